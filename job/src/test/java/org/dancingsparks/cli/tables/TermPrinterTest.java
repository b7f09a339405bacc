package org.dancingsparks.cli.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table in the form of a b-file. */
@Tag("slow")
class TermPrinterTest {
  @TempDir private Path temporary;

  @Test
  void knownTermsComeBeforeThoseCounted() {
    assertThat(printed("table", "queens", "--from", 4, "--to", 6, "--b-file", "--quiet"))
        .isEqualTo("0 1\n1 1\n2 0\n3 0\n4 2\n5 10\n6 4\n");
    assertThat(printed("table", "queens:2N", "--from", 2, "--to", 3, "--b-file", "--quiet"))
        .isEqualTo("2 2\n3 4\n");
  }

  @Test
  void aTermIsANumberOfObjects() {
    assertThat(printed("table", "A014552", "--from", 7, "--to", 8, "--b-file", "--quiet"))
        .isEqualTo("1 0\n2 0\n3 1\n4 1\n5 0\n6 0\n7 26\n8 150\n");
    Path file =
        write(
            temporary.resolve("thirds.yaml"),
            "{number: A999999, title: Thirds, member: 'queens:N', offset: 5, terms: [3], each: 3,"
                + " source: a test, read: 2026-11-29}\n");
    assertThat(dance("table", file, "--b-file").assertMendable().err())
        .startsWith("dance: The number of solutions for n = 5, 10, is not a multiple of 3,");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--csv", "--json"})
  void otherFormsExcludeIt(String form) {
    assertThat(dance("table", "queens", "--b-file", form).assertUsageError().err())
        .contains("--b-file", form);
  }

  @Test
  void listedSequencesHaveNoTerms() {
    assertThat(dance("table", "--b-file").assertUsageError().err()).contains("needs FAMILY");
  }
}
