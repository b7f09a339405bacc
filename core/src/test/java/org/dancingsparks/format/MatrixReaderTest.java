package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Random;
import org.dancingsparks.message.InputException;
import org.dancingsparks.permanent.SquareMatrix;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatrixReaderTest {
  private static final SquareMatrix DERANGEMENTS =
      SquareMatrix.of(new int[] {0, 1, 1}, new int[] {1, 0, 1}, new int[] {1, 1, 0});

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0 1 1\n1 0 1\n1 1 0",
        "0,1,1\n1,0,1\n1,1,0\n",
        "  0 , 1\t,1 \r\n\r\n1 0 1 # second\r\n1,1 0",
        "011\n101\n110\n",
        "\ufeff# no 1 is its own\n011\n\n 1 0 1#\n#\n110",
        "00 +1 01\n1 -0 1\n1 1 0",
      })
  void readsLinesOfNumbersAndOfDigits(String text) {
    assertThat(MatrixReader.read("m", text)).isEqualTo(DERANGEMENTS);
  }

  @Test
  void readsAllNumbersOf32Bits() {
    assertThat(MatrixReader.read("m", "-2147483648 2147483647\n-1 +10"))
        .isEqualTo(
            SquareMatrix.of(new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE}, new int[] {-1, 10}));
    assertThat(MatrixReader.read("m", "+10")).isEqualTo(SquareMatrix.of(new int[] {10}));
    assertThat(MatrixReader.read("m", "7")).isEqualTo(SquareMatrix.of(new int[] {7}));
  }

  @Test
  void refusesOtherTextWithItsPlace() {
    checkRefused("", " is empty; give a matrix");
    checkRefused("# 1 2\n", " is empty; give a matrix");
    checkRefused("1 2", " is not square: it has 1 rows and 2 columns");
    checkRefused("10", " is not square: it has 1 rows and 2 columns");
    checkRefused("1 2\n3 4\n5 6", ":3: The matrix has 2 columns, and this row is one too many");
    checkRefused("1 2\n\n3", ":3: This row has 1 entries and the first one has 2");
    checkRefused("01\n012", ":2: This row has 1 entries and the first one has 2");
    checkRefused("1 x", ":1: x is not a whole number from -2147483648 to 2147483647");
    checkRefused("1 2147483648", ":1: 2147483648 is not a whole number");
    checkRefused("1 0.5", ":1: 0.5 is not a whole number");
    checkRefused("1;2", ":1: 1;2 is not a whole number");
    checkRefused("1 \u001b[31m", ":1: \\u001b[31m is not a whole number");
  }

  @ParameterizedTest
  @ValueSource(strings = {",1 2", "1,,2", "1 , , 2", "1 2,", ","})
  void refusesCommasWithoutNumbers(String line) {
    checkRefused(line + "\n3 4", ":1: A comma must have a number on each side");
  }

  private static void checkRefused(String text, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> MatrixReader.read("m", text))
        .withMessageStartingWith("m" + message);
  }

  @Test
  void refusesMatricesThatAreTooLarge() {
    for (String line : new String[] {"0".repeat(1001), "0 ".repeat(1001), "0 ".repeat(5_000_000)}) {
      checkRefused(line, ":1: The row has more than 1,000 entries");
    }
    String largest = ("1".repeat(1000) + "\n").repeat(1000);
    assertThat(MatrixReader.read("m", largest).size()).isEqualTo(1000);
  }

  @Test
  void randomMatricesAreReadBackTheSame() {
    Seed.times(
        300,
        (random, seed) -> {
          int size = 1 + random.nextInt(6);
          int[][] rows = new int[size][size];
          StringBuilder text = new StringBuilder();
          for (int[] row : rows) {
            for (int column = 0; column < size; column++) {
              row[column] = random.nextInt() >> random.nextInt(32);
              text.append(column == 0 ? "+".repeat(row[0] >= 0 ? 1 : 0) : between(random));
              text.append(row[column]);
            }
            text.append(random.nextInt(4) == 0 ? "# 1, 2,\n\n" : "\n");
          }
          assertThat(MatrixReader.read("m", text.toString())).isEqualTo(SquareMatrix.of(rows));
        });
  }

  private static String between(Random random) {
    String[] between = {" ", ",", ", ", "\t", " ,  "};
    return between[random.nextInt(between.length)];
  }
}
