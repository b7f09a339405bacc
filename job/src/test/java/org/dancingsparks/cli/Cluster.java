package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dancingsparks.testing.Launcher;
import org.dancingsparks.testing.Launcher.Ended;

/** The cluster that {@code scripts/cluster} starts: two workers with a core each. */
final class Cluster {
  static final Duration PATIENCE = Duration.ofSeconds(600);

  /** CPU time in which two executors come from the beginning of a task to its search. */
  private static final Duration TO_SEARCH = Duration.ofSeconds(2);

  /** More than executors without a task use in a second. */
  private static final Duration REST = Duration.ofMillis(200);

  static final Duration TIME_LIMIT = Duration.ofSeconds(300);

  private final Launcher launcher;
  private final Path directory;
  private final Map<String, WorkerCommand> workers = new TreeMap<>();
  private String url;

  /**
   * A cluster, not started yet.
   *
   * @param directory where it keeps its PID files and logs
   */
  Cluster(Launcher launcher, Path directory) {
    this.launcher = launcher;
    this.directory = directory;
  }

  /** Starts it, or those of its workers that are gone. */
  void makeWhole() throws Exception {
    if (url == null) {
      start();
    } else {
      for (String name : workers.keySet()) {
        revive(name);
      }
    }
  }

  private void start() throws IOException, InterruptedException {
    Ended ended = script("start", "--workers", 2, "--cores", 1, "--memory", "1g");
    assertThat(ended.code()).as(ended.err()).isZero();
    url = ended.out().strip();
    for (String name : List.of("worker-1", "worker-2")) {
      workers.put(name, WorkerCommand.of(process(name)));
    }
  }

  /** Starts a worker again, if it is gone. */
  private void revive(String name) throws Exception {
    if (ProcessHandle.of(pid(name)).isEmpty()) {
      Process worker = workers.get(name).start(directory.resolve(name + ".log"));
      Files.writeString(directory.resolve(name + ".pid"), worker.pid() + "\n");
      await(name, () -> log(name).contains("Successfully registered with master"), PATIENCE);
    }
  }

  Ended stop() throws IOException, InterruptedException {
    url = null;
    return script("stop");
  }

  /** Runs {@code scripts/cluster} for this cluster. */
  Ended script(Object... words) throws IOException, InterruptedException {
    return launcher.cluster(
        Stream.concat(Stream.of(words), Stream.of("--dir", directory)).toArray());
  }

  /** JVM flags for its processes. */
  String quickStart() {
    return launcher.quickStart();
  }

  String url() {
    return url;
  }

  /** The file of settings that has its secret. */
  Path secret() {
    return directory.resolve("secret.conf");
  }

  /** The log of a process by its name. */
  String log(String name) throws IOException {
    return Files.readString(directory.resolve(name + ".log"));
  }

  /** Flags for a small run whose first tasks wait for both executors. */
  List<Object> flags() {
    return List.of(
        "--master",
        url,
        "--total-executor-cores",
        2,
        "--conf",
        "spark.scheduler.minRegisteredResourcesRatio=1.0",
        "--driver-memory",
        "1g",
        "--executor-memory",
        "512m",
        "--driver-java-options",
        launcher.quickStart(),
        "--conf",
        "spark.executor.extraJavaOptions=" + launcher.quickStart());
  }

  /** A process by the name that the script gives it: {@code master}, {@code worker-1}. */
  ProcessHandle process(String name) throws IOException {
    return ProcessHandle.of(pid(name)).orElseThrow();
  }

  private long pid(String name) throws IOException {
    return Long.parseLong(Files.readString(directory.resolve(name + ".pid")).strip());
  }

  /** The executors that run, those of the first worker first. */
  List<ProcessHandle> executors() throws IOException {
    return Stream.of(process("worker-1"), process("worker-2"))
        .flatMap(ProcessHandle::children)
        .filter(Cluster::isExecutor)
        .toList();
  }

  /** All its processes. */
  List<ProcessHandle> processes() throws IOException {
    return Stream.concat(
            Stream.of(process("master"), process("worker-1"), process("worker-2")),
            executors().stream())
        .toList();
  }

  private static boolean isExecutor(ProcessHandle process) {
    try {
      // A process that is being started is still a copy of its worker.
      return commandLine(process).contains("CoarseGrainedExecutorBackend");
    } catch (IOException e) {
      return false;
    }
  }

  /** The words of a process, as anybody can see them. */
  static String commandLine(ProcessHandle process) throws IOException {
    return Files.readString(Path.of("/proc/" + process.pid() + "/cmdline"));
  }

  /** Sends a signal, such as {@code KILL} or {@code STOP}. */
  static void signal(ProcessHandle process, String signal)
      throws IOException, InterruptedException {
    int code =
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start().waitFor();
    assertThat(code).as("kill -" + signal).isZero();
  }

  /** Waits for executors that work at a run: neither those of a run before nor lost ones. */
  List<ProcessHandle> busyExecutors(Callable<Boolean> running) throws Exception {
    AtomicReference<Beginning> beginning = new AtomicReference<>(Beginning.NONE);
    Callable<Boolean> areAtWork =
        () -> {
          List<ProcessHandle> now = executors();
          if (!beginning.get().executors.equals(now)) {
            boolean areThere = now.size() == 2 && now.stream().allMatch(Cluster::hasTask);
            beginning.set(areThere ? new Beginning(now, cpu(now)) : Beginning.NONE);
          }
          return running.call() && beginning.get().isPast();
        };
    try {
      await("two executors at work", areAtWork, PATIENCE);
    } catch (AssertionError e) {
      throw new AssertionError("%s%n%s".formatted(e.getMessage(), states(executors())), e);
    }
    return beginning.get().executors;
  }

  /**
   * The beginning of tasks.
   *
   * @param cpu time that the executors had used by then
   */
  private record Beginning(List<ProcessHandle> executors, Duration cpu) {
    static final Beginning NONE = new Beginning(List.of(), Duration.ZERO);

    /** Returns whether the tasks search by now. */
    boolean isPast() {
      return !executors.isEmpty() && Cluster.cpu(executors).minus(cpu).compareTo(TO_SEARCH) > 0;
    }
  }

  /** Returns whether an executor has begun a task that has not ended, by its log. */
  private static boolean hasTask(ProcessHandle executor) {
    String log = executorLog(executor);
    return log.lastIndexOf("Executor: Running task ") > log.lastIndexOf("Executor: Finished task ");
  }

  /** The log of an executor; empty once it has ended. */
  private static String executorLog(ProcessHandle executor) {
    try {
      return Files.readString(Path.of("/proc/" + executor.pid() + "/cwd/stderr"));
    } catch (IOException e) {
      return "";
    }
  }

  /** The threads and the logs of executors, for a failure that cannot be repeated at will. */
  private static String states(List<ProcessHandle> executors) throws IOException {
    StringBuilder states = new StringBuilder();
    for (ProcessHandle executor : executors) {
      Process stacks = new ProcessBuilder("jstack", String.valueOf(executor.pid())).start();
      states
          .append(executorLog(executor))
          .append(new String(stacks.getInputStream().readAllBytes()));
    }
    return states.toString();
  }

  /** Waits until executors use no CPU. */
  static void awaitRest(List<ProcessHandle> executors) throws Exception {
    await(
        "executors at rest",
        () -> {
          Duration before = cpu(executors);
          Thread.sleep(1_000);
          return cpu(executors).minus(before).compareTo(REST) < 0;
        },
        TIME_LIMIT);
  }

  /** Waits until processes have ended. */
  static void awaitEndOf(List<ProcessHandle> processes) throws Exception {
    await(
        "end of processes", () -> processes.stream().noneMatch(ProcessHandle::isAlive), TIME_LIMIT);
  }

  /** Waits for something that should be so within some time. */
  static void await(String what, Callable<Boolean> condition, Duration limit) throws Exception {
    long deadline = System.nanoTime() + limit.toNanos();
    while (!condition.call()) {
      assertThat(System.nanoTime()).as(what + " within " + limit).isLessThan(deadline);
      Thread.sleep(50);
    }
  }

  /** CPU time that processes have used. */
  private static Duration cpu(List<ProcessHandle> processes) {
    return processes.stream()
        .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
        .reduce(Duration.ZERO, Duration::plus);
  }

  /**
   * Asserts that the secret is neither on a command line nor in a log nor in a file that others can
   * read.
   */
  void assertSecretIsSeenByNobody(ProcessHandle driver) throws IOException {
    Properties settings = new Properties();
    settings.load(new StringReader(Files.readString(secret())));
    String secret = settings.getProperty("spark.authenticate.secret");
    assertThat(secret).hasSize(64);
    for (ProcessHandle process : Stream.concat(Stream.of(driver), processes().stream()).toList()) {
      assertThat(commandLine(process)).doesNotContain(secret);
    }
    for (String name : List.of("master", "worker-1", "worker-2")) {
      assertThat(log(name)).doesNotContain(secret);
    }
    assertThat(Files.getPosixFilePermissions(secret()))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    assertThat(Files.getPosixFilePermissions(secret().getParent()))
        .isEqualTo(PosixFilePermissions.fromString("rwx------"));
  }

  /** Asserts that the web page of a process is for nobody who does not know the secret. */
  void assertPageNeedsTheSecret(String name) throws Exception {
    Matcher page = Pattern.compile(" started at (http://\\S+)").matcher(log(name));
    assertThat(page.find()).isTrue();
    for (String path : List.of("/", "/json/", "/metrics/json/")) {
      HttpRequest request = HttpRequest.newBuilder(URI.create(page.group(1) + path)).build();
      int code = HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode();
      assertThat(code).as(name + path).isEqualTo(403);
    }
  }
}
