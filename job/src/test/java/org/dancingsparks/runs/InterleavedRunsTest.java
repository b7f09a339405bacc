package org.dancingsparks.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.message.UserException;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.Faults.Operation;
import org.dancingsparks.testing.FaultReport;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Several runs in one directory, whose file operations are interleaved: between a check and the
 * action that relies on it, other runs may begin, continue, end or be killed. A run that reports
 * success has left a complete set, which stays until a run replaces it.
 */
@Tag("slow")
class InterleavedRunsTest {
  private static final int TIMES = 100;
  private static final int BINS = 3;

  @TempDir private Path temporary;

  @AfterEach
  void mendDisk() {
    FaultyFileSystem.install(Faults.none());
  }

  /** A run, whose variant is in all its files. */
  record Header(RunOrigin origin, @Label("the variant") int variant) implements RunHeader {}

  record Done(int bin, FileRecord file) implements BinCommit {
    @Override
    public List<CommittedFile> files() {
      return List.of(CommittedFile.part(bin, file));
    }
  }

  record Summary(List<FileRecord> parts, List<FileRecord> files) {}

  private static final ManifestType<Header, Summary> MANIFESTS =
      new ManifestType<>(EnumSet.of(ResultType.COUNT), 7, Header.class, Summary.class);

  enum Outcome {
    DONE,
    REFUSED,
    KILLED
  }

  /** A run, in a thread of its own. */
  static final class Run {
    private final String directory;
    final SaveMode existing;
    final int variant;

    /** Operations until it is killed; negative if it is not. */
    private int operations;

    private boolean isDead;
    Outcome outcome;
    String message = "";

    Run(String directory, SaveMode existing, int variant, int operations) {
      this.directory = directory;
      this.existing = existing;
      this.variant = variant;
      this.operations = operations;
    }

    void run() {
      try {
        finishOrFindComplete();
        outcome = Outcome.DONE;
      } catch (UserException e) {
        outcome = isDead ? Outcome.KILLED : Outcome.REFUSED;
        message = e.getMessage();
      }
    }

    private void finishOrFindComplete() {
      try {
        finish();
      } catch (CompletedMeanwhileException e) {
        finish();
      }
    }

    private void finish() {
      Configuration hadoop = new Configuration(false);
      RunTarget place = new RunTarget(directory, existing, hadoop);
      Header header = new Header(new RunOrigin(7, "1.2.3", "count"), variant);
      if (existing == SaveMode.RESUME) {
        Optional<Manifest<Header, Summary>> manifest =
            MANIFESTS.read(directory, hadoop, damage -> {});
        manifest.ifPresent(found -> found.checkResumable(header));
        if (manifest.isPresent() && manifest.get().isComplete()) {
          place.resumeComplete(CheckDepth.CHECKSUMS, (share, found) -> {});
          return;
        }
      }
      RunOutline<Done> outline = new RunOutline<>(header, Done.class, BINS, BINS);
      RunCommitter<Done> committer = RunCommitter.begin(place, outline, this::describe);
      List<Done> done = new ArrayList<>(committer.done(Run::faults, faulty -> {}));
      for (int bin = 0; bin < BINS; bin++) {
        if (done.get(bin) == null) {
          done.set(bin, attempt(bin, committer));
          committer.record(List.of(done.get(bin)));
        }
      }
      List<FileRecord> parts =
          done.stream().flatMap(bin -> bin.files().stream()).map(CommittedFile::moved).toList();
      committer.complete(done, new Summary(parts, committer.sideFiles()), (share, found) -> {});
    }

    /** Reads in this thread, which has to wait for its turn. */
    private static SortedMap<String, String> faults(String directory, List<FileRecord> files) {
      SortedMap<String, String> faults = new TreeMap<>();
      try {
        RunDirectory run = new RunDirectory(directory, new Configuration(false));
        for (FileRecord file : files) {
          file.contentFault(run).ifPresent(fault -> faults.put(file.file(), fault));
        }
        return faults;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private List<FileRecord> describe(RunDirectory run) throws IOException {
      return List.of(run.writeSideFile(RunNames.PROBLEM, "problem " + variant));
    }

    private Done attempt(int bin, RunCommitter<Done> committer) {
      return StoreRuns.attempt(bin, committer.work(), text(bin, variant));
    }

    /** True if the run is killed at this operation, or was before. */
    boolean isKilled() {
      isDead |= operations-- == 0;
      return isDead;
    }
  }

  /** Runs some at one place, their operations interleaved; returns these in order. */
  private static List<String> interleave(long seed, List<Run> runs) {
    Turns turns = new Turns(seed);
    List<String> operations = new ArrayList<>();
    FaultyFileSystem.install(
        new Faults(
            seed,
            (operation, path, ordinal) -> {
              int number = turns.pause();
              if (number < 0) {
                return Fault.NONE;
              }
              operations.add("%d %s %s".formatted(number, operation, path.getName()));
              return runs.get(number).isKilled() ? Fault.FAILS : Fault.NONE;
            }));
    try {
      turns.run(runs.stream().<Runnable>map(run -> run::run).toList());
    } finally {
      FaultyFileSystem.install(Faults.none());
    }
    return operations;
  }

  private static String text(int bin, int variant) {
    return "rows of bin %d of run %d".formatted(bin, variant);
  }

  static Run random(String place, Random random, boolean mayDie) {
    SaveMode[] all = SaveMode.values();
    boolean dies = mayDie && random.nextInt(3) == 0;
    return new Run(
        place, all[random.nextInt(all.length)], random.nextInt(2), dies ? random.nextInt(120) : -1);
  }

  /** Asserts that a place has the complete set of one run; returns its variant. */
  private static int variant(String place) {
    try {
      RunDirectory run = new RunDirectory(place, new Configuration(false));
      new CompleteCheck(run).check(CheckDepth.CHECKSUMS);
      Manifest<Header, Summary> manifest =
          MANIFESTS.read(place, new Configuration(false), damage -> {}).orElseThrow();
      assertThat(manifest.isComplete()).isTrue();
      int variant = manifest.header().variant();
      assertThat(run.read(run.path("_meta/problem.dlx"))).contains("problem " + variant);
      for (int bin = 0; bin < BINS; bin++) {
        assertThat(run.read(run.path(RunNames.partName(bin)))).contains(text(bin, variant));
      }
      return variant;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean exists(String place) {
    try {
      return new RunDirectory(place, new Configuration(false)).exists();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> names(String place) {
    try {
      return new RunDirectory(place, new Configuration(false)).names();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void check(String place, List<Run> before, List<Run> runs) {
    List<Run> all = new ArrayList<>(before);
    all.addAll(runs);
    String what =
        all.stream()
            .map(
                run -> "%s %d %s %s".formatted(run.existing, run.variant, run.outcome, run.message))
            .toList()
            .toString();
    List<Run> done = all.stream().filter(run -> run.outcome == Outcome.DONE).toList();
    // A run that replaces a set may have lost it to one that was killed.
    boolean isReplacing =
        runs.stream().anyMatch(run -> run.outcome == Outcome.KILLED)
            && runs.stream()
                .anyMatch(run -> run.existing == SaveMode.OVERWRITE && run.outcome != Outcome.DONE);
    if (!done.isEmpty() && !isReplacing) {
      assertThatCode(() -> variant(place)).as(what).doesNotThrowAnyException();
      assertThat(done).as(what).extracting(run -> run.variant).contains(variant(place));
    }
    assertThat(runs).as(what).noneMatch(run -> run.message.contains("damaged or missing"));
    // Whatever has happened, a later run can finish.
    Run last = new Run(place, SaveMode.OVERWRITE, 0, -1);
    for (Run resumed : all) {
      if (exists(place) && resumed.outcome != Outcome.DONE) {
        Run again = new Run(place, SaveMode.RESUME, resumed.variant, -1);
        again.run();
        assertThat(
                again.outcome == Outcome.DONE
                    || again.message.contains("another")
                    || again.message.contains("the variant"))
            .as("%s; resumed: %s", what, again.message)
            .isTrue();
      }
    }
    last.run();
    assertThat(last.outcome).as("%s; replaced: %s", what, last.message).isEqualTo(Outcome.DONE);
    assertThat(variant(place)).as(what).isZero();
    assertThat(names(place)).as(what).noneMatch(RunNames::isOfUnfinished);
  }

  /** Between how many operations it was another run's turn. */
  static int changes(List<String> operations) {
    int changes = 0;
    for (int at = 1; at < operations.size(); at++) {
      if (operations.get(at).charAt(0) != operations.get(at - 1).charAt(0)) {
        changes++;
      }
    }
    return changes;
  }

  private void interleavings(int runs, boolean mayDie) {
    int[] changes = new int[1];
    int[] done = new int[1];
    int[] times = new int[1];
    Seed.times(
        TIMES,
        (random, seed) -> {
          times[0]++;
          String place = "faulty:" + temporary.resolve("place" + seed);
          List<Run> before = new ArrayList<>();
          if (random.nextBoolean()) {
            Run first = new Run(place, SaveMode.REFUSE, random.nextInt(2), -1);
            first.run();
            before.add(first);
          }
          Run[] some = new Run[2 + random.nextInt(runs - 1)];
          Arrays.setAll(some, any -> random(place, random, mayDie));
          changes[0] += changes(interleave(seed, List.of(some)));
          done[0] += (int) Arrays.stream(some).filter(run -> run.outcome == Outcome.DONE).count();
          check(place, before, List.of(some));
        });
    assertThat(done[0]).isPositive();
    FaultReport.record(
        "2 to %d runs interleaved%s".formatted(runs, mayDie ? ", some killed" : ""),
        times[0],
        0,
        0,
        "runs that reported success left a complete set; %d changes of turn".formatted(changes[0]));
  }

  @Test
  void runThatReportsSuccessLeavesACompleteSet() {
    interleavings(4, false);
  }

  @Test
  void runThatReportsSuccessLeavesACompleteSetWhereOthersAreKilled() {
    interleavings(4, true);
  }

  /** Before each operation until it has claimed its place, another run resumes and ends. */
  @Test
  void resumeThatMeetsARunThatIsEndingFindsItComplete() {
    Run whole = new Run("faulty:" + temporary.resolve("whole"), SaveMode.REFUSE, 0, -1);
    int all = interleave(0, List.of(whole)).size();
    int met = 0;
    for (boolean hasClaimed = false; !hasClaimed; met++) {
      String place = "faulty:" + temporary.resolve("place" + met);
      interleave(0, List.of(new Run(place, SaveMode.REFUSE, 0, all * 3 / 4)));
      Run ending = new Run(place, SaveMode.RESUME, 0, -1);
      Run resumed = new Run(place, SaveMode.RESUME, 0, -1);
      hasClaimed = resume(resumed, ending, met);
      assertThat(ending.outcome).as(ending.message).isEqualTo(Outcome.DONE);
      if (!hasClaimed) {
        assertThat(resumed.outcome).as("%d: %s", met, resumed.message).isEqualTo(Outcome.DONE);
        assertThat(variant(place)).isZero();
      }
    }
    assertThat(met).isGreaterThan(5);
  }

  /**
   * Does a run, and before an operation all of another; returns whether the first had its place.
   */
  private static boolean resume(Run resumed, Run ending, int before) {
    int[] operations = {0};
    boolean[] has = {false, false};
    FaultyFileSystem.install(
        new Faults(
            0,
            (operation, path, ordinal) -> {
              if (operations[0]++ == before) {
                has[1] = has[0];
                ending.run();
              }
              has[0] |= operation == Operation.RENAME && RunNames.isWork(path.getName());
              return Fault.NONE;
            }));
    try {
      resumed.run();
      return has[1];
    } finally {
      FaultyFileSystem.install(Faults.none());
    }
  }
}
