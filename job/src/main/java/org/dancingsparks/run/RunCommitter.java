package org.dancingsparks.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.search.Progress;

/**
 * Keeps what a run of bins does in a directory on any Hadoop file system, whatever the bins hold.
 *
 * <p>Each row is written exactly once: tasks write under names of their own, Spark accepts one
 * result per bin, the driver records it, and in the end moves the files that the records name.
 * Until {@code _run.json} is there the run is unfinished, and another can go on with it. To be used
 * by one thread at a time.
 *
 * @param <K> what is recorded of a finished bin
 */
public final class RunCommitter<K extends Record & BinCommit> {
  private final RunDirectory directory;
  private final RunOutline<K> outline;
  private final BinRecords<K> records;
  private final List<FileRecord> described;
  private final Path work;

  /** Writes what lies beside the parts. */
  @FunctionalInterface
  public interface Description {
    List<FileRecord> write(RunDirectory directory) throws IOException;
  }

  private RunCommitter(RunDirectory directory, RunOutline<K> outline, Description description)
      throws IOException {
    this.directory = directory;
    this.outline = outline;
    work = directory.work();
    String head = SealedJson.write(SealedJson.tree(outline.head()));
    records =
        new BinRecords<>(
            directory, outline.type(), SealedJson.seal(SealedJson.tree(outline.head())));
    // Before a long search: parts of another plan may be there, whose record was damaged.
    directory.checkNoPartsFrom(outline.parts());
    directory.sign();
    described = description.write(directory);
    // Last: with the plan there is something to go on with.
    if (!directory.readAtWork(RunNames.PLAN).equals(Optional.of(head))) {
      directory.write(RunNames.PLAN, head);
    }
    directory.sync();
  }

  /**
   * Checks that a run may be begun or gone on with at a place, and changes nothing.
   *
   * @throws StoreException if something is there that may not be replaced
   */
  public static void check(String directory, SaveMode existing, Configuration hadoop) {
    try {
      new PlaceCheck(new RunDirectory(directory, hadoop), existing).check();
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(directory, e);
    }
  }

  /**
   * Begins a run, or takes over one of the same outline.
   *
   * @throws StoreException if something is there that may not be replaced, or the directory cannot
   *     be written
   */
  public static <K extends Record & BinCommit> RunCommitter<K> begin(
      String directory, SaveMode existing, RunOutline<K> outline, Configuration hadoop) {
    return begin(directory, existing, outline, run -> List.of(), hadoop);
  }

  /** The same with files beside the parts. */
  public static <K extends Record & BinCommit> RunCommitter<K> begin(
      String directory,
      SaveMode existing,
      RunOutline<K> outline,
      Description description,
      Configuration hadoop) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      PlaceCheck place = new PlaceCheck(run, existing);
      place.check();
      String head = SealedJson.write(SealedJson.tree(outline.head()));
      // Before the place is taken from whoever works there, and when nobody can any more.
      place.checkPlan(head);
      place.claim();
      place.checkPlan(head);
      return begin(run, existing, outline, description);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(directory, e);
    }
  }

  /** Begins at a place that is ours. */
  private static <K extends Record & BinCommit> RunCommitter<K> begin(
      RunDirectory run, SaveMode existing, RunOutline<K> outline, Description description) {
    try {
      if (existing == SaveMode.OVERWRITE) {
        run.clear();
      }
      return new RunCommitter<>(run, outline, description);
    } catch (IOException | FSError e) {
      throw run.failed("Cannot begin in %s".formatted(run), e);
    }
  }

  /**
   * Goes on with a run that is complete: checks that its files are there with all their bytes, and
   * deletes what it has left behind if it was stopped then.
   *
   * @param readsAll whether all files are read, and have to have the bytes that they had
   * @throws StoreException if one is not as it was, or cannot be looked at
   */
  public static void resumeComplete(String directory, Configuration hadoop, boolean readsAll) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      new CompleteCheck(run).check(readsAll);
      // It may have been stopped before the manifest's name was on the disk.
      run.sync();
      run.tidyComplete();
    } catch (DamagedException e) {
      throw new StoreException(
          "%s is complete, but not whole: %s; get it again from where it came, or make it again with --overwrite."
              .formatted(directory, e.getMessage()),
          e);
    } catch (UncheckedIOException | IOException | FSError e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  private static StoreException cannotWrite(String directory, Throwable e) {
    return new StoreException(
        "Cannot write to %s: %s; choose a place that you may write to."
            .formatted(directory, HadoopFiles.why(e)),
        e);
  }

  /** Where tasks write. */
  public Path work() {
    return work;
  }

  /** What lies beside the parts. */
  public List<FileRecord> described() {
    return described;
  }

  /**
   * The bins that are done, by number; null where one is not. What attempts have written that no
   * record names is deleted.
   *
   * @throws StoreException if that cannot be read
   */
  public List<K> done() {
    return records.read(outline.bins());
  }

  /**
   * Records a finished bin.
   *
   * @throws StoreException if it cannot be written, or another run has taken the place over
   */
  public void record(K bin) {
    records.write(bin);
  }

  /**
   * Moves the files that won, then says that the run is complete, then tidies up.
   *
   * @param bins all of them, in order; none where nothing had to be done
   * @param totals what came of the run: the rest of the manifest
   * @throws StoreException if that cannot be done
   */
  public void complete(List<K> bins, Record totals, Progress progress) {
    try {
      for (K bin : bins) {
        progress.completing(bin.bin(), bins.size());
        for (CommittedFile file : bin.files()) {
          directory.move(file.attempt().written(), file.name());
        }
      }
      List<CommittedFile> files = bins.stream().flatMap(bin -> bin.files().stream()).toList();
      if (!files.isEmpty()) {
        directory.checkMoved(files);
      }
      // Parts are on the disk before the manifest says that they are, and that before it is said.
      directory.sync();
      WrittenFile manifest =
          directory.write(
              RunNames.MANIFEST, SealedJson.write(SealedJson.tree(outline.head(), totals)));
      directory.move(manifest, RunNames.MANIFEST);
      directory.sync();
      directory.tidy();
    } catch (IOException | FSError e) {
      throw directory.failed("Cannot complete %s".formatted(directory), e);
    }
  }
}
