package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.message.InputException;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class KnuthReaderTest {
  private static Problem read(String text) {
    return KnuthReader.read("p.dlx", text);
  }

  @Test
  void readsItemsAndOptions() {
    Problem problem = read("a b c d e f g\nc e\na d g\nb c f\na d f\nb g\nd e g\n");
    assertThat(problem.items()).isEqualTo(7);
    assertThat(problem.options()).isEqualTo(6);
    assertThat(problem.names(1)).containsExactly("a", "d", "g");
    assertThat(problem.label(1)).isEmpty();
    assertThat(Walks.count(problem)).isEqualTo(1);
  }

  @Test
  void readsSecondaryItemsAfterTheBar() {
    Problem problem = read("a b | s t\na s\nb s\nb t\n");
    assertThat(problem.primaryItems()).isEqualTo(2);
    assertThat(problem.items()).isEqualTo(4);
    assertThat(Walks.count(problem)).isEqualTo(1);
    assertThat(read("a |\na\n").items()).isEqualTo(1);
  }

  @Test
  void passesOverCommentsAndBlankLines() {
    Problem problem = read("| a comment\n\n|another\n  a   b\t\n\n| in between\n b\ta \n  | end\n");
    assertThat(problem.items()).isEqualTo(2);
    assertThat(problem.options()).isEqualTo(1);
    assertThat(problem.names(0)).containsExactly("b", "a");
  }

  @Test
  void readsLinesOfEverySystem() {
    assertThat(read("a b\r\na\r\nb\r\n").hash()).isEqualTo(read("a b\na\nb").hash());
  }

  @Test
  void labelsTheOptionThatFollows() {
    Problem problem =
        read("a b\na\n| label: first % 25\n".replace("% 25", "%25") + "\n| x\nb\na b\n");
    assertThat(problem.label(0)).isEmpty();
    assertThat(problem.label(1)).contains("first %");
    assertThat(problem.label(2)).isEmpty();
  }

  @Test
  void keepsEqualOptionsApart() {
    assertThat(Walks.count(read("a\na\na\n| label: x\na\n"))).isEqualTo(3);
  }

  @Test
  void readsEscapedNames() {
    Problem problem = read("a%20b %7C %3a % %E5%90%8D %25\n% a%20b\n");
    assertThat(List.of(0, 1, 2, 3, 4, 5))
        .map(problem::itemName)
        .containsExactly("a b", "|", ":", "", "名", "%");
    assertThat(problem.names(0)).containsExactly("", "a b");
  }

  @Test
  void readsLongNamesOfShortOnes() {
    Problem problem =
        read("| item: LightGre is LightGreen\n|item:  x  is  a%20b \nLightGre | x\nx LightGre\n");
    assertThat(problem.itemName(0)).isEqualTo("LightGreen");
    assertThat(problem.names(0)).containsExactly("a b", "LightGreen");
  }

  @Test
  void otherCommentsOnItemsAreComments() {
    Problem problem = read("| item: is\n| items a is b\na\n| item: a is b\na\n");
    assertThat(problem.itemName(0)).isEqualTo("a");
  }

  @Test
  void addsUpTheCostsOfAnOption() {
    Problem problem = read("a b\na |7\nb |1 |2\na |-5 b |3\nb\n");
    assertThat(problem.hasCosts()).isTrue();
    assertThat(List.of(0, 1, 2, 3)).map(problem::cost).containsExactly(7L, 3L, -2L, 0L);
    assertThat(problem.names(2)).containsExactly("a", "b");
    assertThat(problem.hash()).isEqualTo(read("a b\na\nb\na b\nb\n").hash());
    assertThat(read("a\na |1 |-1\n").hasCosts()).isFalse();
  }

  static List<Arguments> broken() {
    return List.of(
        Arguments.of("two long names", "| item: a is b\n| item: a is c\na\n", 2, "two long names"),
        Arguments.of("a long name of none", "| item: a is b\nc\nc\n", 2, "not among the items"),
        Arguments.of("a long name that is one", "| item: a is b\na b\n", 2, "declared twice"),
        Arguments.of("a bad long name", "| item: a is b%\na\n", 1, "hexadecimal digits"),
        Arguments.of("an item twice", "a b a\n", 1, "Item a is declared twice"),
        Arguments.of("primary and secondary", "a | b a\n", 1, "Item a is declared twice"),
        Arguments.of("a second bar", "a | b | c\n", 1, "second |"),
        Arguments.of("an unknown item", "a\n\na b\n", 3, "names the item b"),
        Arguments.of("an item twice in an option", "a b\na b a\n", 2, "names the item a twice"),
        Arguments.of("a colour", "a | b\na b:1\n", 2, "b:1 has a colour"),
        Arguments.of("a colour of an item", "| c\na:x\n", 2, "a:x has a colour"),
        Arguments.of("a bar in a name", "a b\n|c\na|b\n", 3, "a|b contains a |"),
        Arguments.of("a bar in an option", "a b\na | b\n", 2, "| is no cost"),
        Arguments.of("a cost of letters", "a\na |x\n", 2, "|x is no cost"),
        Arguments.of("a cost with a fraction", "a\na |1.5\n", 2, "|1.5 is no cost"),
        Arguments.of("a long cost", "a\na |9223372036854775808\n", 2, "64 bits"),
        Arguments.of("large costs", "a\na |9223372036854775807 |1\n", 2, "64 bits"),
        Arguments.of("half an escape", "a%2 b\n", 1, "two hexadecimal digits"),
        Arguments.of("no hexadecimal digits", "a\na%zz\n", 2, "two hexadecimal digits"),
        Arguments.of("an escape at the end", "a\na%\n", 2, "two hexadecimal digits"),
        Arguments.of("bytes that are no UTF-8", "a\n%FF\n", 2, "make UTF-8"),
        Arguments.of("an escape in a label", "a\n| label: 5%\na\n", 2, "two hexadecimal digits"),
        Arguments.of("names that are one", "a %61\n", 1, "Item a is declared twice"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("broken")
  void refusesWithFileAndLine(String what, String text, int line, String message) {
    assertThatExceptionOfType(InputException.class)
        .as(what)
        .isThrownBy(() -> read(text))
        .withMessageStartingWith("p.dlx:" + line + ": ")
        .withMessageContaining(message)
        .withMessageContaining(" In: " + text.lines().toList().get(line - 1).strip());
  }

  @Test
  void refusesATextWithoutItems() {
    for (String text : List.of("", "\n\n", "| only a comment\n")) {
      assertThatExceptionOfType(InputException.class)
          .isThrownBy(() -> read(text))
          .withMessageStartingWith("p.dlx names no items");
    }
  }
}
