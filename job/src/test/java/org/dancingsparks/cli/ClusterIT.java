package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Launcher.words;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.dancingsparks.cli.session.Listening;
import org.dancingsparks.testing.Damage;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.FaultReport;
import org.dancingsparks.testing.Launcher;
import org.dancingsparks.testing.Launcher.Ended;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Runs on a real cluster whose processes are killed, stopped and starved: no row is lost. */
@Tag("cluster")
@Timeout(1800)
class ClusterIT {
  /** A search of an hour. */
  private static final List<Object> LONG = List.of("count", "iq-fit", "--engine", "links");

  /** JVMs here live for some seconds. */
  @TempDir private static Path temporary;

  private static Launcher launcher;
  private static Cluster cluster;
  private static ClusterRuns runs;

  @BeforeAll
  static void enumerateHere() throws Exception {
    Path home = Files.createDirectory(temporary.resolve("home"));
    Launcher.makeHome(home);
    launcher = new Launcher(home, temporary);
    launcher.keepClasses();
    cluster = new Cluster(launcher, temporary.resolve("cluster"));
    runs = new ClusterRuns(launcher, cluster, temporary);
    List<Object> here = List.of(temporary.resolve("here"), "--quiet");
    assertThat(Dancing.printed(words(ClusterRuns.ENUMERATE, here)))
        .isEqualTo(ClusterRuns.SOLUTIONS);
  }

  @AfterAll
  static void stopCluster() throws Exception {
    cluster.stop();
  }

  @BeforeEach
  void startCluster() throws Exception {
    cluster.makeWhole();
  }

  @Test
  void aSecondProgramWithOnlyTheJarAsksInSqlByEachSerializer() throws Exception {
    Path program = SecondJar.make(temporary.resolve("second.jar"));
    Ended ended =
        launcher.end(
            launcher.startWords(SecondJar.command(temporary.resolve("home"), cluster, program)));
    assertThat(ended.code()).as(ended.err()).isZero();
    List<String> lines = ended.out().lines().toList();
    assertThat(lines).hasSize(22);
    assertThat(lines.get(0)).isEqualTo("JavaSerializer");
    assertAnswers(lines.subList(1, 11));
    assertThat(lines.get(11)).isEqualTo("KryoSerializer");
    assertAnswers(lines.subList(12, 22));
  }

  private static void assertAnswers(List<String> lines) {
    assertThat(lines.get(0)).isEqualTo("[[371020]]");
    String known = Dancing.printed("count", "pentominoes:6x10", "--given=#1537", "--quiet").strip();
    assertThat(lines.get(1)).isEqualTo("[[%s]]".formatted(known));
    assertThat(lines.get(2)).startsWith("[[%s,".formatted(known)).endsWith(",true]]");
    assertThat(lines.get(3)).isEqualTo(lines.get(2));
    assertThat(lines.subList(4, 8))
        .containsExactly("[[0]]", "[[%s]]".formatted(known), "[[Gray,371020]]", "[[7]]");
    assertThat(lines.get(8)).isEqualTo(lines.get(9)).doesNotContain("[[0,");
  }

  /** A run left by a failed test would take the cores of the next one. */
  @AfterEach
  void stopWhatIsLeft() {
    launcher.stop();
  }

  /** Starts it like a user without a Spark home: executors get the program from the driver. */
  @Test
  void clusterWritesTheSameFilesAsOneMachineForADriverWithoutSparkSubmit() throws Exception {
    Launcher direct = new Launcher(temporary);
    Object[] flags = {
      "--master",
      cluster.url(),
      "--executor-memory",
      "512m",
      "--conf",
      "spark.executor.extraJavaOptions=" + launcher.quickStart(),
      "--"
    };
    Ended ended = direct.dance(words(List.of(flags), ClusterRuns.ENUMERATE, "direct"));
    runs.exact(ended, "direct");
  }

  /**
   * The driver is this JVM: commands share its executors, which live on when a job is cancelled.
   */
  @Test
  void commandsOfOneDriverDoAsOnOneMachineAndCancelledTasksUseNoCpu() throws Exception {
    Path list = temporary.resolve("list.txt");
    Files.writeString(list, Dancing.printed("sudoku", "--generate", 2_000) + "no sudoku\n");
    List<List<Object>> commands =
        List.of(
            List.of("estimate", "queens:10", "--samples", 20_000, "--json", "--quiet"),
            List.of("sudoku", list, "--bins", 4, "--quiet", "--out"),
            List.of(
                "challenges",
                "kanoodle",
                "--pieces",
                2,
                "--bins",
                4,
                "--memory",
                "64m",
                "--quiet",
                "--out"),
            List.of("boards", "a-puzzle-a-day", "--bins", 4, "--quiet", "--out"));
    List<String> here = printed(commands, "Here", Dancing::dance);
    try (ClusterDriver driver = new ClusterDriver(cluster)) {
      assertThat(printed(commands, "There", Dancing::withoutSpark)).isEqualTo(here);
      assertCancelledTasksUseNoCpu(driver);
    }
    for (String name : List.of("sudoku", "challenges", "boards")) {
      assertThat(launcher.contents(name + "There")).isEqualTo(launcher.contents(name + "Here"));
    }
  }

  /** Runs commands, those that write each to a directory of its own. */
  private static List<String> printed(
      List<List<Object>> commands, String place, Function<Object[], Dancing> runner) {
    return commands.stream()
        .map(
            command -> {
              boolean isWritten = command.get(command.size() - 1).equals("--out");
              Object out = temporary.resolve(command.get(0) + place);
              Dancing ran = runner.apply(words(command, isWritten ? List.of(out) : List.of()));
              assertThat(ran.code()).as(ran.err()).isZero();
              return ran.out();
            })
        .toList();
  }

  private static void assertCancelledTasksUseNoCpu(ClusterDriver driver) throws Exception {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] args = LONG.toArray(String[]::new);
    CompletableFuture<Integer> run =
        CompletableFuture.supplyAsync(() -> Main.run(args, OutputStream.nullOutputStream(), err));
    List<ProcessHandle> executors = cluster.busyExecutors(() -> !run.isDone());
    driver.cancelJobs();

    assertThat(run.get(Cluster.TIME_LIMIT.toSeconds(), TimeUnit.SECONDS))
        .as(err.toString())
        .isEqualTo(3);
    Cluster.awaitRest(executors);
    assertThat(executors).allMatch(ProcessHandle::isAlive);
    assertThat(err.toString()).contains("dance: Spark ended the run").doesNotContain("\tat ");
  }

  @Test
  void killedExecutorAndKilledWorkerCostNothing() throws Exception {
    Process run = runs.start("--", ClusterRuns.ENUMERATE, "killed");
    runs.awaitTasks(run, "killed", 4);
    Cluster.signal(cluster.executors().get(1), "KILL");
    runs.awaitTasks(run, "killed", 8);
    List<ProcessHandle> executors = cluster.executors();
    Cluster.signal(cluster.process("worker-1"), "KILL");

    Ended ended = launcher.end(run);
    Damage damage = runs.exact(ended, "killed");
    assertThat(ended.err()).contains("Lost executor");
    Cluster.awaitEndOf(executors);
    FaultReport.record(
        "an executor and later the other one's worker killed (SIGKILL) in the middle of a run",
        2,
        damage.lost(),
        damage.doubled(),
        "others do their tasks again; files byte for byte those of an undisturbed run");
  }

  @Test
  void roundsSurviveAKilledWorker() throws Exception {
    runs.rounds().surviveAKilledWorker(Files.createDirectory(temporary.resolve("rounds")));
    FaultReport.record(
        "a worker and its executor killed (SIGKILL) in the middle of a count in rounds",
        1,
        0,
        0,
        "the other does their tasks again; the same number, no file left");
  }

  @Test
  void roundsAreResumedAfterAKilledDriver() throws Exception {
    runs.rounds().areResumedAfterAKilledDriver(temporary.resolve("stored"));
    FaultReport.record(
        "the driver killed (SIGKILL) in the middle of a count in rounds",
        1,
        0,
        0,
        "resumed with the rounds that were left; the same number");
  }

  @Test
  void diagramInPartitionsSurvivesKills() throws Exception {
    runs.rounds()
        .diagramIsResumedAfterKills(temporary.resolve("diagram"), temporary.resolve("listed"));
    FaultReport.record(
        "a worker and its executor, then the driver killed (SIGKILL) while a diagram is built",
        2,
        0,
        0,
        "resumed; as many solutions are listed from it");
  }

  /** The run can end only by a second attempt of the task that stands still. */
  @Test
  void frozenExecutorIsOvertakenBySpeculation() throws Exception {
    Process run =
        runs.start(
            "--conf",
            "spark.speculation=true",
            "--conf",
            "spark.speculation.interval=100ms",
            "--conf",
            "spark.speculation.quantile=0.1",
            "--conf",
            "spark.speculation.multiplier=1.1",
            // Nothing that waits for the frozen one would end in time.
            "--conf",
            "spark.network.timeout=3600s",
            "--",
            ClusterRuns.ENUMERATE,
            "slow");
    // With six tasks the other executor is at work, too: it may need nothing from this one.
    runs.awaitTasks(run, "slow", 6);
    List<ProcessHandle> executors = cluster.executors();
    ProcessHandle frozen = executors.get(0);
    Cluster.signal(frozen, "STOP");
    // Its worker kills it ten seconds after the end of Spark, which may be before that of the
    // driver.
    Path manifest = temporary.resolve("slow/_meta/run.json");
    Cluster.await("slow", () -> Files.exists(manifest) || !runs.assertRuns(run), Cluster.PATIENCE);
    Cluster.signal(frozen, "CONT");
    Ended ended = launcher.end(run);
    Cluster.awaitEndOf(executors);

    Damage damage = runs.exact(ended, "slow");
    FaultReport.record(
        "an executor stopped (SIGSTOP) in a task, with speculation, and continued later",
        1,
        damage.lost(),
        damage.doubled(),
        "a second attempt wins; files byte for byte those of an undisturbed run");
  }

  @Test
  void executorOutOfMemoryIsReplaced() throws Exception {
    Process run =
        runs.start(
            HungryFileSystem.flags(temporary),
            HungryFileSystem.once(temporary.resolve("fed")),
            "--",
            ClusterRuns.ENUMERATE,
            "hungry:" + temporary.resolve("once"));

    Ended ended = launcher.end(run);
    Damage damage = runs.exact(ended, "once");
    assertThat(ended.err()).contains("Lost executor");
    FaultReport.record(
        "an executor out of memory in one task",
        1,
        damage.lost(),
        damage.doubled(),
        "another one does its tasks again; files byte for byte those of an undisturbed run");
  }

  @Test
  void executorsAlwaysOutOfMemoryEndWithOneMessage() throws Exception {
    Process run =
        runs.start(
            HungryFileSystem.flags(temporary),
            "--conf",
            "spark.task.maxFailures=2",
            "--",
            ClusterRuns.ENUMERATE,
            "hungry:" + temporary.resolve("always"));

    Ended ended = launcher.end(run);
    assertThat(ended.code()).as(ended.err()).isEqualTo(3);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).doesNotContain("\tat ");
    assertThat(ended.err().lines().filter(line -> line.startsWith("dance: ")))
        .singleElement()
        .asString()
        .contains("--executor-memory");
    assertThat(temporary.resolve("always/_meta/run.json")).doesNotExist();
    assertThat(temporary.resolve("always")).isDirectoryNotContaining("glob:**/part-*");
    FaultReport.record(
        "executors out of memory in each task", 1, 0, 0, "ends with 3 and one message; no set");
  }

  @Test
  void interruptedDriverLeavesNoExecutorAtWork() throws Exception {
    Process run = runs.start("--", LONG);
    List<ProcessHandle> executors = cluster.busyExecutors(() -> runs.assertRuns(run));
    for (ProcessHandle process : cluster.processes()) {
      Cluster.await("a socket", () -> !Listening.of(process).isEmpty(), Cluster.PATIENCE);
      assertThat(Listening.of(process)).allMatch(InetAddress::isLoopbackAddress);
    }
    assertThat(Listening.of(run.toHandle())).isNotEmpty().allMatch(InetAddress::isLoopbackAddress);
    cluster.assertSecretIsSeenByNobody(run.toHandle());
    Cluster.signal(run.toHandle(), "INT");

    assertThat(launcher.end(run).code()).isEqualTo(130);
    Cluster.awaitEndOf(executors);
  }

  @Test
  void pagesAreForNobodyWithoutTheSecret() throws Exception {
    for (String name : List.of("master", "worker-1", "worker-2")) {
      cluster.assertPageNeedsTheSecret(name);
    }
  }

  /** Tries, as another user could, an attack that runs a shell command on the executors. */
  @Test
  void strangersAreRefusedInOneLine() {
    SharedSpark.stop();
    System.setProperty("spark.master", cluster.url());
    try {
      Dancing refused =
          Dancing.withoutSpark("sql", "--allow-scripts", "SELECT TRANSFORM(1) USING 'id' AS x");
      assertThat(refused.assertMendable().err())
          .contains("refuses a driver without the cluster's secret")
          .hasLineCount(1);
    } finally {
      System.clearProperty("spark.master");
    }
  }

  @Test
  void runWithoutExecutorsEndsAndCanBeResumed() throws Exception {
    Process run =
        runs.start(
            "--conf",
            "spark.dancingSparks.executorTimeout=5s",
            "--",
            ClusterRuns.ENUMERATE,
            "dead");
    runs.awaitTasks(run, "dead", 4);
    Cluster.signal(cluster.process("worker-1"), "KILL");
    Cluster.signal(cluster.process("worker-2"), "KILL");
    Ended ended = launcher.end(run);
    assertThat(ended.code()).as(ended.err()).isEqualTo(3);
    assertThat(ended.err().lines().filter(line -> line.startsWith("dance: ")))
        .singleElement()
        .asString()
        .startsWith("dance: No executor at %s for 5 s".formatted(cluster.url()))
        .contains("--resume");

    cluster.makeWhole();
    runs.exact(launcher.end(runs.start("--", "enumerate", "--resume", "--out", "dead")), "dead");
  }

  @Test
  void startedTwiceIsOneCluster() throws Exception {
    Ended twice = cluster.script("start");

    assertThat(twice.code()).isEqualTo(3);
    assertThat(twice.out()).isEmpty();
    assertThat(twice.err()).startsWith("cluster: A cluster runs already").hasLineCount(1);
    Ended status = cluster.script("status");
    assertThat(status.code()).isZero();
    assertThat(status.out()).isEqualTo(cluster.url() + "\n");
    assertThat(status.err()).hasLineCount(3);
  }

  /**
   * One executor ends by itself when the driver is gone; the other one is suspended, and its worker
   * killed.
   */
  @Test
  void driverAndWorkerKilledLeaveNothingThatStopDoesNotEnd() throws Exception {
    Process run = runs.start("--", LONG);
    List<ProcessHandle> executors = cluster.busyExecutors(() -> runs.assertRuns(run));
    List<ProcessHandle> processes = cluster.processes();
    Cluster.signal(executors.get(0), "STOP");
    Cluster.signal(cluster.process("worker-1"), "KILL");
    Cluster.signal(run.toHandle(), "KILL");
    assertThat(launcher.end(run).code()).isEqualTo(137);
    Cluster.awaitEndOf(executors.subList(1, 2));
    assertThat(executors.get(0).isAlive()).isTrue();
    assertThat(cluster.script("status").code()).isEqualTo(3);

    assertThat(cluster.stop().code()).isZero();
    Cluster.awaitEndOf(processes);
    assertThat(cluster.stop().code()).isZero();
    assertThat(cluster.script("status").code()).isEqualTo(3);
  }
}
