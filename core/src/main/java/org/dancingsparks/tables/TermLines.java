package org.dancingsparks.tables;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.message.InputException;

/**
 * Terms in the form of the OEIS's b-files: a line for each, with its number, a blank and its value.
 *
 * @param sequence the known one; without it, a term is a number of solutions
 */
public record TermLines(Optional<Sequence> sequence) {
  /**
   * The lines of the known terms before a number, so that those of counts from there on follow;
   * none if a term between is unknown.
   */
  public List<String> before(int number) {
    return sequence
        .filter(known -> number <= known.last() + 1)
        .map(
            known -> IntStream.range(known.offset(), number).mapToObj(n -> line(known, n)).toList())
        .orElse(List.of());
  }

  private static String line(Sequence sequence, int number) {
    return line(number, sequence.term(number).orElseThrow());
  }

  private static String line(int number, BigInteger term) {
    return number + " " + term;
  }

  /**
   * The line of a count.
   *
   * @throws InputException if the solutions are not those of whole objects
   */
  public String counted(int number, BigInteger solutions) {
    return line(number, term(number, solutions));
  }

  /**
   * The term of a count: the solutions, divided by those of an object.
   *
   * @throws InputException if they are not those of whole objects
   */
  public BigInteger term(int number, BigInteger solutions) {
    BigInteger each = sequence.map(Sequence::each).orElse(BigInteger.ONE);
    BigInteger[] parts = solutions.divideAndRemainder(each);
    if (parts[1].signum() != 0) {
      throw new InputException(
          "The number of solutions for n = %d, %s, is not a multiple of %s, the solutions of an object"
              .formatted(number, solutions, each),
          "check the key each of the sequence");
    }
    return parts[0];
  }
}
