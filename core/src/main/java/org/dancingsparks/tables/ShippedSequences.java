package org.dancingsparks.tables;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dancingsparks.format.ShippedFiles;

/**
 * The sequences that come with the program: the files of {@code conf/sequences}, inside the jar. An
 * index beside them lists their numbers.
 */
public final class ShippedSequences {
  private static final String FOLDER = "sequences/";

  private ShippedSequences() {}

  /** The sequences, in the order of the index. */
  public static List<Sequence> all() {
    return List.copyOf(ByNumber.SEQUENCES.values());
  }

  /** The sequence of a number, as in A203435. */
  public static Optional<Sequence> find(String number) {
    return Optional.ofNullable(ByNumber.SEQUENCES.get(number));
  }

  /** The known term of a quantity of a puzzle. */
  public static Optional<KnownTerm> known(String puzzle, Quantity quantity) {
    return Optional.ofNullable(ByPuzzle.TERMS.get(new Counted(puzzle, quantity)));
  }

  /** The sequence of a quantity of puzzles, the first in the index. */
  static Optional<Sequence> find(MemberPattern members, Quantity quantity) {
    return all().stream()
        .filter(sequence -> sequence.quantity() == quantity)
        .filter(sequence -> sequence.member().equals(members))
        .findFirst();
  }

  private record Counted(String puzzle, Quantity quantity) {}

  private static final class ByNumber {
    static final Map<String, Sequence> SEQUENCES = read();

    private static Map<String, Sequence> read() {
      Map<String, Sequence> sequences = new LinkedHashMap<>();
      ShippedFiles.text(FOLDER + "index.txt")
          .lines()
          .map(ByNumber::read)
          .forEach(sequence -> sequences.put(sequence.number(), sequence));
      return sequences;
    }

    private static Sequence read(String number) {
      String file = number + ".yaml";
      return SequenceReader.read(file, ShippedFiles.text(FOLDER + file));
    }
  }

  private static final class ByPuzzle {
    static final Map<Counted, KnownTerm> TERMS = terms();

    private static Map<Counted, KnownTerm> terms() {
      Map<Counted, KnownTerm> terms = new LinkedHashMap<>();
      for (Sequence sequence : ByNumber.SEQUENCES.values()) {
        for (int term = sequence.offset(); term <= sequence.last(); term++) {
          terms.putIfAbsent(
              new Counted(sequence.member().member(term), sequence.quantity()),
              new KnownTerm(sequence, term));
        }
      }
      return terms;
    }
  }
}
