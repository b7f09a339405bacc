package org.dancingsparks.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Runs the scripts in processes of their own: on this machine as users do, or by spark-submit on a
 * Spark home made of the test class path.
 */
public final class Launcher {
  public static final Path ROOT = Path.of(System.getProperty("project.root")).toAbsolutePath();

  /** JVM flags for processes that end soon. */
  private static final String QUICK_START = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

  /** Libraries that a Spark home must not have: those inside the jar, our own, and HDFS. */
  private static final String BUNDLED =
      "(dancing-sparks|picocli|snakeyaml-engine|hadoop-client-minicluster).*";

  private static final long SECONDS_TO_END = 600;

  private final Path home;
  private final Path directory;
  private final Path out;
  private final Path err;
  private final Map<String, String> environment = new TreeMap<>();
  private String quickStart = QUICK_START;
  private Process started;

  /** The exit code and output of a process. */
  public record Ended(int code, String out, String err) {
    /**
     * The lines on standard error that are neither progress nor the choice of an engine nor a
     * remark.
     */
    public List<String> noise() {
      return err.lines().filter(line -> !Dancing.isAside(line)).toList();
    }
  }

  /** A launcher of commands that need no Spark home, in a directory where processes run. */
  public Launcher(Path directory) {
    this(null, directory);
  }

  /**
   * A launcher by spark-submit.
   *
   * @param home Spark's
   * @param directory where processes run and their output is stored
   */
  public Launcher(Path home, Path directory) {
    this.home = home;
    this.directory = directory;
    out = directory.resolve("out");
    err = directory.resolve("err");
  }

  /** Sets a variable in the environment of processes. */
  public void set(String variable, Object value) {
    environment.put(variable, value.toString());
  }

  /** JVM flags for Spark's processes, which end soon. */
  public String quickStart() {
    return quickStart;
  }

  /**
   * Keeps the classes of Spark and Parquet as they are in memory, by a first run that writes a set:
   * later processes start sooner.
   */
  public void keepClasses() throws IOException, InterruptedException {
    Path classes = directory.resolve("classes.jsa");
    String keeping = quickStart + " -XX:ArchiveClassesAtExit=" + classes;
    List<String> words = List.of("--master", "local", "--driver-java-options", keeping);
    List<Object> set = List.of("soma", "--engine", "links", "--bins", 2, "--out", "kept");
    Ended ended = dance(words(words, "--", "enumerate", set));
    assertThat(ended.code()).as(ended.err()).isZero();
    quickStart += " -Xlog:cds=off -Xlog:cds+dynamic=off -XX:SharedArchiveFile=" + classes;
  }

  /** Sets up whatever local runs need, so that their output does not mention it. */
  public static void setUp(Path directory) throws IOException, InterruptedException {
    String steps =
        "program=test; source %s/scripts/setup.sh;"
            + " set_up program; set_up own-classes; set_up spark-classes";
    Launcher shell = new Launcher(directory);
    Ended ended = shell.end(shell.startWords(List.of("bash", "-euc", steps.formatted(ROOT))));
    assertThat(ended.code()).as(ended.err()).isZero();
  }

  /** Makes an empty directory a Spark home. */
  public static void makeHome(Path home) throws IOException {
    Path jars = Files.createDirectory(home.resolve("jars"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path jar = Path.of(entry);
      if (entry.endsWith(".jar") && !jar.getFileName().toString().matches(BUNDLED)) {
        Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar.toAbsolutePath());
      }
    }
    Files.createDirectory(home.resolve("conf"));
    Files.writeString(home.resolve("RELEASE"), "Spark of the test class path\n");
  }

  /** Starts {@code scripts/dance}. */
  public Process start(Object... words) throws IOException {
    return startScript("dance", words);
  }

  public static Path script() {
    return ROOT.resolve("scripts/dance");
  }

  private Process startScript(String script, Object... words) throws IOException {
    List<String> command =
        new ArrayList<>(List.of(ROOT.resolve("scripts").resolve(script).toString()));
    for (Object word : words) {
      command.add(word.toString());
    }
    return startWords(command);
  }

  /** Starts any command in the launcher's place and environment. */
  public Process startWords(List<String> words) throws IOException {
    // A build in the background ignores SIGINT or SIGHUP, and its child processes would too.
    List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT,HUP"));
    command.addAll(words);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().remove("SPARK_HOME");
    if (home != null) {
      builder.environment().put("SPARK_HOME", home.toString());
    }
    builder.environment().put("SPARK_SUBMIT_OPTS", QUICK_START);
    builder.environment().remove("SPARK_LOCAL_IP");
    builder.environment().put("SPARK_DAEMON_JAVA_OPTS", quickStart);
    builder.environment().putAll(environment);
    started = builder.start();
    return started;
  }

  /** Ends the last process and its children, if a test has left it running. */
  public void stop() {
    if (started != null) {
      started.descendants().forEach(ProcessHandle::destroyForcibly);
      started.destroyForcibly();
    }
  }

  /** Runs {@code scripts/dance}. */
  public Ended dance(Object... words) throws IOException, InterruptedException {
    return end(start(words));
  }

  /** Runs {@code scripts/cluster}. */
  public Ended cluster(Object... words) throws IOException, InterruptedException {
    return end(startScript("cluster", words));
  }

  /** Waits for the end of the last process. */
  public Ended end(Process process) throws IOException, InterruptedException {
    if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("It did not end: " + err());
    }
    return new Ended(process.exitValue(), out(), err());
  }

  public String out() throws IOException {
    return Files.readString(out);
  }

  public String err() throws IOException {
    return Files.readString(err);
  }

  /** A condition to wait for. */
  public interface Condition {
    boolean isMet() throws IOException;
  }

  /** Waits until a condition holds or the process has ended. */
  public static void await(Process process, Condition condition)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_TO_END);
    while (process.isAlive() && !condition.isMet()) {
      if (System.nanoTime() > deadline) {
        process.destroyForcibly();
        throw new AssertionError("It did not come to that.");
      }
      Thread.sleep(10);
    }
  }

  /** Flattens lists among words. */
  public static Object[] words(Object... wordsAndLists) {
    return Stream.of(wordsAndLists)
        .flatMap(word -> word instanceof List<?> list ? list.stream() : Stream.of(word))
        .toArray();
  }

  /** The bytes of each file of a directory, by name. */
  public Map<String, String> contents(String name) throws IOException {
    Path root = directory.resolve(name);
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(
            root.relativize(file).toString(), HexFormat.of().formatHex(Files.readAllBytes(file)));
      }
    }
    return contents;
  }
}
