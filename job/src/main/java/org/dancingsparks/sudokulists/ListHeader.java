package org.dancingsparks.sudokulists;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Objects;
import java.util.Optional;
import org.dancingsparks.run.ResultType;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * What is known of a run over a list before anything is solved: the head of the manifest, the same
 * for equal runs.
 *
 * @param format version of the layout on disk
 * @param contents what the run keeps
 * @param limit up to which solutions are counted
 */
record ListHeader(
    int format,
    String program,
    String contents,
    Input input,
    SudokuShape shape,
    int limit,
    Cut plan) {
  static final int FORMAT = 1;

  ListHeader {
    Objects.requireNonNull(program);
    Objects.requireNonNull(contents);
    Objects.requireNonNull(input);
    Objects.requireNonNull(shape);
    Objects.requireNonNull(plan);
  }

  /**
   * A list.
   *
   * @param name of the file, without where it was
   */
  record Input(String name, long bytes, long lines) {
    Input {
      Objects.requireNonNull(name);
    }

    String text() {
      return "%s of %,d bytes in %,d lines".formatted(name, bytes, lines);
    }
  }

  /**
   * How it is cut.
   *
   * @param mostBins what the bins were to be at most
   * @param sha256 of a text with a line for each bin: the SHA-256 of its bytes, and how many lines
   *     start in them
   */
  record Cut(int mostBins, int bins, String sha256) {
    Cut {
      Objects.requireNonNull(sha256);
    }
  }

  static ListHeader of(ListPlan plan, String program) {
    return new ListHeader(
        FORMAT,
        program,
        ResultType.SUDOKUS.text(),
        new Input(plan.list().name(), plan.list().bytes(), plan.lines()),
        plan.shape(),
        plan.limit(),
        new Cut(plan.mostBins(), plan.ranges().size(), sha256(plan)));
  }

  private static String sha256(ListPlan plan) {
    MessageDigest digest = RangeLines.sha256Digest();
    for (LineRange range : plan.ranges()) {
      String line = "%s %d\n".formatted(range.sha256(), range.lines());
      digest.update(line.getBytes(StandardCharsets.UTF_8));
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** In what a run that is to go on with this one differs, if it does. */
  Optional<String> difference(ListHeader other) {
    if (!program.equals(other.program)) {
      return difference("the version of the program", program, other.program);
    }
    if (!shape.equals(other.shape)) {
      return difference("the shape", shape, other.shape);
    }
    if (limit != other.limit) {
      return difference("the limit", limit, other.limit);
    }
    if (plan.mostBins() != other.plan.mostBins()) {
      return difference("the number of bins", plan.mostBins(), other.plan.mostBins());
    }
    if (!input.equals(other.input)) {
      return difference("the list", input.text(), other.input.text());
    }
    return equals(other)
        ? Optional.empty()
        : Optional.of("What differs is what is in the list, or how it is cut");
  }

  private static Optional<String> difference(String what, Object before, Object now) {
    return Optional.of("What differs is %s: %s then, and %s now".formatted(what, before, now));
  }
}
