package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.families.Families;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Campaign;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Problems whose size grows fourfold along one axis after another: each is read, an engine is
 * chosen, and its solutions are counted, whose number is known by construction. Allocated memory
 * may grow as fast as the axis states, and no faster.
 *
 * <p>Builds test small sizes; a {@link Campaign} goes up to the documented limits, which takes
 * minutes and, at 50 million entries, 12 GB of heap.
 */
@Tag("slow")
class GrowthTest {
  private static final long MEMORY = 64 << 20;
  private static final int FACTOR = 4;
  private static final int MIN_SPAN = 64;

  /** Bytes beyond those in proportion; with more, growth of small sizes would go unnoticed. */
  private static final double FIXED_BYTES = 1 << 20;

  /** Arrays that grow by doubling are sometimes twice as long as needed. */
  private static final double TOLERANCE = 2;

  /**
   * An axis.
   *
   * @param usual the largest size outside a campaign
   * @param power of the size with which memory may grow
   * @param given whether an option is given, by its id
   * @param solutions null to make the puzzle only
   */
  private record Axis(
      String name,
      int usual,
      int limit,
      int power,
      IntFunction<Puzzle> puzzle,
      IntPredicate given,
      IntFunction<BigInteger> solutions) {
    Axis(
        String name,
        int usual,
        int limit,
        IntFunction<String> text,
        IntFunction<BigInteger> solutions) {
      this(name, usual, limit, 1, size -> knuth(text.apply(size)), option -> false, solutions);
    }

    /** From the largest down, then upwards: the limit itself is always among them. */
    List<Integer> sizes() {
      List<Integer> sizes = new ArrayList<>();
      for (int size = Campaign.IS_WHOLE ? limit : usual;
          size >= MIN_SPAN || sizes.isEmpty();
          size /= FACTOR) {
        sizes.add(size);
      }
      Collections.reverse(sizes);
      return sizes;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static Puzzle knuth(String text) {
    return new PlainPuzzle("grown", KnuthReader.read("grown.dlx", text));
  }

  private static Puzzle yaml(String text) {
    return PuzzleReader.read("grown.yaml", text).puzzle("grown");
  }

  private static String join(int size, IntFunction<String> part) {
    return IntStream.range(0, size).mapToObj(part).collect(Collectors.joining());
  }

  private static String items(int size) {
    return join(size, item -> "i" + item + " ") + "\n";
  }

  private static BigInteger big(long number) {
    return BigInteger.valueOf(number);
  }

  private static String monominoes(int size, String board) {
    return "name: grown\nboard: "
        + board
        + "\nturns: none\npieces:\n"
        + join(size, piece -> "  P" + piece + ": {shape: '#', use: any-number}\n");
  }

  private static BigInteger fibonacci(int number) {
    BigInteger last = BigInteger.ZERO;
    BigInteger next = BigInteger.ONE;
    for (int at = 0; at < number; at++) {
      BigInteger sum = last.add(next);
      last = next;
      next = sum;
    }
    return last;
  }

  static Stream<Axis> axes() {
    return Stream.of(
        new Axis(
            "items with an option each",
            1_000_000,
            1_000_000,
            size -> items(size) + join(size, item -> "i" + item + "\n"),
            size -> BigInteger.ONE),
        new Axis(
            "levels above ten choices",
            1 << 14,
            999_990,
            size ->
                items(size + 10)
                    + join(size + 20, at -> "i" + (at < size ? at : (at + size) / 2) + "\n"),
            size -> big(1024)),
        new Axis(
            "options of an item",
            1 << 16,
            5_000_000,
            size -> "a\n" + "a\n".repeat(size),
            GrowthTest::big),
        new Axis(
            "items of an option",
            1 << 16,
            1_000_000,
            size -> items(size) + items(size),
            size -> BigInteger.ONE),
        new Axis(
            "entries of fifty equal options",
            1 << 20,
            50_000_000,
            size -> items(size / 50) + items(size / 50).repeat(50),
            size -> big(50)),
        new Axis(
            "secondary items",
            1 << 16,
            999_999,
            size -> "a | " + items(size) + join(size, item -> "a i" + item + "\n"),
            GrowthTest::big),
        new Axis(
            "characters of a name",
            1 << 20,
            1 << 26,
            size -> "a" + "b".repeat(size) + "\na" + "b".repeat(size) + "\n",
            size -> BigInteger.ONE),
        new Axis(
            "items with two equal options, all given",
            1 << 16,
            1_000_000,
            1,
            size -> knuth(items(size) + join(2 * size, option -> "i" + option / 2 + "\n")),
            option -> option % 2 == 0,
            size -> BigInteger.ONE),
        new Axis(
            "items with two equal options",
            1 << 12,
            1 << 12,
            2,
            size -> knuth(items(size) + join(2 * size, option -> "i" + option / 2 + "\n")),
            option -> false,
            BigInteger.TWO::pow),
        new Axis(
            "cells of a board",
            1 << 12,
            10_000,
            2,
            size -> Families.find("dominoes:2x" + size / 2).orElseThrow(),
            option -> false,
            size -> fibonacci(size / 2 + 1)),
        new Axis(
            "cells of a piece",
            1_000,
            1_000,
            // The board grows with it, and the piece is tried at each of its cells.
            2,
            size ->
                yaml(
                    "name: grown\nboard: 1x%d\nturns: none\npieces: {A: '%s'}\n"
                        .formatted(size, "#".repeat(size))),
            option -> false,
            size -> BigInteger.ONE),
        new Axis(
            "pieces",
            500,
            500,
            1,
            size -> yaml(monominoes(size, "1x2")),
            option -> false,
            size -> big((long) size * size)),
        new Axis(
            "placements",
            100_000,
            1_000_000,
            1,
            size -> yaml(monominoes(Math.max(1, size / 10_000), "100x100")),
            option -> false,
            null));
  }

  @ParameterizedTest
  @MethodSource("axes")
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void allocatesNoMoreThanInProportion(Axis axis) {
    double before = 0;
    // The loading of classes is not measured.
    count(axis, axis.sizes().get(0), new ArrayList<>());
    for (int size : axis.sizes()) {
      long began = allocated();
      long clock = System.nanoTime();
      List<String> reasons = new ArrayList<>();
      Optional<BigInteger> count = count(axis, size, reasons);
      double bytes = allocated() - began;
      System.out.printf(
          "growth\t%s\t%d\t%.1f MB\t%.2f s\t%s%n",
          axis, size, bytes / (1 << 20), (System.nanoTime() - clock) / 1e9, reasons);
      assertThat(count).as("%s %d", axis, size).isEqualTo(expected(axis, size));
      if (before > 0) {
        assertThat(bytes)
            .as("bytes allocated with %,d %s", size, axis)
            .isLessThan(TOLERANCE * Math.pow(FACTOR, axis.power()) * (before + FIXED_BYTES));
      }
      before = bytes;
    }
  }

  private static Optional<BigInteger> expected(Axis axis, int size) {
    return Optional.ofNullable(axis.solutions()).map(solutions -> solutions.apply(size));
  }

  private static long allocated() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  private static Optional<BigInteger> count(Axis axis, int size, List<String> reasons) {
    Puzzle puzzle = axis.puzzle().apply(size);
    if (axis.solutions() == null) {
      return Optional.empty();
    }
    int[] given = IntStream.range(0, puzzle.problem().options()).filter(axis.given()).toArray();
    Search search =
        Engines.of(puzzle)
            .within(MEMORY)
            .explainingTo(reasons::add)
            .prepare(
                Search.all(
                    new OrderedProblem(
                        puzzle.problem(),
                        puzzle.defaultOrder(),
                        Prefix.of(puzzle.problem(), given))));
    return search
        .knownCount()
        .or(
            () ->
                Optional.of(
                    BinResult.solutions(
                        BinResult.count(Planner.plan(search, OptionalInt.empty(), FACTOR)))));
  }
}
