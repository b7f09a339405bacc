package org.dancingsparks.runs;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.FileUpload;

/**
 * A work directory on an object store, where a rename copies: its owner is the run with the highest
 * of the {@link Claims}. A run that resumes another works on in the directory of that one; any
 * other makes a directory of its own, and gives up all uploads that were begun before.
 *
 * <p>Every file that others see appears when an upload is completed that was begun before the last
 * check of the claim. So what a run that has lost its place still completes is given up before, or
 * is the same as what the run completes that resumes it. Only a deletion, of a file or of uploads,
 * takes effect however late after the check before it.
 */
final class ClaimedWorkDirectory implements WorkDirectory {
  private final FileSystem files;
  private final AtomicFiles atomic;
  private final Path directory;
  private final Claims claims;
  private Path path;

  ClaimedWorkDirectory(FileSystem files, Path directory) {
    this.files = files;
    this.directory = directory;
    atomic = new AtomicFiles(files);
    claims = new Claims(files, directory);
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
    if (!mayTakeOver && !claims.isEmpty() || !claims.take(existing)) {
      throw mayTakeOver
          ? lost("Another run has taken over %s at the same time%s", "")
          : lost(
              "Another run has begun in %s at the same time%s",
              "choose another place, or wait for it");
    }
    Optional<Path> last = path();
    boolean isResuming = existing == SaveMode.RESUME && last.isPresent() && hasPlan(last.get());
    path = isResuming ? last.get() : make(existing, last);
    if (!isResuming && FileUpload.isFor(files, directory)) {
      abortUploads();
    }
    deleteAll(other -> !other.equals(path));
  }

  @Override
  public void abortUploads() throws IOException {
    do {
      check();
    } while (FileUpload.abortSome(files, directory));
  }

  /** Deletes work directories: a list before a check has none of a run that claims after it. */
  private void deleteAll(Predicate<Path> which) throws IOException {
    List<Path> all = all();
    check();
    for (Path place : all) {
      if (which.test(place)) {
        atomic.delete(place);
      }
    }
  }

  private boolean hasPlan(Path place) throws IOException {
    return atomic.read(new Path(place, RunNames.PLAN)).filter(SealedJson::isWhole).isPresent();
  }

  private Path make(SaveMode existing, Optional<Path> last) throws IOException {
    boolean isReplacing =
        existing == SaveMode.OVERWRITE
            || last.isPresent() && RunNames.isReplacing(last.get().getName());
    String own = UUID.randomUUID().toString().substring(0, 8);
    Path made = new Path(directory, RunNames.workName(claims.own(), own, isReplacing));
    atomic.make(made);
    return made;
  }

  private StoreException lost(String problem, String remedy) throws IOException {
    return new StoreException(problem.formatted(directory, claims.who()), remedy);
  }

  @Override
  public Optional<String> lost() throws IOException {
    if (path == null || claims.isOwner()) {
      return Optional.empty();
    }
    return Optional.of(
        claims.isEmpty()
            ? "another run has taken its place and is complete, or %s was deleted"
                .formatted(directory)
            : "another run has taken its place%s".formatted(claims.who()));
  }

  /** Does nothing, since the claim names its process. */
  @Override
  public void sign() {}

  /**
   * Writes a batch of records under the next number that no other run takes at the same time. Only
   * the highest claim is looked up, to save a request: a record that comes late does no harm.
   */
  @Override
  public int writeBatch(int number, String text) throws IOException {
    if (!claims.isHighest()) {
      check();
    }
    int free = number;
    while (!atomic.writeFirst(new Path(path, RunNames.batchName(free)), text)) {
      free++;
    }
    return free;
  }

  @Override
  public void remove(Path dropped) throws IOException {
    if (files.exists(dropped)) {
      check();
      delete(dropped);
    }
  }

  /** Deletes a file or a directory that is there, by one request right after a check. */
  private void delete(Path dropped) throws IOException {
    if (!files.delete(dropped, true) && files.exists(dropped)) {
      throw new IOException(dropped + " cannot be deleted");
    }
  }

  @Override
  public void tidy() throws IOException {
    deleteAll(place -> true);
    claims.release();
  }

  @Override
  public void tidyComplete() throws IOException {
    List<Path> all = all();
    for (Path place : all) {
      if (!RunNames.isReplacing(place.getName())) {
        atomic.delete(place);
      }
    }
    if (all.stream().noneMatch(place -> RunNames.isReplacing(place.getName()))) {
      if (FileUpload.isFor(files, directory)) {
        // The run that made it has ended before it could give them up.
        boolean areMore = true;
        while (areMore && claims.areLeft()) {
          areMore = FileUpload.abortSome(files, directory);
        }
      }
      claims.deleteLeft();
    }
  }
}
