package org.dancingsparks.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Many sudokus from a few known ones, by random isomorphisms: values renamed, bands, stacks and the
 * rows and columns in them moved, and perhaps reflected in the diagonal.
 */
final class SudokuSamples {
  private static final int CELLS = 81;

  private final Random random;

  private SudokuSamples(long seed) {
    random = new Random(seed);
  }

  /** This many isomorphs of the puzzles of a list, each puzzle in turn. */
  static List<byte[]> of(String list, int size, long seed) {
    SudokuSamples samples = new SudokuSamples(seed);
    List<byte[]> known = known(list);
    List<byte[]> puzzles = new ArrayList<>();
    for (int number = 0; number < size; number++) {
      puzzles.add(samples.isomorph(known.get(number % known.size())));
    }
    return puzzles;
  }

  /** The puzzles of a list, {@code seventeen} or {@code hard}, unchanged. */
  static List<byte[]> known(String list) {
    try (InputStream text = SudokuSamples.class.getResourceAsStream(list + ".txt")) {
      return new String(text.readAllBytes(), StandardCharsets.US_ASCII)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(SudokuSamples::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] read(String line) {
    byte[] values = new byte[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      values[cell] = (byte) (line.charAt(cell) - '0');
    }
    return values;
  }

  private byte[] isomorph(byte[] puzzle) {
    List<Integer> lines = lines();
    List<Integer> columns = lines();
    List<Integer> names = shuffled(9);
    boolean isReflected = random.nextBoolean();
    byte[] other = new byte[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      int line = lines.get(cell / 9);
      int column = columns.get(cell % 9);
      int value = puzzle[isReflected ? 9 * column + line : 9 * line + column];
      other[cell] = (byte) (value == 0 ? 0 : names.get(value - 1) + 1);
    }
    return other;
  }

  private List<Integer> lines() {
    List<Integer> lines = new ArrayList<>();
    for (int band : shuffled(3)) {
      for (int line : shuffled(3)) {
        lines.add(3 * band + line);
      }
    }
    return lines;
  }

  private List<Integer> shuffled(int size) {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 0; number < size; number++) {
      numbers.add(number);
    }
    Collections.shuffle(numbers, random);
    return numbers;
  }
}
