package org.dancingsparks.source;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apache.spark.sql.connector.metric.CustomMetric;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Statistics;
import org.apache.spark.sql.connector.read.SupportsReportStatistics;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.Plan;
import org.dancingsparks.spark.BroadcastSearch;

/**
 * A scan of solutions, or of their number, with a partition per bin of a plan, and a plan for each
 * of the disjoint selections. The searches are prepared and planned once, when first needed.
 */
final class BinScan implements SupportsReportStatistics, Batch {
  private final SolutionTable table;
  private final PushedFilters selection;
  private final Output output;
  private List<PreparedSearch> searches;
  private InputPartition[] partitions;

  /** The rows of each partition: solutions, or their number. */
  private record Output(StructType schema, boolean isCount, OptionalInt limit) {}

  private BinScan(SolutionTable table, PushedFilters selection, Output output) {
    this.table = table;
    this.selection = selection;
    this.output = output;
  }

  /**
   * A scan of solutions.
   *
   * @param columns the columns to read, as the table's schema has them
   * @param limit rows that are enough
   */
  static BinScan ofRows(
      SolutionTable table, PushedFilters selection, StructType columns, OptionalInt limit) {
    return new BinScan(table, selection, new Output(columns, false, limit));
  }

  /**
   * Returns a scan of one number per partition; together they add up to the number of solutions.
   */
  static BinScan ofCounts(SolutionTable table, PushedFilters selection) {
    StructType count = new StructType().add("count", DataTypes.LongType, false);
    return new BinScan(table, selection, new Output(count, true, OptionalInt.empty()));
  }

  @Override
  public StructType readSchema() {
    return output.schema;
  }

  @Override
  public String description() {
    List<String> phrases = new ArrayList<>();
    phrases.add(table.describe(selection));
    if (output.isCount) {
      phrases.add("counted by each partition");
    } else {
      phrases.add(
          output.schema.isEmpty()
              ? "no columns"
              : "columns " + String.join(", ", output.schema.fieldNames()));
    }
    output.limit.ifPresent(rows -> phrases.add("limit " + rows));
    return String.join(", ", phrases);
  }

  @Override
  public ColumnarSupportMode columnarSupportMode() {
    return output.isCount ? ColumnarSupportMode.UNSUPPORTED : ColumnarSupportMode.SUPPORTED;
  }

  @Override
  public CustomMetric[] supportedCustomMetrics() {
    return new CustomMetric[] {new SearchNodes(), new SolutionsFound()};
  }

  @Override
  public Statistics estimateStatistics() {
    BigInteger most = BigInteger.valueOf(output.limit.orElse(Integer.MAX_VALUE));
    return new RowCount(
        table
            .known(selection)
            .map(count -> output.limit.isPresent() ? count.min(most) : count)
            .filter(count -> !output.isCount && count.bitLength() < Long.SIZE)
            .map(count -> OptionalLong.of(count.longValueExact()))
            .orElse(OptionalLong.empty()),
        output.schema);
  }

  @Override
  public Batch toBatch() {
    return this;
  }

  @Override
  public synchronized InputPartition[] planInputPartitions() {
    if (partitions == null) {
      List<BinPartition> all = new ArrayList<>();
      for (int place = 0; place < searches().size(); place++) {
        int search = place;
        Plan plan = table.plan(searches().get(place).search());
        plan.bins().stream()
            .filter(bin -> isNeeded(plan, bin))
            .forEach(bin -> all.add(new BinPartition(search, bin)));
      }
      partitions = all.toArray(InputPartition[]::new);
    }
    return partitions.clone();
  }

  /**
   * Returns whether a limit needs the bin. If solutions have numbers, only the first bins are
   * needed.
   */
  private boolean isNeeded(Plan plan, Bin bin) {
    return output.limit.isEmpty()
        || plan.search().numbered().isEmpty()
        || bin.subproblems().get(0).from() < output.limit.getAsInt();
  }

  /** Returns the searches of the selections; an empty one needs none. */
  private synchronized List<PreparedSearch> searches() {
    if (searches == null) {
      searches = selection.selections().stream().map(table.searches()::of).toList();
    }
    return searches;
  }

  @Override
  public PartitionReaderFactory createReaderFactory() {
    List<BroadcastSearch> sent = searches().stream().map(PreparedSearch::sent).toList();
    return output.isCount
        ? new BinCountFactory(sent, planInputPartitions().length)
        : new BinRowsFactory(sent, table.solutionSchema(), output.schema, output.limit);
  }

  /** Returns whether the rows are equal; Spark then reads them once if a query has them twice. */
  @Override
  public boolean equals(Object other) {
    return other instanceof BinScan scan && identity().equals(scan.identity());
  }

  @Override
  public int hashCode() {
    return identity().hashCode();
  }

  private List<Object> identity() {
    return List.of(table, selection.selections().stream().map(Selection::options).toList(), output);
  }
}
