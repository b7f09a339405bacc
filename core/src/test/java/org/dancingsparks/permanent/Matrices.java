package org.dancingsparks.permanent;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;

/** Matrices for tests, and their permanents computed in other ways. */
final class Matrices {
  private Matrices() {}

  /** The matrix whose entries a function of row and column gives. */
  static SquareMatrix of(int size, IntBinaryOperator entry) {
    int[][] lines = new int[size][size];
    for (int line = 0; line < size; line++) {
      for (int column = 0; column < size; column++) {
        lines[line][column] = entry.applyAsInt(line, column);
      }
    }
    return SquareMatrix.of(lines);
  }

  /** All entries are one number. */
  static SquareMatrix all(int size, int entry) {
    return of(size, (line, column) -> entry);
  }

  /** Squares of ones along the diagonal. */
  static SquareMatrix blocks(int size, int blocks) {
    return of(size * blocks, (line, column) -> line / size == column / size ? 1 : 0);
  }

  /** Entries at random, as many 0 as the density leaves. */
  static SquareMatrix random(Random random, int size, double density, int least, int most) {
    return of(
        size,
        (line, column) ->
            random.nextDouble() < density ? least + random.nextInt(most - least + 1) : 0);
  }

  /** A sum of permutation matrices: all rows and columns have that sum. */
  static SquareMatrix uniform(Random random, int size, int sum) {
    int[][] lines = new int[size][size];
    for (int term = 0; term < sum; term++) {
      List<Integer> columns = shuffled(random, size);
      for (int line = 0; line < size; line++) {
        lines[line][columns.get(line)]++;
      }
    }
    return SquareMatrix.of(lines);
  }

  /** The same entries with rows and columns in another order. */
  static SquareMatrix shuffled(Random random, SquareMatrix matrix) {
    List<Integer> lines = shuffled(random, matrix.size());
    List<Integer> columns = shuffled(random, matrix.size());
    return of(matrix.size(), (line, column) -> matrix.entry(lines.get(line), columns.get(column)));
  }

  private static List<Integer> shuffled(Random random, int size) {
    return Arrays.stream(RandomCover.shuffled(random, size)).boxed().toList();
  }

  /** The definition: the sum over all permutations. */
  static BigInteger overPermutations(SquareMatrix matrix) {
    return overPermutations(matrix, 0, new boolean[matrix.size()]);
  }

  private static BigInteger overPermutations(SquareMatrix matrix, int line, boolean[] chosen) {
    if (line == matrix.size()) {
      return BigInteger.ONE;
    }
    BigInteger sum = BigInteger.ZERO;
    for (int column = 0; column < matrix.size(); column++) {
      if (!chosen[column]) {
        chosen[column] = true;
        BigInteger rest = overPermutations(matrix, line + 1, chosen);
        sum = sum.add(rest.multiply(BigInteger.valueOf(matrix.entry(line, column))));
        chosen[column] = false;
      }
    }
    return sum;
  }

  /** The exact cover problem with as many solutions: rows and columns are items, ones options. */
  static Problem problem(SquareMatrix matrix) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (int at = 0; at < matrix.size(); at++) {
      builder.primary("line " + at).primary("column " + at);
    }
    for (int line = 0; line < matrix.size(); line++) {
      for (int column = 0; column < matrix.size(); column++) {
        if (matrix.entry(line, column) == 1) {
          builder.option(line + "," + column, List.of("line " + line, "column " + column));
        }
      }
    }
    return builder.build();
  }
}
