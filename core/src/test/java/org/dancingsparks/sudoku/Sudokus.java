package org.dancingsparks.sudoku;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Known sudokus, and others made from them. */
final class Sudokus {
  static final String KNOWN =
      "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
  static final String KNOWN_SOLUTION =
      "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

  /** With 17 givens and one solution each. */
  static final List<String> SEVENTEEN =
      List.of(
          KNOWN,
          "000000012000035000000600070700000300000400800100000000000120000080000040050000600",
          "640700030000020800000000000501000007200006000000300000030000500000050200060000000",
          "000090410702008000000000600300000700000000002000100000021800050000000300040000000",
          "160000370002040000000000090000507000000000600000900000750100000000080004900000000",
          "000710000500000004000000600030600000001000070070000000200008010605400000000000200",
          "000000000000001002034000005000000060000030000200006100000340000100700040800050000",
          "000000000000001002034000005000000060000370800900000010000030009108000000200009000");

  /** With one solution each, and known to be hard for people or programs. */
  static final List<String> HARD =
      List.of(
          "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
          "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
          "000000039000010005003005800008009006070020000100400000009008050020000600400700000",
          "100000002090400050006000700050903000000070000000850040700000600030009080002000001");

  private Sudokus() {}

  static byte[] read(String text) {
    byte[] values = new byte[81];
    for (int cell = 0; cell < 81; cell++) {
      values[cell] = (byte) (text.charAt(cell) - '0');
    }
    return values;
  }

  /** A random complete grid, of those that isomorphisms make of a known one. */
  static byte[] grid(Random random) {
    return isomorph(read(KNOWN_SOLUTION), random);
  }

  /** The same puzzle with values renamed, rows and columns moved, and perhaps reflected. */
  static byte[] isomorph(byte[] puzzle, Random random) {
    List<Integer> lines = lines(random);
    List<Integer> columns = lines(random);
    List<Integer> names = shuffled(9, random);
    boolean isReflected = random.nextBoolean();
    byte[] other = new byte[81];
    for (int cell = 0; cell < 81; cell++) {
      int line = lines.get(cell / 9);
      int column = columns.get(cell % 9);
      int value = puzzle[isReflected ? 9 * column + line : 9 * line + column];
      other[cell] = (byte) (value == 0 ? 0 : names.get(value - 1) + 1);
    }
    return other;
  }

  private static List<Integer> lines(Random random) {
    List<Integer> lines = new ArrayList<>();
    for (int band : shuffled(3, random)) {
      for (int line : shuffled(3, random)) {
        lines.add(3 * band + line);
      }
    }
    return lines;
  }

  private static List<Integer> shuffled(int size, Random random) {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 0; number < size; number++) {
      numbers.add(number);
    }
    Collections.shuffle(numbers, random);
    return numbers;
  }
}
