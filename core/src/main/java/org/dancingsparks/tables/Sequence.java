package org.dancingsparks.tables;

import java.math.BigInteger;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The known terms of an integer sequence, each a number of objects that are, or stand for, the
 * solutions of a puzzle.
 *
 * @param number its name where it is published, as in A203435
 * @param title the objects counted
 * @param quantity counted of each puzzle
 * @param offset the number of the first term
 * @param each the solutions that stand for one object
 * @param source where the terms were read
 * @param read on this day
 * @param note a warning or remark; empty if there is none
 */
public record Sequence(
    String number,
    String title,
    MemberPattern member,
    Quantity quantity,
    int offset,
    List<BigInteger> terms,
    BigInteger each,
    String source,
    LocalDate read,
    String note) {
  public Sequence {
    Objects.requireNonNull(number);
    Objects.requireNonNull(title);
    Objects.requireNonNull(member);
    Objects.requireNonNull(quantity);
    terms = List.copyOf(terms);
    Objects.requireNonNull(each);
    Objects.requireNonNull(source);
    Objects.requireNonNull(read);
    Objects.requireNonNull(note);
  }

  /** The number of the last term. */
  public int last() {
    return offset + terms.size() - 1;
  }

  /** A term, if it is known. */
  public Optional<BigInteger> term(int number) {
    return number < offset || number > last()
        ? Optional.empty()
        : Optional.of(terms.get(number - offset));
  }

  /** The count of the puzzle of a term, if it is known. */
  public Optional<BigInteger> solutions(int number) {
    return term(number).map(each::multiply);
  }
}
