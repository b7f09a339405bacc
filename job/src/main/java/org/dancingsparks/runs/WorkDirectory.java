package org.dancingsparks.runs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.FileUpload;

/**
 * The directory where a run works, inside that of the run, with a unique name: {@code
 * _work-00001-5f3a90c2}. One run at a time owns the place, the last that has claimed it. To be used
 * by one thread at a time.
 */
interface WorkDirectory {
  /** The work directory of a run in a directory, as its store allows. */
  static WorkDirectory of(FileSystem files, Path directory) throws IOException {
    AtomicFiles atomic = new AtomicFiles(files);
    return FileUpload.copiesToRename(files, directory)
        ? new ClaimedWorkDirectory(files, directory)
        : new RenamedWorkDirectory(files, atomic, directory);
  }

  /** All existing work directories, by their numbers. */
  static List<Path> all(FileSystem files, Path directory) throws IOException {
    List<Path> places = new ArrayList<>();
    for (FileStatus child : AtomicFiles.children(files, directory)) {
      if (child.isDirectory() && RunNames.isWork(child.getPath().getName())) {
        places.add(child.getPath());
      }
    }
    Collections.sort(places);
    return places;
  }

  /** The last of these. */
  static Optional<Path> last(FileSystem files, Path directory) throws IOException {
    List<Path> all = all(files, directory);
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
  }

  /** The place of this run or, before it has one, that of the last run. */
  Optional<Path> path() throws IOException;

  /**
   * Makes a place for this run, from that of the run before if there was one.
   *
   * @param existing the treatment of an earlier run, if there was one
   * @throws StoreException if another run has been faster
   */
  void claim(SaveMode existing) throws IOException;

  /** The reason why the place is no longer this run's, if it is not. */
  Optional<String> lost() throws IOException;

  /**
   * Checks that the place is still this run's.
   *
   * @throws IOException if another run has taken it over
   */
  default void check() throws IOException {
    Optional<String> lost = lost();
    if (lost.isPresent()) {
      throw new IOException(lost.get());
    }
  }

  /** Records the owner of the place, for runs that lose it. */
  void sign() throws IOException;

  /**
   * Writes a batch of records.
   *
   * @param number from which on a number is free
   * @return the number of the batch
   * @throws IOException if it cannot be written, or another run has taken the place over
   */
  int writeBatch(int number, String text) throws IOException;

  /** Gives up all uploads that were begun before; does nothing where there are none. */
  default void abortUploads() throws IOException {}

  /** Deletes a file that others see, if it is there. */
  void remove(Path dropped) throws IOException;

  /** Deletes the place, and those of runs before that were cut short, once the run is complete. */
  void tidy() throws IOException;

  /** Deletes the place of a complete run, but not that of a run that replaces it. */
  void tidyComplete() throws IOException;
}
