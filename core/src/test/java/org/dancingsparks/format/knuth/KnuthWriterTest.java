package org.dancingsparks.format.knuth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;

class KnuthWriterTest {
  @Test
  void writesWhatKnuthsProgramsRead() {
    Problem problem =
        new ProblemBuilder<String, String>(label -> label.isEmpty() ? null : label)
            .primary("a")
            .primary("b c")
            .secondary("d|")
            .option("first one", List.of("b c", "d|"))
            .option("", List.of("a"))
            .build();
    assertThat(KnuthWriter.write(problem))
        .isEqualTo("a b%20c | d%7C\n| label: first one\nb%20c d%7C\na\n");
  }

  @Test
  void writesShortNamesWithTheLongOnesInComments() {
    Problem problem =
        new ProblemBuilder<String, String>()
            .primary("LightGreen")
            .primary("LightGrey")
            .primary("LightGreens")
            .primary("LightG~2")
            .secondary("a b c d")
            .option("x", List.of("LightGreens", "a b c d"))
            .build();
    assertThat(KnuthWriter.writeShort(problem))
        .isEqualTo(
            """
            | item: LightGre is LightGreen
            | item: LightG~3 is LightGrey
            | item: LightG~4 is LightGreens
            | item: a_b_c_d is a%20b%20c%20d
            LightGre LightG~3 LightG~4 LightG~2 | a_b_c_d
            | label: x
            LightG~4 a_b_c_d
            """);
  }

  @Test
  void writesShortNamesAsTheyAre() {
    Problem problem =
        new ProblemBuilder<String, String>()
            .primary("12345678")
            .primary("(1,2,3)")
            .option("x", List.of("12345678"))
            .build();
    assertThat(KnuthWriter.writeShort(problem)).isEqualTo(KnuthWriter.write(problem));
  }

  @Test
  void shortNamesAreDistinctHoweverManyBeginAlike() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    IntStream.range(0, 3000).forEach(item -> builder.primary("item number " + item));
    String items =
        KnuthWriter.writeShort(builder.build())
            .lines()
            .filter(line -> !line.startsWith("|"))
            .findFirst()
            .orElseThrow();
    assertThat(items.split(" "))
        .doesNotHaveDuplicates()
        .hasSize(3000)
        .startsWith("item_num", "item_n~2")
        .endsWith("ite~3000")
        .allMatch(name -> name.length() <= 8);
  }

  private static ProblemBuilder<String, String> coloured(String... colours) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>(option -> null);
    builder.between("a", 2, 3).between("b", 2, 2).between("c", 0, 1).secondary("s");
    for (String colour : colours) {
      builder.entry(colour, "a").entry(colour, "s", colour);
    }
    return builder;
  }

  @Test
  void writesBoundsAndColours() {
    assertThat(KnuthWriter.write(coloured("red", "%", "a b").build()))
        .isEqualTo("2:3|a 2|b 0:1|c | s\na s:red\na s:%25\na s:a%20b\n");
  }

  @Test
  void writesShortColoursWithTheLongOnesInComments() {
    assertThat(KnuthWriter.writeShort(coloured("red", "e", "green", "%", "rr", "é é").build()))
        .isEqualTo(
            """
            | colour: r is red
            | colour: g is green
            | colour: 0 is rr
            | colour: 1 is é%20é
            2:3|a 2|b 0:1|c | s
            a s:r
            a s:e
            a s:g
            a s:%
            a s:0
            a s:1
            """);
  }

  @Test
  void refusesMoreColoursThanThereAreCharacters() {
    String[] colours =
        IntStream.range(0, 95).mapToObj(number -> "colour " + number).toArray(String[]::new);
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> KnuthWriter.writeShort(coloured(colours).build()))
        .withMessageContaining("The problem has 95 colours")
        .withMessageContaining("one character of 94");
    Problem most = coloured(Arrays.copyOf(colours, 94)).build();
    assertThat(KnuthReader.read("p.dlx", KnuthWriter.writeShort(most)).canonicalText())
        .isEqualTo(most.canonicalText());
  }

  @Test
  void refusesBoundsThatKnuthsProgramsCannotRead() {
    Problem problem = coloured("x").between("many", 1, 10_000_000).build();
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> KnuthWriter.writeShort(problem))
        .withMessageContaining("The item many has the bound 10000000");
    assertThat(KnuthWriter.write(problem)).contains(" 1:10000000|many ");
  }

  @Test
  void writesNoBarWithoutSecondaryItems() {
    Problem problem = new ProblemBuilder<String, String>().primary("a").build();
    assertThat(KnuthWriter.write(problem)).isEqualTo("a\n");
  }

  @Test
  void keepsLabelsInOneLine() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<String, String>().primary("a");
    builder.option(" two\nlines ", List.of("a"));
    assertThat(KnuthWriter.write(builder.build())).isEqualTo("a\n| label: %20two%0Alines%20\na\n");
  }

  @Test
  void refusesAProblemWithoutPrimaryItems() {
    Problem secondary = new ProblemBuilder<String, String>().secondary("s").build();
    Problem none = new ProblemBuilder<String, String>().build();
    for (Problem problem : List.of(secondary, none)) {
      assertThatExceptionOfType(InputException.class)
          .isThrownBy(() -> KnuthWriter.write(problem))
          .withMessageContaining("without primary items");
    }
  }

  @Test
  void refusesAnEmptyOption() {
    Problem problem =
        new ProblemBuilder<String, String>()
            .primary("a")
            .option("x", List.of("a"))
            .option("y")
            .build();
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> KnuthWriter.write(problem))
        .withMessageContaining("Option 1 has no items");
  }
}
