package org.dancingsparks.spark;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.dancingsparks.search.Plan;

/**
 * The cores that work at a time: those of a local master, those that Spark's settings ask of a
 * cluster, or those of the executors that came. A task keeps one of them busy, so only every second
 * one works where {@code spark.task.cpus} is 2. Where nothing says how many there are, a number is
 * assumed, and {@link #text} says so.
 *
 * @param number of all machines, at least 1
 * @param inOneJvm the number of an executor, or of this JVM if it runs all tasks; {@link #ALL}
 *     where nothing says it
 */
public record Cores(int number, int inOneJvm, Origin origin) {
  /** The number of an executor that has all cores of its machine. */
  public static final int ALL = 0;

  private static final String MASTER = "spark.master";
  static final String EXECUTOR_CORES = "spark.executor.cores";
  private static final String MAX_CORES = "spark.cores.max";
  private static final String TASK_CORES = "spark.task.cpus";
  private static final String DYNAMIC = "spark.dynamicAllocation.enabled";
  private static final String LOCAL_MASTER = "local[*]";
  static final String STANDALONE = "spark://";

  private static final Pattern LOCAL = Pattern.compile("local(?:\\[(\\*|\\d{1,6})\\s*(?:,.*)?])?");

  /** A local master that is to repeat tasks that fail, which only Spark does. */
  private static final Pattern REPEATING = Pattern.compile("local\\[[^,]*,(?!\\s*1\\s*]).*");

  private static final Pattern NO_CORES = Pattern.compile("local\\[0+]");

  private static final Pattern LOCAL_CLUSTER =
      Pattern.compile("local-cluster\\[\\s*(\\d{1,6})\\s*,\\s*(\\d{1,6})\\s*,.*");

  /** Clusters that give each driver a few executors of one core, if it asks for nothing else. */
  private static final Pattern WITH_DEFAULTS = Pattern.compile("yarn|k8s://.*");

  private static final int DEFAULT_EXECUTORS = 2;

  /** The assumed number for a cluster that does not report it: enough bins for a small one. */
  private static final int ASSUMED = 32;

  private static final int MIN_BINS = 8;
  private static final int BINS_PER_CORE = 4;

  /** The source of the number of cores. */
  public enum Origin {
    /** The user, Spark's settings or its executors say so. */
    KNOWN,
    /** Nothing does. */
    ASSUMED
  }

  /** The cores that a configuration asks for, of a Spark that need not have started. */
  public static Cores of(SparkConf conf) {
    return all(conf).working(conf);
  }

  /** The same, but those that tasks leave idle too. */
  private static Cores all(SparkConf conf) {
    String master = conf.get(MASTER, LOCAL_MASTER);
    Matcher local = LOCAL.matcher(master);
    if (local.matches()) {
      return known(of(local), of(local));
    }
    Matcher cluster = LOCAL_CLUSTER.matcher(master);
    if (cluster.matches()) {
      int each = Math.max(1, Integer.parseInt(cluster.group(2)));
      return known(Integer.parseInt(cluster.group(1)) * each, each);
    }
    boolean hasDefaults = WITH_DEFAULTS.matcher(master).matches();
    int each = number(conf, EXECUTOR_CORES, hasDefaults ? 1 : 0);
    long asked = (long) executors(conf, hasDefaults ? DEFAULT_EXECUTORS : 0) * each;
    int max = master.startsWith(STANDALONE) ? inExecutors(each, number(conf, MAX_CORES, 0)) : 0;
    long all = asked > 0 && max > 0 ? Math.min(asked, max) : Math.max(asked, max);
    int inOneJvm = each > 0 ? each : ALL;
    return all > 0
        ? known((int) Math.min(all, Integer.MAX_VALUE), inOneJvm)
        : new Cores(ASSUMED, inOneJvm, Origin.ASSUMED);
  }

  /** The cores that a standalone master gives of a number: those of whole executors. */
  private static int inExecutors(int each, int most) {
    return each > 0 ? most / each * each : most;
  }

  /**
   * The cores of a Spark that has started. On a cluster it waits, as Spark's own scheduler does,
   * until a share of the cores that settings ask for has come, or until some have come and no more
   * follow. Executors that come only when tasks wait for them are not waited for.
   */
  public static Cores of(SparkContext spark) {
    SparkConf conf = spark.getConf();
    Cores asked = of(conf);
    boolean isWaiting = !spark.isLocal() && !isDynamic(conf);
    return isWaiting ? ExecutorWait.cores(spark, asked) : asked;
  }

  /** Of these, those that work by a configuration: one for each task, which may have several. */
  Cores working(SparkConf conf) {
    int ofTask = Math.max(1, number(conf, TASK_CORES, 1));
    if (inOneJvm == ALL) {
      return areKnown() ? known(number / ofTask, ALL) : this;
    }
    int inEachJvm = Math.max(1, inOneJvm / ofTask);
    int working = number / inOneJvm * (inOneJvm / ofTask) + number % inOneJvm / ofTask;
    return areKnown() ? known(working, inEachJvm) : new Cores(number, inEachJvm, Origin.ASSUMED);
  }

  static Cores known(int number, int inOneJvm) {
    return new Cores(Math.max(1, number), inOneJvm, Origin.KNOWN);
  }

  /** Returns these, or as many as the user says. */
  public Cores or(OptionalInt named) {
    return named.isPresent() ? known(named.getAsInt(), inOneJvm) : this;
  }

  /** Returns whether the number is not an assumption. */
  public boolean areKnown() {
    return origin == Origin.KNOWN;
  }

  /** Returns the number in words, and that it is an assumption. */
  public String text() {
    return "%,d %s%s"
        .formatted(
            number,
            number == 1 ? "core" : "cores",
            areKnown() ? "" : " (assumed, since the cores are unknown)");
  }

  /** Returns whether all tasks of a configuration's Spark run in this JVM. */
  public static boolean areLocal(SparkConf conf) {
    String master = conf.get(MASTER, LOCAL_MASTER);
    return master.equals("local") || master.startsWith("local[");
  }

  /**
   * The cores that this JVM may use: those of a local master, else all. Reads Spark's settings from
   * system properties, since making a configuration is slow.
   */
  public static int ofThisJvm() {
    Matcher local = LOCAL.matcher(System.getProperty(MASTER, LOCAL_MASTER));
    return local.matches() ? of(local) : Runtime.getRuntime().availableProcessors();
  }

  /**
   * Returns whether the cores of this JVM are all there are, and tasks that fail are not to be
   * repeated; as quick as {@link #ofThisJvm}. A master without cores is left to Spark, which
   * refuses it.
   */
  public static boolean areInThisJvm() {
    String master = System.getProperty(MASTER, LOCAL_MASTER);
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

  /**
   * The most executors that a configuration asks for; 0 if it does not say. A standalone master
   * gives as many as fit, whatever number of instances is set.
   */
  private static int executors(SparkConf conf, int otherwise) {
    if (isDynamic(conf)) {
      return number(conf, "spark.dynamicAllocation.maxExecutors", 0);
    }
    boolean isStandalone = conf.get(MASTER, LOCAL_MASTER).startsWith(STANDALONE);
    return isStandalone ? 0 : number(conf, "spark.executor.instances", otherwise);
  }

  /** Returns whether executors come and go; Spark itself refuses what is neither true nor false. */
  private static boolean isDynamic(SparkConf conf) {
    return Boolean.parseBoolean(conf.get(DYNAMIC, ""));
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
  public int bins() {
    return bins(number);
  }

  /** The number of bins for a plan where {@link #areInThisJvm all cores are in this JVM}. */
  public static int binsOfThisJvm() {
    return bins(ofThisJvm());
  }

  private static int bins(int cores) {
    long wanted = Math.max(MIN_BINS, (long) BINS_PER_CORE * cores);
    return (int) Math.min(Long.highestOneBit(wanted - 1) * 2, Plan.MAX_BINS);
  }
}
