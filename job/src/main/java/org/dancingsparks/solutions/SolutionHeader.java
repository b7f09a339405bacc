package org.dancingsparks.solutions;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import org.dancingsparks.format.KnuthWriter;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.run.Checksum;
import org.dancingsparks.run.ResultType;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.Engine;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.search.Subproblem;
import org.dancingsparks.search.SymmetryUse;

/**
 * What is known of a run before it begins: what is searched, how, and by which version of the
 * program. The head of the manifest, without times or names of machines, so that equal runs have
 * equal ones.
 *
 * @param format version of the layout on disk
 * @param contents {@code solutions} or {@code count}
 * @param problem hash of the problem
 * @param description SHA-256 of the texts that describe the puzzle, labels and colours included
 * @param solutionOrder {@code diagram}, in which rows increase, or {@code search}
 * @param givens option ids
 */
public record SolutionHeader(
    int format,
    String program,
    String contents,
    String puzzle,
    String problem,
    String description,
    String engine,
    String regime,
    Order itemOrder,
    String solutionOrder,
    List<Integer> givens,
    String symmetry,
    Cut plan,
    List<Column> columns) {
  /** Raised when a reader of an older manifest would misread a newer one. */
  static final int FORMAT = 2;

  static final String DIAGRAM_ORDER = "diagram";

  public SolutionHeader {
    Objects.requireNonNull(program);
    Objects.requireNonNull(contents);
    Objects.requireNonNull(puzzle);
    Objects.requireNonNull(problem);
    Objects.requireNonNull(description);
    Objects.requireNonNull(engine);
    Objects.requireNonNull(regime);
    Objects.requireNonNull(itemOrder);
    Objects.requireNonNull(solutionOrder);
    Objects.requireNonNull(symmetry);
    Objects.requireNonNull(plan);
    givens = List.copyOf(givens);
    columns = List.copyOf(columns);
  }

  /** An item order: its name, and the names of the items. */
  record Order(String name, List<String> items) {
    Order {
      Objects.requireNonNull(name);
      items = List.copyOf(items);
    }
  }

  /**
   * A plan.
   *
   * @param splitPiece or null
   * @param mostBins what the bins were to be at most
   * @param sha256 of all subproblems, bin by bin
   */
  public record Cut(
      int splitDepth, String splitPiece, int subproblems, int mostBins, int bins, String sha256) {
    /** So many bins may be asked for. */
    public Cut {
      Objects.requireNonNull(sha256);
      if (splitDepth < 0 || mostBins < 0 || mostBins > Plan.MOST_BINS) {
        throw new IllegalArgumentException("No plan is cut so.");
      }
    }
  }

  /** A column of the parts, and the piece whose options it holds, or null. */
  record Column(String name, String piece) {
    Column {
      Objects.requireNonNull(name);
    }
  }

  static SolutionHeader of(ResultType contents, Puzzle puzzle, Plan plan, String program) {
    Search search = plan.search();
    return new SolutionHeader(
        FORMAT,
        program,
        contents.text(),
        puzzle.name(),
        search.problem().hash(),
        description(puzzle),
        search.strategy().engine().text(),
        search.regime(),
        order(search),
        isOrdered(search) ? DIAGRAM_ORDER : "search",
        Arrays.stream(search.givens().options()).boxed().toList(),
        search.use().name().toLowerCase(Locale.ROOT),
        cut(puzzle, plan),
        contents == ResultType.SOLUTIONS ? columns(SolutionSchema.of(puzzle)) : List.of());
  }

  /** What a puzzle's {@link #description} has to be. */
  static String description(Puzzle puzzle) {
    String problem = KnuthWriter.write(puzzle.problem());
    return Checksum.of(
        puzzle instanceof PiecePuzzle pieces ? problem + PuzzleWriter.write(pieces) : problem);
  }

  /** Images of solutions are not where the order has them. */
  private static boolean isOrdered(Search search) {
    return search.strategy().engine() == Engine.DIAGRAM && search.use() == SymmetryUse.NONE;
  }

  private static Order order(Search search) {
    return new Order(
        search.order().name(),
        IntStream.range(0, search.order().size())
            .mapToObj(place -> search.problem().itemName(search.order().item(place)))
            .toList());
  }

  public static List<Column> columns(SolutionSchema schema) {
    return schema.columns().stream().map(each -> new Column(each.name(), each.piece())).toList();
  }

  private static Cut cut(Puzzle puzzle, Plan plan) {
    return new Cut(
        plan.splitDepth(),
        Searches.pivotPiece(puzzle, plan.search()).orElse(null),
        plan.subproblems(),
        plan.mostBins(),
        plan.bins().size(),
        sha256(plan));
  }

  private static String sha256(Plan plan) {
    MessageDigest digest = Checksum.digest();
    try (DataOutputStream out =
        new DataOutputStream(new DigestOutputStream(OutputStream.nullOutputStream(), digest))) {
      for (Bin bin : plan.bins()) {
        out.writeInt(bin.subproblems().size());
        for (Subproblem subproblem : bin.subproblems()) {
          int[] prefix = subproblem.prefix();
          out.writeInt(prefix.length);
          for (int option : prefix) {
            out.writeInt(option);
          }
          out.writeLong(subproblem.from());
          out.writeLong(subproblem.to());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("Nothing is written anywhere, so it cannot fail.", e);
    }
    return Checksum.text(digest);
  }
}
