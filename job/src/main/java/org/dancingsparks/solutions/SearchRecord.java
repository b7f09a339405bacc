package org.dancingsparks.solutions;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.KnuthReader;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.run.DamagedException;
import org.dancingsparks.run.ResultType;
import org.dancingsparks.run.RunDirectory;
import org.dancingsparks.run.RunNames;
import org.dancingsparks.run.SealedJson;
import org.dancingsparks.run.StoreException;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Planner;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SymmetryUse;

/**
 * What the files of a run say it searches, and how: enough to do the same again. Immutable.
 *
 * <p>It comes from the record of an unfinished run's plan, or from a finished run's manifest.
 */
public final class SearchRecord {
  private final String directory;
  private final SolutionHeader head;
  private final SolutionSummary totals;
  private final Puzzle puzzle;
  private final Search search;

  private SearchRecord(
      String directory, SolutionHeader head, SolutionSummary totals, Puzzle puzzle) {
    this.directory = directory;
    this.head = head;
    this.totals = totals;
    this.puzzle = puzzle;
    try {
      search = search(head, puzzle);
    } catch (IllegalArgumentException e) {
      throw new DamagedException("the record of the plan is of another puzzle");
    }
  }

  /**
   * Reads the record of a run.
   *
   * @return empty if there is no run at the place, or nothing was recorded of it yet
   * @throws StoreException if the record or what describes the puzzle cannot be read, or is damaged
   */
  public static Optional<SearchRecord> read(String directory, Configuration hadoop) {
    try {
      return read(directory, new RunDirectory(directory, hadoop));
    } catch (DamagedException | InputException e) {
      throw new StoreException(
          "%s cannot be gone on with by itself: %s. Name its puzzle, and the flags it was begun with."
              .formatted(directory, withoutRemedy(e)),
          e);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  /**
   * Reads the record of a run whose puzzle and plan are known otherwise, too.
   *
   * @param damage is told what is damaged
   * @return empty also if the record of the plan, or what describes the puzzle, is damaged
   */
  public static Optional<SearchRecord> readIfWhole(
      String directory, Configuration hadoop, Consumer<String> damage) {
    try {
      return read(directory, new RunDirectory(directory, hadoop));
    } catch (DamagedException | InputException e) {
      damage.accept(withoutRemedy(e));
      return Optional.empty();
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  /** The message of an error, without what to do about it. */
  public static String withoutRemedy(RuntimeException e) {
    return e.getMessage().replaceFirst("; [^;]*$|\\.$", "");
  }

  private static Optional<SearchRecord> read(String directory, RunDirectory run)
      throws IOException {
    Optional<String> plan = run.readAtWork(RunNames.PLAN);
    Optional<String> manifest = run.read(run.path(RunNames.MANIFEST));
    if (manifest.isPresent()) {
      try {
        return Optional.of(readManifest(directory, run));
      } catch (DamagedException | InputException e) {
        if (plan.isEmpty()) {
          // All parts may be whole: they are not for --resume to replace.
          throw new StoreException(
              "%s: %s; begin anew with --overwrite, or in another place."
                  .formatted(directory, withoutRemedy(e)),
              e);
        }
        // Where a rename is a copy, the manifest may have been cut short: the run is unfinished.
      }
    }
    if (plan.isEmpty()) {
      return Optional.empty();
    }
    SearchRecord record = ofHead(directory, run, plan.get());
    // The problem's hash does not see labels, and a run that goes on writes them again.
    if (!SolutionHeader.description(record.puzzle).equals(record.head.description())) {
      throw notDescribed(run);
    }
    return Optional.of(record);
  }

  /** The record of a run of which a sealed text is the head, and no more is known. */
  public static SearchRecord ofHead(String directory, RunDirectory run, String head)
      throws IOException {
    ObjectNode root = SealedJson.read(RunNames.PLAN, head);
    checkKept(directory, root);
    return of(directory, run, root, null);
  }

  /**
   * The record of a run that is finished.
   *
   * @throws StoreException if there is none
   */
  public static SearchRecord finished(String directory, RunDirectory run) throws IOException {
    if (!run.exists()) {
      throw new StoreException(
          "There is nothing at %s to be read; check the path.".formatted(directory));
    }
    if (run.read(run.path(RunNames.MANIFEST)).isEmpty()) {
      throw new StoreException(
          "%s has no %s, so there is no finished run; go on with it by --resume, if it was begun."
              .formatted(directory, RunNames.MANIFEST));
    }
    return readManifest(directory, run);
  }

  /** The record that a finished run's manifest is. */
  static SearchRecord readManifest(String directory, RunDirectory run) throws IOException {
    String text = run.read(run.path(RunNames.MANIFEST)).orElse("");
    ObjectNode root = SealedJson.read(RunNames.MANIFEST, text);
    checkKept(directory, root);
    SolutionSummary totals = SealedJson.as(SolutionSummary.class, RunNames.MANIFEST, root);
    return of(directory, run, root, totals);
  }

  private static SearchRecord of(
      String directory, RunDirectory run, ObjectNode root, SolutionSummary totals)
      throws IOException {
    SolutionHeader head = SealedJson.as(SolutionHeader.class, "The record of the plan", root);
    if (head.format() != SolutionHeader.FORMAT) {
      throw new StoreException(
          "%s is of format %d, and this program knows %d; use the version %s of it, or another place."
              .formatted(directory, head.format(), SolutionHeader.FORMAT, head.program()));
    }
    Puzzle puzzle = puzzle(run, head.puzzle());
    if (!puzzle.problem().hash().equals(head.problem())) {
      throw notDescribed(run);
    }
    return new SearchRecord(directory, head, totals, puzzle);
  }

  /** Other kinds of runs have other records. */
  private static void checkKept(String directory, ObjectNode root) {
    String contents = root.path("contents").asText();
    if (contents.equals(ResultType.SUDOKUS.text())) {
      throw other(directory, "the sudokus of a list", "sudoku FILE");
    }
    if (contents.equals(ResultType.STARTS.text())) {
      throw other(directory, "starts", "challenges P");
    }
  }

  private static StoreException other(String directory, String what, String command) {
    return new StoreException(
        "%s keeps %s; read its parts as Parquet, or go on with it by `dance %s --resume --out`."
            .formatted(directory, what, command));
  }

  private static DamagedException notDescribed(RunDirectory run) throws IOException {
    return new DamagedException(
        "%s, which describes the puzzle, is not as it was written".formatted(describing(run)));
  }

  /** The name of the file that describes a run's puzzle. */
  static String describing(RunDirectory run) throws IOException {
    return run.listing().has(RunNames.PUZZLE) ? RunNames.PUZZLE : RunNames.PROBLEM;
  }

  /** The puzzle of a run, by the files that describe it. */
  private static Puzzle puzzle(RunDirectory run, String name) throws IOException {
    // Read here, so that a store which fails is told from a file that is damaged.
    Optional<String> yaml = run.read(run.path(RunNames.PUZZLE));
    if (yaml.isPresent()) {
      PuzzleFile puzzles = PuzzleReader.read(RunNames.PUZZLE, yaml.get());
      if (puzzles.names().size() != 1) {
        throw new DamagedException(RunNames.PUZZLE + " is not one puzzle");
      }
      return puzzles.puzzle(puzzles.names().get(0));
    }
    String problem =
        run.read(run.path(RunNames.PROBLEM))
            .orElseThrow(() -> new DamagedException(RunNames.PROBLEM + " is missing"));
    return new PlainPuzzle(name, KnuthReader.read(RunNames.PROBLEM, problem));
  }

  private static Search search(SolutionHeader head, Puzzle puzzle) {
    ItemOrder order =
        ItemOrder.ofNames(head.itemOrder().name(), puzzle.problem(), head.itemOrder().items());
    Prefix givens =
        Prefix.of(puzzle.problem(), head.givens().stream().mapToInt(Integer::intValue).toArray());
    Optional<String> piece = Optional.ofNullable(head.plan().splitPiece());
    SymmetryUse use = SymmetryUse.valueOf(head.symmetry().toUpperCase(Locale.ROOT));
    if (use != SymmetryUse.CLASSES && piece.isPresent() != (use == SymmetryUse.SPLIT)) {
      throw new DamagedException("the record of the plan does not say what it is split by");
    }
    return Searches.of(puzzle).orderedBy(order).containing(givens).by(use, piece);
  }

  public Puzzle puzzle() {
    return puzzle;
  }

  /** What is searched, in the recorded item order; by which engine has yet to be prepared. */
  public Search search() {
    return search;
  }

  /** How solutions were found; see {@link Search#regime}. */
  public String regime() {
    return head.regime();
  }

  /** The number of solutions, if the run is complete. */
  public Optional<BigInteger> solutions() {
    return Optional.ofNullable(totals).map(SolutionSummary::count);
  }

  /** What a finished run was and what came of it, in values that JSON knows, by name. */
  public Map<String, Object> summary() {
    Map<String, Object> summary = new LinkedHashMap<>();
    summary.put("puzzle", head.puzzle());
    summary.put("problem", head.problem());
    summary.put("engine", head.engine());
    summary.put("regime", head.regime());
    summary.put("itemOrder", head.itemOrder().name());
    summary.put("givens", head.givens());
    summary.put("symmetry", head.symmetry());
    summary.put("splitPiece", head.plan().splitPiece());
    summary.put("splitDepth", head.plan().splitDepth());
    summary.put("subproblems", head.plan().subproblems());
    summary.put("bins", head.plan().bins());
    summary.put("solutions", totals.solutions());
    summary.put("nodes", totals.nodes());
    summary.put("updates", totals.updates());
    return summary;
  }

  public int splitDepth() {
    return head.plan().splitDepth();
  }

  public int mostBins() {
    return head.plan().mostBins();
  }

  /** Whether solutions come in the order that a diagram has, one greater than the other. */
  public boolean isOrdered() {
    return head.solutionOrder().equals(SolutionHeader.DIAGRAM_ORDER);
  }

  public SolutionHeader head() {
    return head;
  }

  /**
   * Checks that it is of a run of certain contents and, if that is unfinished, by this version of
   * the program.
   *
   * @throws StoreException if it is not
   */
  public void check(ResultType contents, String program) {
    if (!head.contents().equals(contents.text())) {
      throw new StoreException(
          "%s keeps the %s of %s and not the %s; go on with it by `dance %s`."
              .formatted(
                  directory,
                  head.contents(),
                  puzzle.name(),
                  contents.text(),
                  contents == ResultType.COUNT ? "enumerate --resume --out" : "count --resume"));
    }
    if (totals == null && !head.program().equals(program)) {
      throw new StoreException(
          "%s was begun by version %s, and this is %s, which may divide the search otherwise; go on with that version, or begin anew with --overwrite."
              .formatted(directory, head.program(), program));
    }
  }

  /**
   * The plan of the run.
   *
   * @param prepared the search, prepared as it was
   * @throws StoreException if the plan comes out otherwise than recorded
   */
  public Plan plan(Search prepared) {
    Plan plan = Planner.plan(prepared, OptionalInt.of(splitDepth()), mostBins());
    SolutionHeader again = SolutionHeader.of(contents(), puzzle, plan, head.program());
    if (!again.equals(head)) {
      throw new StoreException(
          "%s was begun by another plan than is made of its records now; begin anew with --overwrite."
              .formatted(directory));
    }
    return plan;
  }

  public ResultType contents() {
    return head.contents().equals(ResultType.COUNT.text())
        ? ResultType.COUNT
        : ResultType.SOLUTIONS;
  }

  /** What came of the run; null if it is unfinished. */
  public SolutionSummary totals() {
    return totals;
  }
}
