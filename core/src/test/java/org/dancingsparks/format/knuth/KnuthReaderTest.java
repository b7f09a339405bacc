package org.dancingsparks.format.knuth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.message.InputException;
import org.dancingsparks.testing.BruteForce;
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

  @Test
  void readsTheColoursOfKnuthsExample() {
    Problem problem =
        read("| A simple example\nA B C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nX:0 Y:1\nB X:1\nC Y:1\n");
    assertThat(problem.hasBounds()).isFalse();
    assertThat(problem.colours()).isEqualTo(2);
    assertThat(problem.describe(1)).isEqualTo("A C X:1 Y:1");
    assertThat(BruteForce.solutions(problem)).containsExactly(List.of(1, 3));
  }

  @Test
  void readsTheBoundsOfKnuthsExample() {
    Problem problem = read("A B 2:3|C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nC X:0\nB X:1\nC Y:1\n");
    assertThat(List.of(0, 1, 2, 3, 4)).map(problem::least).containsExactly(1, 1, 2, 0, 0);
    assertThat(List.of(0, 1, 2)).map(problem::most).containsExactly(1, 1, 3);
    assertThat(BruteForce.solutions(problem)).containsExactly(List.of(1, 3, 4));
  }

  @Test
  void oneBoundIsBoth() {
    Problem problem = read("2|a 1|b 0:1|c 1:1|2 0:2147483647|d\na\n");
    assertThat(problem.canonicalText())
        .contains("primary \"2\" \"a\"*2:2 \"b\" \"c\"*0:1 \"d\"*0:2147483647\n");
    assertThat(read("1:1|a 1|b\na\n").hash()).isEqualTo(read("a b\na\n").hash());
  }

  @Test
  void aColourOfOneCharacterStandsForItself() {
    Problem problem = read("a | s\na s::\na s:|\na s:%\na s:é\na s:%25\na s:%7Cx\n");
    assertThat(List.of(1, 2, 3, 4, 5))
        .map(problem::colourName)
        .containsExactly(":", "|", "%", "é", "|x");
    assertThat(problem.colour(4, 1)).isEqualTo(problem.colour(2, 1));
  }

  @Test
  void readsLongNamesOfColours() {
    Problem problem =
        read("| colour: r is dark%20red\n|colour:  b  is  r\na | s\na s:r\na s:b\na s:x\n");
    assertThat(List.of(1, 2, 3)).map(problem::colourName).containsExactly("dark red", "r", "x");
  }

  @Test
  void namesOfAnOrderCanHaveBounds() {
    assertThat(KnuthReader.readNames("o", "a 2:3|b 4|c | s\n")).containsExactly("a", "b", "c", "s");
  }

  static List<Arguments> broken() {
    return List.of(
        Arguments.of("two long names", "| item: a is b\n| item: a is c\na\n", 2, "two long names"),
        Arguments.of("a long name of none", "| item: a is b\nc\nc\n", 2, "not among the items"),
        Arguments.of("a long name that is one", "| item: a is b\na b\n", 2, "declared twice"),
        Arguments.of(
            "a long name of two items", "| item: a is c\n| item: b is c\na b\n", 2, "Two items"),
        Arguments.of("a bad long name", "| item: a is b%\na\n", 1, "hexadecimal digits"),
        Arguments.of("an item twice", "a b a\n", 1, "Item a is declared twice"),
        Arguments.of("primary and secondary", "a | b a\n", 1, "Item a is declared twice"),
        Arguments.of("a second bar", "a | b | c\n", 1, "second |"),
        Arguments.of("an unknown item", "a\n\na b\n", 3, "names the item b"),
        Arguments.of("an item twice in an option", "a b\na b a\n", 2, "names the item a twice"),
        Arguments.of(
            "a colour of a primary item", "a b\na b:1\n", 2, "primary item b the colour 1"),
        Arguments.of("a colour of an unknown item", "a\na b:1\n", 2, "names the item b"),
        Arguments.of("a colour among the items", "| c\na:x\n", 2, "a:x contains a :"),
        Arguments.of("an empty colour", "a | s\na s:\n", 2, "s: has no colour"),
        Arguments.of("a colour of no item", "a | s\na :x\n", 2, ":x gives a colour to no item"),
        Arguments.of("two colours", "a | s\na s:xx:y\n", 2, "xx:y contains a :"),
        Arguments.of("an item in two colours", "a | s\na s:x s:y\n", 2, "names the item s twice"),
        Arguments.of("a bar in a colour", "a | s\na s:x|y\n", 2, "x|y contains a |"),
        Arguments.of("half an escape in a colour", "a | s\na s:%4\n", 2, "hexadecimal digits"),
        Arguments.of(
            "two long colours", "| colour: r is red\n| colour: r is x\na\n", 2, "two long names"),
        Arguments.of(
            "a long colour of two", "| colour: r is x\n| colour: s is x\na\n", 2, "Two colours"),
        Arguments.of(
            "a colour that is a long one",
            "| colour: r is b\na | s\na s:r\na s:b\n",
            4,
            "The colour b is the long name of another"),
        Arguments.of("bounds the wrong way round", "a 3:2|b\n", 1, "has the bounds 3 and 2"),
        Arguments.of("a greatest number of 0", "0|a\n", 1, "has the bounds 0 and 0"),
        Arguments.of("both bounds 0", "0:0|a\n", 1, "has the bounds 0 and 0"),
        Arguments.of("a large bound", "a 0:2147483648|b\n", 1, "the bound 2147483648; bounds are"),
        Arguments.of(
            "a very large bound", "99999999999999999999|b\n", 1, "99999; bounds are at most"),
        Arguments.of("a negative bound", "-1:2|b\n", 1, "-1:2|b contains a | that no bounds"),
        Arguments.of("a missing bound", "a 2:|b\n", 1, "2:|b contains a | that no bounds"),
        Arguments.of("three bounds", "1:2:3|b\n", 1, "1:2:3|b contains a | that no bounds"),
        Arguments.of("a bound without a bar", "1:2\n", 1, "1:2 contains a :"),
        Arguments.of("bounds of no item", "1:2| b\n", 1, "1:2| has bounds, but no name"),
        Arguments.of("bounds twice", "1:2|2|b\n", 1, "2|b contains a |"),
        Arguments.of(
            "bounds of a secondary item", "a | 1:2|b\n", 1, "The secondary item b has bounds"),
        Arguments.of("an item twice with bounds", "2|a 3|a\n", 1, "Item a is declared twice"),
        Arguments.of("bounds in an option", "2|a\n2|a\n", 2, "2|a contains a |"),
        Arguments.of("a bar in a name", "a b\n|c\na|b\n", 3, "a|b contains a |"),
        Arguments.of("a bar in an item", "a|b\n", 1, "a|b contains a | that no bounds"),
        Arguments.of("a bar in an option", "a b\na | b\n", 2, "| is not a cost"),
        Arguments.of("a cost of letters", "a\na |x\n", 2, "|x is not a cost"),
        Arguments.of("a cost with a fraction", "a\na |1.5\n", 2, "|1.5 is not a cost"),
        Arguments.of("a long cost", "a\na |9223372036854775808\n", 2, "64 bits"),
        Arguments.of("large costs", "a\na |9223372036854775807 |1\n", 2, "64 bits"),
        Arguments.of("half an escape", "a%2 b\n", 1, "two hexadecimal digits"),
        Arguments.of("no hexadecimal digits", "a\na%zz\n", 2, "two hexadecimal digits"),
        Arguments.of("an escape at the end", "a\na%\n", 2, "two hexadecimal digits"),
        Arguments.of("bytes that are no UTF-8", "a\n%FF\n", 2, "hexadecimal digits of UTF-8"),
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
