package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SudokuShapeTest {
  @Test
  void saysWhatItIs() {
    assertThat(SudokuShape.order(3)).hasToString("3x3");
    assertThat(SudokuShape.of(2, 3)).hasToString("2x3");
    assertThat(SudokuShape.order(2).withDiagonals()).hasToString("2x2 with diagonals");
  }

  @Test
  void placesCellsInBlocksOfEachShape() {
    assertThat(blocks(SudokuShape.order(2))).isEqualTo("0011" + "0011" + "2233" + "2233");
    assertThat(blocks(SudokuShape.of(2, 3)))
        .isEqualTo("000111" + "000111" + "222333" + "222333" + "444555" + "444555");
    assertThat(blocks(SudokuShape.of(3, 2)))
        .isEqualTo("001122" + "001122" + "001122" + "334455" + "334455" + "334455");
    assertThat(blocks(SudokuShape.of(1, 3))).isEqualTo("000" + "111" + "222");
    assertThat(blocks(SudokuShape.of(3, 1))).isEqualTo("012" + "012" + "012");
  }

  private static String blocks(SudokuShape shape) {
    StringBuilder blocks = new StringBuilder();
    for (int cell = 0; cell < shape.cells(); cell++) {
      blocks.append(shape.blockOf(cell));
    }
    return blocks.toString();
  }

  @Test
  void countsLinesAndColumnsFromTheTopLeft() {
    SudokuShape shape = SudokuShape.of(2, 3);
    assertThat(shape.rowOf(13)).isEqualTo(2);
    assertThat(shape.columnOf(13)).isEqualTo(1);
    assertThat(IntStream.range(0, 36).filter(shape::isOnFallingDiagonal))
        .containsExactly(0, 7, 14, 21, 28, 35);
    assertThat(IntStream.range(0, 36).filter(shape::isOnRisingDiagonal))
        .containsExactly(5, 10, 15, 20, 25, 30);
  }

  @Test
  void hasOneCharacterPerValue() {
    SudokuShape largest = SudokuShape.of(1, 61);
    assertThat(IntStream.rangeClosed(1, 61).map(largest::symbol).distinct().count()).isEqualTo(61);
    for (int value = 1; value <= 61; value++) {
      assertThat(largest.value(largest.symbol(value))).isEqualTo(value);
    }
    assertThat(largest.symbol(9)).isEqualTo('9');
    assertThat(largest.symbol(10)).isEqualTo('A');
    assertThat(largest.symbol(35)).isEqualTo('Z');
    assertThat(largest.symbol(36)).isEqualTo('a');
    assertThat(largest.symbol(61)).isEqualTo('z');
  }

  @Test
  void knowsNoValueBeyondItsSide() {
    SudokuShape shape = SudokuShape.order(2);
    assertThat("1234".chars().map(symbol -> shape.value((char) symbol)))
        .containsExactly(1, 2, 3, 4);
    assertThat("50.A-\u00e9".chars().map(symbol -> shape.value((char) symbol))).containsOnly(0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> shape.symbol(5))
        .withMessage("The shape 2x2 has no value 5; its values are 1 to 4.");
    assertThatIllegalArgumentException().isThrownBy(() -> shape.symbol(0));
  }

  @Test
  void isSquareWhereTheSideIs() {
    assertThat(SudokuShape.ofSide(1)).isEqualTo(SudokuShape.order(1));
    assertThat(SudokuShape.ofSide(9)).isEqualTo(SudokuShape.order(3));
    assertThat(SudokuShape.ofSide(49)).isEqualTo(SudokuShape.order(7));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuShape.ofSide(12))
        .withMessage(
            "A grid of side 12 has no square blocks; say of what shape they are, such as 3x4.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuShape.ofSide(7))
        .withMessageContaining("such as 1x7");
    assertThatIllegalArgumentException().isThrownBy(() -> SudokuShape.ofSide(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuShape.ofSide(64))
        .withMessage("A grid cannot have the side 64; sides are 1 to 61.");
  }

  @Test
  void refusesBlocksThatAreEmptyOrTooLarge() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuShape.of(0, 3))
        .withMessageContaining("A block of 0 x 3 has no cells");
    assertThatIllegalArgumentException().isThrownBy(() -> SudokuShape.of(3, -1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuShape.of(8, 8))
        .withMessageContaining("side 64")
        .withMessageContaining("the largest side is 61");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuShape.of(65536, 65537))
        .withMessageContaining("side 4295032832");
    assertThatIllegalArgumentException().isThrownBy(() -> new SudokuShape(2, 2, null));
  }
}
