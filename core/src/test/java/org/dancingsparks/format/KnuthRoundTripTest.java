package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.message.Printable;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/**
 * Problems written as Knuth's text are read back the same: items, options, labels and costs in
 * order.
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

  private static Problem checkReadBack(Problem problem, String text) {
    Problem read = KnuthReader.read("round.dlx", text);
    assertThat(read.canonicalText()).isEqualTo(problem.canonicalText());
    assertThat(read.hash()).isEqualTo(problem.hash());
    assertThat(read.primaryItems()).isEqualTo(problem.primaryItems());
    for (int item = 0; item < problem.items(); item++) {
      assertThat(read.itemName(item)).isEqualTo(problem.itemName(item));
    }
    for (int option = 0; option < problem.options(); option++) {
      assertThat(read.names(option)).isEqualTo(problem.names(option));
      assertThat(read.label(option)).isEqualTo(problem.label(option));
      assertThat(read.cost(option)).isEqualTo(problem.cost(option));
    }
    assertThat(text.codePoints()).allMatch(point -> point == '\n' || Printable.isPrintable(point));
    return read;
  }

  /** Checks the limits of Knuth's programs on lines that are not comments. */
  private static void checkShort(String text) {
    assertThat(text.lines().filter(line -> !line.startsWith("|")))
        .flatMap(line -> List.of(line.split(" ")))
        .allMatch(word -> word.startsWith("|") || word.getBytes(StandardCharsets.UTF_8).length <= 8)
        .noneMatch(word -> word.contains(":") || word.matches(".+[|].*"));
    List<String> items =
        List.of(text.lines().filter(line -> !line.startsWith("|")).findFirst().get().split(" "));
    assertThat(items).doesNotHaveDuplicates();
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
    items.subList(0, primary).forEach(builder::primary);
    items.subList(primary, items.size()).forEach(builder::secondary);
    for (int option = random.nextInt(8); option > 0; option--) {
      String label = random.nextBoolean() ? null : name(random);
      List<String> identity = new ArrayList<>();
      identity.add(label);
      identity.add("option " + option);
      Collections.shuffle(items, random);
      builder.option(identity, items.subList(0, 1 + random.nextInt(items.size())));
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
