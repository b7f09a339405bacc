package org.dancingsparks.parquet;

import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Optional;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.FileUpload;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.runs.CommittedFile.PendingFile;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.runs.StoreException;

/**
 * A Parquet file that a task writes for a bin under a name that no other attempt shares; the driver
 * decides which attempt's file counts. To be written once, by one thread.
 */
public final class Attempt implements Closeable {
  private final FileSystem files;
  private final Path path;
  private final String name;
  private final ParquetFile file;

  /** The upload that takes the place of the file on an object store, once it is begun. */
  private Optional<FileUpload> upload = Optional.empty();

  private Attempt(FileSystem files, Path path, String name) throws IOException {
    this.files = files;
    this.path = path;
    this.name = name;
    boolean isUpload = FileUpload.isFor(files, path);
    file = isUpload ? new ParquetFile(this::upload) : new ParquetFile(files, path);
  }

  private FSDataOutputStream upload() throws IOException {
    Path place = new Path(path.getParent().getParent(), name);
    FileUpload begun = new FileUpload(files, place);
    upload = Optional.of(begun);
    return new FSDataOutputStream(begun, null);
  }

  /**
   * An attempt at the part of a bin.
   *
   * @param work where attempts write
   * @throws IOException if the directory does not exist: another run has taken it over, or the run
   *     is complete
   */
  public static Attempt at(int bin, Path work, Configuration hadoop) throws IOException {
    return at(RunNames.partName(bin), bin, work, hadoop);
  }

  /**
   * An attempt at a file of a bin.
   *
   * @param name that the file has in the run's directory in the end
   */
  static Attempt at(String name, int bin, Path work, Configuration hadoop) throws IOException {
    FileSystem files = HadoopFiles.of(work, hadoop);
    if (!files.exists(work)) {
      throw new FileNotFoundException(work + " is gone");
    }
    Path path = new Path(work, RunNames.attemptName(bin, UUID.randomUUID()));
    return new Attempt(files, path, name);
  }

  /** The file to write to. */
  public ParquetFile file() {
    return file;
  }

  /**
   * The file that was written, once it is finished. On an object store the driver completes it.
   *
   * @throws IOException if not all of it is there
   */
  public FileRecord written() throws IOException {
    FileRecord record = new FileRecord(path.getName(), file.bytes(), file.sha256());
    if (upload.isPresent()) {
      new PendingFile(record, name, upload.get().handle()).write(files, path.getParent());
    } else {
      AtomicFiles.checkLength(files, path, file.bytes());
    }
    return record;
  }

  /** Deletes the file after a failure. A failure to delete it is suppressed in the first one. */
  public void deleteAfter(Throwable failure) {
    try {
      if (upload.isPresent()) {
        upload.get().abort();
      } else {
        files.delete(path, false);
      }
    } catch (IOException | FSError e) {
      failure.addSuppressed(e);
    }
  }

  /** The exception for an attempt that has failed. */
  public static StoreException failed(Path work, int bin, Throwable e) {
    // Only the directory where attempts write can be missing.
    boolean isGone = e instanceof FileNotFoundException;
    return new StoreException(
        "Cannot write bin %d in %s: %s"
            .formatted(
                bin,
                work,
                isGone
                    ? "its work directory is gone: another run has taken it over, or it was deleted"
                    : HadoopFiles.why(e)),
        isGone ? "" : "remove the cause, then resume with {resume}",
        e);
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
