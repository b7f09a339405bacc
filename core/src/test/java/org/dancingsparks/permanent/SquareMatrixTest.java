package org.dancingsparks.permanent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class SquareMatrixTest {
  @Test
  void keepsItsOwnEntries() {
    int[][] lines = {{1, 2}, {3, 4}};
    SquareMatrix matrix = SquareMatrix.of(lines);
    lines[1][0] = 9;
    assertThat(matrix.entry(1, 0)).isEqualTo(3);
    assertThat(matrix).isEqualTo(SquareMatrix.of(new int[] {1, 2}, new int[] {3, 4}));
    assertThat(matrix.transposed()).isEqualTo(SquareMatrix.of(new int[] {1, 3}, new int[] {2, 4}));
    assertThat(matrix.sums()).containsExactly(3, 7);
    assertThat(matrix).hasToString("[[1, 2], [3, 4]]");
  }

  @Test
  void refusesMatricesThatAreNotSquare() {
    assertThatIllegalArgumentException().isThrownBy(SquareMatrix::of);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SquareMatrix.of(new int[] {1, 2}, new int[] {3}))
        .withMessage("Row 2 of 2 has 1 entries; a square matrix has as many columns as rows.");
  }
}
