package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs alone, since it changes the language of the virtual machine. */
@Isolated
class SvgTest {
  @Test
  void namesCannotBreakOut() {
    Svg svg = new Svg(10, 20.5, Picture.HOSTILE);
    svg.words(Picture.HOSTILE, 1, 2, "class", Picture.HOSTILE);
    Picture picture = new Picture(svg.finish());
    String shown = "<&\"'>]]>\ufffd\ufffd[31m\ufffd\ufffd\ufffd\ufffd</svg>\ufffd\ud83d\ude00";
    assertThat(picture.of("/svg/title")).containsExactly(shown);
    assertThat(picture.of("/svg/text")).containsExactly(shown);
    assertThat(picture.of("/svg/text/@class")).containsExactly(shown);
    assertThat(picture.of("/svg/@viewBox")).containsExactly("0 0 10 20.5");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.001, 0",
    "1, 1",
    "2.50, 2.5",
    "0.005, 0.01",
    "100, 100",
    "-3.14159, -3.14",
    "1e9, 1000000000"
  })
  void numbersAreShortAndPlain(double value, String text) {
    assertThat(Svg.number(value)).isEqualTo(text);
  }

  @Test
  void theTextIsTheSameInEachLanguage() {
    Locale before = Locale.getDefault();
    String here = Samples.all();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(Samples.all()).isEqualTo(here);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void wordsAreCutToTheirRoom() {
    assertThat(Svg.fitted("Pentomino", 10, 1000)).isEqualTo("Pentomino");
    String cut = Svg.fitted("Pentomino", 10, 40);
    assertThat(cut).matches("Pent?e?n?\u2026");
    assertThat(Svg.width(cut, 10)).isLessThanOrEqualTo(40);
    assertThat(Svg.fitted("\ud83d\ude00".repeat(3), 10, 24)).isEqualTo("\ud83d\ude00\u2026");
    assertThat(Svg.fitted("", 10, 0)).isEmpty();
  }
}
