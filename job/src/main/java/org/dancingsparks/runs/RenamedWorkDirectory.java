package org.dancingsparks.runs;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;

/**
 * A work directory that a run which takes over renames to the next number, a fencing token: for
 * stores that rename a directory in one step.
 *
 * <p>Every change to files that others see is an atomic rename from or to this directory. So an
 * operation still under way when a run loses its place, however late, does not change the files of
 * its successor.
 */
final class RenamedWorkDirectory implements WorkDirectory {
  private static final int MAX_TRIES = 20;
  private static final int MAX_PAUSE_MILLIS = 50;

  private final FileSystem files;
  private final AtomicFiles atomic;
  private final Path directory;
  private final String own = UUID.randomUUID().toString().substring(0, 8);
  private Path path;

  RenamedWorkDirectory(FileSystem files, AtomicFiles atomic, Path directory) {
    this.files = files;
    this.atomic = atomic;
    this.directory = directory;
  }

  private List<Path> all() throws IOException {
    return WorkDirectory.all(files, directory);
  }

  @Override
  public Optional<Path> path() throws IOException {
    return path == null ? WorkDirectory.last(files, directory) : Optional.of(path);
  }

  @Override
  public void claim(SaveMode existing) throws IOException {
    boolean mayTakeOver = existing != SaveMode.REFUSE;
    boolean isReplacing = existing == SaveMode.OVERWRITE;
    for (int tries = 0; tries < MAX_TRIES; tries++) {
      List<Path> before = all();
      if (before.isEmpty()) {
        Path made = new Path(directory, RunNames.workName(1, own, isReplacing));
        atomic.make(made);
        if (all().equals(List.of(made))) {
          path = made;
          return;
        }
        // Another run has done the same: the next try shows whose place it is.
        atomic.delete(made);
      } else if (mayTakeOver) {
        takeOver(before.get(before.size() - 1), isReplacing);
        return;
      }
      if (!mayTakeOver) {
        throw lost(
            "Another run has begun in %s at the same time%s",
            "choose another place, or wait for it");
      }
      pause();
    }
    throw new IOException("other runs begin there all the time");
  }

  private void takeOver(Path last, boolean isReplacing) throws IOException {
    Path next =
        new Path(
            directory,
            RunNames.workName(
                RunNames.workNumber(last.getName()) + 1,
                own,
                isReplacing || RunNames.isReplacing(last.getName())));
    IOException failure = atomic.rename(last, next);
    if (!files.exists(next)) {
      if (failure != null && files.exists(last)) {
        throw failure;
      }
      throw lost("Another run has taken over %s at the same time%s", "");
    }
    path = next;
    // Deletes the places of other runs: earlier ones have lost theirs, and later ones yield. Of two
    // that do this at the same time, the second finds its own place gone.
    for (Path other : all()) {
      if (!other.equals(next)) {
        remove(other);
      }
    }
    check();
  }

  private StoreException lost(String problem, String remedy) throws IOException {
    return new StoreException(problem.formatted(directory, who()), remedy);
  }

  /** Waits for a random time, so that one of two competing runs comes first the next time. */
  private static void pause() throws IOException {
    try {
      Thread.sleep(ThreadLocalRandom.current().nextInt(MAX_PAUSE_MILLIS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  @Override
  public void sign() throws IOException {
    String process = ManagementFactory.getRuntimeMXBean().getName();
    atomic.write(new Path(path, RunNames.OWNER), "process " + process);
  }

  @Override
  public int writeBatch(int number, String text) throws IOException {
    atomic.writeNew(new Path(path, RunNames.batchName(number)), text);
    return number;
  }

  @Override
  public Optional<String> lost() throws IOException {
    if (path == null || files.exists(path)) {
      return Optional.empty();
    }
    return Optional.of(
        all().isEmpty()
            ? "another run has taken its place and is complete, or %s was deleted".formatted(path)
            : "another run has taken its place%s".formatted(who()));
  }

  /** The owner of the place, in parentheses, if it is recorded. */
  private String who() throws IOException {
    List<Path> all = all();
    return all.isEmpty()
        ? ""
        : atomic
            .read(new Path(all.get(all.size() - 1), RunNames.OWNER))
            .map(" (%s)"::formatted)
            .orElse("");
  }

  /** Deletes a file that others see, if it is there: moves it aside first. */
  @Override
  public void remove(Path dropped) throws IOException {
    if (!files.exists(dropped)) {
      return;
    }
    Path aside = new Path(path, RunNames.droppedName(UUID.randomUUID()));
    IOException failure = atomic.rename(dropped, aside);
    if (files.exists(dropped)) {
      throw new IOException(
          "%s cannot be deleted%s".formatted(dropped, AtomicFiles.because(failure)), failure);
    }
    atomic.delete(aside);
  }

  @Override
  public void tidy() throws IOException {
    for (Path place : all()) {
      if (place.compareTo(path) <= 0) {
        atomic.delete(place);
      }
    }
  }

  @Override
  public void tidyComplete() throws IOException {
    for (Path place : all()) {
      if (!RunNames.isReplacing(place.getName())) {
        atomic.delete(place);
      }
    }
  }
}
