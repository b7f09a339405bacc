package org.dancingsparks.boards;

import java.io.Serializable;
import java.math.BigInteger;

/** The holes of one name: all sets of some number of its options, numbered. Immutable. */
final class Holes implements Serializable {
  private static final long serialVersionUID = 1;

  private final String name;
  private final int times;
  private final int[] options;

  /** By option: the text of its cell. */
  private final String[] texts;

  /**
   * The sets of options.
   *
   * @param times the size of each set
   * @param options ascending
   * @param texts by index among the options
   */
  Holes(String name, int times, int[] options, String... texts) {
    this.name = name;
    this.times = times;
    this.options = options;
    this.texts = texts;
  }

  String name() {
    return name;
  }

  /** The number of sets. */
  BigInteger sets() {
    return binomial(options.length, times);
  }

  /**
   * The indexes of the options of a set, ascending: sets are numbered from 0 in lexicographic
   * order.
   *
   * @param number less than that of sets, which a {@code long} holds
   */
  private int[] places(long number) {
    int[] places = new int[times];
    long left = number;
    int next = 0;
    for (int index = 0; index < times; index++, next++) {
      long beginning = binomial(options.length - next - 1, times - index - 1).longValueExact();
      while (left >= beginning) {
        left -= beginning;
        next++;
        beginning = binomial(options.length - next - 1, times - index - 1).longValueExact();
      }
      places[index] = next;
    }
    return places;
  }

  /** The option ids of a set. */
  int[] options(long number) {
    int[] places = places(number);
    for (int index = 0; index < times; index++) {
      places[index] = options[places[index]];
    }
    return places;
  }

  /** The cells of a set, with blanks between. */
  String text(long number) {
    StringBuilder text = new StringBuilder();
    for (int index : places(number)) {
      text.append(text.isEmpty() ? "" : " ").append(texts[index]);
    }
    return text.toString();
  }

  private static BigInteger binomial(int of, int size) {
    BigInteger product = BigInteger.ONE;
    for (int factor = 1; factor <= size; factor++) {
      product =
          product
              .multiply(BigInteger.valueOf(of - size + factor))
              .divide(BigInteger.valueOf(factor));
    }
    return of < size ? BigInteger.ZERO : product;
  }
}
