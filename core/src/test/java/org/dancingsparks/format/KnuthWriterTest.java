package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

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
