package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.Launcher;
import org.dancingsparks.testing.Launcher.Ended;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The launcher and the shaded jar as users run them: in a process of their own, on a Spark home.
 */
@Timeout(900)
class LauncherIT {
  @TempDir private static Path home;
  @TempDir private static Path first;
  @TempDir private Path temporary;
  private Launcher launcher;

  @BeforeAll
  static void setUp() throws Exception {
    Launcher.makeHome(home);
    Launcher.setUp(first);
  }

  @BeforeEach
  void makeLauncher() {
    launcher = new Launcher(temporary);
  }

  private Ended dance(Object... words) throws IOException, InterruptedException {
    return launcher.dance(words);
  }

  /** Hadoop's files of settings are put on the class path by spark-submit. */
  @ParameterizedTest
  @ValueSource(strings = {"HADOOP_CONF_DIR", "YARN_CONF_DIR", "SPARK_DRIVER_MEMORY", "MASTER"})
  void whatTheEnvironmentSaysIsLeftToSparkSubmit(String variable) throws Exception {
    List<String> words =
        List.of(
            "env", variable + "=local", Launcher.script().toString(), "--dry-run", "count", "x");
    assertThat(launcher.end(launcher.startWords(words)).out()).contains("spark-submit");
  }

  /** Runs a command by spark-submit of a Spark home. */
  private Ended submit(Object... words) throws IOException, InterruptedException {
    return new Launcher(home, temporary).dance(words);
  }

  @Test
  void countPrintsTheBareNumberAndNothingElse() throws Exception {
    Ended ended = dance("--master", "local[2]", "--", "count", "pentominoes:3x20");

    assertThat(ended.noise()).isEmpty();
    assertThat(ended.out()).isEqualTo("8\n");
    assertThat(ended.code()).isZero();
  }

  @Test
  void enumerateWritesTheSameFilesOnOneCoreAndOnTwo() throws Exception {
    Files.writeString(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(6)));
    for (String cores : List.of("1", "2")) {
      Ended ended =
          dance("--master", "local[" + cores + "]", "--", "enumerate", "q.dlx", "--out", cores);
      assertThat(ended.noise()).isEmpty();
      assertThat(ended.out()).isEqualTo("4\n");
      assertThat(ended.code()).isZero();
    }

    assertThat(contents("1")).containsKeys("_meta/run.json", "part-00000.parquet");
    assertThat(contents("2")).isEqualTo(contents("1"));
    assertThat(temporary)
        .isDirectoryNotContaining(path -> !path.toString().matches(".*/(1|2|q.dlx|out|err)"));
  }

  @Test
  void setWithoutSolutionsIsWrittenWithoutAWord() throws Exception {
    Files.writeString(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(3)));
    Ended ended = dance("enumerate", "q.dlx", "--out", "none");

    assertThat(ended.noise()).isEmpty();
    assertThat(ended.out()).isEqualTo("0\n");
    assertThat(ended.code()).isZero();
  }

  @Test
  void flagsOfSparkWithoutTheirEndAreAUsageError() throws Exception {
    Ended ended = dance("--master", "local[2]", "count", "kanoodle");

    assertThat(ended.code()).isEqualTo(2);
    assertThat(ended.err()).startsWith("dance: Flags of spark-submit end with --");
  }

  @Test
  void sparkThatDoesNotStartIsOneLine() throws Exception {
    Ended ended =
        dance("--master", "local[0]", "--", "enumerate", "pentominoes:3x20", "--out", "new");

    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.noise()).hasSize(1);
    assertThat(temporary.resolve("new")).doesNotExist();
  }

  /** Ranges of a diagram give the same files; a memo, which has other bins, the same rows. */
  @Test
  @Timeout(1800)
  void clusterWritesTheSameFilesByRangesAndTheSameRowsByAMemo() throws Exception {
    Path queens = temporary.resolve("q.dlx");
    Files.writeString(queens, KnuthWriter.write(SmallProblems.queens(8)));
    String quick = "spark.executor.extraJavaOptions=" + launcher.quickStart();
    List<Object> there = List.of("--master", "local-cluster[2,1,1024]", "--conf", quick, "--");
    List<Object> here = List.of("--master", "local[2]", "--");
    List<Object> enumerate =
        List.of("enumerate", queens, "--engine", "diagram", "--bins", 4, "--out");
    Ended ranges = submit(Launcher.words(there, enumerate, "there"));
    assertThat(ranges.out()).as(ranges.err()).isEqualTo("92\n");
    Ended memo = submit(Launcher.words(there, enumerate, "memo", "--memory", "1k"));
    assertThat(memo.out()).as(memo.err()).isEqualTo("92\n");
    Ended local = dance(Launcher.words(here, enumerate, "here"));
    assertThat(local.out()).as(local.err()).isEqualTo("92\n");

    assertThat(contents("there")).isEqualTo(contents("here"));
    assertThat(rows("memo")).hasSize(92).isEqualTo(rows("here"));
  }

  private Set<String> rows(String directory) throws SQLException {
    Set<String> rows = new HashSet<>();
    String sql =
        "SELECT CAST(list_sort(options) AS VARCHAR) FROM '%s/part-*.parquet'"
            .formatted(temporary.resolve(directory));
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      while (result.next()) {
        rows.add(result.getString(1));
      }
    }
    return rows;
  }

  private Map<String, String> contents(String directory) throws IOException {
    return launcher.contents(directory);
  }

  @Test
  void unknownPuzzleEndsWith3AndOneLine() throws Exception {
    Ended ended = dance("count", "kanodle");

    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err().lines()).hasSize(1);
    assertThat(ended.err()).contains("Did you mean kanoodle?");
  }

  @Test
  void usageErrorEndsWith2() throws Exception {
    Ended ended = dance("count");

    assertThat(ended.code()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).startsWith("dance: ").endsWith("Try `dance count --help`.\n");
  }

  @Test
  void queryFromStandardInputIsAnsweredInFullAndLeavesNothing() throws Exception {
    Process run = launcher.start("sql", "--csv", "--quiet");
    try (OutputStream in = run.getOutputStream()) {
      in.write("SELECT id FROM range(25000)\nORDER BY id".getBytes(StandardCharsets.UTF_8));
    }
    Ended ended = launcher.end(run);
    assertThat(ended.err()).isEmpty();
    assertThat(ended.code()).isZero();
    assertThat(ended.out().lines()).hasSize(25_001).startsWith("id", "0", "1").endsWith("24999");
    assertThat(temporary.resolve("spark-warehouse")).doesNotExist();
  }

  /** Runs from the jar, in which bundled classes are relocated. */
  @Test
  void queryThatFailsInSparkIsNoFaultOfTheProgram() throws Exception {
    Ended ended = dance("sql", "--quiet", "SELECT format_string('%d', 'x')");

    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.err())
        .startsWith("dance: The query failed in Spark: IllegalFormatConversionException: ")
        .hasLineCount(1);
  }

  @Test
  void sparkSubmitGivesTheSameResultsAndErrors() throws Exception {
    Ended counted = submit("--master", "local[2]", "--", "count", "pentominoes:3x20");
    assertThat(counted.noise()).isEmpty();
    assertThat(counted.out()).isEqualTo("8\n");
    Ended refused = submit("count", "kanodle");
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.err()).isEqualTo(dance("count", "kanodle").err());
  }

  @Test
  void settingsOfAFileAndOfFlagsReachSpark() throws Exception {
    Files.writeString(
        temporary.resolve("settings"), "spark.dance.a file\nspark.dance.b: file \nother x\n");
    String query = "SET spark.dance.%s";
    Object[] flags = {"--properties-file", "settings", "--conf", "spark.dance.b=flag", "--"};
    for (String setting : List.of("a,file", "b,flag")) {
      Ended ended =
          dance(
              Launcher.words(
                  List.of(flags),
                  "sql",
                  "--allow-scripts",
                  "--csv",
                  query.formatted(setting.substring(0, 1))));
      assertThat(ended.out()).as(ended.err()).endsWith("spark.dance." + setting + "\n");
    }
  }

  @Test
  void dryRunPrintsTheCommandAndRunsNothing() throws Exception {
    Object[] words = {
      "--dry-run", "--master", "local[2]", "--", "enumerate", "kanoodle", "--out", "k d"
    };
    Ended here = dance(words);
    assertThat(here.out())
        .contains("/bin/java ", " -Dspark.master=local\\[2\\] ")
        .endsWith(" org.dancingsparks.cli.Main enumerate kanoodle --out k\\ d\n");
    Ended submitted = submit(words);
    assertThat(submitted.out())
        .contains(home + "/bin/spark-submit ")
        .contains("--class org.dancingsparks.cli.Main")
        .contains("--master local\\[2\\]")
        .endsWith("dancing-sparks.jar enumerate kanoodle --out k\\ d\n");
    for (Ended ended : List.of(here, submitted)) {
      assertThat(ended.err()).isEmpty();
      assertThat(ended.code()).isZero();
      assertThat(ended.out().lines()).hasSize(1);
    }
    assertThat(temporary.resolve("k d")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--driver-memory 1k         | cannot be 1k; it is a size of at least 64m",
        "--driver-memory 99999g     | since this machine has",
        "--conf foo                 | The setting foo has no value",
        "--properties-file /no/such | The file of settings /no/such cannot be read",
        "--master local[x]          | There is no master local[x]",
        "--master                   | The flag --master has no value",
      })
  void flagsThatCannotBeAreOneLine(String flags, String why) throws Exception {
    Ended ended = dance(Launcher.words(List.of(flags.split(" ")), "--", "count", "queens:6"));
    assertThat(ended.code()).as(ended.err()).isEqualTo(3);
    assertThat(ended.err()).startsWith("dance: ").contains(why).hasLineCount(1);
  }

  /**
   * The launcher passes other masters, and flags that only spark-submit understands, to
   * spark-submit.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--master local[2]                                | java",
        "--driver-memory 2g -c spark.a=b --name x         | java",
        "--conf=spark.master=local                        | java",
        "--master spark://h:7077 --executor-memory 1g     | java",
        "--master spark://h:7077 --total-executor-cores 4 | java",
        "--master spark://h:7077 --deploy-mode cluster    | submit",
        "--conf spark.master=yarn                         | submit",
        "--master local-cluster[1,1,1024]                 | submit",
        "--driver-java-options -Dx=1                      | submit",
        "--conf spark.driver.extraJavaOptions=-Dx=1       | submit",
        "--jars x.jar --master local                      | submit",
      })
  void onlyWhatNeedsSparkSubmitStartsIt(String line) throws Exception {
    String[] parts = line.split("\\|");
    List<String> flags = List.of(parts[0].strip().split(" +"));
    Ended ended = dance(Launcher.words("--dry-run", flags, "--", "count", "kanoodle"));
    assertThat(ended.err()).isEmpty();
    assertThat(ended.out().contains("spark-submit")).isEqualTo(parts[1].strip().equals("submit"));
    assertThat(ended.out().contains("/bin/java ")).isEqualTo(parts[1].strip().equals("java"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "k8s://https://host:443 | has no module for the master k8s://https://host:443; set SPARK_HOME",
        "yarn                   | Nothing says where YARN is; set HADOOP_CONF_DIR",
      })
  void mastersThatCannotBeAskedAreExplained(String line) throws Exception {
    String[] parts = line.split("\\|");
    Ended ended = dance("--master", parts[0].strip(), "--", "count", "queens:6");

    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.err().lines().filter(said -> !said.contains("Making a Spark home")))
        .singleElement()
        .asString()
        .contains(parts[1].strip());
  }

  @Test
  void sparkHomeWithoutJarsIsExplained() throws Exception {
    Path empty = Files.createDirectory(temporary.resolve("empty"));
    Launcher other = new Launcher(empty, temporary);
    Ended ended = other.end(other.start("puzzles"));

    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.err().lines()).hasSize(1);
    assertThat(ended.err()).contains("SPARK_HOME is " + empty);
  }

  private Ended bash(String command) throws IOException, InterruptedException {
    return launcher.end(
        launcher.startWords(List.of("bash", "-c", command, Launcher.script().toString())));
  }

  @Test
  void tooFewOpenFilesAreSaidWithTheLimitAndTheRemedy() throws Exception {
    for (int most : new int[] {20, 64, 200}) {
      Ended ended = bash("ulimit -n %d; exec \"$0\" count queens:8".formatted(most));
      assertThat(ended.code()).isEqualTo(3);
      assertThat(ended.out()).isEmpty();
      assertThat(ended.err())
          .hasLineCount(1)
          .contains("At most %d files may be open".formatted(most), "ulimit -n 4096");
    }
  }

  @Test
  void standardStreamsThatAreClosedAreNotTakenByFiles() throws Exception {
    Ended ended = bash("exec \"$0\" count queens:8 >&-");
    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.err()).startsWith("dance: Standard output is closed").hasLineCount(1);

    Ended quiet = bash("exec \"$0\" count queens:8 2>&- <&-");
    assertThat(quiet.code()).isZero();
    assertThat(quiet.out()).isEqualTo("92\n");
  }

  /**
   * A table of errors that is compared in English, and descriptors that no file of Java's takes.
   */
  @ParameterizedTest
  @ValueSource(strings = {"2>&-", "2>&- <&-"})
  void javaHasAStandardErrorAndEnglishReasonsWhateverTheShellHas(String closed) throws Exception {
    String command = "exec \"$0\" unique queens:4 --board @pipe " + closed;
    Path pipe = temporary.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Process process =
        launcher.startWords(
            List.of(
                "env", "LC_ALL=de_DE.UTF-8", "bash", "-c", command, Launcher.script().toString()));
    Path java = Path.of("/proc", String.valueOf(process.pid()));
    Launcher.await(process, () -> isJava(process) && !environment(java).isEmpty());
    assertThat(Files.readSymbolicLink(java.resolve("fd/2"))).hasToString("/dev/null");
    assertThat(environment(java)).contains("\0LC_ALL=C.UTF-8\0");
    Files.writeString(pipe, "x");
    assertThat(launcher.end(process).code()).isEqualTo(3);
  }

  private static boolean isJava(Process process) {
    return process.info().command().orElse("").endsWith("/java");
  }

  /** The variables of a process; none just after it was begun. */
  private static String environment(Path process) {
    try {
      return Files.readString(process.resolve("environ"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void readerThatHasSeenEnoughIsNoError() throws Exception {
    Ended ended =
        bash(
            "\"$0\" solve kanoodle --lines --limit 100000 --quiet | head -1; exit ${PIPESTATUS[0]}");
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.out()).hasLineCount(1);
    assertThat(ended.err()).isEmpty();
  }
}
