package org.dancingsparks.cli.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.parquet.hadoop.ParquetInputFormat;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.serializer.KryoSerializer;
import org.apache.spark.sql.classic.SparkSession;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.runs.rounds.RoundWire;
import org.dancingsparks.spark.Cores;
import org.dancingsparks.spark.SparkDisk;
import org.dancingsparks.spark.WireRegistrator;

/** Configures Spark, and starts it when there are tasks to run. */
public final class SparkStart {
  /** The setting for the directory of tables. Spark makes it for the first query. */
  private static final String WAREHOUSE = "spark.sql.warehouse.dir";

  /**
   * The setting for the depth to which executors search causes for errors that must end their JVM.
   */
  private static final String FATAL_DEPTH = "spark.executor.killOnFatalError.depth";

  private static final String REGISTRATION = "spark.kryo.registrationRequired";
  private static final String REGISTRATOR = "spark.kryo.registrator";

  private static final List<String> REGISTRATORS =
      List.of(WireRegistrator.class.getName(), RoundWire.class.getName());

  private static final Pattern LOOPBACK_MASTER =
      Pattern.compile("spark://(localhost|127(\\.\\d{1,3}){3})(:|$)");

  private SparkStart() {}

  /** Returns the configuration: the settings of spark-submit and those this program needs. */
  public static SparkConf conf() {
    return completed(given());
  }

  private static SparkConf given() {
    SparkConf conf = new SparkConf();
    SparkSettings.defaults().forEach(conf::setIfMissing);
    return conf;
  }

  /** Returns a configuration with the settings that this program needs. */
  static SparkConf completed(SparkConf given) {
    SparkConf conf =
        given
            .setIfMissing("spark.serializer", KryoSerializer.class.getName())
            .set(REGISTRATOR, registrators(given.get(REGISTRATOR, "")))
            .setIfMissing(REGISTRATION, "true")
            .setIfMissing(
                SparkSettings.HADOOP + ParquetInputFormat.PAGE_VERIFY_CHECKSUM_ENABLED, "true")
            .setIfMissing("spark.app.name", "dance")
            .setIfMissing("spark.master", "local[*]")
            .setIfMissing("spark.ui.enabled", "false")
            // Spark's end would wait two minutes for a frozen executor to forget what was sent.
            .setIfMissing("spark.cleaner.referenceTracking.blocking", "false")
            // Redacts plans of queries, and other places where Spark shows options.
            .setIfMissing("spark.redaction.string.regex", Redacted.user());
    String master = conf.get("spark.master");
    if (master.startsWith("local") || LOOPBACK_MASTER.matcher(master).lookingAt()) {
      // On one machine there is no need to look up its name or to listen on other interfaces.
      conf.setIfMissing("spark.driver.host", "localhost")
          .setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    }
    if (master.startsWith("local")) {
      // Its ports are open to everybody on this machine. Spark makes a secret for each run, except
      // for the cluster inside a JVM that is for its own tests.
      conf.setIfMissing("spark.authenticate", String.valueOf(!master.startsWith("local-cluster")));
      // Progress comes with heartbeats; earlier ones find Spark half started on a slow machine.
      conf.setIfMissing("spark.executor.heartbeatInterval", "3s");
    }
    if (Cores.areLocal(conf)) {
      // Otherwise a task that runs out of memory would end this JVM without a message.
      conf.setIfMissing(FATAL_DEPTH, "0");
    }
    return conf;
  }

  /**
   * Returns the user's registrators, then ours, so that a user's class has the same number in
   * programs without ours; each once.
   */
  private static String registrators(String given) {
    return Stream.concat(
            Stream.of(given.split(",")).map(String::strip).filter(name -> !name.isEmpty()),
            REGISTRATORS.stream())
        .distinct()
        .collect(Collectors.joining(","));
  }

  /**
   * Checks that this JVM has the registrators. Spark looks for them when it sends the first task.
   *
   * @throws InputException if one is missing
   */
  static void checkRegistrators(String names) {
    for (String name : names.split(",", -1)) {
      try {
        Class.forName(name, false, Thread.currentThread().getContextClassLoader());
      } catch (ClassNotFoundException | LinkageError e) {
        throw new InputException(
            "%s names the class %s, which cannot be found".formatted(REGISTRATOR, name),
            "correct the name, or add the file that the class is in with --jars");
      }
    }
  }

  /** Returns whether all tasks run in this JVM. */
  static boolean isLocal() {
    return Cores.areLocal(conf());
  }

  /**
   * Returns Spark, which is started if necessary.
   *
   * @throws InputException if it does not start
   */
  static SparkContext context() {
    // Tasks hold residuals of their own beside the chunks that Spark sorts in memory.
    return context(conf().setIfMissing("spark.memory.fraction", "0.4"));
  }

  private static SparkContext context(SparkConf conf) {
    TemporaryFiles.move(SparkSettings.hadoop());
    ClusterSecret.addTo(conf);
    MasterCheck.check(conf);
    checkRegistrators(conf.get(REGISTRATOR));
    Duration patience = LostExecutors.limit(conf);
    try {
      SparkContext context = SparkContext.getOrCreate(conf);
      Shutdown.beforeEnd(context::stop);
      for (Path blocks : SparkDisk.directories()) {
        Files.setPosixFilePermissions(blocks, PosixFilePermissions.fromString("rwx------"));
      }
      if (!context.isLocal()) {
        LostExecutors.watch(context, patience);
      }
      return context;
    } catch (Exception e) {
      // Scala declares nothing: it may be a checked exception too.
      throw new InputException(
          "Spark does not start: %s".formatted(HadoopFiles.why(e).lines().findFirst().orElse("")),
          "check the flags before the -- and Spark's settings");
    }
  }

  /**
   * Makes a directory that only this user can read. It is deleted when this program ends, with all
   * temporary files: no other could find a table there.
   */
  private static Path newDirectory() {
    try {
      return Files.createTempDirectory("dance-tables");
    } catch (IOException e) {
      throw new InputException(
          "No temporary directory can be made: %s".formatted(HadoopFiles.why(e)),
          "name another with -Djava.io.tmpdir");
    }
  }

  /**
   * Returns Spark for queries, which is started if necessary.
   *
   * @throws InputException if it does not start
   */
  static SparkSession session() {
    // The classes to serialize depend on the query.
    SparkConf conf = completed(given().setIfMissing(REGISTRATION, "false"));
    conf.setIfMissing("spark.sql.shuffle.partitions", String.valueOf(Cores.of(conf).bins()));
    TemporaryFiles.move(SparkSettings.hadoop());
    if (!conf.contains(WAREHOUSE)) {
      conf.set(WAREHOUSE, newDirectory().toString());
    }
    context(conf);
    // The public builder finds it by Scala's reflection, which takes half a second.
    return SparkSession.builder().config(conf).getOrCreate();
  }
}
