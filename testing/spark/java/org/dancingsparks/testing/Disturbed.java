package org.dancingsparks.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.Faults.Operation;
import org.dancingsparks.runs.FaultyFileSystem;
import org.dancingsparks.runs.solutions.SetOnDisk;

/**
 * A run that was completed once without faults, to be repeated with them.
 *
 * @param command that starts it, without the directory
 * @param resume the command that resumes it, without the directory; the puzzle is its second word
 * @param expected the files that it writes, by name
 * @param out its output
 * @param operations on the store
 */
public record Disturbed(
    List<Object> command,
    List<Object> resume,
    SortedMap<String, ByteBuffer> expected,
    String out,
    long operations) {

  /** An enumeration. */
  public static Disturbed enumeration(Path directory, Object puzzle, Object... flags) {
    List<Object> command = words("enumerate", puzzle, flags);
    return undisturbed(directory, with(command, "--out"), with(command, "--resume", "--out"));
  }

  /** A count with a record on disk. */
  public static Disturbed count(Path directory, Object puzzle, Object... flags) {
    List<Object> command = words("count", puzzle, flags);
    return undisturbed(directory, with(command, "--out"), with(command, "--resume"));
  }

  /** A proof. */
  public static Disturbed proof(Path directory, Object puzzle, Object... flags) {
    List<Object> command = words("prove", puzzle, flags);
    return undisturbed(directory, with(command, "--out"), with(command, "--resume", "--out"));
  }

  /** A list of sudokus. */
  public static Disturbed list(Path directory, Object list, Object... flags) {
    List<Object> command = words("sudoku", list, flags);
    return undisturbed(directory, with(command, "--out"), with(command, "--resume", "--out"));
  }

  /** A search for starts that writes them. */
  public static Disturbed starts(Path directory, Object puzzle, Object... flags) {
    List<Object> command = words("challenges", puzzle, flags);
    return undisturbed(directory, with(command, "--out"), with(command, "--resume", "--out"));
  }

  /** The boards of a puzzle. */
  public static Disturbed boards(Path directory, Object puzzle, Object... flags) {
    List<Object> command = words("boards", puzzle, flags);
    return undisturbed(directory, with(command, "--out"), with(command, "--resume", "--out"));
  }

  private static List<Object> words(Object command, Object puzzle, Object... flags) {
    return with(List.of(command, puzzle, "--quiet"), flags);
  }

  private static List<Object> with(List<Object> words, Object... more) {
    return Stream.concat(words.stream(), Stream.of(more)).toList();
  }

  private static Disturbed undisturbed(Path directory, List<Object> command, List<Object> resume) {
    Faults none = Faults.none();
    Dancing ran = on(none, command, directory);
    assertThat(ran.code()).as(ran.err()).isZero();
    return new Disturbed(command, resume, contents(directory), ran.out(), none.operations());
  }

  /** Runs a command for a directory on the store with some faults. */
  public static Dancing on(Faults faults, List<Object> command, Path directory) {
    FaultyFileSystem.install(faults);
    try {
      return dance(with(command, "faulty:" + directory).toArray());
    } finally {
      FaultyFileSystem.install(Faults.none());
    }
  }

  /** Random faults. */
  public Faults some(Random random) {
    long seed = random.nextLong();
    long at = random.nextLong(operations);
    Operation[] all = Operation.values();
    return switch (random.nextInt(7)) {
      case 0 -> Faults.dieAt(seed, at);
      case 1 -> Faults.forbiddenFrom(at);
      case 2 ->
          Faults.fullFrom(at, random.nextBoolean() ? Fault.DISK_IS_FULL : Fault.DISK_IS_FULL_ERROR);
      case 3 -> Faults.random(seed, 0.1);
      case 4 -> Faults.random(seed, 3.0 / operations);
      default -> Faults.once(seed, all[random.nextInt(all.length)], random.nextInt(6));
    };
  }

  /**
   * Starts the run this many times, with faults, resumes it now and then, and asserts that it can
   * be completed with the result of an undisturbed run.
   *
   * @param outcome for the report of faults
   */
  public void assertLosesNothing(int runs, Path places, String outcome) {
    Map<String, Integer> injected = new TreeMap<>();
    Seed.times(
        runs,
        (random, seed) -> {
          Path place = places.resolve("run" + seed);
          Faults faults = some(random);
          boolean isDone = begin(faults, place);
          add(injected, faults);
          for (int again = 0; !isDone && again < 3 && random.nextBoolean(); again++) {
            Faults more = some(random);
            isDone = resume(more, place);
            add(injected, more);
          }
          assertResumes(place);
        });
    assertThat(injected).isNotEmpty();
    injected.forEach((fault, times) -> FaultReport.record(fault, times, 0, 0, outcome));
  }

  /** Starts the run; true if it is completed in spite of the faults. */
  public boolean begin(Faults faults, Path directory) {
    return succeeds(on(faults, command, directory), directory);
  }

  /** Resumes the run; true if it is completed now. */
  public boolean resume(Faults faults, Path directory) {
    return succeeds(on(faults, resume, directory), directory);
  }

  /** Starts again, and replaces what is there. */
  public void assertReplaces(Path directory) {
    assertThat(succeeds(on(Faults.none(), replace(), directory), directory)).isTrue();
  }

  private List<Object> replace() {
    List<Object> words = new ArrayList<>(command);
    words.add(2, "--overwrite");
    return words;
  }

  /** Returns whether a run was completed, exactly; if not, it must have printed one line. */
  private boolean succeeds(Dancing ran, Path directory) {
    if (ran.code() != 0) {
      ran.assertMendable();
      return false;
    }
    assertThat(ran.out()).isEqualTo(out);
    assertWhole(directory);
    return true;
  }

  private void assertSame(SortedMap<String, ByteBuffer> found) {
    assertThat(found).containsOnlyKeys(expected.keySet());
    found.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(expected.get(name)));
  }

  /** Resumes without faults; the result must be that of an undisturbed run. */
  public void assertResumes(Path directory) {
    Dancing ran = on(Faults.none(), resume, directory);
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out()).isEqualTo(out);
    assertSame(contents(directory));
    assertThat(SetOnDisk.work(directory)).doesNotExist();
  }

  /** Asserts that the files of an undisturbed run are there, among others or not. */
  public void assertWhole(Path directory) {
    SortedMap<String, ByteBuffer> found = contents(directory);
    found.keySet().removeIf(name -> name.startsWith("_work-"));
    assertSame(found);
  }

  /** Verifies a directory. */
  public void assertVerified(Path directory) {
    Dancing proof = dance("verify", directory);
    assertThat(proof.code()).as(proof.err()).isZero();
    assertThat(proof.out()).isEqualTo(out);
  }

  /** The bytes of each file below a directory, by relative name. */
  public static SortedMap<String, ByteBuffer> contents(Path directory) {
    SortedMap<String, ByteBuffer> contents = new TreeMap<>();
    if (!Files.exists(directory)) {
      return contents;
    }
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(
            directory.relativize(file).toString(), ByteBuffer.wrap(Files.readAllBytes(file)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return contents;
  }

  /** Adds up how often faults happened. */
  public static void add(Map<String, Integer> sums, Faults faults) {
    faults.injected().forEach((fault, times) -> sums.merge(fault, times, Integer::sum));
  }
}
