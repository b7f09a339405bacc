package org.dancingsparks.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.Stream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.links.Links;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SolutionClasses;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts the terms of each shipped sequence, as far as a bound of work allows. */
class SequenceTermsTest {
  /** The most checks for cancellation, some thousand nodes apart. */
  private static final int MAX_POLLS = 10;

  private static final long RESIDUALS_OF_A_TEST = 100_000;
  private static final long RESIDUALS_OF_A_CAMPAIGN = 500_000;
  private static final long MEMORY = 1L << 27;

  /**
   * Puzzles that A361413 counts otherwise: where n and n - 2 are primes it leaves out cuts, such as
   * 5 x 5 into 2 x 5 and 3 x 5.
   */
  private static final Set<String> DIFFERENT =
      Set.of("rectangles:5x5,primes", "rectangles:7x7,primes", "rectangles:13x13,primes");

  static Stream<String> numbers() {
    return ShippedSequences.all().stream().map(Sequence::number);
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void twoEnginesCountTheFirstTerms(String number) {
    int counted = 0;
    Sequence sequence = ShippedSequences.find(number).orElseThrow();
    for (int term = sequence.offset(); term <= sequence.last(); term++) {
      Optional<Puzzle> puzzle = puzzle(sequence, term);
      if (puzzle.isPresent()) {
        int mostPolls = counted == 0 ? Integer.MAX_VALUE : MAX_POLLS;
        Quantity quantity = sequence.quantity();
        Optional<BigInteger> links = count(quantity, puzzle.get(), each -> links(each, mostPolls));
        Optional<BigInteger> diagram = count(quantity, puzzle.get(), SequenceTermsTest::diagram);
        if (links.isEmpty() || diagram.isEmpty()) {
          break;
        }
        assertThat(diagram).as(puzzle.get().name()).isEqualTo(links);
        check(puzzle.get(), links.get(), sequence.solutions(term).orElseThrow());
        counted++;
      }
    }
    assertThat(counted).as("terms of " + number).isPositive();
  }

  /** A quantity of a puzzle, by an engine that may give up. */
  private static Optional<BigInteger> count(
      Quantity quantity, Puzzle puzzle, Function<Puzzle, Optional<BigInteger>> engine) {
    Optional<BigInteger> all = engine.apply(puzzle);
    if (quantity == Quantity.SOLUTIONS || all.isEmpty()) {
      return all;
    }
    try {
      SolutionClasses classes =
          Searches.of(puzzle)
              .upToSymmetry()
              .count(all.get(), fixed -> engine.apply(fixed.puzzle()).orElseThrow());
      return Optional.of(classes.count());
    } catch (NoSuchElementException e) {
      return Optional.empty();
    }
  }

  private static void check(Puzzle puzzle, BigInteger count, BigInteger known) {
    if (DIFFERENT.contains(puzzle.name())) {
      assertThat(count).as(puzzle.name()).isNotEqualTo(known);
    } else {
      assertThat(count).as(puzzle.name()).isEqualTo(known);
    }
  }

  @ParameterizedTest
  @MethodSource("numbers")
  @Tag("campaign")
  void layersCountFurtherTerms(String number) {
    Sequence sequence = ShippedSequences.find(number).orElseThrow();
    int few = layered(sequence, SequenceTermsTest::diagram);
    assertThat(layered(sequence, SequenceTermsTest::layers)).as(number).isGreaterThanOrEqualTo(few);
  }

  /** The number of terms that an engine counts, all of them as they are known. */
  private static int layered(Sequence sequence, Function<Puzzle, Optional<BigInteger>> engine) {
    int counted = 0;
    for (int term = sequence.offset(); term <= sequence.last(); term++) {
      Optional<Puzzle> puzzle = puzzle(sequence, term);
      if (puzzle.isPresent()) {
        Optional<BigInteger> count = count(sequence.quantity(), puzzle.get(), engine);
        if (count.isEmpty()) {
          return counted;
        }
        check(puzzle.get(), count.get(), sequence.solutions(term).orElseThrow());
        counted++;
      }
    }
    return counted;
  }

  /** The puzzle of a term, unless its family begins at 1 or refuses one as large. */
  private static Optional<Puzzle> puzzle(Sequence sequence, int term) {
    try {
      return Optional.of(NamedPuzzles.of(sequence.member().member(term)));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private static Optional<BigInteger> links(Puzzle puzzle, int mostPolls) {
    int[] polls = new int[1];
    try {
      return Optional.of(
          BigInteger.valueOf(
              new Links(puzzle.problem(), puzzle.defaultOrder())
                  .cancelledBy(() -> ++polls[0] > mostPolls)
                  .count()));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private static Optional<BigInteger> diagram(Puzzle puzzle) {
    return new FrontierSearch(puzzle.problem(), puzzle.defaultOrder())
        .visitingAtMost(RESIDUALS_OF_A_TEST)
        .diagram()
        .map(Diagram::count);
  }

  private static Optional<BigInteger> layers(Puzzle puzzle) {
    return LayerCount.byPlace(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()))
        .within(MEMORY)
        .endedBy(residuals -> residuals > RESIDUALS_OF_A_CAMPAIGN)
        .count();
  }
}
