package org.dancingsparks.verify.proofs;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dancingsparks.cover.Problem;

/**
 * The rules of proofs by brute force: residuals are maps from names of items to what is left of
 * them, and sets of options are all subsets.
 */
final class RuleReading {
  private final Problem problem;
  private final List<Integer> givens;
  private final List<Integer> options = new ArrayList<>();

  RuleReading(Problem problem, List<Integer> givens) {
    this.problem = problem;
    this.givens = givens;
    for (int option = 0; option < problem.options(); option++) {
      if (problem.hasPrimary(option) && !givens.contains(option)) {
        options.add(option);
      }
    }
  }

  /** A row: a residual as numbers by item, or null; its item or -1, and its number. */
  record Row(Map<Integer, Integer> residual, int item, BigInteger number) {}

  /** The residual of a key, decoded bit by bit as the page on proofs says; null if it has none. */
  Map<Integer, Integer> residual(long... key) {
    Map<Integer, Integer> residual = new TreeMap<>();
    int word = 0;
    String left = bits(key[0]);
    for (int item = 0; item < problem.items(); item++) {
      int width = Integer.toBinaryString(greatest(item)).length();
      if (left.length() < width) {
        if (left.contains("1") || ++word == key.length) {
          return null;
        }
        left = bits(key[word]);
      }
      int end = left.length() - width;
      int value = Integer.parseInt(left.substring(end), 2);
      left = left.substring(0, end);
      if (value > greatest(item)) {
        return null;
      }
      if (value > 0) {
        residual.put(item, value);
      }
    }
    return left.contains("1") || word + 1 < key.length ? null : residual;
  }

  private static String bits(long word) {
    String bits = Long.toBinaryString(word);
    return "0".repeat(Long.SIZE - bits.length()) + bits;
  }

  private int greatest(int item) {
    if (problem.isPrimary(item)) {
      return most(item);
    }
    for (int option = 0; option < problem.options(); option++) {
      int at = entry(option, item);
      if (at >= 0 && problem.colour(option, at) > 0) {
        return 1 + problem.colours();
      }
    }
    return 1;
  }

  /** Returns whether rules 1 to 3 hold. */
  boolean holds(List<Row> rows, BigInteger claim) {
    Map<Map<Integer, Integer>, BigInteger> numbers = new HashMap<>();
    for (Row row : rows) {
      if (row.residual == null || numbers.put(row.residual, row.number) != null) {
        return false;
      }
    }
    for (Row row : rows) {
      if (!holds(row, numbers)) {
        return false;
      }
    }
    Map<Integer, Integer> all = new TreeMap<>();
    for (int item = 0; item < problem.items(); item++) {
      all.put(item, problem.isPrimary(item) ? most(item) : 1);
    }
    for (int given : givens) {
      all = chosen(all, given);
    }
    return claim.equals(numbers.get(normal(all)));
  }

  private int most(int item) {
    int uses = 0;
    for (int option = 0; option < problem.options(); option++) {
      uses += entry(option, item) >= 0 ? 1 : 0;
    }
    return Math.max(problem.least(item), Math.min(problem.most(item), uses));
  }

  private int entry(int option, int item) {
    for (int at = 0; at < problem.size(option); at++) {
      if (problem.item(option, at) == item) {
        return at;
      }
    }
    return -1;
  }

  private boolean holds(Row row, Map<Map<Integer, Integer>, BigInteger> numbers) {
    boolean hasPrimary = row.residual.keySet().stream().anyMatch(problem::isPrimary);
    if (!hasPrimary) {
      return row.item == -1 && row.number.equals(BigInteger.ONE);
    }
    if (row.item < 0 || row.item >= problem.primaryItems() || !row.residual.containsKey(row.item)) {
      return false;
    }
    List<Integer> having = options.stream().filter(option -> entry(option, row.item) >= 0).toList();
    BigInteger sum = BigInteger.ZERO;
    for (int set = 0; set < 1 << having.size(); set++) {
      Map<Integer, Integer> left = new TreeMap<>(row.residual);
      boolean isPossible = true;
      for (int index = 0; index < having.size() && isPossible; index++) {
        if ((set >> index & 1) != 0) {
          isPossible = fits(left, having.get(index));
          left = isPossible ? chosen(left, having.get(index)) : left;
        }
      }
      int times = most(row.item) - row.residual.get(row.item) + Integer.bitCount(set);
      if (isPossible && times >= problem.least(row.item) && times <= most(row.item)) {
        left.remove(row.item);
        BigInteger number = numbers.get(normal(left));
        if (number == null) {
          return false;
        }
        sum = sum.add(number);
      }
    }
    return sum.equals(row.number);
  }

  private boolean fits(Map<Integer, Integer> residual, int option) {
    for (int at = 0; at < problem.size(option); at++) {
      Integer left = residual.get(problem.item(option, at));
      int colour = problem.colour(option, at);
      boolean isSecondary = !problem.isPrimary(problem.item(option, at));
      if (left == null || isSecondary && left != 1 && (colour == 0 || left != 1 + colour)) {
        return false;
      }
    }
    return true;
  }

  private Map<Integer, Integer> chosen(Map<Integer, Integer> residual, int option) {
    Map<Integer, Integer> left = new TreeMap<>(residual);
    for (int at = 0; at < problem.size(option); at++) {
      int item = problem.item(option, at);
      int colour = problem.colour(option, at);
      int number =
          problem.isPrimary(item) ? left.getOrDefault(item, 0) - 1 : colour == 0 ? 0 : 1 + colour;
      left.put(item, number);
      left.values().removeIf(each -> each == 0);
    }
    return left;
  }

  /** Without items of which nothing is left, and secondary items that no option which fits has. */
  private Map<Integer, Integer> normal(Map<Integer, Integer> residual) {
    Map<Integer, Integer> kept = new TreeMap<>(residual);
    kept.values().removeIf(each -> each == 0);
    Map<Integer, Integer> fitting = new TreeMap<>(kept);
    kept.keySet()
        .removeIf(
            item ->
                !problem.isPrimary(item)
                    && options.stream()
                        .noneMatch(option -> entry(option, item) >= 0 && fits(fitting, option)));
    return kept;
  }
}
