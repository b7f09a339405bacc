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
import org.dancingsparks.run.Faults;
import org.dancingsparks.run.Faults.Fault;
import org.dancingsparks.run.Faults.Operation;
import org.dancingsparks.run.FaultyFileSystem;
import org.dancingsparks.solutions.SetOnDisk;

/**
 * A run that was done once without faults, to be done again with them.
 *
 * @param command what begins it, without the directory
 * @param resume what goes on with it, without the directory; the puzzle is its second word
 * @param expected the files that it leaves, by name
 * @param out what it prints
 * @param operations asked of the store
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

  /** A count that is kept. */
  public static Disturbed count(Path directory, Object puzzle, Object... flags) {
    List<Object> command = words("count", puzzle, flags);
    return undisturbed(directory, with(command, "--out"), with(command, "--resume"));
  }

  /** A list of sudokus. */
  public static Disturbed list(Path directory, Object list, Object... flags) {
    List<Object> command = words("sudoku", list, flags);
    return undisturbed(directory, with(command, "--out"), with(command, "--resume", "--out"));
  }

  /** Starts that are written. */
  public static Disturbed starts(Path directory, Object puzzle, Object... flags) {
    List<Object> command = words("challenges", puzzle, flags);
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

  /** Some faults of one kind or another. */
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
   * Begins the run so many times, with some faults, goes on with it now and then, and asserts that
   * it can be finished with what an undisturbed run leaves.
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

  /** Begins the run; true if it is done all the same. */
  public boolean begin(Faults faults, Path directory) {
    return succeeds(on(faults, command, directory), directory);
  }

  /** Goes on with the run; true if it is done now. */
  public boolean resume(Faults faults, Path directory) {
    return succeeds(on(faults, resume, directory), directory);
  }

  /** Begins anew in place of what is there. */
  public void assertReplaces(Path directory) {
    assertThat(succeeds(on(Faults.none(), replace(), directory), directory)).isTrue();
  }

  private List<Object> replace() {
    List<Object> words = new ArrayList<>(command);
    words.add(2, "--overwrite");
    return words;
  }

  /** Whether a run was done, and then exactly; else it has to be one line for the user. */
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

  /** Goes on without faults: it is done, and what it leaves is what it leaves undisturbed. */
  public void assertResumes(Path directory) {
    Dancing ran = on(Faults.none(), resume, directory);
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out()).isEqualTo(out);
    assertSame(contents(directory));
    assertThat(SetOnDisk.work(directory)).doesNotExist();
  }

  /** Asserts that what an undisturbed run leaves is there, whatever else is. */
  public void assertWhole(Path directory) {
    SortedMap<String, ByteBuffer> found = contents(directory);
    found.keySet().removeIf(name -> name.startsWith("_work-"));
    assertSame(found);
  }

  /** Proves that a directory is whole. */
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
