package org.dancingsparks.spark;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;

/** The number of cores that a Spark configuration asks for, read before Spark starts. */
public final class Cores {
  private static final String LOCAL_MASTER = "local[*]";
  private static final Pattern LOCAL = Pattern.compile("local(?:\\[(\\*|\\d{1,6})\\s*(?:,.*)?])?");

  /** A local master that is to repeat tasks that fail, which only Spark does. */
  private static final Pattern REPEATING = Pattern.compile("local\\[[^,]*,(?!\\s*1\\s*]).*");

  private static final Pattern NO_CORES = Pattern.compile("local\\[0+]");

  private static final Pattern LOCAL_CLUSTER =
      Pattern.compile("local-cluster\\[\\s*(\\d{1,6})\\s*,\\s*(\\d{1,6})\\s*,.*");

  /** The assumed number for a cluster that does not report it: enough bins for a small one. */
  private static final int UNKNOWN = 32;

  private static final int MIN_BINS = 8;
  private static final int BINS_PER_CORE = 4;

  private Cores() {}

  /** The cores, at least 1. */
  public static int of(SparkConf conf) {
    String master = conf.get("spark.master", LOCAL_MASTER);
    Matcher local = LOCAL.matcher(master);
    if (local.matches()) {
      return of(local);
    }
    Matcher cluster = LOCAL_CLUSTER.matcher(master);
    if (cluster.matches()) {
      return Integer.parseInt(cluster.group(1)) * Integer.parseInt(cluster.group(2));
    }
    int most = number(conf, "spark.cores.max", 0);
    if (most > 0) {
      return most;
    }
    int executors = number(conf, "spark.executor.instances", 0);
    int each = number(conf, "spark.executor.cores", 1);
    return executors > 0 ? executors * Math.max(1, each) : UNKNOWN;
  }

  /**
   * The cores that this JVM may use: those of a local master, else all. Reads Spark's settings from
   * system properties, since making a configuration is slow.
   */
  public static int ofThisJvm() {
    Matcher local = LOCAL.matcher(System.getProperty("spark.master", LOCAL_MASTER));
    return local.matches() ? of(local) : Runtime.getRuntime().availableProcessors();
  }

  /**
   * Returns whether the cores of this JVM are all there are, and tasks that fail are not to be
   * repeated; as quick as {@link #ofThisJvm}. A master without cores is left to Spark, which
   * refuses it.
   */
  public static boolean areInThisJvm() {
    String master = System.getProperty("spark.master", LOCAL_MASTER);
    return LOCAL.matcher(master).matches()
        && !REPEATING.matcher(master).matches()
        && !NO_CORES.matcher(master).matches();
  }

  private static int of(Matcher local) {
    String cores = local.group(1) == null ? "1" : local.group(1);
    return cores.equals("*")
        ? Runtime.getRuntime().availableProcessors()
        : Math.max(1, Integer.parseInt(cores));
  }

  /** A setting as a number; Spark itself refuses any other text. */
  private static int number(SparkConf conf, String key, int otherwise) {
    String value = conf.get(key, "");
    return value.matches("\\d{1,6}") ? Integer.parseInt(value) : otherwise;
  }

  /**
   * The number of bins for a plan: four per core, rounded up to a power of two, so that similar
   * machines make the same files; machines with one and two cores always do.
   */
  public static int bins(SparkConf conf) {
    return bins(of(conf));
  }

  /** The number of bins for a plan where {@link #areInThisJvm all cores are in this JVM}. */
  public static int binsOfThisJvm() {
    return bins(ofThisJvm());
  }

  private static int bins(int cores) {
    int wanted = Math.max(MIN_BINS, BINS_PER_CORE * cores);
    return Integer.highestOneBit(wanted - 1) * 2;
  }
}
