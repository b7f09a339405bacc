package org.dancingsparks.runs.rounds;

import java.io.IOException;
import java.util.Optional;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.spark.SparkContext;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.FileUpload;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.files.ScratchDirectory;
import org.dancingsparks.message.InputException;
import org.dancingsparks.runs.RunTarget;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.StoredRun;
import org.dancingsparks.runs.solutions.SolutionSummary;
import org.dancingsparks.search.Progress;
import org.dancingsparks.spark.TaskRunner;

/**
 * A count in rounds with its files in a temporary directory, on a file system that all machines
 * see. The directory is deleted with the count, or when the driver's JVM ends. On a local disk a
 * later count deletes the remains of a killed one.
 */
public final class TemporaryRun {
  private static final short OWNER_ONLY = 0700;

  private final SparkContext spark;
  private final String parent;

  /**
   * A run.
   *
   * @param parent the directory in which a new one is made
   */
  public TemporaryRun(SparkContext spark, String parent) {
    this.spark = spark;
    this.parent = parent;
  }

  /**
   * Counts.
   *
   * @throws InputException if the directory cannot be made
   * @throws StoreException if files in it fail
   */
  public StoredRun.Completed<RoundBin, SolutionSummary> run(RoundRun count, Progress progress) {
    Place place = make();
    StoredRun.Completed<RoundBin, SolutionSummary> completed;
    try {
      RunTarget run =
          new RunTarget(
              new Path(place.path, "count").toString(),
              SaveMode.REFUSE,
              spark.hadoopConfiguration());
      completed = StoredRun.begin(run, count).run(TaskRunner.of(spark), progress);
    } catch (Throwable e) {
      delete(place, progress);
      throwIfStore(e);
      throw e;
    }
    delete(place, progress);
    return completed;
  }

  /** Throws a failure of the files with another remedy: such a run cannot be resumed. */
  private static void throwIfStore(Throwable e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof StoreException failure) {
        throw new StoreException(
            failure.problem(), "remove the cause, or choose another directory, and try again", e);
      }
    }
  }

  /**
   * The directory of the count.
   *
   * @param lock that shows other processes, on a local disk, that it is in use
   */
  private record Place(Path path, Optional<ScratchDirectory> lock) {}

  private Place make() {
    Configuration hadoop = spark.hadoopConfiguration();
    try {
      Path above = new Path(parent);
      FileSystem files = HadoopFiles.of(above, hadoop);
      // An object store may have no directories.
      if (!files.exists(above) && !FileUpload.copiesToRename(files, above)) {
        throw new IOException("there is no such directory");
      }
      Optional<java.nio.file.Path> local = HadoopFiles.local(parent, hadoop);
      if (local.isPresent()) {
        ScratchDirectory made = ScratchDirectory.in(local.get());
        Path path = new Path(made.path().toUri());
        files.deleteOnExit(path);
        return new Place(path, Optional.of(made));
      }
      Path path = files.makeQualified(new Path(above, "dance-run-" + UUID.randomUUID()));
      files.deleteOnExit(path);
      new AtomicFiles(files).make(path);
      files.setPermission(path, new FsPermission(OWNER_ONLY));
      return new Place(path, Optional.empty());
    } catch (IOException | IllegalArgumentException e) {
      throw new InputException(
          "Rounds cannot be stored in %s: %s".formatted(parent, HadoopFiles.why(e)),
          "choose another directory that all machines see");
    }
  }

  /** Deletes the directory; a count that is done, or has failed, remains so if that fails. */
  private void delete(Place place, Progress progress) {
    try {
      FileSystem files = HadoopFiles.of(place.path, spark.hadoopConfiguration());
      new AtomicFiles(files).delete(place.path);
      files.cancelDeleteOnExit(place.path);
      if (place.lock.isPresent()) {
        place.lock.get().close();
      }
    } catch (IOException | FSError e) {
      progress.leaves(place.path.toString(), HadoopFiles.why(e));
    }
  }
}
