package org.dancingsparks.format;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.function.BinaryOperator;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.values.OptionCosts;
import org.dancingsparks.values.OptionWeights;

/**
 * Reads files of costs or of weights: YAML, each entry a feature of options, as {@link
 * FeatureReader} reads it, and a whole number. An option with several of the features costs the sum
 * of their numbers, and weighs their product; one with none costs 0 and weighs 1. {@code
 * docs/costs.md} has examples.
 */
public final class CostReader {
  private final Puzzle puzzle;
  private final YamlNode root;

  private CostReader(Puzzle puzzle, YamlNode root) {
    this.puzzle = puzzle;
    this.root = root;
  }

  /**
   * The costs of a puzzle's options.
   *
   * @param file the text's name in messages
   * @throws InputException if the text is not such a file, with the line, or a cost is too large
   */
  public static OptionCosts costs(Puzzle puzzle, String file, String text) {
    CostReader reader = new CostReader(puzzle, YamlNode.parse(file, text));
    BigInteger most = BigInteger.valueOf(OptionCosts.most(puzzle.problem()));
    reader.check(most.negate(), most, "costs are %d to %d, so that sums fit in 64 bits");
    BigInteger[] costs = reader.read(BigInteger.ZERO, BigInteger::add);
    try {
      return OptionCosts.of(
          puzzle.problem(), Arrays.stream(costs).mapToLong(CostReader::bounded).toArray());
    } catch (IllegalArgumentException e) {
      throw new InputException("%s: %s".formatted(file, e.getMessage()));
    }
  }

  /** A sum of costs, cut off at the range of a {@code long}, which is beyond all bounds as well. */
  private static long bounded(BigInteger cost) {
    return cost.min(BigInteger.valueOf(Long.MAX_VALUE))
        .max(BigInteger.valueOf(Long.MIN_VALUE))
        .longValueExact();
  }

  /** Checks that all numbers are within bounds, before they are joined. */
  private void check(BigInteger least, BigInteger most, String rule) {
    for (YamlNode node : root.entries().values()) {
      BigInteger number = node.wholeNumber();
      if (number.compareTo(least) < 0 || number.compareTo(most) > 0) {
        throw node.error(
            "%s cannot be %d; %s.".formatted(node.name(), number, rule.formatted(least, most)));
      }
    }
  }

  /**
   * The costs that a problem has itself, as in a file of Knuth's text.
   *
   * @throws InputException if one is too large
   */
  public static OptionCosts ownCosts(Puzzle puzzle) {
    long[] costs = new long[puzzle.problem().options()];
    Arrays.setAll(costs, puzzle.problem()::cost);
    try {
      return OptionCosts.of(puzzle.problem(), costs);
    } catch (IllegalArgumentException e) {
      throw new InputException("%s: %s".formatted(puzzle.name(), e.getMessage()));
    }
  }

  /**
   * The weights of a puzzle's options.
   *
   * @param file the text's name in messages
   * @throws InputException if the text is not such a file, with the line
   */
  public static OptionWeights weights(Puzzle puzzle, String file, String text) {
    CostReader reader = new CostReader(puzzle, YamlNode.parse(file, text));
    reader.check(BigInteger.ZERO, BigInteger.TEN.pow(100), "weights are 0 or more");
    return OptionWeights.of(reader.read(BigInteger.ONE, BigInteger::multiply));
  }

  private BigInteger[] read(BigInteger ofNone, BinaryOperator<BigInteger> joined) {
    BigInteger[] numbers = new BigInteger[puzzle.problem().options()];
    Arrays.fill(numbers, ofNone);
    for (Map.Entry<String, YamlNode> entry : root.entries().entrySet()) {
      BigInteger number = entry.getValue().wholeNumber();
      options(entry.getKey(), entry.getValue()).stream()
          .forEach(option -> numbers[option] = joined.apply(numbers[option], number));
    }
    return numbers;
  }

  private BitSet options(String feature, YamlNode node) {
    try {
      return FeatureReader.parse(puzzle, feature);
    } catch (IllegalArgumentException e) {
      throw node.error(e.getMessage());
    }
  }
}
