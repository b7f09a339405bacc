package org.dancingsparks.cases;

import java.util.List;

/** Small examples of the literature. */
final class ToyCases {
  private ToyCases() {}

  static List<Case> all() {
    return List.of(
        toy(
            "cover",
            "The first example of TAOCP 7.2.2.1",
            "a b c d e f g",
            "c e",
            "a d g",
            "b c f",
            "a d f",
            "b g",
            "d e g"),
        toy(
            "colours",
            "The first example of colours in TAOCP 7.2.2.1",
            "p q r | x y",
            "p q x y:A",
            "p r x:A y",
            "p x:B",
            "q x:A",
            "r y:B"),
        toy(
            "multiplicities",
            "The example in the introduction of Knuth's program DLX3",
            "A B 2:3|C | X Y",
            "A B X:0 Y:0",
            "A C X:1 Y:1",
            "C X:0",
            "B X:1",
            "C Y:1"),
        toy(
            "choices",
            "Two options of four for one item, three of five for another",
            "2|A 3|B",
            "A",
            "A",
            "A",
            "A",
            "B",
            "B",
            "B",
            "B",
            "B"),
        toy("five-sets", "Five sets of numbers", "1 2 3 4 5", "1 5", "2 4", "2 3", "3", "1 4 5"),
        toy(
            "six-by-four",
            "Six sets of numbers",
            "1 2 3 4",
            "1 3",
            "3 4",
            "2",
            "1 3 4",
            "4",
            "1 2"),
        toy(
            "shop",
            "Costs of several words, and 0",
            "a b c d | s",
            "a b |7",
            "c d |1 |2",
            "a c s |5",
            "b d s",
            "b d |4",
            "a b c d |9"),
        toy(
            "knapsack",
            "Three or four of seven things, at the least cost",
            "3:4|n a | x y",
            "n |31",
            "n x |10",
            "n x y |4",
            "n y |12",
            "n a |18",
            "n a x |9",
            "n a y |9"));
  }

  private static Case toy(String name, String title, String... lines) {
    return Case.brute("toys/" + name + ".dlx", title, CaseText.lines(lines));
  }
}
