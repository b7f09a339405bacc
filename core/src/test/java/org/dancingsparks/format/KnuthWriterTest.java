package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
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
