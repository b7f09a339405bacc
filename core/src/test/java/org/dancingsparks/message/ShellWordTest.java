package org.dancingsparks.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellWordTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "tray.yaml, tray.yaml",
        "s3a://b/a%20b/x-1_2.yaml, s3a://b/a%20b/x-1_2.yaml",
        "my puzzle.yaml, 'my puzzle.yaml'",
        "Anna's.yaml, 'Anna'\\''s.yaml'",
        "a;rm, 'a;rm'",
        "$HOME, '$HOME'",
        "*, '*'",
        "\"\", ''",
      })
  void isQuotedWhereAShellWouldBreakIt(String word, String quoted) {
    assertThat(ShellWord.quoted(word)).isEqualTo(quoted);
  }
}
