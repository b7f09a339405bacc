package org.dancingsparks.runs.rounds;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.layers.rounds.StoredBlocks;

/** The two files that an attempt writes for a partition, as far as later steps read them. */
final class NewFilePair implements Closeable {
  /** The last step of files that no step reads. */
  static final int NO_STEP = -1;

  private final BuildTask.Work work;
  private final Optional<NewBlockFile> open;
  private final Optional<NewBlockFile> fillings;

  NewFilePair(BlockFiles files, int bin, BuildTask.Work work) throws IOException {
    this.work = work;
    open = create(files, bin, "open", work.expansion());
    try {
      fillings = create(files, bin, "fillings", work.halves());
    } catch (IOException | RuntimeException | FSError e) {
      open.ifPresent(file -> file.deleteAfter(e));
      throw e;
    }
  }

  private static Optional<NewBlockFile> create(BlockFiles files, int bin, String kind, int lastStep)
      throws IOException {
    return lastStep == NO_STEP ? Optional.empty() : Optional.of(files.create(bin, kind));
  }

  RoundSweep.NewFiles streams() {
    return new RoundSweep.NewFiles(stream(open), stream(fillings));
  }

  private static OutputStream stream(Optional<NewBlockFile> file) {
    return file.map(NewBlockFile::stream).orElseGet(OutputStream::nullOutputStream);
  }

  /** Finishes the file of residuals that the next round needs; null if there is none. */
  RoundFile open(StoredBlocks facts) throws IOException {
    return open.isEmpty() ? null : open.get().finish(facts, work.expansion());
  }

  /** Finishes the file of complete halves, or kept residuals; null if there is none. */
  RoundFile fillings(StoredBlocks facts) throws IOException {
    return fillings.isEmpty() ? null : fillings.get().finish(facts, work.halves());
  }

  /** Deletes both after a failure. */
  void deleteAfter(Throwable failure) {
    open.ifPresent(file -> file.deleteAfter(failure));
    fillings.ifPresent(file -> file.deleteAfter(failure));
  }

  @Override
  public void close() throws IOException {
    try {
      if (open.isPresent()) {
        open.get().close();
      }
    } finally {
      if (fillings.isPresent()) {
        fillings.get().close();
      }
    }
  }
}
