package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.junit.jupiter.api.Test;

class BoardsSvgTest {
  private static final BoardPuzzle QUEENS = Samples.puzzle("queens:6");

  @Test
  void eachSolutionIsThereUnderItsCaption() {
    BoardsSvg sheet = new BoardsSvg(QUEENS, 3);
    List<int[]> solutions = Samples.solutions(QUEENS, 4);
    for (int at = 0; at < solutions.size(); at++) {
      sheet.add("solution " + (at + 1), solutions.get(at));
    }
    Picture picture = new Picture(sheet.svg());
    assertThat(picture.of("//text[@class='caption']"))
        .containsExactly("solution 1", "solution 2", "solution 3", "solution 4");
    assertThat(picture.count("//g[@class='board']")).isEqualTo(4);
    assertThat(picture.count("//text[@class='symbol']")).isEqualTo(24);
    List<String> places = picture.of("//g[@class='board']/@transform");
    // Three in the first line, and the fourth under the first.
    assertThat(places).doesNotHaveDuplicates();
    assertThat(places.get(3).replaceAll(" .*", "")).isEqualTo(places.get(0).replaceAll(" .*", ""));
    BoardsSvg again = new BoardsSvg(QUEENS, 3);
    for (int at = 0; at < solutions.size(); at++) {
      again.add("solution " + (at + 1), solutions.get(at));
    }
    assertThat(again.svg()).isEqualTo(sheet.svg());
  }

  @Test
  void cellsAndColumnsAreAsAskedFor() {
    BoardsSvg sheet = new BoardsSvg(QUEENS, 2, 30);
    for (int[] solution : Samples.solutions(QUEENS, 4)) {
      sheet.add("", solution);
    }
    Picture picture = new Picture(sheet.svg());
    // Two boards of six cells side by side, and two below, with margins.
    assertThat(picture.numbers("/svg/@width")).containsExactly(2 * 6 * 30 + 3 * 16.0);
    assertThat(picture.numbers("/svg/@height")).containsExactly(2 * 6 * 30 + 3 * 16.0);
    assertThatThrownBy(() -> new BoardsSvg(QUEENS, 2, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 pixel");
  }

  @Test
  void withoutCaptionsThereIsNoRoomForThem() {
    BoardsSvg bare = new BoardsSvg(QUEENS, 2);
    BoardsSvg captioned = new BoardsSvg(QUEENS, 2);
    int[] solution = Samples.solutions(QUEENS, 1).get(0);
    bare.add("", solution);
    captioned.add("no. 0", solution);
    Picture picture = new Picture(bare.svg());
    assertThat(picture.count("//text[@class='caption']")).isZero();
    assertThat(picture.count("//g[@class='board']/title")).isZero();
    assertThat(picture.numbers("/svg/@height").get(0))
        .isLessThan(new Picture(captioned.svg()).numbers("/svg/@height").get(0));
  }

  @Test
  void captionsAreCutToTheirBoard() {
    BoardsSvg sheet = new BoardsSvg(QUEENS, 1);
    sheet.add(Picture.HOSTILE.repeat(20));
    Picture picture = new Picture(sheet.svg());
    assertThat(picture.of("//text[@class='caption']").get(0))
        .endsWith("\u2026")
        .hasSizeLessThan(20);
    assertThat(picture.of("//g[@class='board']/title").get(0)).hasSizeGreaterThan(400);
  }

  @Test
  void anEmptySheetIsAPicture() {
    assertThat(new Picture(new BoardsSvg(QUEENS, 5).svg()).count("//g")).isZero();
  }

  @Test
  void aFullSheetTakesNoMore() {
    BoardPuzzle large = Samples.puzzle("dominoes:100x100");
    BoardsSvg sheet = new BoardsSvg(large, 5);
    assertThat(sheet.most()).isEqualTo(25);
    for (int board = 0; board < 25; board++) {
      sheet.add("");
    }
    assertThatThrownBy(() -> sheet.add(""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "A sheet has room for 25 boards of 10000 cells; draw the others on another one.");
    assertThatThrownBy(() -> new BoardsSvg(large, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
