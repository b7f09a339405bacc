package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.Disturbed;
import org.dancingsparks.testing.FaultReport;
import org.dancingsparks.testing.Launcher;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the driver by SIGKILL at random moments, while bins are computed and while parts are moved,
 * and resumes until it is done: the files are those of an undisturbed run.
 */
@Timeout(3000)
class KillIT {
  private static final int KILLS = Campaign.runs(6, 40);

  /** Moves are slow, which leaves time to kill the driver. */
  private static final Object[] FLAGS = {
    "--master",
    "local[2]",
    "--driver-class-path",
    Path.of("target/test-classes").toAbsolutePath(),
    "--conf",
    "spark.hadoop.fs.faulty.rename.millis=40",
    "--"
  };

  private static final int SOLUTIONS = 167_089;
  private static final int BINS = 24;
  private static final int SIGKILLED = 128 + 9;

  /** Moments to kill the driver, in turn; more often while parts are moved. */
  private static final List<Moment> MOMENTS =
      List.of(Moment.PART_MOVED, Moment.BIN_DONE, Moment.PART_MOVED, Moment.BEGUN, Moment.BIN_DONE);

  @TempDir private static Path first;
  @TempDir private Path temporary;

  private final Map<Moment, Integer> killed = new EnumMap<>(Moment.class);

  /** The stage of a run at which it is killed. */
  private enum Moment {
    BEGUN("as it begins"),
    BIN_DONE("while bins are done"),
    PART_MOVED("while parts are moved");

    private final String words;

    Moment(String words) {
      this.words = words;
    }
  }

  @BeforeAll
  static void setUp() throws Exception {
    Launcher.setUp(first);
  }

  private Process start(Object... words) throws IOException {
    return new Launcher(temporary)
        .start(Stream.concat(Stream.of(FLAGS), Stream.of(words)).toArray());
  }

  private void assertDone(Object... words) throws Exception {
    assertPrints(SOLUTIONS, words);
  }

  private void assertPrints(int solutions, Object... words) throws Exception {
    Launcher.Ended ended = new Launcher(temporary).end(start(words));
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.out()).isEqualTo(solutions + "\n");
  }

  @Test
  void killedCountInRoundsIsResumedToTheSameNumber() {
    Seed.once(
        (random, seed) -> {
          try {
            killRounds(random);
          } catch (Exception e) {
            throw new AssertionError(e);
          }
        });
  }

  private void killRounds(Random random) throws Exception {
    for (int runs = 0; kills() < KILLS / 3; runs++) {
      Path directory = temporary.resolve("rounds" + runs);
      Object[] resume = {
        "count", "pentominoes:6x10", "--rounds", "--resume", "faulty:" + directory
      };
      while (kills() < KILLS / 3 && isKilled(directory, random, Moment.BIN_DONE, resume)) {}
      assertPrints(9_356, resume);
      assertThat(names(directory))
          .containsExactlyInAnyOrder(
              "", "_meta", "_meta/problem.dlx", "_meta/puzzle.yaml", "_meta/run.json");
    }
    FaultReport.record(
        "SIGKILL of the driver of a count in rounds", kills(), 0, 0, "resumed: the same number");
  }

  /** What a killed driver has left is cleared by the next one, and what is in use is not. */
  @Test
  void whatAKilledDriverLeftIsClearedByTheNext() throws Exception {
    Path place = Files.createDirectory(temporary.resolve("place"));
    Object[] rounds = {"count", "pentominoes:3x20", "--rounds", "--tmp", place};
    Process process = start(rounds);
    Launcher.await(process, () -> used(place).findAny().isPresent());
    // It has not ended before the others have.
    new ProcessBuilder("kill", "-STOP", String.valueOf(process.pid())).start().waitFor();
    Path used = place.resolve(used(place).findAny().orElseThrow());

    Launcher other = new Launcher(Files.createDirectory(temporary.resolve("other")));
    assertThat(other.dance(rounds).out()).isEqualTo("8\n");
    assertThat(used).isDirectory();

    process.destroyForcibly().waitFor();
    assertThat(used).isDirectory();
    Launcher.Ended next = other.dance(rounds);
    assertThat(next.err()).contains("Cleared a directory that killed runs had left in " + place);
    assertThat(next.out()).isEqualTo("8\n");
    assertThat(place).isEmptyDirectory();
  }

  private static Stream<String> used(Path place) {
    return names(place).stream().filter(name -> name.endsWith("/count"));
  }

  @Test
  void killedDriverIsResumedToTheSameBytes() {
    Seed.once(
        (random, seed) -> {
          try {
            kill(random);
          } catch (Exception e) {
            throw new AssertionError(e);
          }
        });
  }

  private void kill(Random random) throws Exception {
    Path puzzle = temporary.resolve("d.dlx");
    Files.writeString(puzzle, KnuthWriter.write(SmallProblems.dominoes(6, 8)));
    Object[] enumerate = {"enumerate", puzzle, "--engine", "links", "--bins", BINS, "--out"};
    Path whole = temporary.resolve("whole");
    assertDone(with(enumerate, whole));

    Iterator<Moment> moments = Stream.generate(() -> MOMENTS).flatMap(List::stream).iterator();
    for (int runs = 0; isMoreToKill() && runs < 10 * KILLS; runs++) {
      Path directory = temporary.resolve("killed" + runs);
      Object[] resume = with(enumerate, "faulty:" + directory, "--resume");
      while (isMoreToKill() && isKilled(directory, random, moments.next(), resume)) {}
      assertDone(resume);
      assertThat(Disturbed.contents(directory)).isEqualTo(Disturbed.contents(whole));
    }
    // The same bytes as all the others have.
    assertDone("verify", whole);
    assertThat(killed).as("kills").containsOnlyKeys(Moment.values());
    killed.forEach(
        (moment, times) ->
            FaultReport.record(
                "SIGKILL of the driver " + moment.words, times, 0, 0, "resumed: the same bytes"));
  }

  private int kills() {
    return killed.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static Object[] with(Object[] words, Object... more) {
    return Stream.concat(Stream.of(words), Stream.of(more)).toArray();
  }

  /** On a slow machine a run may end before it is killed. */
  private boolean isMoreToKill() {
    return kills() < KILLS || killed.size() < Moment.values().length;
  }

  /** Runs until a moment and a while longer, and kills; false if the run has ended before. */
  private boolean isKilled(Path directory, Random random, Moment moment, Object... words)
      throws Exception {
    String owner = owner(directory);
    int files = Math.min(BINS, count(directory, moment) + 1 + random.nextInt(6));
    Process process = start(words);
    while (process.isAlive()
        && (owner(directory).equals(owner) || count(directory, moment) < files)) {
      Thread.sleep(2);
    }
    boolean hasEnded = process.waitFor(random.nextInt(80), TimeUnit.MILLISECONDS);
    process.destroyForcibly().waitFor();
    boolean isKilled = !hasEnded && process.exitValue() == SIGKILLED;
    if (isKilled) {
      killed.merge(moment, 1, Integer::sum);
    }
    return isKilled;
  }

  /** The owner of a directory; each run has a name of its own. */
  private static String owner(Path directory) {
    try {
      return Files.readString(SetOnDisk.work(directory).resolve("owner"));
    } catch (IOException e) {
      // It does not exist yet, or no longer.
      return "";
    }
  }

  /** The number of files that exist at a moment. Its owner shows that a run has begun. */
  private static int count(Path directory, Moment moment) {
    if (moment == Moment.BEGUN) {
      return BINS;
    }
    String pattern = moment == Moment.BIN_DONE ? "_work-[^/]*/bins-.*" : "part-.*";
    return (int) names(directory).stream().filter(name -> name.matches(pattern)).count();
  }

  private static List<String> names(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.map(file -> directory.relativize(file).toString()).toList();
    } catch (IOException | UncheckedIOException e) {
      // It does not exist yet, or files vanish while they are listed.
      return List.of();
    }
  }
}
