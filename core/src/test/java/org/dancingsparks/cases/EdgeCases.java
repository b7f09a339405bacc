package org.dancingsparks.cases;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Problems at the limits of the format. */
final class EdgeCases {
  private static final String LONG =
      "a-name-of-two-hundred-characters-".repeat(7).substring(0, 199);

  private EdgeCases() {}

  static List<Case> all() {
    return Stream.of(exactOnes(), bounds(), colours(), layout(), costs())
        .flatMap(List::stream)
        .toList();
  }

  private static Case edge(String name, String title, String... lines) {
    return Case.brute("edges/" + name + ".dlx", title, CaseText.lines(lines));
  }

  private static List<Case> exactOnes() {
    return List.of(
        edge("no-options", "An item and no option", "a"),
        edge("item-without-option", "An item that no option has", "a b c", "a", "a b", "b"),
        edge("one-solution", "One option for one item", "a", "a"),
        edge("whole", "One option for all items", "a b c d e", "a b c d e"),
        edge("conflict", "Two options, which conflict", "a b c", "a b", "b c"),
        edge(
            "equal-options",
            "Equal options are different ones",
            "a b",
            "a b",
            "a b",
            "a",
            "b",
            "b"),
        edge("unused-secondary", "Secondary items that no option has", "a | s t", "a", "a"),
        edge(
            "only-secondary",
            "An option without primary items is in no solution",
            "a | s t",
            "a s",
            "s",
            "a",
            "t",
            "s t"),
        edge(
            "secondary-first",
            "Options that begin with secondary items",
            "a b | s t",
            "s a",
            "t s b",
            "t b",
            "s t a b"),
        edge(
            "secondary-conflict",
            "A secondary item that each option of two items has",
            "a b | s",
            "a s",
            "a s",
            "b s"));
  }

  private static List<Case> bounds() {
    return List.of(
        edge("none-needed", "No option, and none is needed: the empty solution", "0:1|a"),
        edge("none-or-one", "None or one of three", "0:1|a", "a", "a", "a"),
        edge("any", "Any of five: all subsets", "0:9|a", "a", "a", "a", "a", "a"),
        edge("two-or-three", "Two or three of four", "2:3|a", "a", "a", "a", "a"),
        edge("too-many", "Three of two", "3|a", "a", "a"),
        edge("all-of-them", "Three of three", "3|a b", "a", "a", "a b"),
        edge("beyond", "At most more than there are", "1:1000000|a", "a", "a", "a"),
        edge(
            "one-to-one",
            "Bounds of one and one",
            "1:1|a 1|b 0:1|c",
            "a b",
            "a c",
            "b",
            "c",
            "a",
            "b c"),
        edge(
            "optional",
            "Items that all may stay open",
            "0:1|a 0:1|b 0:1|c",
            "a b",
            "b c",
            "a c",
            "a",
            "b",
            "c"),
        edge("twice-together", "Two options twice together", "2|a 2|b", "a b", "a b", "a", "b"),
        edge(
            "not-once",
            "An item that may stay open, and one that is covered twice",
            "0:1|a 2|b",
            "a b",
            "a b",
            "b",
            "a"));
  }

  private static List<Case> colours() {
    return List.of(
        edge("one-colour", "One colour, so no conflict", "a b c | x", "a x:A", "b x:A", "c x:A"),
        edge("two-colours", "Two colours", "a b | x", "a x:A", "a x:B", "b x:A", "b x:B"),
        edge("colour-and-none", "A colour, and none: these conflict", "a b | x", "a x:A", "b x"),
        edge(
            "colours-secondary",
            "Coloured options without primary items",
            "a | x y",
            "a x:A",
            "x:A",
            "x:B y:A",
            "a y"),
        edge(
            "colours-open",
            "Coloured items, and primary ones that may stay open",
            "0:2|a 0:1|b | x",
            "a x:A",
            "a x:B",
            "b x:A",
            "b x:B",
            "a b x:A"),
        edge(
            "many-colours",
            "Three items and two that agree on one of nine colours",
            items("a b c | x y", 9)));
  }

  private static String[] items(String first, int colours) {
    return Stream.concat(
            Stream.of(first),
            IntStream.rangeClosed(1, colours)
                .boxed()
                .flatMap(
                    colour ->
                        Stream.of(
                            "a x:%d".formatted(colour),
                            "b x:%d y:%d".formatted(colour, 10 - colour),
                            "c y:%d".formatted(colour))))
        .toArray(String[]::new);
  }

  private static List<Case> layout() {
    return List.of(
        edge(
            "layout",
            "Comments, empty lines, tabs, and blanks at the ends of lines",
            "",
            "|",
            "  a   b\tc  |  s  ",
            "",
            "| a b c",
            "\ta b  ",
            "c s",
            "",
            " a   c\ts\t",
            "b s",
            "b",
            "| the end"),
        edge(
            "names",
            "Names of digits and signs",
            "1 01 001 + - # $x *",
            "1 01 001",
            "+ - # $x *",
            "1 +",
            "01 -",
            "001 #",
            "$x",
            "*"),
        edge(
            "letters",
            "Names that are not of ASCII, as UTF-8",
            "é ü 日本 | ñ",
            "é ü",
            "日本 ñ",
            "é ñ",
            "ü 日本",
            "日本"),
        edge(
            "long-names",
            "Names of 200 characters, all but the last equal",
            "%1$s1 %1$s2 %1$s3 | %1$ss".formatted(LONG),
            "%1$s1 %1$s2".formatted(LONG),
            "%1$s3 %1$ss".formatted(LONG),
            "%1$s1 %1$s3 %1$ss".formatted(LONG),
            "%1$s2 %1$ss".formatted(LONG),
            "%1$s2".formatted(LONG)),
        edge(
            "long-colours",
            "Colours of several letters",
            "a b c | x",
            "a x:red",
            "b x:reddish",
            "b x:red",
            "c x:red",
            "c"));
  }

  private static List<Case> costs() {
    return List.of(
        edge(
            "cost-of-one",
            "Costs of 0, written and not",
            "a b",
            "a",
            "b",
            "a b |0",
            "a |-5 |5",
            "a b |1"),
        edge("cost-negative", "Costs below 0", "a b", "a |-3", "b |-4", "a b |-8", "a |5", "b"),
        edge(
            "cost-large",
            "Costs beyond 2^53",
            "a b",
            "a |4000000000000000000",
            "b |-9007199254740993",
            "a b |3990992800745259008",
            "a b |3990992800745259007"),
        edge("cost-unsolvable", "Costs and no solution", "a b", "a |1", "a |2"),
        edge(
            "cost-open",
            "Nothing has to be chosen, but some options cost less than 0",
            "0:3|a 0:1|b",
            "a |-2",
            "a |3",
            "a b |-2",
            "b |-1"),
        edge(
            "cost-equal",
            "All solutions cost the same",
            "2|a b",
            "a |5",
            "a |5",
            "a |5",
            "b |1",
            "b |1"));
  }
}
