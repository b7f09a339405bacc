package org.dancingsparks.tables;

import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A row of puzzles to be counted one after another, with their known counts.
 *
 * @param quantity counted of each puzzle
 * @param sequence whose terms they are, if it is known
 * @param from the first number
 * @param to the last number
 */
public record Table(
    MemberPattern members, Quantity quantity, Optional<Sequence> sequence, int from, int to) {
  private static final long MAX_MEMBERS = 10_000;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if they do not ascend, or are too many, or the sequence has
   *     another quantity
   */
  public Table {
    Objects.requireNonNull(members);
    Objects.requireNonNull(quantity);
    Objects.requireNonNull(sequence);
    if (sequence.filter(known -> known.quantity() != quantity).isPresent()) {
      throw new IllegalArgumentException(
          "%s does not have %s.".formatted(sequence.get().number(), quantity.words()));
    }
    if (from < 0 || to < from) {
      throw new IllegalArgumentException("There are no numbers from %d to %d.".formatted(from, to));
    }
    if (to >= from + MAX_MEMBERS) {
      throw new IllegalArgumentException(
          "A table from %d to %d is too long; it can have at most %,d members."
              .formatted(from, to, MAX_MEMBERS));
    }
  }

  /** The numbers of the members. */
  public IntStream numbers() {
    return IntStream.rangeClosed(from, to);
  }

  /** The number of members. */
  public int size() {
    return to - from + 1;
  }

  /** The name of a puzzle. */
  public String member(int number) {
    return members.member(number);
  }

  /** The known term that gives the count of a puzzle, if there is one. */
  public Optional<KnownTerm> known(int number) {
    return sequence.isPresent()
        ? sequence
            .filter(known -> known.term(number).isPresent())
            .map(known -> new KnownTerm(known, number))
        : ShippedSequences.known(member(number), quantity);
  }

  /**
   * Returns the known term of a member. Without a sequence, the puzzle's own name may give it where
   * the pattern's does not; the name of a puzzle in a file may be anything.
   */
  public Optional<KnownTerm> known(int number, String puzzle) {
    return sequence.isPresent() || members.isOfFiles()
        ? known(number)
        : known(number).or(() -> ShippedSequences.known(puzzle, quantity));
  }

  /** The verdict on a count. */
  public Verdict verdict(int number, BigInteger solutions) {
    return verdict(number, member(number), solutions);
  }

  /** The verdict on a count of a member whose puzzle's own name may give the known term. */
  public Verdict verdict(int number, String puzzle, BigInteger solutions) {
    boolean isBeyond = sequence.filter(known -> number > known.last()).isPresent();
    return known(number, puzzle)
        .map(known -> Verdict.of(solutions, known.solutions()))
        .orElse(isBeyond ? Verdict.NEW : Verdict.UNKNOWN);
  }
}
