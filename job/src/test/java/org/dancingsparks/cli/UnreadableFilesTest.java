package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.write;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Disturbed;
import org.dancingsparks.testing.FaultReport;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A file or directory that exists but cannot be opened, by an error that Java words like absence,
 * is not taken for absent: the run ends with one line, and finished bins stay.
 */
@Tag("slow")
class UnreadableFilesTest {
  private static final int BINS = 4;

  @TempDir private static Path temporary;
  private static Disturbed run;

  private final AtomicInteger times = new AtomicInteger();

  @BeforeAll
  static void runUndisturbed() {
    Path pieces = write(temporary.resolve("p.yaml"), PuzzleWriter.write(SmallPuzzles.mirrored()));
    run = Disturbed.enumeration(temporary.resolve("undisturbed"), pieces, "--bins", BINS);
  }

  private static Faults at(String operation, Fault fault, AtomicInteger times) {
    return new Faults(
        times.get(),
        (kind, path, ordinal) -> {
          boolean isMeant = (kind + " " + path.getName()).matches(operation);
          times.addAndGet(isMeant ? 1 : 0);
          return isMeant ? fault : Fault.NONE;
        });
  }

  private static Set<String> finished(Path directory) {
    return Disturbed.contents(directory).keySet().stream()
        .map(name -> Path.of(name).getFileName().toString())
        .filter(name -> name.matches("(attempt|bins|part)-.*"))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "OPEN plan\\.json",
        "OPEN bins-.*\\.json",
        "OPEN part-.*",
        "OPEN problem\\.dlx",
        "OPEN puzzle\\.yaml",
        "LIST _work-.*",
        "LIST (?!_).*"
      })
  void whatIsFinishedIsKept(String operation) {
    Path place = temporary.resolve("unfinished" + Math.abs(operation.hashCode()));
    Faults before = at("CREATE run\\.json", Fault.DIES, new AtomicInteger());
    assertThat(run.begin(before, place)).isFalse();
    Set<String> finished = finished(place);
    assertThat(finished).hasSizeGreaterThan(BINS);

    // The puzzle is not named: everything is read from the directory.
    Dancing ran =
        Disturbed.on(
            at(operation, Fault.LOOKS_ABSENT, times),
            List.of("enumerate", "--resume", "--quiet", "--out"),
            place);
    ran.assertMendable();
    assertThat(times).hasPositiveValue();
    assertThat(finished(place)).isEqualTo(finished);
    assertThat(run.resume(at(operation, Fault.LOOKS_ABSENT, times), place)).isFalse();
    assertThat(finished(place)).isEqualTo(finished);
    run.assertResumes(place);
    FaultReport.record("there but cannot be opened: " + operation, times.get(), 0, 0, "kept");
  }

  /** A directory that cannot be listed once still has its files. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void oneListingThatLooksEmptyCostsNoWork(int which) {
    Path place = temporary.resolve("listed" + which);
    assertThat(run.begin(at("CREATE run\\.json", Fault.DIES, new AtomicInteger()), place))
        .isFalse();
    AtomicInteger attempts = new AtomicInteger();
    Faults once =
        new Faults(
            which,
            (kind, path, ordinal) -> {
              String operation = kind + " " + path.getName();
              attempts.addAndGet(operation.startsWith("CREATE attempt-") ? 1 : 0);
              boolean isMeant =
                  operation.startsWith("LIST _work-") && times.incrementAndGet() == which;
              return isMeant ? Fault.LOOKS_ABSENT : Fault.NONE;
            });

    run.resume(once, place);
    assertThat(attempts).hasValue(0);
    run.assertResumes(place);
  }

  @ParameterizedTest
  @ValueSource(strings = {"enumerate --resume --quiet --out", "verify", "show"})
  void manifestThatCannotBeReadIsNotSaidToBeMissing(String words) {
    Path place = temporary.resolve("finished" + Math.abs(words.hashCode()));
    assertThat(run.begin(Faults.none(), place)).isTrue();
    List<Object> command = List.of((Object[]) words.split(" "));

    Dancing ran = Disturbed.on(at("OPEN run\\.json", Fault.LOOKS_ABSENT, times), command, place);
    assertThat(ran.assertMendable().err()).doesNotContain("missing", "has no ", "overwrite");
    assertThat(times).hasPositiveValue();
    run.assertWhole(place);
  }
}
