package org.dancingsparks.testing;

import java.util.Map;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.SparkSession;
import org.dancingsparks.cli.session.SparkStart;

/**
 * The one Spark of a test JVM, on two cores, where a task may fail three times; configured as
 * commands configure theirs, so that they join it.
 */
public final class SharedSpark {
  private static final Map<String, String> SETTINGS =
      Map.of(
          "spark.master", "local[2,4]",
          "spark.ui.enabled", "false",
          "spark.sql.shuffle.partitions", "2",
          "spark.sql.warehouse.dir", "target/spark-warehouse");

  private static SparkSession session;

  private SharedSpark() {}

  /** The session, started when first needed. */
  public static synchronized SparkSession session() {
    if (session == null) {
      SETTINGS.forEach(System::setProperty);
      session = SparkSession.builder().config(SparkStart.conf()).getOrCreate();
    }
    return session;
  }

  /** Stops it, for a test that needs this JVM to itself; the next test starts another. */
  public static synchronized void stop() {
    if (session != null) {
      session.stop();
      session = null;
    }
  }

  /** Its context. */
  public static SparkContext context() {
    return session().sparkContext();
  }
}
