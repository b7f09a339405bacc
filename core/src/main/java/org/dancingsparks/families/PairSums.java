package org.dancingsparks.families;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * {@code pair-sums:primes,N} and {@code pair-sums:squares,N}: {1, ..., 2 N} divided into N pairs
 * with sums that are primes (OEIS A000341), or squares (A252897). The largest numbers come first in
 * the given order; the order of a diagram is searched for.
 */
final class PairSums implements Family {
  private static final Pattern FORM = Pattern.compile("(?:primes|squares),(\\d+)");
  private static final int MAX_PAIRS = 1 << 9;
  private static final int CERTAINTY = 30;

  private static final Map<String, IntPredicate> SUMS =
      Map.of(
          "primes", sum -> BigInteger.valueOf(sum).isProbablePrime(CERTAINTY),
          "squares", sum -> Math.pow(Math.rint(Math.sqrt(sum)), 2) == sum);

  @Override
  public String name() {
    return "pair-sums";
  }

  @Override
  public String parameters() {
    return "SUMS,N";
  }

  @Override
  public String title() {
    return "{1, ..., 2 N} in pairs whose sums are primes (pair-sums:primes,N) or squares";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "primes,8 or pair-sums:squares,13");
    if (!FORM.matcher(parameters).matches()) {
      throw reader.unknown(parameters);
    }
    int pairs = reader.numbers(parameters, FORM)[0];
    String sums = parameters.substring(0, parameters.indexOf(','));
    reader.check("pairs", pairs, MAX_PAIRS);
    ProblemBuilder<Integer, List<Integer>> builder =
        new ProblemBuilder<>(pair -> pair.get(0) + "+" + pair.get(1));
    for (int number = 2 * pairs; number > 0; number--) {
      builder.primary(number);
    }
    for (int more = 2 * pairs; more > 0; more--) {
      for (int less = more - 1; less > 0; less--) {
        if (SUMS.get(sums).test(more + less)) {
          builder.option(List.of(more, less), List.of(more, less));
        }
      }
    }
    return new PlainPuzzle("%s:%s,%d".formatted(name(), sums, pairs), builder.build());
  }
}
