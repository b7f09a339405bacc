package org.dancingsparks.source;

import java.util.Optional;
import java.util.OptionalInt;
import org.apache.spark.sql.connector.expressions.aggregate.Aggregation;
import org.apache.spark.sql.connector.expressions.filter.Predicate;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.SupportsPushDownAggregates;
import org.apache.spark.sql.connector.read.SupportsPushDownLimit;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.connector.read.SupportsPushDownV2Filters;
import org.apache.spark.sql.types.StructType;

/**
 * Takes the operators that Spark pushes down: filters, then counting, then a limit, then columns.
 */
final class SolutionScanBuilder
    implements SupportsPushDownV2Filters,
        SupportsPushDownAggregates,
        SupportsPushDownLimit,
        SupportsPushDownRequiredColumns {
  private final SolutionTable table;
  private PushedFilters selection;
  private StructType columns;
  private OptionalInt limit = OptionalInt.empty();
  private Scan counted;

  /**
   * The last aggregation and its answer. Spark first checks whether it is known, then requests it.
   */
  private Aggregation asked;

  private Optional<AnsweredScan> answer = Optional.empty();

  SolutionScanBuilder(SolutionTable table) {
    this.table = table;
    selection = table.select();
    columns = table.type();
  }

  @Override
  public Predicate[] pushPredicates(Predicate[] predicates) {
    if (!table.canSelect()) {
      return predicates;
    }
    selection = table.select(predicates);
    return selection.left();
  }

  @Override
  public Predicate[] pushedPredicates() {
    return selection.taken();
  }

  @Override
  public boolean supportCompletePushDown(Aggregation aggregation) {
    return answer(aggregation).isPresent();
  }

  @Override
  public boolean pushAggregation(Aggregation aggregation) {
    Optional<CountQuery> counts = counts(aggregation);
    counted =
        answer(aggregation)
            .<Scan>map(known -> known)
            .or(
                () ->
                    counts
                        .filter(CountQuery::isOfAll)
                        .map(all -> BinScan.ofCounts(table, selection)))
            .orElse(null);
    return counted != null;
  }

  private Optional<AnsweredScan> answer(Aggregation aggregation) {
    if (aggregation != asked) {
      answer = counts(aggregation).flatMap(CountQuery::answer);
      asked = aggregation;
    }
    return answer;
  }

  private Optional<CountQuery> counts(Aggregation aggregation) {
    return CountQuery.of(aggregation, table, selection);
  }

  @Override
  public boolean pushLimit(int rows) {
    limit = OptionalInt.of(rows);
    return true;
  }

  @Override
  public void pruneColumns(StructType required) {
    columns = required;
  }

  @Override
  public Scan build() {
    return counted == null ? BinScan.ofRows(table, selection, columns, limit) : counted;
  }
}
