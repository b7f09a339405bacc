package org.dancingsparks.verify;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.StructType;

/** Finds a row that occurs twice, by a shuffle of all rows. */
final class DistinctRows {
  private static final String LISTED_BY_A_JOB =
      "spark.sql.sources.parallelPartitionDiscovery.threshold";

  private DistinctRows() {}

  /**
   * Finds a row that occurs more than once.
   *
   * @param schema of the rows; a file's own schema may contain SQL, and Spark would evaluate it
   * @param parts paths of Parquet files
   * @param rows in all of them
   */
  static Optional<String> find(StructType schema, List<String> parts, BigInteger rows) {
    if (rows.signum() == 0) {
      return Optional.empty();
    }
    SparkSession session = SparkSession.builder().getOrCreate().newSession();
    // Spark would list many files by a job, whose types are not registered with Kryo.
    session.conf().set(LISTED_BY_A_JOB, Integer.MAX_VALUE);
    Dataset<Row> all =
        session
            .read()
            .schema(schema)
            .parquet(parts.stream().map(DistinctRows::literal).toArray(String[]::new));
    Column[] columns =
        List.of(all.columns()).stream()
            .map(name -> all.col("`" + name.replace("`", "``") + "`"))
            .toArray(Column[]::new);
    List<Row> doubled =
        all.groupBy(columns)
            .agg(functions.count(functions.lit(1)).as("times"))
            .where("times > 1")
            .limit(1)
            .collectAsList();
    return doubled.stream().findFirst().map(Row::toString);
  }

  /** Escapes a path so that nothing in it is a pattern. */
  private static String literal(String path) {
    return path.replaceAll("([\\[\\]{}*?\\\\])", "\\\\$1");
  }
}
