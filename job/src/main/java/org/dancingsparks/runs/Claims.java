package org.dancingsparks.runs;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;

/**
 * The claims to a directory, in files {@code _claims/00001} and so on. Each is made by a create
 * that fails if there is one of its number. The owner is the run that has made the claim with the
 * highest number.
 *
 * <p>Claims are deleted from the lowest up, so that no run becomes the owner again whose claim was
 * once below another. To be used by one thread at a time.
 */
final class Claims {
  /** With what the claim of a run begins that replaces a complete one. */
  private static final String REPLACING = "replacing ";

  private final FileSystem files;
  private final AtomicFiles atomic;
  private final Path folder;
  private final String text =
      "run %s\nprocess %s"
          .formatted(UUID.randomUUID(), ManagementFactory.getRuntimeMXBean().getName());

  /** The text of this run's claim, once there is one. */
  private String ownText = "";

  /** The number of this run's claim; 0 before there is one. */
  private int own;

  Claims(FileSystem files, Path directory) {
    this.files = files;
    atomic = new AtomicFiles(files);
    folder = new Path(directory, RunNames.CLAIMS);
  }

  private Path path(int number) {
    return new Path(folder, RunNames.claimName(number));
  }

  private List<Integer> numbers() throws IOException {
    List<Integer> numbers = new ArrayList<>();
    for (FileStatus child : AtomicFiles.children(files, folder)) {
      String name = child.getPath().getName();
      if (RunNames.isClaim(name)) {
        numbers.add(Integer.parseInt(name));
      }
    }
    Collections.sort(numbers);
    return numbers;
  }

  private int highest() throws IOException {
    List<Integer> numbers = numbers();
    return numbers.isEmpty() ? 0 : numbers.get(numbers.size() - 1);
  }

  /** The number of this run's claim. */
  int own() {
    return own;
  }

  boolean isEmpty() throws IOException {
    return numbers().isEmpty();
  }

  /** Claims the directory; returns whether this run owns it now. */
  boolean take(SaveMode existing) throws IOException {
    int next = highest() + 1;
    ownText = existing == SaveMode.OVERWRITE ? REPLACING + text : text;
    if (!atomic.writeFirst(path(next), ownText)) {
      return false;
    }
    own = next;
    return isOwner();
  }

  /** Returns whether no claim has a higher number than this run's, by one request. */
  boolean isHighest() throws IOException {
    return highest() == own;
  }

  /**
   * Returns whether this run is the owner. The list comes first: if the claim is still this run's
   * when it is read, then it was when its number was the highest.
   */
  boolean isOwner() throws IOException {
    return isHighest() && isThere();
  }

  /** Returns whether the claim is this run's still. */
  private boolean isThere() throws IOException {
    return atomic.read(path(own)).equals(Optional.of(ownText));
  }

  /** The process of the owner, in parentheses, if there is one. */
  String who() throws IOException {
    return atomic
        .read(path(highest()))
        .map(found -> " (%s)".formatted(found.replaceFirst(".*\n", "")))
        .orElse("");
  }

  /**
   * Deletes the claims up to this run's, once it is complete. As long as its own is there, nobody
   * makes one of a lower number.
   */
  void release() throws IOException {
    List<Integer> numbers = numbers();
    if (isThere()) {
      for (int number : numbers) {
        if (number < own) {
          delete(number);
        }
      }
      if (isThere()) {
        delete(own);
      }
      deleteFolder();
    }
  }

  /**
   * Returns whether there are claims, none of them of a run that replaces another: beside a
   * complete run, they are of runs that have ended without {@link #release}.
   */
  boolean areLeft() throws IOException {
    List<Integer> numbers = numbers();
    for (int number : numbers) {
      if (isReplacing(number)) {
        return false;
      }
    }
    return !numbers.isEmpty();
  }

  private boolean isReplacing(int number) throws IOException {
    return atomic.read(path(number)).filter(found -> found.startsWith(REPLACING)).isPresent();
  }

  /** Deletes claims that are left, each right after it was read. */
  void deleteLeft() throws IOException {
    for (int number : numbers()) {
      if (isReplacing(number)) {
        return;
      }
      delete(number);
    }
    deleteFolder();
  }

  private void delete(int number) throws IOException {
    files.delete(path(number), false);
  }

  private void deleteFolder() throws IOException {
    if (isEmpty() && files.exists(folder)) {
      files.delete(folder, false);
    }
  }
}
