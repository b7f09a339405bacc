package org.dancingsparks.layers.places;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.layers.rounds.RoundsInMemory;
import org.dancingsparks.links.Links;
import org.junit.jupiter.api.Test;

/** Problems made so that a wrong idea of which residuals are isomorphic gives a wrong number. */
class CraftedProblemsTest {
  /** A problem of items such as {@code a}, {@code b[0:2]} and {@code |s}, which is secondary. */
  private static Problem problem(String items, List<String> options) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    for (String item : items.split(" ")) {
      if (item.startsWith("|")) {
        builder.secondary(item.substring(1));
      } else if (item.endsWith("]")) {
        int bracket = item.indexOf('[');
        String[] bounds = item.substring(bracket + 1, item.length() - 1).split(":");
        builder.between(
            item.substring(0, bracket), Integer.parseInt(bounds[0]), Integer.parseInt(bounds[1]));
      } else {
        builder.primary(item);
      }
    }
    for (int number = 0; number < options.size(); number++) {
      builder.option(number);
      for (String entry : options.get(number).split(" ")) {
        String[] words = entry.split(":");
        if (words.length > 1) {
          builder.entry(number, words[0], words[1]);
        } else {
          builder.entry(number, entry);
        }
      }
    }
    return builder.build();
  }

  private static void assertCounts(long expected, String items, List<String> options) {
    Problem problem = problem(items, options);
    assertEquals(expected, new Links(problem, ItemOrder.given(problem)).count());
    OrderedProblem ordered = new OrderedProblem(problem, ItemOrder.given(problem));
    for (ClassMerging.Effort effort :
        List.of(MergedCount.ALWAYS, MergedCount.NARROW, ClassMerging.Effort.DEFAULT)) {
      MergedCount merged = new MergedCount(Limits.ofThisJvm().cores(1), effort, stage -> {});
      assertEquals(BigInteger.valueOf(expected), merged.of(ordered), () -> "with " + effort);
    }
    assertEquals(BigInteger.valueOf(expected), RoundsInMemory.byClasses(ordered, 3));
  }

  private static List<String> options(String all) {
    return List.of(all.split("; *"));
  }

  /** Options with a letter in the place of each {@code *}. */
  private static Stream<String> each(String letters, String options) {
    return letters
        .chars()
        .boxed()
        .flatMap(letter -> options(options.replace('*', (char) letter.intValue())).stream());
  }

  /** An option that covers b may be chosen for a twin ahead of others for the twin. */
  @Test
  void anOptionIsChosenBeyondLaterStages() {
    assertCounts(
        380,
        "a p0[0:1] p1[0:1] p2 p3 q0[0:1] q1[0:1] q2 q3 b",
        Stream.concat(
                Stream.of("a b", "a"),
                each("pq", "*0; *0; *0 *1; *1 *2; *2; *2 b; *1 *3; *3; *3 b"))
            .toList());
  }

  /** Options that keep the same colour hold the places of a twin together. */
  @Test
  void anOptionIsChosenBeyondNarrowPlaces() {
    String kept = "*s1:c *s2:c *s3:c *s4:c";
    List<String> options = new ArrayList<>(options("a b; a; a z; z"));
    each("pq", "*0 *y %s; *0 %s; *y; *1 *s1:c".formatted(kept, kept)).forEach(options::add);
    for (int item = 2; item < 5; item++) {
      String one = "*%d *s%d:c".formatted(item, item);
      String covering = "*%d b *s%d:c".formatted(item, item);
      each("pq", String.join(";", one, one, covering)).forEach(options::add);
    }
    assertCounts(
        1_792,
        "a z p0 py p1 p2 p3 p4 q0 qy q1 q2 q3 q4 b |ps1 |ps2 |ps3 |ps4 |qs1 |qs2 |qs3 |qs4",
        options);
  }

  /** Room on the frontier is not seen in a graph of few bits. */
  @Test
  void itemsOfTheFrontierHaveRoom() {
    List<String> options = new ArrayList<>();
    for (int row = 0; row < 4; row++) {
      for (int column = 0; column < 5; column++) {
        options.add("r%d c%d d%d".formatted(row, column, column));
        options.add("r%d d%d e%d".formatted(row, column, column));
      }
    }
    String items =
        String.join(
            " ",
            Stream.of("r", "c", "d", "e")
                .flatMap(
                    kind ->
                        IntStream.range(0, kind.equals("r") ? 4 : 5)
                            .mapToObj(number -> kind + number + "[0:2]"))
                .toList());
    assertCounts(3_442_901, items, options);
  }

  /** Items with equal room differ in how many options they need. */
  @Test
  void itemsNeedDifferentNumbers() {
    assertCounts(
        42,
        "a0 a1 p[0:1] q[1:2] b0 b1",
        options("a0 b0; a0; a1 b1; a1; p b0; p b1; p; p; q b0; q b1; q; q"));
  }

  /** Columns that equally many later options have, in other rows. */
  @Test
  void columnsDifferInTheNumbersOfEqualOptions() {
    assertCounts(
        3_139,
        "r0[0:2] r1[0:3] r2[1:2] r3[2:2] c0[0:3] c1[0:3] c2[0:3]",
        options(
            "r0 c0; r0 c0; r0 c1; r0 c1; r0 c2; r0 c2; r1 c0; r1 c1; r1 c1; r1 c2; r2 c0; r2 c2;"
                + "r2 c2; r3 c0; r3 c0; r3 c2"));
  }
}
