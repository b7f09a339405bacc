package org.dancingsparks.runs.solutions;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.List;
import java.util.Objects;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.files.Checksum;
import org.dancingsparks.layers.rounds.RoundKey;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.Label;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunHeader;
import org.dancingsparks.runs.RunOrigin;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.search.Subproblem;
import org.dancingsparks.search.SymmetryUse;

/**
 * The header of a run that writes or counts solutions: the puzzle, the search, and the plan.
 *
 * @param solutionOrder {@code diagram}, in which rows increase, or {@code search}
 * @param givens option ids
 */
public record SolutionHeader(
    RunOrigin origin,
    PuzzleIdentity identity,
    @Label("the engine") String engine,
    @Label("the engine's regime") String regime,
    Order itemOrder,
    @Label("the order of solutions") String solutionOrder,
    @Label("the list of given options") List<Integer> givens,
    @Label("the use of symmetry") String symmetry,
    Cut plan,
    @Label("the list of columns") List<Column> columns)
    implements RunHeader {
  /**
   * Raised when a reader of an older run would misread a newer one: 4 has files in {@code _meta}.
   */
  static final int FORMAT = 4;

  static final String DIAGRAM_ORDER = "diagram";

  /** The engine, and its regime, of a count in rounds. */
  static final String LAYERS = "layers";

  static final String ROUNDS = "rounds";

  public SolutionHeader {
    Objects.requireNonNull(origin);
    Objects.requireNonNull(identity);
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
  public record Order(
      @Label("the item order") String name,
      @Label("the list of items in order") List<String> items) {
    public Order {
      Objects.requireNonNull(name);
      items = List.copyOf(items);
    }

    static Order of(Problem problem, ItemOrder order) {
      return new Order(order.name(), order.names(problem));
    }
  }

  /**
   * A plan.
   *
   * @param splitPiece or null
   * @param mostBins maximum number of bins
   * @param sha256 of all subproblems, bin by bin; of the key in rounds
   * @param keys the numbers of the key carriers of a count in rounds; else null
   * @param shares by hash in a round of a count in rounds without key carriers; else null
   * @param byClasses true if isomorphic residuals have the same hash; else null
   */
  public record Cut(
      @Label("the split depth") int splitDepth,
      @Label("the piece to split by") String splitPiece,
      @Label("the number of subproblems") int subproblems,
      @Label("the maximum number of bins") int mostBins,
      @Label("the number of bins") int bins,
      @Label("the hash of the subproblems") String sha256,
      @Label("the list of keys") @JsonInclude(JsonInclude.Include.NON_NULL) List<Integer> keys,
      @Label("the number of shares") @JsonInclude(JsonInclude.Include.NON_NULL) Integer shares,
      @Label("the merging of isomorphic residuals") @JsonInclude(JsonInclude.Include.NON_NULL)
          Boolean byClasses) {
    public Cut {
      Objects.requireNonNull(sha256);
      if (splitDepth < 0 || mostBins < 0 || mostBins > Plan.MAX_BINS) {
        throw new IllegalArgumentException("The numbers of the plan are out of range.");
      }
      keys = keys == null ? null : List.copyOf(keys);
      if (keys != null && !keys.stream().allMatch(key -> key >= 0 && key < Integer.SIZE - 1)) {
        throw new IllegalArgumentException("The numbers of the keys are out of range.");
      }
      if (shares != null && (shares < 1 || shares > Plan.MAX_BINS)) {
        throw new IllegalArgumentException("The number of shares is out of range.");
      }
    }
  }

  /** A column of the parts, and the piece whose options it holds, or null. */
  public record Column(String name, String piece) {
    public Column {
      Objects.requireNonNull(name);
    }
  }

  static SolutionHeader of(ResultType type, Puzzle puzzle, Plan plan, String program) {
    Search search = plan.search();
    return new SolutionHeader(
        new RunOrigin(FORMAT, program, type.text()),
        PuzzleIdentity.of(puzzle),
        search.method().engine(),
        search.regime(),
        Order.of(search.problem(), search.order()),
        isOrdered(search) ? DIAGRAM_ORDER : "search",
        search.givens().list(),
        search.use().text(),
        cut(puzzle, plan),
        type == ResultType.SOLUTIONS ? columns(SolutionSchema.of(puzzle)) : List.of());
  }

  /**
   * The header of a run in rounds.
   *
   * @param type of its result
   * @param partitions in all rounds
   * @param bins of all steps
   */
  public record Rounds(ResultType type, RoundKey key, int partitions, int bins) {
    /** The header of a run for a puzzle. */
    public SolutionHeader of(Puzzle puzzle, Search search, String program) {
      return new SolutionHeader(
          new RunOrigin(FORMAT, program, type.text()),
          PuzzleIdentity.of(puzzle),
          LAYERS,
          ROUNDS,
          Order.of(search.problem(), search.order()),
          type == ResultType.DIAGRAM ? DIAGRAM_ORDER : "search",
          search.givens().list(),
          SymmetryUse.NONE.text(),
          cut(),
          List.of());
    }

    private Cut cut() {
      List<Integer> keys = key.isHash() ? null : key.carrierNumbers();
      Integer shares = key.isHash() ? key.shares() : null;
      Boolean byClasses = key.isOfClasses() ? true : null;
      String text = key.isHash() ? shares + (key.isOfClasses() ? " by classes" : "") : keys + "";
      return new Cut(0, null, partitions, 0, bins, Checksum.of(text), keys, shares, byClasses);
    }
  }

  /** Returns whether solutions are in order; images of solutions are not. */
  private static boolean isOrdered(Search search) {
    return search.method().engine().equals(Method.DIAGRAM) && search.use() == SymmetryUse.NONE;
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
        sha256(plan),
        null,
        null,
        null);
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
