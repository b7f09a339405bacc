package org.dancingsparks.bench;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The result of one run, as its child process reported it.
 *
 * @param solutions number of solutions that it counted
 * @param wall seconds
 * @param cpu seconds of all threads, compilation and garbage collection included
 */
record Measurement(BigInteger solutions, double wall, double cpu) {
  /**
   * Reads the count, the wall seconds and then any number of CPU seconds, which are added: the
   * output of {@link Trial}, or of a command and then bash's {@code time}.
   *
   * @throws IllegalArgumentException if the text is not that
   */
  static Measurement read(String text) {
    // In some countries bash writes a decimal comma.
    String[] words = text.strip().replace(',', '.').split("\\s+", 0);
    try {
      return new Measurement(
          new BigInteger(words[0]),
          Double.parseDouble(words[1]),
          Arrays.stream(words, 2, words.length).mapToDouble(Double::parseDouble).sum());
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException(
          "A count and seconds were expected of a run, but it printed: " + text, e);
    }
  }

  /** The medians of wall and of CPU seconds, each by itself. */
  static Measurement median(List<Measurement> rounds) {
    return new Measurement(
        rounds.get(0).solutions(),
        median(rounds, Measurement::wall),
        median(rounds, Measurement::cpu));
  }

  private static double median(List<Measurement> rounds, ToDoubleFunction<Measurement> figure) {
    double[] sorted = rounds.stream().mapToDouble(figure).sorted().toArray();
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }
}
