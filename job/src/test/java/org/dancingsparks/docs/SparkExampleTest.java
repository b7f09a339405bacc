package org.dancingsparks.docs;

import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
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
    s.where("Gray = 1203").groupBy("Blue").count().orderBy(col("count").desc()).show();
    // end::source
    assertThat(s.count()).isEqualTo(371_020);
  }

  @Test
  void filesAreReadAsParquet(@TempDir Path directory) {
    String k = directory.resolve("k").toString();
    Dancing.dance("enumerate", "kanoodle", "--out", k);
    // tag::files
    spark.read().parquet(k).groupBy("Gray").count().show(); // files with an underscore are hidden
    // end::files
    assertThat(spark.read().parquet(k).count()).isEqualTo(371_020);
  }
}
