package org.dancingsparks.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Messages of any length. */
class PrintableTest {
  @Test
  void messagesOfUsualLengthStayAsTheyAre() {
    String message = "The file %s is not there; check the path.".formatted("d/".repeat(150));
    assertThat(Printable.message(message)).isEqualTo(message);
  }

  @Test
  void longNamesLoseTheirMiddleAndNothingElse() {
    assertThat(Printable.message("There is no %s; name another.".formatted("x".repeat(1 << 20))))
        .startsWith("There is no xxx")
        .contains("x...[1,048,277 characters left out]...x")
        .endsWith("xxx; name another.")
        .hasSizeLessThan(400);
  }

  @Test
  void longMessagesOfShortWordsKeepTheirEnds() {
    assertThat(Printable.message("There is no %s; name another.".formatted("x y ".repeat(1 << 18))))
        .startsWith("There is no x y x")
        .contains(" characters left out]...")
        .endsWith("; name another.")
        .hasSizeLessThan(2_000);
  }

  @Test
  void noCharacterIsCutInTwo() {
    Seed.times(
        300,
        (random, seed) -> {
          String[] parts = {"a", "\ud83d\ude00", " ", "\u00e9"};
          int kinds = 1 + random.nextInt(parts.length);
          StringBuilder text = new StringBuilder();
          for (int at = 0; at < 5000; at++) {
            text.append(parts[random.nextInt(kinds)]);
          }
          String shown = Printable.message(text.toString());
          assertThat(shown).hasSizeLessThanOrEqualTo(2_000);
          assertThat(shown.codePoints()).noneMatch(point -> point >= 0xd800 && point <= 0xdfff);
        });
  }
}
