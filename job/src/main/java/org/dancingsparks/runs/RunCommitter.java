package org.dancingsparks.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.search.Progress;

/**
 * Commits the output of a run's bins to a directory on any Hadoop file system exactly once.
 *
 * <p>Tasks write under names of their own. Their job accepts one result per bin; the driver records
 * it, and finally moves the recorded files. Until {@code _meta/run.json} exists the run is
 * unfinished, and another can resume it. To be used by one thread at a time, but {@link #record} by
 * another.
 *
 * @param <K> the record of a finished bin
 */
public final class RunCommitter<K extends Record & BinCommit> {
  private final RunDirectory directory;
  private final RunOutline<K> outline;
  private final BinRecords<K> records;
  private final List<FileRecord> sideFiles;
  private final Path work;

  /** Writes the files that lie beside the parts. */
  @FunctionalInterface
  public interface Description {
    List<FileRecord> write(RunDirectory directory) throws IOException;
  }

  private RunCommitter(RunDirectory directory, RunOutline<K> outline, Description description)
      throws IOException {
    this.directory = directory;
    this.outline = outline;
    work = directory.work();
    String header = SealedJson.write(SealedJson.tree(outline.header()));
    records =
        new BinRecords<>(directory, outline, SealedJson.seal(SealedJson.tree(outline.header())));
    // Checked before a long search: there may be parts of another plan whose record was damaged.
    directory.checkNoPartsFrom(outline.parts());
    directory.sign();
    sideFiles = description.write(directory);
    // Last: with the plan the run can be resumed.
    if (!directory.readWorkFile(RunNames.PLAN).equals(Optional.of(header))) {
      directory.write(RunNames.PLAN, header);
    }
    directory.sync();
  }

  /**
   * Begins a run, or takes over one of the same outline.
   *
   * @param description writes the files that lie beside the parts
   * @throws StoreException if something is there that may not be replaced, the directory cannot be
   *     written, or its store can commit no parts
   */
  public static <K extends Record & BinCommit> RunCommitter<K> begin(
      RunTarget target, RunOutline<K> outline, Description description) {
    try {
      RunDirectory run = target.open();
      if (outline.parts() > 0) {
        run.checkStore();
      }
      TargetCheck check = new TargetCheck(run, target.existing());
      check.check();
      String header = SealedJson.write(SealedJson.tree(outline.header()));
      // Checked before the place is taken from another run, and again when none can take it.
      check.checkPlan(header);
      check.claim();
      check.checkPlan(header);
      return begin(run, target.existing(), outline, description);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotWrite(target.directory(), e);
    }
  }

  /** Begins at a place that this run has claimed. */
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

  /** The directory where tasks write. */
  public Path work() {
    return work;
  }

  /** The files beside the parts. */
  public List<FileRecord> sideFiles() {
    return sideFiles;
  }

  /**
   * The bins that are done, by number; null where one is not. Files of attempts that no record
   * names are deleted.
   *
   * @param check of the files that the records name
   * @param faulty accepts the names of files between steps that are damaged or missing, if any are
   * @throws StoreException if they cannot be read
   */
  public List<K> done(ContentCheck check, Consumer<List<String>> faulty) {
    return records.read(check, faulty);
  }

  /**
   * Records finished bins, all of them or none.
   *
   * @throws StoreException if they cannot be written, or another run has taken the place over
   */
  public void record(List<K> bins) {
    records.write(bins);
  }

  /**
   * Deletes the files that no step after one reads.
   *
   * @param bins that are done
   * @param progress receives a report if they cannot be deleted
   */
  public void deleteStepFiles(int step, List<K> bins, Progress progress) {
    Set<String> dropped =
        bins.stream()
            .filter(Objects::nonNull)
            .flatMap(bin -> bin.forLaterSteps().stream())
            .filter(file -> file.lastStep() == step)
            .map(file -> file.attempt().file())
            .collect(Collectors.toSet());
    if (!dropped.isEmpty()) {
      tidy(() -> directory.deleteWorkFiles(dropped), progress);
    }
  }

  /**
   * Moves the accepted files to their final names, writes the manifest, and then tidies up as far
   * as possible.
   *
   * @param bins all of them, in order; none where nothing had to be done
   * @param summary the rest of the manifest
   * @throws StoreException if a step fails
   */
  public void complete(List<K> bins, Record summary, Progress progress) {
    try {
      List<CommittedFile> files = bins.stream().flatMap(bin -> bin.files().stream()).toList();
      if (!files.isEmpty()) {
        new PartMoves(directory, progress).move(files);
      }
      // Parts reach the disk before the manifest that names them, and the manifest before the run
      // ends.
      directory.sync();
      directory.writeManifest(SealedJson.write(SealedJson.tree(outline.header(), summary)));
      directory.sync();
    } catch (UncheckedIOException | IOException | FSError e) {
      throw directory.failed("Cannot complete %s".formatted(directory), e);
    }
    tidy(directory::tidy, progress);
  }

  private interface Deletion {
    void run() throws IOException;
  }

  /** Deletes files no longer needed. The run stays complete if that fails. */
  private void tidy(Deletion deletion, Progress progress) {
    try {
      deletion.run();
    } catch (IOException | FSError e) {
      progress.leaves(work.toString(), HadoopFiles.why(e));
    }
  }
}
