package org.dancingsparks.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.runs.CommittedFile.LostUploadException;
import org.dancingsparks.search.ParallelTasks;
import org.dancingsparks.search.Progress;

/**
 * Moves the files of accepted attempts to their final names, several at a time.
 *
 * <p>A file takes one request, the rename. Lists of both directories show before which files are to
 * be moved, and afterwards whether they are; any other file is moved alone, with a check of each
 * step. To be used once, by one thread.
 */
final class PartMoves {
  private static final int MAX_THREADS = 32;

  /** The number of files for which another thread is worth its start. */
  private static final int FILES_PER_THREAD = 8;

  private final RunDirectory directory;
  private final Progress progress;
  private final AtomicInteger moved = new AtomicInteger();

  PartMoves(RunDirectory directory, Progress progress) {
    this.directory = directory;
    this.progress = progress;
  }

  /** The files of which it is unknown whether they are moved. */
  private final Set<CommittedFile> unknown = ConcurrentHashMap.newKeySet();

  private interface Move {
    void apply(CommittedFile file) throws IOException;
  }

  /**
   * Moves files, unless they were moved before.
   *
   * @throws IOException if one is not there whole in the end, another part is, or another run has
   *     taken the place over
   */
  void move(List<CommittedFile> files) throws IOException {
    progress.completing(0, files.size());
    // An upload that is completed after this was begun before it.
    directory.checkPlace();
    directory.makeFoldersOf(files);
    Listing working = directory.workListing();
    Listing present = directory.listing();
    List<CommittedFile> ready =
        files.stream().filter(file -> directory.isReady(file, working, present)).toList();
    moved.set(files.size() - ready.size());
    forEach(ready, file -> tryMove(file, working), files.size());
    checkEach(files);
    // A file at its final name might be another run's.
    directory.checkPlace();
    directory.checkMoved(files);
  }

  private void tryMove(CommittedFile file, Listing working) throws IOException {
    if (!directory.tryMove(file, working)) {
      unknown.add(file);
    }
  }

  /** Moves the files that have not been moved yet, with a check of each step. */
  private void checkEach(List<CommittedFile> files) throws IOException {
    Listing working = directory.workListing();
    Listing present = directory.listing();
    List<CommittedFile> left =
        files.stream()
            .filter(file -> unknown.contains(file) || !directory.isMoved(file, working, present))
            .toList();
    moved.set(files.size() - left.size());
    List<IOException> failures = Collections.synchronizedList(new ArrayList<>());
    forEach(left, file -> move(file, working, failures), files.size());
    if (!failures.isEmpty()) {
      throw failures.get(0);
    }
  }

  /** Moves a file, and keeps what shows that the bins of others must be done again, too. */
  private void move(CommittedFile file, Listing working, List<IOException> failures)
      throws IOException {
    try {
      directory.move(file, working);
    } catch (LostUploadException e) {
      failures.add(e);
    }
  }

  private void forEach(List<CommittedFile> files, Move move, int all) throws IOException {
    int threads = Math.min(MAX_THREADS, files.size() / FILES_PER_THREAD);
    if (threads > 1) {
      new ParallelTasks(threads, progress)
          .run(files, (file, watch) -> unchecked(file, move), done -> report(all));
      return;
    }
    for (CommittedFile file : files) {
      move.apply(file);
      report(all);
    }
  }

  private static CommittedFile unchecked(CommittedFile file, Move move) {
    try {
      move.apply(file);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void report(int all) {
    progress.completing(moved.incrementAndGet(), all);
  }
}
