package org.dancingsparks.source;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.connector.expressions.filter.Predicate;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.dancingsparks.format.FoundPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Planner;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.search.SymmetryUse;
import org.dancingsparks.spark.Cores;
import org.dancingsparks.spark.SparkSchema;

/** The solutions of a puzzle, one row each. Thread safe; caches its searches. */
final class SolutionTable implements SourceTable {
  private final Puzzle puzzle;
  private final Settings settings;
  private final SolutionSchema schema;
  private final PreparedSearches searches;

  SolutionTable(FoundPuzzle found, Settings settings) {
    puzzle = found.puzzle();
    this.settings = settings;
    schema = SolutionSchema.of(puzzle);
    searches = new PreparedSearches(found, settings);
  }

  @Override
  public String name() {
    return puzzle.name();
  }

  @Override
  public StructType type() {
    return SparkSchema.of(schema);
  }

  @Override
  public ScanBuilder newScanBuilder(CaseInsensitiveStringMap options) {
    return settings.pushesDown()
        ? new SolutionScanBuilder(this)
        : () -> BinScan.ofRows(this, select(), type(), OptionalInt.empty());
  }

  SolutionSchema solutionSchema() {
    return schema;
  }

  /** Returns the selection of filters; all solutions, if there are none. */
  PushedFilters select(Predicate... filters) {
    return PushedFilters.of(puzzle, schema, searches.givens(), filters);
  }

  /** Returns the number of selected solutions, if a diagram gives it. */
  Optional<BigInteger> known(PushedFilters selection) {
    BigInteger sum = BigInteger.ZERO;
    for (Selection part : selection.selections()) {
      Optional<BigInteger> count = searches.of(part).search().knownCount();
      if (count.isEmpty()) {
        return Optional.empty();
      }
      sum = sum.add(count.get());
    }
    return Optional.of(sum);
  }

  /** Returns the selection as EXPLAIN shows it. */
  String describe(PushedFilters selection) {
    return selection.text().isEmpty()
        ? puzzle.name()
        : "%s where %s".formatted(puzzle.name(), selection.text());
  }

  /** Returns whether rows can be excluded before they are searched for. */
  boolean canSelect() {
    // One solution of a class stands for others with other options.
    return settings.use() != SymmetryUse.CLASSES;
  }

  PreparedSearches searches() {
    return searches;
  }

  /** Returns the plan of a search, a partition per bin. */
  Plan plan(Search search) {
    SparkContext spark = SparkContext.getOrCreate();
    int bins = settings.bins().orElseGet(() -> Cores.of(spark.getConf()).bins());
    return SourceException.wording(() -> Planner.plan(search, settings.depth(), bins));
  }
}
