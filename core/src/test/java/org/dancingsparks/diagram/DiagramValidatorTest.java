package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Bytes that are well formed but no diagram of the problem are refused before they are counted. */
class DiagramValidatorTest {
  /** Options: 0 is a, 1 is b, 2 is a and b, 3 is a with c, 4 is b with c; c is secondary. */
  private static final Problem PROBLEM = problem(List.of("a", "b"), "a", "b", "ab", "ac", "bc");

  /** A problem with items of one letter, of which c is secondary. */
  private static Problem problem(List<String> primary, String... options) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    primary.forEach(builder::primary);
    builder.secondary("c");
    for (int option = 0; option < options.length; option++) {
      builder.option(option, List.of(options[option].split("")));
    }
    return builder.build();
  }

  private static byte[] bytes(int... numbers) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int number : numbers) {
      bytes.write(number);
    }
    return bytes.toByteArray();
  }

  private static Diagram read(int... numbers) throws IOException {
    return read(PROBLEM, bytes(numbers));
  }

  private static Diagram read(Problem problem, byte... bytes) throws IOException {
    return DiagramBytes.read(
        new DataInputStream(new ByteArrayInputStream(bytes)),
        problem,
        ItemOrder.given(problem),
        List.of(Prefix.EMPTY));
  }

  private static void assertRefused(String why, int... numbers) {
    assertThatIllegalArgumentException().isThrownBy(() -> read(numbers)).withMessageContaining(why);
  }

  @Test
  void theDiagramItselfIsRead() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Diagram diagram = new FrontierSearch(PROBLEM, ItemOrder.given(PROBLEM)).diagram().orElseThrow();
    DiagramBytes.write(diagram, new DataOutputStream(bytes));
    int[] numbers = new int[bytes.size()];
    for (int at = 0; at < numbers.length; at++) {
      numbers[at] = bytes.toByteArray()[at];
    }
    assertThat(read(numbers).count()).isEqualTo(diagram.count()).isEqualTo(4);
  }

  @Test
  void pathsThatLeaveAnItemOpenAreRefused() {
    // Visited; one root, node 1; one node: one edge, option 0, to the end.
    assertRefused("uncovered", 1, 1, 2, 1, 1, 0, 0);
    // The end as root.
    assertRefused("uncovered", 1, 1, 1, 0);
  }

  @Test
  void pathsThatCoverAnItemTwiceAreRefused() {
    // Node 1: option 1; node 2: option 2 to node 1.
    assertRefused("twice", 1, 1, 3, 2, 1, 1, 0, 1, 2, 0);
    // Of a secondary item: node 1: option 4; node 2: option 3 to node 1.
    assertRefused("twice", 1, 1, 3, 2, 1, 4, 0, 1, 3, 0);
    // The same where only one of the paths below has it: node 1: options 1 and 4.
    assertRefused("twice", 1, 1, 3, 2, 2, 1, 0, 2, 0, 1, 3, 0);
  }

  @Test
  void edgesThatCoverDifferentItemsAreRefused() {
    // Node 1: options 0 and 1, both to the end.
    assertRefused("belong together", 1, 1, 2, 1, 2, 0, 0, 0, 0);
  }

  @Test
  void solutionsInAnotherOrderOfItemsAreRefused() {
    // Node 1: option 0; node 2: option 1 to node 1: b before a.
    assertRefused("belong together", 1, 1, 3, 2, 1, 0, 0, 1, 1, 0);
  }

  @Test
  void solutionsListedTwiceAreRefused() {
    // Node 1: option 0, node 2: option 1; node 3: option 0 to node 2, option 1 to node 1.
    assertRefused("belong together", 1, 1, 4, 3, 1, 0, 0, 1, 1, 1, 2, 0, 0, 0, 1);
  }

  @Test
  void countsThatDoubleNodeByNodeAreRefused() {
    int[] numbers = new int[4 + 5 * 100];
    System.arraycopy(new int[] {1, 1, 101, 100}, 0, numbers, 0, 4);
    for (int node = 0; node < 100; node++) {
      // Options 0 and 3, both to the node before.
      System.arraycopy(new int[] {2, 0, 0, 2, 0}, 0, numbers, 4 + 5 * node, 5);
    }
    assertRefused("twice", numbers);
  }

  @Test
  void optionsWithoutPrimaryItemsAreRefused() {
    Problem problem = problem(List.of("a"), "a", "c");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                DiagramBytes.read(
                    new DataInputStream(new ByteArrayInputStream(bytes(1, 1, 2, 1, 1, 1, 0))),
                    problem,
                    ItemOrder.given(problem),
                    List.of(Prefix.EMPTY)));
  }

  /** Items a and b with up to two options: 0 and 1 have a, 2 has b. */
  private static Problem twoBounded() {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    builder.between("a", 0, 2).between("b", 0, 2);
    return builder.option(0, List.of("a")).option(1, List.of("a")).option(2, List.of("b")).build();
  }

  private static void assertOutOfOrder(int... numbers) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> read(twoBounded(), bytes(numbers)))
        .withMessageContaining("belong together");
  }

  @Test
  void optionsOfAnItemWithBoundsAreChosenInOrderAndOnce() throws IOException {
    // Node 1: option 1; node 2: option 0 to node 1.
    assertThat(read(twoBounded(), bytes(0, 1, 3, 2, 1, 1, 0, 1, 0, 0)).count()).isEqualTo(1);
    // Node 1: option 0; node 2: option 0 to node 1.
    assertOutOfOrder(0, 1, 3, 2, 1, 0, 0, 1, 0, 0);
    // Node 1: option 0; node 2: option 1 to node 1.
    assertOutOfOrder(0, 1, 3, 2, 1, 0, 0, 1, 1, 0);
    // Node 1: options 1 and 2, which have different items.
    assertOutOfOrder(0, 1, 2, 1, 2, 1, 0, 0, 0);
    // Node 1: option 1; node 2: option 0, and leaving the item a to node 1.
    assertOutOfOrder(0, 1, 3, 2, 1, 1, 0, 2, 0, 1, 2, 0);
  }

  @Test
  void diagramsAreReadWhereAllPathsKeepTheBounds() {
    int[] kept = new int[2];
    Seed.times(
        500,
        (random, seed) -> {
          Problem problem = SmallProblems.bounded(random);
          Problem other = withOtherBounds(problem, random);
          boolean fits =
              BruteForce.solutions(problem).stream().allMatch(s -> keepsBounds(other, s));
          kept[fits ? 1 : 0]++;
          byte[] bytes = written(problem);
          if (fits) {
            assertThatCode(() -> read(other, bytes)).doesNotThrowAnyException();
          } else {
            assertThatIllegalArgumentException()
                .isThrownBy(() -> read(other, bytes))
                .withMessageContaining("too often or too seldom");
          }
        });
    assertThat(kept[0]).isGreaterThan(5);
    assertThat(kept[1]).isGreaterThan(5);
  }

  private static byte[] written(Problem problem) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      DiagramBytes.write(
          new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow(),
          new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return bytes.toByteArray();
  }

  private static boolean keepsBounds(Problem problem, List<Integer> solution) {
    return IntStream.range(0, problem.primaryItems())
        .allMatch(
            item -> {
              long uses = solution.stream().filter(id -> has(problem, id, item)).count();
              return problem.least(item) <= uses && uses <= problem.most(item);
            });
  }

  private static boolean has(Problem problem, int option, int item) {
    return IntStream.range(0, problem.size(option))
        .anyMatch(entry -> problem.item(option, entry) == item);
  }

  /** The same problem, but other bounds where an item need not be covered exactly once. */
  private static Problem withOtherBounds(Problem problem, Random random) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    for (int item = 0; item < problem.items(); item++) {
      boolean isOther = problem.isPrimary(item) && !problem.isOnce(item);
      int least = isOther ? random.nextInt(3) : 1;
      int most = isOther ? Math.max(2, least + random.nextInt(3)) : 1;
      if (problem.isPrimary(item)) {
        builder.between(problem.itemName(item), least, most);
      } else {
        builder.secondary(problem.itemName(item));
      }
    }
    for (int option = 0; option < problem.options(); option++) {
      builder.option(option, List.of(problem.names(option)));
    }
    return builder.build();
  }
}
