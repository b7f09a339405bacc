package org.dancingsparks.cli.session;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.classic.SparkSession;
import org.dancingsparks.cli.flag.CoreCount;
import org.dancingsparks.cli.flag.Memory;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.files.FileSettings;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.spark.Cores;
import org.dancingsparks.spark.ExecutorHeap;
import org.dancingsparks.spark.TaskRunner;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The surroundings of a command while it runs: its streams, its lines of progress, Spark, and the
 * configuration of Hadoop. Spark starts when it is first needed.
 */
public final class Session {
  private static final int MAX_INPUT_BYTES = 1 << 22;

  private final CommandLine command;
  private final StandardError err;
  private boolean hasRemarks = true;
  private String subject;
  private ProgressLines lines;
  private SparkContext spark;
  private Configuration hadoop;

  /**
   * A session for a parsed command.
   *
   * @param err receives the lines of progress
   */
  public Session(CommandSpec command, StandardError err) {
    // A mixin's own specification knows the command line, but not its parents.
    this.command = command.commandLine();
    this.err = err;
  }

  /** Returns a session for a parsed command of the program. */
  public static Session of(CommandSpec command) {
    CommandSpec root = command.commandLine().getCommandSpec().root();
    return new Session(command, ((Dance) root.userObject()).standardError());
  }

  /** Returns the stream for results. */
  public PrintWriter out() {
    return command.getOut();
  }

  /** Writes a message for the user. */
  public void warn(String message) {
    command.getErr().println("dance: " + message);
  }

  /**
   * Returns all of standard input as text.
   *
   * @param what the kind of text, as in "a grid"
   * @throws InputException if it is too long
   */
  public String input(String what) {
    try {
      byte[] bytes = System.in.readNBytes(MAX_INPUT_BYTES + 1);
      if (bytes.length > MAX_INPUT_BYTES) {
        throw new InputException(
            "Standard input is too long for %s".formatted(what),
            "shorten it to %,d bytes".formatted(MAX_INPUT_BYTES));
      }
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns whether the command has a flag. */
  public boolean knows(String flag) {
    return command.getCommandSpec().findOption(flag) != null;
  }

  /** Returns whether the user has given a flag that is true or false, and not as false. */
  public boolean isAsked(String flag) {
    return command.getParseResult().matchedOptionValue(flag, false);
  }

  /**
   * Returns the lines of progress, shared by all work of a command on a subject.
   *
   * @param name of the puzzle or other subject
   */
  public ProgressLines progress(String name) {
    if (!name.equals(subject)) {
      subject = name;
      lines = hasRemarks ? otherProgress(name) : otherProgress(name).withoutRemarks();
    }
    return lines;
  }

  /** Leaves out the remarks on choices from the {@link #progress} on all subjects. */
  public void withoutRemarks() {
    hasRemarks = false;
  }

  /** Returns separate lines of progress. */
  public ProgressLines otherProgress(String name) {
    return isAsked(ProgressFlags.QUIET)
        ? new ProgressLines(Printable.text(name), StandardError.nowhere())
        : results(name);
  }

  /** Returns separate lines that are always reported, since results would mislead without them. */
  public ProgressLines results(String name) {
    ProgressLines results = new ProgressLines(Printable.text(name), err);
    return isAsked(ProgressFlags.VERBOSE) ? results.withChoices() : results;
  }

  /** Returns Spark's configuration, with the settings that this program needs. */
  public SparkConf conf() {
    return SparkStart.conf();
  }

  /** Returns the settings for reading files. */
  public FileSettings files() {
    return new FileSettings() {
      @Override
      public Configuration get() {
        return hadoop();
      }

      @Override
      public boolean isLocalByDefault() {
        return !SparkSettings.concernHadoop();
      }
    };
  }

  /** Returns Hadoop's configuration as Spark has it, without starting Spark; not to be changed. */
  public synchronized Configuration hadoop() {
    if (hadoop == null) {
      hadoop = SparkSettings.hadoop();
    }
    return hadoop;
  }

  /**
   * Returns what runs the tasks of a command: threads of this JVM, if it has all cores and the
   * places are on its disk; otherwise Spark, which is started if necessary.
   *
   * @param places that tasks read or write, as paths
   * @throws InputException if Spark does not start
   */
  public TaskRunner runner(String... places) {
    if (!Cores.areInThisJvm() || SparkSettings.showJobs() || !areLocal(places)) {
      return TaskRunner.of(spark());
    }
    if (places.length > 0) {
      // Libraries that write files unpack themselves.
      TemporaryFiles.move(hadoop());
    }
    return TaskRunner.ofThisJvm(Cores.ofThisJvm(), this::hadoop, () -> TaskRunner.of(spark()));
  }

  private boolean areLocal(String... places) {
    return Stream.of(places).allMatch(place -> HadoopFiles.local(place, hadoop()).isPresent());
  }

  /** Returns a number of bins that suits the cores. */
  public int bins() {
    boolean isHere = Cores.areInThisJvm() && namedCores().isEmpty();
    return isHere ? Cores.binsOfThisJvm() : cores().bins();
  }

  /** Returns the cores that the user names, or those that Spark's settings ask for. */
  public Cores cores() {
    return Cores.of(conf()).or(namedCores());
  }

  /** Returns Spark's master and how many cores it has, in words. */
  public String cluster() {
    Cores cores = cores();
    return conf().get("spark.master")
        + (cores.areKnown() ? " with " + cores.text() : ", cores unknown");
  }

  /**
   * Returns the cores that the user names, or those of Spark, which is started if necessary.
   *
   * @throws InputException if Spark does not start
   */
  public Cores coresOfSpark() {
    return Cores.of(spark()).or(namedCores());
  }

  /** Returns the number of tasks that run at a time in a JVM. */
  public int tasksInOneJvm() {
    return Cores.areInThisJvm() ? Cores.ofThisJvm() : cores().inOneJvm();
  }

  /** Returns the bytes of memory that the user names, if any. */
  public OptionalLong namedMemory() {
    return Memory.named(command);
  }

  /** Returns the bytes of the heap of the JVMs that run tasks. */
  public long heapOfExecutors() {
    return ExecutorHeap.bytes(conf());
  }

  /** Returns the number of cores that the user names for layers, or that this JVM may use. */
  public int coresOfLayers() {
    return namedCores().orElseGet(Cores::ofThisJvm);
  }

  private OptionalInt namedCores() {
    Integer named = command.getParseResult().matchedOptionValue(CoreCount.FLAG, (Integer) null);
    return named == null ? OptionalInt.empty() : OptionalInt.of(named);
  }

  /** Returns the first word after the command that is no flag, if it is one: mostly the puzzle. */
  public Optional<String> subject() {
    Object word = command.getParseResult().matchedPositionalValue(0, (Object) null);
    return Optional.ofNullable(word).filter(String.class::isInstance).map(String.class::cast);
  }

  /** Returns whether all tasks run in this JVM. */
  public boolean isLocal() {
    return SparkStart.isLocal();
  }

  /**
   * Returns Spark, which is started if necessary.
   *
   * @throws InputException if it does not start
   */
  public SparkContext spark() {
    if (spark == null) {
      spark = SparkStart.context();
    }
    return spark;
  }

  /**
   * Returns Spark for queries, which is started if necessary.
   *
   * @throws InputException if it does not start
   */
  public SparkSession sql() {
    return SparkStart.session();
  }
}
