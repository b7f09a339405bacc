package org.dancingsparks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoundedFamiliesTest {
  /**
   * Matrices: OEIS A000142 for sums of 1, A001499 for 2, A001501 for 3. Dominating sets: A133515.
   * Queens that attack all squares: A002564.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "matrices:3,1 6",
        "matrices:3,2 6",
        "matrices:4,2 90",
        "matrices:3,3 1",
        "matrices:3,4 0",
        "matrices:4,3 24",
        "dominating:1 1",
        "dominating:2 11",
        "dominating:3 291",
        "attacking-queens:4,1 0",
        "attacking-queens:4,2 12",
        "attacking-queens:3,1 1",
        "attacking-queens:1 1",
        "attacking-queens:2 4",
        "attacking-queens:3 1",
        "attacking-queens:4 12",
        "attacking-queens:5 186",
        "attacking-queens:6 4",
        "attacking-queens:7 86"
      })
  void haveTheirSolutions(String name, long solutions) {
    assertThat(Found.count(Found.puzzle(name))).isEqualTo(solutions);
  }

  /** A row cut into different lengths: partitions into distinct parts, in any order (A032020). */
  @Test
  void aRowIsCutIntoRectanglesThatNeedMoreSymbolsThanLettersOfThreeAlphabets() {
    int cells = 29;
    long[][] partitions = new long[cells + 1][cells + 1];
    partitions[0][0] = 1;
    for (int part = 1; part <= cells; part++) {
      for (int sum = cells; sum >= part; sum--) {
        for (int parts = 1; parts <= cells; parts++) {
          partitions[sum][parts] += partitions[sum - part][parts - 1];
        }
      }
    }
    long ordered = 0;
    long factorial = 1;
    for (int parts = 1; parts <= cells; parts++) {
      factorial = parts < 8 ? factorial * parts : 0;
      ordered += partitions[cells][parts] * factorial;
    }
    assertThat(Found.count(Found.puzzle("rectangles:1x29"))).isEqualTo(ordered);
  }

  /** The same, where a diagram is needed in a test's time. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "matrices:6,3 297200",
        "matrices:7,3 68938800",
        "dominating:4 28661",
        "dominating:5 10982565",
        "attacking-queens:8 4860"
      })
  void haveTheirSolutionsByDiagram(String name, long solutions) {
    Puzzle puzzle = Found.puzzle(name);
    FrontierSearch search = new FrontierSearch(puzzle.problem(), puzzle.defaultOrder());
    assertThat(search.diagram().orElseThrow().count()).isEqualTo(solutions);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "matrices:3|There is no puzzle matrices:3; the family's names have the form matrices:N,S",
        "matrices:3,999|The puzzle would have 999 ones in a row; matrices has at most 256 of them",
        "matrices:3,0|There is no puzzle matrices:3,0; the family's names have the form",
        "matrices:999,2|The puzzle would have 998,001 entries",
        "rectangles:1x32|The puzzle would have 528 rectangles; rectangles has at most 500 of them",
        "rectangles:1x400,turned|The puzzle would have",
        "tilings:1x1001,1x2000|The puzzle would have 1,001 cells along a shape",
        "dominating:999|The puzzle would have 998,001 cells",
        "dominating:x|There is no puzzle dominating:x; the family's names have the form",
        "attacking-queens:99|The puzzle would have 9,801 squares",
        "attacking-queens:3,10|The puzzle would have 10 queens on 9 squares",
        "attacking-queens:3,0|There is no puzzle attacking-queens:3,0; the family's names have"
      })
  void refuseWhatTheyDoNotKnow(String name, String message) {
    assertThatThrownBy(() -> Families.find(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message)
        .message()
        .hasLineCount(1);
  }
}
