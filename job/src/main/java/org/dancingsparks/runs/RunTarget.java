package org.dancingsparks.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.FileUpload;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.search.Progress;

/**
 * The directory of a run, whether it exists or not.
 *
 * @param directory a path on any Hadoop file system
 * @param existing the treatment of an earlier run
 * @param hadoop the configuration of the file system
 */
public record RunTarget(String directory, SaveMode existing, Configuration hadoop) {
  /**
   * Checks that a run may be started or resumed here, and changes nothing.
   *
   * @throws StoreException if something is there that may not be replaced
   */
  public void check() {
    try {
      new TargetCheck(open(), existing).check();
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotWrite(directory, e);
    }
  }

  /**
   * Returns whether two runs that begin here at the same moment may both go on: the store copies
   * what it renames, and cannot create files conditionally.
   *
   * @throws StoreException if the store does not answer
   */
  public boolean admitsTwoRuns() {
    try {
      RunDirectory run = open();
      Path claims = run.path(RunNames.CLAIMS);
      return FileUpload.copiesToRename(run.files(), claims)
          && !AtomicFiles.createsConditionally(run.files(), claims);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotWrite(directory, e);
    }
  }

  /**
   * Resumes a run that is complete: checks its files, and deletes its work directory if the run was
   * stopped while it tidied up.
   *
   * @param progress receives a report if that cannot be deleted
   * @throws StoreException if a file is not as it was written, or cannot be read
   */
  public void resumeComplete(CheckDepth check, Progress progress) {
    try {
      RunDirectory run = open();
      new CompleteCheck(run).check(check);
      // It may have been stopped before the manifest's name was on the disk.
      run.sync();
      tidy(run, progress);
    } catch (DamagedException e) {
      throw new StoreException(
          "%s is complete, but damaged: %s".formatted(directory, e.getMessage()),
          "restore it from a copy, or make it again with {overwrite}",
          e);
    } catch (UncheckedIOException | IOException | FSError e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  private void tidy(RunDirectory run, Progress progress) {
    try {
      run.tidyComplete();
    } catch (IOException | FSError e) {
      progress.leaves(directory, HadoopFiles.why(e));
    }
  }

  RunDirectory open() throws IOException {
    return new RunDirectory(directory, hadoop);
  }
}
