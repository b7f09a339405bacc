package org.dancingsparks.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemBuilderTest {
  /** An identifier whose name does not distinguish it from others. */
  private record Named(int number) {
    @Override
    public String toString() {
      return "same";
    }
  }

  @Test
  void takesIdentifiersOfAnyType() {
    ProblemBuilder<List<Integer>, Character> builder = new ProblemBuilder<>();
    builder.primary(List.of(1, 2)).secondary(List.of(3)).option('x', List.of(List.of(3)));
    builder.entry('x', List.of(1, 2));
    Problem problem = builder.build();
    assertThat(problem.names(0)).containsExactly("[3]", "[1, 2]");
    assertThat(problem.label(0)).contains("x");
    assertThat(builder.identifier(0)).isEqualTo('x');
  }

  @Test
  void takesEntriesInAnyOrder() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    builder.primary("a").primary("b").primary("c");
    builder.entry("two", "c").entry("one", "a").entry("two", "b").entry("one", "c");
    Problem problem = builder.build();
    assertThat(problem.names(0)).containsExactly("c", "b");
    assertThat(problem.names(1)).containsExactly("a", "c");
    assertThat(builder.identifier(0)).isEqualTo("two");
  }

  @Test
  void numbersPrimaryItemsBeforeSecondaryOnes() {
    Problem problem =
        new ProblemBuilder<String, String>()
            .secondary("s")
            .primary("p")
            .secondary("t")
            .primary("q")
            .option("o", List.of("t", "q"))
            .build();
    assertThat(problem.primaryItems()).isEqualTo(2);
    assertThat(List.of(problem.itemName(0), problem.itemName(1))).containsExactly("p", "q");
    assertThat(List.of(problem.itemName(2), problem.itemName(3))).containsExactly("s", "t");
    assertThat(problem.names(0)).containsExactly("t", "q");
    assertThat(problem.isPrimary(1)).isTrue();
    assertThat(problem.isPrimary(2)).isFalse();
  }

  @Test
  void namingAnOptionAgainChangesNothing() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    builder.primary("a").option("x").option("y", List.of("a")).option("x");
    Problem problem = builder.build();
    assertThat(problem.options()).isEqualTo(2);
    assertThat(problem.size(0)).isZero();
    assertThat(problem.entries()).isEqualTo(1);
  }

  @Test
  void aBuiltProblemDoesNotChange() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    builder.primary("a").option("x", List.of("a"));
    Problem before = builder.build();
    String text = before.canonicalText();
    builder.primary("b").entry("x", "b").option("y");
    assertThat(before.canonicalText()).isEqualTo(text);
    assertThat(builder.build().canonicalText()).isNotEqualTo(text);
  }

  @Test
  void labelsByTheGivenFunction() {
    ProblemBuilder<String, Integer> builder =
        new ProblemBuilder<>(option -> option == 1 ? null : "number " + option);
    builder.primary("a").primary("b").option(1, List.of("b", "a")).option(2);
    Problem problem = builder.build();
    assertThat(problem.label(0)).isEmpty();
    assertThat(problem.describe(0)).isEqualTo("b a");
    assertThat(problem.describe(1)).isEqualTo("number 2");
  }

  @Test
  void refusesAnItemTwiceInAnOption() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<String, String>().primary("a");
    builder.entry("x", "a");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.entry("x", "a"))
        .withMessageContaining("Option x")
        .withMessageContaining("item a twice");
  }

  @Test
  void refusesAnUnknownItem() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<String, String>().primary("a");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.option("x", List.of("a", "b")))
        .withMessageContaining("Option x")
        .withMessageContaining("item b, which is not declared");
  }

  @Test
  void refusesAnItemDeclaredTwice() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<String, String>().primary("a");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.secondary("a"))
        .withMessageContaining("Item a is declared twice");
  }

  @Test
  void refusesTwoItemsOfOneName() {
    ProblemBuilder<Named, String> builder =
        new ProblemBuilder<Named, String>().primary(new Named(1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.primary(new Named(2)))
        .withMessageContaining("Two different items are both called same");
  }

  @Test
  void keepsOptionsOfOneNameApart() {
    ProblemBuilder<String, Named> builder = new ProblemBuilder<String, Named>().primary("a");
    builder.entry(new Named(1), "a").entry(new Named(2), "a");
    assertThat(builder.build().options()).isEqualTo(2);
  }
}
