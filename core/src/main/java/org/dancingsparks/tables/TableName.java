package org.dancingsparks.tables;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dancingsparks.families.Families;
import org.dancingsparks.families.Family;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Suggestions;

/**
 * The name of a table: a sequence, such as A203435; a pattern of puzzles, such as equal-sums:4,N or
 * box-N.yaml; a family with a single number; or the YAML file of a sequence.
 *
 * @param members the pattern of the puzzles
 * @param quantity counted of each puzzle
 * @param sequence whose terms they are, if it is known
 */
public record TableName(MemberPattern members, Quantity quantity, Optional<Sequence> sequence) {
  private static final String NUMBER = "N";
  private static final Pattern NUMBERED = Pattern.compile("[Aa]\\d+");

  /** The files that a name may be that of. */
  public interface Files {
    /** Returns whether there is a file of a name. */
    boolean exists(String file);

    /**
     * The text of a file.
     *
     * @throws InputException if it cannot be read
     */
    String text(String file);
  }

  /**
   * The table of a name.
   *
   * @param quantity counted of puzzles; a sequence may have it for itself
   * @throws InputException if there is none, or it is a sequence of another quantity
   */
  public static TableName of(String name, Quantity quantity, Files files) {
    if (isSequenceFile(name, files)) {
      return of(SequenceReader.read(name, files.text(name)), quantity);
    }
    if (MemberPattern.hasNumber(name)) {
      return of(new MemberPattern(name), quantity);
    }
    return ShippedSequences.find(
            NUMBERED.matcher(name).matches() ? name.toUpperCase(Locale.ROOT) : name)
        .map(sequence -> of(sequence, quantity))
        .orElseGet(() -> ofFamily(name, quantity));
  }

  /** Returns whether a name is that of a sequence's file, and not a pattern of puzzle files. */
  private static boolean isSequenceFile(String name, Files files) {
    return (name.endsWith(".yaml") || name.endsWith(".yml"))
        && (!MemberPattern.hasNumber(name) || files.exists(name));
  }

  private static TableName of(Sequence sequence, Quantity quantity) {
    if (quantity == Quantity.UP_TO_SYMMETRY && sequence.quantity() != quantity) {
      throw new InputException(
          "%s has the numbers of all solutions, not those up to symmetry"
              .formatted(sequence.number()),
          "name the puzzles, %s, in place of the sequence",
          sequence.member());
    }
    return new TableName(sequence.member(), sequence.quantity(), Optional.of(sequence));
  }

  private static TableName of(MemberPattern members, Quantity quantity) {
    return new TableName(members, quantity, ShippedSequences.find(members, quantity));
  }

  private static TableName ofFamily(String name, Quantity quantity) {
    Family family =
        Families.all().stream()
            .filter(known -> known.name().equals(name))
            .findFirst()
            .orElseThrow(() -> unknown(name));
    if (family.parameters().equals(NUMBER)) {
      return of(new MemberPattern(family.form()), quantity);
    }
    List<Sequence> sequences =
        ShippedSequences.all().stream()
            .filter(sequence -> sequence.quantity() == quantity)
            .filter(sequence -> sequence.member().text().startsWith(name + ":"))
            .toList();
    if (sequences.size() == 1) {
      return of(sequences.get(0), quantity);
    }
    throw new InputException(
        "The family %s has the form %s, where N must be the number of the member"
            .formatted(name, family.form()),
        "name one of %s",
        sequences.isEmpty()
            ? name + ":" + family.parameters()
            : sequences.stream()
                .map(sequence -> sequence.member().text())
                .collect(Collectors.joining("; ")));
  }

  private static InputException unknown(String name) {
    if (Families.family(name).isPresent()) {
      return new InputException(
          "%s is one puzzle, without the N that stands for the number".formatted(name),
          "count it by itself, or name puzzles as in queens:N and dominoes:NxN");
    }
    boolean isNumber = NUMBERED.matcher(name).matches();
    List<String> names =
        isNumber
            ? ShippedSequences.all().stream().map(Sequence::number).toList()
            : Families.all().stream().map(Family::name).toList();
    String near = Suggestions.of(name, names).strip();
    String remedy =
        "name a sequence such as A000170, a family such as queens, or puzzles with an N for the"
            + " number, as dominoes:NxN";
    return new InputException(
        "There is no %s %s"
            .formatted(isNumber ? "sequence here called" : "family or sequence called", name),
        near.isEmpty() ? remedy : "%s; " + remedy,
        near.replaceFirst("^D", "d").replaceFirst("\\?$", ""));
  }

  /** The number of the first member, which is at least 1. */
  public int first() {
    return Math.max(1, sequence.map(Sequence::offset).orElse(1));
  }

  /** The number of the last member whose term is known; empty if the sequence is not. */
  public OptionalInt last() {
    return sequence.stream().mapToInt(Sequence::last).findFirst();
  }

  /**
   * The members from one number to another.
   *
   * @throws InputException if there are none
   */
  public Table table(int first, int last) {
    try {
      return new Table(members, quantity, sequence, first, last);
    } catch (IllegalArgumentException e) {
      throw new InputException(e.getMessage());
    }
  }

  /** Its title in pictures. */
  public String title() {
    return sequence
        .map(known -> known.number() + ": " + known.title())
        .orElseGet(
            () ->
                quantity == Quantity.SOLUTIONS
                    ? members.text()
                    : "%s, %s".formatted(members, quantity.words()));
  }

  /** A remark on the sequence, if there is one. */
  public Optional<String> note() {
    return sequence.map(Sequence::note).filter(text -> !text.isEmpty());
  }

  /** Its name in lines of progress. */
  public String text() {
    return sequence.map(Sequence::number).orElse(members.text());
  }
}
