package org.dancingsparks.cases;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Problems with many items, options or solutions and no difficulty. */
final class LargeCases {
  private LargeCases() {}

  static List<Case> all() {
    return List.of(
        forced(300), copies(1000), coins(63), coins(64), coins(200), subsets(70), wide());
  }

  private static Case known(String name, String title, CaseText text, String... numberAndSource) {
    return Case.known("edges/" + name + ".dlx", title, text.toString(), numberAndSource);
  }

  private static Case forced(int items) {
    CaseText text = new CaseText();
    for (int item = 0; item < items; item++) {
      text.primary("i" + item).option("i" + item);
    }
    return known("forced", items + " items, an option each", text, "1", "obvious");
  }

  private static Case copies(int options) {
    CaseText text = new CaseText().primary("a");
    IntStream.range(0, options).forEach(option -> text.option("a"));
    return known("copies", options + " equal options", text, options + "", "obvious");
  }

  private static Case coins(int coins) {
    CaseText text = new CaseText();
    IntStream.range(0, coins)
        .forEach(at -> text.primary("c" + at).option("c" + at).option("c" + at));
    String number = BigInteger.TWO.pow(coins).toString();
    return known(
        "coins-" + coins, coins + " coins, each with two sides", text, number, "2^" + coins);
  }

  private static Case subsets(int options) {
    CaseText text = new CaseText().primary("0:%d|a".formatted(options));
    IntStream.range(0, options).forEach(option -> text.option("a"));
    String number = BigInteger.TWO.pow(options).toString();
    return known(
        "subsets", "All subsets of %d options".formatted(options), text, number, "2^" + options);
  }

  /** A line of thousands of characters. */
  private static Case wide() {
    List<String> items = IntStream.range(0, 700).mapToObj(item -> "i" + item).toList();
    CaseText text = new CaseText();
    items.forEach(text::primary);
    text.option(items.stream().limit(350).collect(Collectors.joining(" ")));
    text.option(items.stream().skip(350).collect(Collectors.joining(" ")));
    text.option(String.join(" ", items));
    return known("wide", "Options of hundreds of items", text, "2", "obvious");
  }
}
