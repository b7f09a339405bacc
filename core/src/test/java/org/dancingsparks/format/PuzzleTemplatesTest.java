package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.puzzle.check.PuzzleCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PuzzleTemplatesTest {
  private static final Pattern STATED = Pattern.compile("# .*?([\\d,]+)\\s+solutions[.:]");

  static List<String> templates() {
    return PuzzleTemplates.names();
  }

  static List<String> shipped() {
    return ShippedPuzzles.names();
  }

  private static PiecePuzzle read(String text) {
    return PuzzleReader.read("some/mine.yaml", text).puzzle("mine");
  }

  private static String stated(String text) {
    Matcher stated = STATED.matcher(text);
    assertThat(stated.find()).as(text).isTrue();
    return stated.group(1).replace(",", "");
  }

  @ParameterizedTest
  @MethodSource("templates")
  void templateHasAsManySolutionsAsItSays(String name) {
    PiecePuzzle puzzle = read(PuzzleTemplates.text(name));

    assertThat(new Links(puzzle.problem(), puzzle.itemOrder("puzzle")).count())
        .hasToString(stated(PuzzleTemplates.text(name)));
    assertThat(new PuzzleCheck(puzzle).remarks())
        .noneMatch(remark -> remark.contains("nowhere") || remark.contains("parts"));
    assertThat(ShippedPuzzles.files()).doesNotContain(name);
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void shippedPuzzleBecomesOneThatIsTheSameButForWhatIsKnownOfIt(String name) {
    String text = PuzzleTemplates.text(name);
    PuzzleFile file = PuzzleReader.read("mine.yaml", text);
    PiecePuzzle shipped = ShippedPuzzles.find(name).orElseThrow();

    assertThat(file.puzzle("mine").problem().hash()).isEqualTo(shipped.problem().hash());
    assertThat(file.about()).isEmpty();
    assertThat(stated(text))
        .isEqualTo(
            ShippedPuzzles.file(name.split(":")[0])
                .about(name)
                .count()
                .orElseThrow()
                .solutions()
                .toString());
  }

  @Test
  void commentsOfTheTrayNameAllTurnsAndUses() {
    assertThat(PuzzleTemplates.text("tray"))
        .contains(Stream.of(Turns.values()).map(Turns::text).toList())
        .contains(Stream.of(Use.ONCE, Use.AT_MOST_ONCE, Use.ANY_NUMBER).map(Use::text).toList());
  }
}
