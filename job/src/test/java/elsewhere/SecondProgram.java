package elsewhere;

import java.util.Arrays;
import org.apache.spark.SparkEnv;
import org.apache.spark.sql.SparkSession;

/**
 * A program by someone else that uses the data source by its name only, with one serializer of
 * Spark's after the other.
 */
public final class SecondProgram {
  private SecondProgram() {}

  /** Prints each serializer, and then a line per query: its rows. */
  public static void main(String[] args) {
    for (String serializer : new String[] {"JavaSerializer", "KryoSerializer"}) {
      ask(args, "org.apache.spark.serializer." + serializer);
    }
  }

  private static void ask(String[] queries, String serializer) {
    SparkSession spark =
        SparkSession.builder()
            .appName("second")
            .config("spark.serializer", serializer)
            .getOrCreate();
    System.out.println(SparkEnv.get().serializer().getClass().getSimpleName());
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
    for (String query : queries) {
      System.out.println(Arrays.toString((Object[]) spark.sql(query).collect()));
    }
    spark.stop();
  }
}
