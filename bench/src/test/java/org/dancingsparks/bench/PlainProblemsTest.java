package org.dancingsparks.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.KnuthReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainProblemsTest {
  @Test
  void twelveQueensStandInAsManyWaysAsIsKnown() {
    assertThat(diagram(PlainProblems.queens(12))).isEqualTo(14_200);
  }

  @Test
  void langfordPairsAreCountedWithTheirMirrorImages() {
    assertThat(diagram(PlainProblems.langford(12))).isEqualTo(216_288);
  }

  @Test
  void smallSudokusAreAsManyAsIsKnown() {
    assertThat(diagram(PlainProblems.sudoku(2))).isEqualTo(288);
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 3", "3, 3, 0", "4, 4, 36", "8, 8, 12988816"})
  void dominoesCoverABoardInAsManyWaysAsIsKnown(int lines, int columns, long solutions) {
    assertThat(diagram(PlainProblems.dominoes(lines, columns))).isEqualTo(solutions);
  }

  @Test
  void dominoesAreWrittenInKnuthsText() {
    assertThat(PlainProblems.dominoesText(1, 3)).isEqualTo("0,0 0,1 0,2\n0,0 0,1\n0,1 0,2\n");
    assertThat(KnuthReader.read("it", PlainProblems.dominoesText(2, 2)).options()).isEqualTo(4);
  }

  private static long diagram(Problem problem) {
    return Contestant.DIAGRAM.count(Setting.of(problem));
  }
}
