package org.dancingsparks.runs.solutions;

import java.io.IOException;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.layers.rounds.RoundKey;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.ManifestType;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.ResumeCheck;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Planner;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SymmetryUse;

/**
 * The search of a run, as its files describe it: enough to repeat or to resume it. Immutable.
 *
 * <p>It comes from the record of an unfinished run's plan, or from a complete run's manifest.
 */
public final class SearchRecord {
  private final Manifest<SolutionHeader, SolutionSummary> manifest;
  private final Puzzle puzzle;
  private final Search search;

  private SearchRecord(Manifest<SolutionHeader, SolutionSummary> manifest, RunDirectory run)
      throws IOException {
    this.manifest = manifest;
    puzzle = PuzzleFiles.read(run, manifest.header().identity().puzzle());
    if (!puzzle.problem().hash().equals(header().identity().problem())) {
      throw notDescribed(run);
    }
    try {
      search = search(header(), puzzle);
    } catch (IllegalArgumentException e) {
      throw new DamagedException("the record of the plan is of another puzzle");
    }
  }

  private static ManifestType<SolutionHeader, SolutionSummary> manifests(Set<ResultType> types) {
    return new ManifestType<>(
        types, SolutionHeader.FORMAT, SolutionHeader.class, SolutionSummary.class);
  }

  private static ManifestType<SolutionHeader, SolutionSummary> manifests() {
    return manifests(EnumSet.of(ResultType.SOLUTIONS, ResultType.COUNT, ResultType.DIAGRAM));
  }

  /**
   * Reads the record of a run.
   *
   * @param types solutions or their number
   * @param damage accepts a description of the damage
   * @return empty if there is no run at the place, or the record of its plan, or a file that
   *     describes the puzzle, is damaged
   * @throws StoreException if it cannot be read, or is that of another kind of run
   */
  public static Optional<SearchRecord> read(
      String directory, Set<ResultType> types, Configuration hadoop, Consumer<String> damage) {
    return manifests(types).read(directory, hadoop, damage, SearchRecord::of);
  }

  private static SearchRecord of(
      Manifest<SolutionHeader, SolutionSummary> manifest, RunDirectory run) throws IOException {
    SearchRecord record = new SearchRecord(manifest, run);
    // The problem's hash does not cover labels, and a run that is resumed writes them again.
    if (!manifest.isComplete()
        && !PuzzleFiles.hash(record.puzzle).equals(record.header().identity().description())) {
      throw notDescribed(run);
    }
    return record;
  }

  /** The record of a run with only a sealed header. */
  public static SearchRecord ofHeader(String directory, RunDirectory run, String header)
      throws IOException {
    return new SearchRecord(manifests().ofPlan(directory, header), run);
  }

  /**
   * The record of a run that is complete.
   *
   * @throws StoreException if there is none
   */
  public static SearchRecord complete(String directory, RunDirectory run) throws IOException {
    return new SearchRecord(manifests().readComplete(directory, run), run);
  }

  private static DamagedException notDescribed(RunDirectory run) throws IOException {
    return new DamagedException(
        "%s, which describes the puzzle, is not as it was written"
            .formatted(PuzzleFiles.describing(run)));
  }

  private static Search search(SolutionHeader header, Puzzle puzzle) {
    ItemOrder order =
        ItemOrder.ofNames(header.itemOrder().name(), puzzle.problem(), header.itemOrder().items());
    Prefix givens =
        Prefix.of(puzzle.problem(), header.givens().stream().mapToInt(Integer::intValue).toArray());
    Optional<String> piece = Optional.ofNullable(header.plan().splitPiece());
    SymmetryUse use = SymmetryUse.valueOf(header.symmetry().toUpperCase(Locale.ROOT));
    if (use != SymmetryUse.CLASSES && piece.isPresent() != (use == SymmetryUse.SPLIT)) {
      throw new DamagedException("the record of the plan does not name the piece to split by");
    }
    return Searches.of(puzzle).orderedBy(order).containing(givens).by(use, piece);
  }

  public String directory() {
    return manifest.directory();
  }

  public SolutionHeader header() {
    return manifest.header();
  }

  public boolean isComplete() {
    return manifest.isComplete();
  }

  public Puzzle puzzle() {
    return puzzle;
  }

  /** The search in the recorded item order, with no engine prepared yet. */
  public Search search() {
    return search;
  }

  /** The regime of the engine; see {@link Search#regime}. */
  public String regime() {
    return header().regime();
  }

  /** Returns whether the run counts in rounds. */
  public boolean isInRounds() {
    return roundKey().isPresent();
  }

  /** The key of a count in rounds. */
  public Optional<RoundKey> roundKey() {
    SolutionHeader.Cut plan = header().plan();
    if (plan.keys() != null) {
      return Optional.of(RoundKey.ofCarriers(plan.keys()));
    }
    return Optional.ofNullable(plan.shares())
        .map(Boolean.TRUE.equals(plan.byClasses()) ? RoundKey::ofClasses : RoundKey::ofHash);
  }

  /** Returns whether solutions come in the order of a diagram, each greater than the one before. */
  public boolean isOrdered() {
    return header().solutionOrder().equals(SolutionHeader.DIAGRAM_ORDER);
  }

  public ResultType type() {
    return ResultType.of(header().origin().contents()).orElseThrow();
  }

  /**
   * The summary of a complete run.
   *
   * @throws java.util.NoSuchElementException if the run is unfinished
   */
  public SolutionSummary summary() {
    return manifest.summary().orElseThrow();
  }

  /** The number of solutions, if the run is complete. */
  public Optional<BigInteger> solutions() {
    return manifest.summary().map(SolutionSummary::count);
  }

  /**
   * Checks that the run is the one that is asked for.
   *
   * @param program the version of the program that is to resume it
   * @throws StoreException if anything differs
   */
  public void checkResumable(SearchRequest request, String program) {
    if (isInRounds() && request.division().isCut()) {
      throw new StoreException(
          "Cannot resume %s: a split depth or a number of bins is asked for, but the run counts in rounds, which have neither"
              .formatted(directory()),
          "leave it out");
    }
    manifest.checkResumable(request.header(header(), program));
  }

  /** A complete run as values for JSON, by name. */
  public Map<String, Object> json() {
    SolutionHeader header = header();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("puzzle", header.identity().puzzle());
    json.put("problem", header.identity().problem());
    json.put("engine", header.engine());
    json.put("regime", header.regime());
    json.put("itemOrder", header.itemOrder().name());
    json.put("givens", header.givens());
    json.put("symmetry", header.symmetry());
    json.put("splitPiece", header.plan().splitPiece());
    json.put("splitDepth", header.plan().splitDepth());
    json.put("subproblems", header.plan().subproblems());
    json.put("bins", header.plan().bins());
    json.put("solutions", summary().solutions());
    json.put("nodes", summary().nodes());
    json.put("updates", summary().updates());
    roundKey().ifPresent(key -> put(json, key));
    return json;
  }

  private static void put(Map<String, Object> json, RoundKey key) {
    if (key.isHash()) {
      json.put("shares", key.shares());
      json.put("byClasses", key.isOfClasses());
    } else {
      json.put("keys", key.carrierNumbers());
    }
  }

  /**
   * The plan of the run.
   *
   * @param prepared the search, prepared as it was
   * @throws StoreException if the plan differs from the recorded one
   */
  public Plan plan(Search prepared) {
    SolutionHeader.Cut cut = header().plan();
    Plan plan = Planner.plan(prepared, OptionalInt.of(cut.splitDepth()), cut.mostBins());
    ResumeCheck.check(
        directory(),
        header(),
        SolutionHeader.of(type(), puzzle, plan, header().origin().program()));
    return plan;
  }
}
