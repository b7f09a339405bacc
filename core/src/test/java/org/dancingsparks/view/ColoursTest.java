package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.dancingsparks.puzzle.Mark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ColoursTest {
  private static final Mark PLAIN = new Mark("plain", 'p', Optional.empty());

  @Test
  void eighteenDifferWell() {
    for (int one = 0; one < 18; one++) {
      for (int other = 0; other < one; other++) {
        assertThat(difference(Colours.of(PLAIN, one), Colours.of(PLAIN, other)))
            .as("%d and %d", one, other)
            .isGreaterThan(25);
      }
    }
    assertThat(Colours.of(PLAIN, 18)).isEqualTo(Colours.of(PLAIN, 0));
  }

  @Test
  void inkIsWhicheverContrastsMore() {
    for (int number = 0; number < 18; number++) {
      String colour = Colours.of(PLAIN, number);
      double light = Colours.luminance(colour) + 0.05;
      double black = light / 0.05;
      double white = 1.05 / light;
      assertThat(Colours.ink(colour)).isEqualTo(black > white ? "#000000" : "#ffffff");
      assertThat(Math.max(black, white)).isGreaterThan(4.5);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"#d0312d", "#2456c7", "#ffff00", "#000000", "#ffffff", "#808080"})
  void tintsBeginWithTheColourAndDiffer(String colour) {
    List<String> tints = Colours.tints(colour);
    assertThat(tints).startsWith(colour).hasSizeGreaterThan(12).doesNotHaveDuplicates();
    assertThat(tints).allMatch(tint -> tint.matches("#[0-9a-f]{6}"));
    // A flat map needs four.
    for (int one = 0; one < 4; one++) {
      for (int other = 0; other < one; other++) {
        assertThat(difference(tints.get(one), tints.get(other)))
            .as(tints.get(one) + " and " + tints.get(other))
            .isGreaterThan(13);
      }
    }
  }

  @Test
  void tintsKeepTheHue() {
    assertThat(Colours.tints("#0000ff").subList(1, 4))
        .allSatisfy(
            tint -> {
              assertThat(tint.substring(1, 3)).isEqualTo(tint.substring(3, 5));
              assertThat(tint.substring(5)).isGreaterThan(tint.substring(1, 3));
            });
  }

  /** Distance in CIELAB (1976); two at 25 are taken for different colours at a glance. */
  private static double difference(String one, String other) {
    double sum = 0;
    for (int at = 0; at < 3; at++) {
      sum += Math.pow(lab(one)[at] - lab(other)[at], 2);
    }
    return Math.sqrt(sum);
  }

  private static double[] lab(String colour) {
    double[] rgb = new double[3];
    for (int at = 0; at < 3; at++) {
      double share = Integer.parseInt(colour.substring(1 + 2 * at, 3 + 2 * at), 16) / 255.0;
      rgb[at] = share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
    double x = root((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505);
    double y = root(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    double z = root((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double root(double share) {
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116.0;
  }
}
