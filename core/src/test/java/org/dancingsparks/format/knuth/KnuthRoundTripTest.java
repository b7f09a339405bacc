package org.dancingsparks.format.knuth;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.message.Printable;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/**
 * Problems written as Knuth's text are read back the same: items with bounds, options with colours,
 * labels and costs in order.
 */
class KnuthRoundTripTest {
  private static final List<String> ODD =
      List.of(
          "",
          " ",
          "|",
          ":",
          "%",
          "%41",
          "%%",
          "a b",
          " a",
          "a ",
          "a|b",
          "a:1",
          "\t",
          "\n",
          "\r\n",
          "\u0000",
          "\u001b[31m",
          "\u0085",
          "\u00a0",
          "\u2028",
          "\u3000",
          "\u200b",
          "\ufeff",
          "\u202e",
          "é",
          "ж",
          "名",
          "😀",
          "\uE000",
          "\uffff",
          "#",
          "\"",
          "\\",
          "| label: x",
          "a\u00a0",
          "a long name",
          "LightGreen",
          "(10,10,10)");

  private static void checkRoundTrip(Problem problem) {
    Problem read = checkReadBack(problem, KnuthWriter.write(problem));
    assertThat(KnuthWriter.write(read)).isEqualTo(KnuthWriter.write(problem));
    String text = KnuthWriter.writeShort(problem);
    assertThat(KnuthWriter.writeShort(checkReadBack(problem, text))).isEqualTo(text);
    checkShort(text);
  }

  private static String entry(Problem problem, int option, int place) {
    int colour = problem.colour(option, place);
    String item = problem.itemName(problem.item(option, place));
    return colour == 0 ? item : "%s in %s".formatted(item, problem.colourName(colour));
  }

  private static Problem checkReadBack(Problem problem, String text) {
    Problem read = KnuthReader.read("round.dlx", text);
    assertThat(read.canonicalText()).isEqualTo(problem.canonicalText());
    assertThat(read.hash()).isEqualTo(problem.hash());
    assertThat(read.primaryItems()).isEqualTo(problem.primaryItems());
    for (int item = 0; item < problem.items(); item++) {
      assertThat(read.itemName(item)).isEqualTo(problem.itemName(item));
      assertThat(read.least(item)).isEqualTo(problem.least(item));
      assertThat(read.most(item)).isEqualTo(problem.most(item));
    }
    for (int option = 0; option < problem.options(); option++) {
      assertThat(read.size(option)).isEqualTo(problem.size(option));
      for (int place = 0; place < problem.size(option); place++) {
        assertThat(entry(read, option, place)).isEqualTo(entry(problem, option, place));
      }
      assertThat(read.label(option)).isEqualTo(problem.label(option));
      assertThat(read.cost(option)).isEqualTo(problem.cost(option));
    }
    assertThat(text.codePoints()).allMatch(point -> point == '\n' || Printable.isPrintable(point));
    return read;
  }

  /** Checks the limits of Knuth's programs on lines that are not comments. */
  private static void checkShort(String text) {
    List<String> lines = text.lines().filter(line -> !line.startsWith("|")).toList();
    List<String> items =
        Stream.of(lines.get(0).split(" ")).map(KnuthRoundTripTest::withoutBounds).toList();
    assertThat(items).allMatch(KnuthRoundTripTest::isShort);
    assertThat(lines.stream().skip(1).flatMap(line -> Stream.of(line.split(" "))))
        .allMatch(word -> word.startsWith("|") || isShort(word.replaceFirst(":[!-~]$", "")));
    assertThat(items).doesNotHaveDuplicates();
  }

  private static String withoutBounds(String word) {
    return word.replaceFirst("^(\\d{1,7}:)?\\d{1,7}[|]", "");
  }

  private static boolean isShort(String name) {
    int length = name.getBytes(StandardCharsets.UTF_8).length;
    return length <= 8 && !name.contains(":") && !name.matches(".+[|].*");
  }

  @Test
  void randomProblemsAreReadBackTheSame() {
    Seed.times(1000, (random, seed) -> checkRoundTrip(problem(random)));
  }

  private static Problem problem(Random random) {
    Set<String> names = new LinkedHashSet<>();
    for (int count = 1 + random.nextInt(8); count > 0; count--) {
      names.add(name(random));
    }
    List<String> items = new ArrayList<>(names);
    int primary = 1 + random.nextInt(items.size());
    ProblemBuilder<String, List<String>> builder = new ProblemBuilder<>(option -> option.get(0));
    for (String item : items.subList(0, primary)) {
      int least = random.nextInt(3);
      builder.between(item, least, Math.max(1, least + random.nextInt(2) * random.nextInt(9_999)));
    }
    Set<String> secondary = new LinkedHashSet<>(items.subList(primary, items.size()));
    secondary.forEach(builder::secondary);
    for (int option = random.nextInt(8); option > 0; option--) {
      String label = random.nextBoolean() ? null : name(random);
      List<String> identity = new ArrayList<>();
      identity.add(label);
      identity.add("option " + option);
      Collections.shuffle(items, random);
      for (String item : items.subList(0, 1 + random.nextInt(items.size()))) {
        String colour = secondary.contains(item) ? name(random) : "";
        if (colour.isEmpty()) {
          builder.entry(identity, item);
        } else {
          builder.entry(identity, item, colour);
        }
      }
      if (random.nextBoolean()) {
        builder.cost(identity, random.nextBoolean() ? random.nextInt(9) : random.nextLong());
      }
    }
    return builder.build();
  }

  private static String name(Random random) {
    StringBuilder name = new StringBuilder();
    for (int parts = random.nextInt(4); parts > 0; parts--) {
      name.append(
          random.nextInt(3) > 0
              ? ODD.get(random.nextInt(ODD.size()))
              : Character.toString(character(random)));
    }
    return name.toString();
  }

  /** Any character but a surrogate. */
  private static int character(Random random) {
    int point = random.nextInt(Character.MAX_CODE_POINT + 1);
    return Character.getType(point) == Character.SURROGATE ? '?' : point;
  }

  @Test
  void oddNamesAndLabelsAreReadBackTheSame() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    ODD.forEach(builder::primary);
    ODD.forEach(name -> builder.option(name, List.of(name)));
    checkRoundTrip(builder.build());
  }

  @Test
  void oddColoursAreReadBackTheSame() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    builder.primary("p").secondary("s");
    ODD.stream()
        .filter(colour -> !colour.isEmpty())
        .forEach(colour -> builder.entry(colour, "p").entry(colour, "s", colour));
    checkRoundTrip(builder.build());
  }

  @Test
  void smallProblemsWithColoursAndBoundsAreReadBackTheSame() {
    Seed.times(500, (random, seed) -> checkRoundTrip(SmallProblems.extended(random)));
  }

  @Test
  void shippedPuzzlesAreReadBackTheSame() {
    for (String name : List.of("kanoodle", "iq-fit-physical", "one-sided-pentominoes:5x18")) {
      checkRoundTrip(ShippedPuzzles.find(name).orElseThrow().problem());
    }
  }

  @Test
  void manyItemsAndEqualOptionsAreReadBackTheSame() {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>(option -> null);
    IntStream.range(0, 2000).forEach(builder::primary);
    IntStream.range(0, 2000).forEach(option -> builder.option(option, List.of(option / 2, 1999)));
    checkRoundTrip(builder.build());
  }
}
