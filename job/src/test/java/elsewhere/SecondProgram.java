package elsewhere;

import java.util.Arrays;
import org.apache.spark.sql.SparkSession;

/** A program by someone else that uses the data source by its name only. */
public final class SecondProgram {
  private SecondProgram() {}

  /** Prints a line per query: its rows. */
  public static void main(String[] args) {
    SparkSession spark = SparkSession.builder().appName("second").getOrCreate();
    spark
        .read()
        .format("exactcover")
        .option("puzzle", "kanoodle")
        .load()
        .createOrReplaceTempView("kanoodle");
    for (String way : new String[] {"links", "diagram"}) {
      spark.sql(
          "CREATE TEMPORARY VIEW %s USING exactcover OPTIONS (puzzle 'pentominoes:6x10', givens '#1537', engine '%s')"
              .formatted(way, way));
    }
    spark.sql(
        "CREATE TEMPORARY VIEW options USING exactcover OPTIONS (puzzle 'kanoodle', table 'options')");
    for (String query : args) {
      System.out.println(Arrays.toString((Object[]) spark.sql(query).collect()));
    }
    spark.stop();
  }
}
