package org.dancingsparks.runs;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Optional;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.FileUpload;

/**
 * The file of an accepted attempt, before it is moved to its final name.
 *
 * @param attempt the file as it is in the work directory
 * @param name from the run's directory, as {@link #part} and {@link #rejected} make it
 */
public record CommittedFile(FileRecord attempt, String name) {
  /** The part that holds the rows of a bin. */
  public static CommittedFile part(int bin, FileRecord attempt) {
    return new CommittedFile(attempt, RunNames.partName(bin));
  }

  /** The file that holds the nodes of a partition. */
  public static CommittedFile nodes(int partition, FileRecord attempt) {
    return new CommittedFile(attempt, RunNames.nodesName(partition));
  }

  /** The file that holds the lines that a bin has rejected. */
  public static CommittedFile rejected(int bin, FileRecord attempt) {
    return new CommittedFile(attempt, RunNames.rejectedName(bin));
  }

  /** The file where it is when the run is complete. */
  public FileRecord moved() {
    return new FileRecord(name, attempt.bytes(), attempt.sha256());
  }

  /**
   * A file that a task has uploaded to an object store, and that the driver is to complete. It is
   * described by a small file in the work directory.
   *
   * @param attempt the name of the file if it were there, its length and content
   * @param name of the file from the run's directory, once it is complete
   * @param upload by which it is completed
   */
  public record PendingFile(FileRecord attempt, String name, FileUpload.Handle upload) {
    /**
     * Writes the description in the work directory.
     *
     * @throws IOException if it cannot be written
     */
    public void write(FileSystem files, Path work) throws IOException {
      String description = RunNames.pendingName(attempt.file());
      new AtomicFiles(files).writeNew(new Path(work, description), SealedJson.text(this));
    }

    /**
     * The description of a file, if there is one that is intact.
     *
     * @param working the files in the work directory
     */
    static Optional<PendingFile> of(FileRecord attempt, RunDirectory directory, Listing working)
        throws IOException {
      String description = RunNames.pendingName(attempt.file());
      try {
        ObjectNode root = SealedJson.read(description, directory.workText(description, working));
        PendingFile found = SealedJson.as(PendingFile.class, description, root);
        return Optional.of(found).filter(pending -> pending.attempt.equals(attempt));
      } catch (DamagedException e) {
        return Optional.empty();
      }
    }
  }

  /** An upload that cannot be completed; a run that is resumed uploads its file again. */
  static final class LostUploadException extends IOException {
    private static final long serialVersionUID = 1;

    LostUploadException(String file, IOException cause) {
      super(
          "the upload of %s cannot be completed%s".formatted(file, AtomicFiles.because(cause)),
          cause);
    }
  }
}
