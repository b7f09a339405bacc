package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Progress lines by a clock that the test sets. */
class ProgressLinesTest {
  private static final String ESCAPES = "\u001b\\[[?0-9]*[a-zA-Z]";

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private double seconds;

  private ProgressLines lines(int width) {
    return new ProgressLines(
        "kanoodle", new StandardError(shown, width), () -> (long) (seconds * 1e9));
  }

  private String taken() {
    String text = shown.toString(StandardCharsets.UTF_8);
    shown.reset();
    return text;
  }

  /** The texts that a terminal showed one after another in the same place. */
  private List<String> drawn() {
    List<String> lines = new ArrayList<>(List.of(taken().replaceAll(ESCAPES, "").split("\r")));
    lines.removeIf(String::isEmpty);
    return lines;
  }

  @Test
  void plainLinesComeAfterTheFirstSecondsAndEverMoreRarely() {
    ProgressLines lines = lines(0);
    List<Double> times = new ArrayList<>();
    for (seconds = 0; seconds < 1000; seconds += 0.5) {
      lines.update(seconds / 1000, (long) seconds);
      if (!taken().isEmpty()) {
        times.add(seconds);
      }
    }
    assertThat(times).startsWith(3.0, 5.0, 7.0);
    for (int at = 2; at < times.size(); at++) {
      double gap = times.get(at) - times.get(at - 1);
      assertThat(gap).isGreaterThanOrEqualTo(times.get(at - 1) - times.get(at - 2));
    }
    assertThat(times).hasSizeLessThan(70);
  }

  @Test
  void choicesAreReportedOnlyInLongWork() {
    ProgressLines lines = lines(0);
    lines.explain("engine links");
    lines.residuals(1);
    assertThat(taken()).isEmpty();
    seconds = 4;
    lines.residuals(2);
    assertThat(taken())
        .isEqualTo("kanoodle: engine links.\nkanoodle: 2 residuals visited in the search, 4 s\n");
    lines.explain("engine diagram");
    assertThat(taken()).isEqualTo("kanoodle: engine diagram.\n");
  }

  @Test
  void choicesThatAreWantedAreReportedAtOnce() {
    lines(0).withChoices().explain("engine links");
    assertThat(taken()).isEqualTo("kanoodle: engine links.\n");
  }

  @Test
  void plainLineIsPlain() {
    ProgressLines lines = lines(0);
    lines.update(0.5, 1_234_567);
    assertThat(taken()).isEmpty();
    seconds = 4;
    lines.update(0.5, 1_234_567);
    assertThat(taken()).isEqualTo("kanoodle: 50.0 % of the search, 1,234,567 solutions, 4 s\n");
  }

  @Test
  void statusIsRewrittenWithRateAndTimeLeft() {
    ProgressLines lines = lines(100);
    for (seconds = 0; seconds <= 10; seconds += 2) {
      lines.update(seconds / 100, (long) (1000 * seconds));
    }
    assertThat(drawn())
        .containsExactly(
            "kanoodle: 2.0 % of the search, 2,000 solutions",
            "kanoodle: 4.0 % of the search, 4,000 solutions, 1,000/s, 96 s left",
            "kanoodle: 6.0 % of the search, 6,000 solutions, 1,000/s, 94 s left",
            "kanoodle: 8.0 % of the search, 8,000 solutions, 1,000/s, 92 s left",
            "kanoodle: 10.0 % of the search, 10,000 solutions, 1,000/s, 90 s left");
  }

  @Test
  void statusFitsAnyTerminal() {
    for (int width = 1; width < 90; width++) {
      ProgressLines lines = lines(width);
      for (seconds = 0; seconds <= 10; seconds += 2) {
        lines.update(seconds / 100, (long) (1000 * seconds));
      }
      int most = width - 1;
      assertThat(drawn()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(most));
    }
  }

  @Test
  void timeLeftIsTheLastToGive() {
    ProgressLines lines = lines(62);
    for (seconds = 0; seconds <= 10; seconds += 5) {
      lines.update(seconds / 100, (long) (1000 * seconds));
    }
    assertThat(drawn())
        .last()
        .isEqualTo("kanoodle: 10.0 % of the search, 10,000 solutions, 90 s left");
  }

  @Test
  void neverFallsBackAndIsNotAllBeforeItsEnd() {
    ProgressLines lines = lines(90);
    seconds = 2;
    lines.update(0.9999, 10);
    seconds = 4;
    lines.update(0.3, 2);
    seconds = 5;
    lines.update(1, 10);
    assertThat(drawn()).containsOnly("kanoodle: 99.9 % of the search, 10 solutions");
  }

  @Test
  void movingOfFilesIsSaidAndNotOvertakenByTheSearch() {
    ProgressLines lines = lines(90);
    seconds = 2;
    lines.completing(1_000, 5_000);
    seconds = 4;
    lines.update(1, 10);
    seconds = 6;
    lines.completing(4_000, 5_000);
    assertThat(drawn())
        .containsExactly(
            "kanoodle: 1,000 of 5,000 files in place", "kanoodle: 4,000 of 5,000 files in place");
  }

  @Test
  void shortSearchIsNotThatWhichMayFollow() {
    ProgressLines lines = lines(0);
    seconds = 4;
    lines.tried(0.5);
    assertThat(taken()).isEqualTo("kanoodle: 50.0 % of a short search, 4 s\n");
    seconds = 9;
    lines.update(0.1, 7);
    assertThat(taken()).isEqualTo("kanoodle: 10.0 % of the search, 7 solutions, 9 s\n");
  }

  @Test
  void residualsAreCounted() {
    ProgressLines lines = lines(0);
    seconds = 4;
    lines.residuals(17_000_000);
    assertThat(taken()).isEqualTo("kanoodle: 17,000,000 residuals visited in the search, 4 s\n");
    lines.of("search for solutions fixed by 180", "solutions");
    seconds = 9;
    lines.residuals(100);
    assertThat(taken())
        .isEqualTo(
            "kanoodle: 100 residuals visited in the search for solutions fixed by 180, 9 s\n");
  }

  @Test
  void solutionsThatAreReadAreCounted() {
    ProgressLines lines = lines(0);
    seconds = 4;
    lines.read(65_536, BigInteger.valueOf(371_020));
    assertThat(taken()).isEqualTo("kanoodle: 65,536 of 371,020 solutions read, 4 s\n");
  }

  @Test
  void otherLinesTakeThePlaceOfTheStatus() {
    ProgressLines lines = lines(90);
    seconds = 2;
    lines.residuals(5);
    lines.say("engine links, because");
    assertThat(taken())
        .isEqualTo(
            "\r\u001b[K\u001b[?7lkanoodle: 5 residuals visited in the search\u001b[?7h\r\u001b[K"
                + "kanoodle: engine links, because.\n");
  }
}
