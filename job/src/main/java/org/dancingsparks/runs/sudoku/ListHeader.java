package org.dancingsparks.runs.sudoku;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Objects;
import org.dancingsparks.runs.Label;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunHeader;
import org.dancingsparks.runs.RunOrigin;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * The header of a run that solves a list.
 *
 * @param limit up to which solutions are counted
 */
public record ListHeader(
    RunOrigin origin,
    Input input,
    @Label("the shape") SudokuShape shape,
    @Label("the limit") int limit,
    Division plan)
    implements RunHeader {
  /**
   * Raised when a reader of an older run would misread a newer one: 3 has files in {@code _meta}.
   */
  static final int FORMAT = 3;

  public ListHeader {
    Objects.requireNonNull(origin);
    Objects.requireNonNull(input);
    Objects.requireNonNull(shape);
    Objects.requireNonNull(plan);
  }

  /**
   * A list.
   *
   * @param name of the file, without its directory
   */
  public record Input(
      @Label("the list") String name,
      @Label("the length of the list in bytes") long bytes,
      @Label("the length of the list in lines") long lines) {
    public Input {
      Objects.requireNonNull(name);
    }
  }

  /**
   * The division of a list into bins.
   *
   * @param mostBins maximum number of bins
   * @param sha256 of a text that has a line for each bin, with the SHA-256 of the bin's bytes and
   *     the number of list lines that start in the bin
   */
  public record Division(
      @Label("the maximum number of bins") int mostBins,
      @Label("the number of bins") int bins,
      @Label("the hash of the list") String sha256) {
    public Division {
      Objects.requireNonNull(sha256);
    }
  }

  static ListHeader of(ListPlan plan, String program) {
    return new ListHeader(
        new RunOrigin(FORMAT, program, ResultType.SUDOKUS.text()),
        new Input(plan.list().name(), plan.list().bytes(), plan.lines()),
        plan.settings().shape(),
        plan.settings().limit(),
        new Division(plan.mostBins(), plan.ranges().size(), sha256(plan)));
  }

  private static String sha256(ListPlan plan) {
    MessageDigest digest = RangeLines.sha256Digest();
    for (LineRange range : plan.ranges()) {
      String line = "%s %d\n".formatted(range.sha256(), range.lines());
      digest.update(line.getBytes(StandardCharsets.UTF_8));
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
