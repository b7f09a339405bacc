package org.dancingsparks.docs;

import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines of Java in pages on SQL and files. */
class SparkExampleTest {
  private final SparkSession spark = SharedSpark.session();

  @Test
  void dataSourceCountsByPiece() {
    // tag::source
    Dataset<Row> s = spark.read().format("exactcover").option("puzzle", "kanoodle").load();
    Dataset<Row> blue = s.where("Gray = 1203").groupBy("Blue").count().orderBy(col("count").desc());
    blue.show();
    // end::source
    assertThat(s.count()).isEqualTo(371_020);
    List<Long> counts = counts(blue);
    assertThat(counts).hasSizeGreaterThan(1).isSortedAccordingTo(Comparator.reverseOrder());
    assertThat(sum(counts) + "\n")
        .isEqualTo(Dancing.printed("count", "kanoodle", "--given", "#1203", "--quiet"));
  }

  @Test
  void filesAreReadAsParquet(@TempDir Path directory) {
    String k = directory.resolve("k").toString();
    Dancing.dance("enumerate", "kanoodle", "--out", k);
    // tag::read
    Dataset<Row> gray = spark.read().parquet(k).groupBy("Gray").count(); // without files _...
    gray.show();
    // end::read
    assertThat(sum(counts(gray))).isEqualTo(371_020);
  }

  private static List<Long> counts(Dataset<Row> grouped) {
    return grouped.collectAsList().stream().map(row -> row.<Long>getAs("count")).toList();
  }

  private static long sum(List<Long> counts) {
    return counts.stream().mapToLong(Long::longValue).sum();
  }
}
