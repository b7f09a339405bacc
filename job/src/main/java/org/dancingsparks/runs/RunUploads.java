package org.dancingsparks.runs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.Checksum;
import org.dancingsparks.files.FileUpload;
import org.dancingsparks.runs.CommittedFile.LostUploadException;
import org.dancingsparks.runs.CommittedFile.PendingFile;

/**
 * The files of a run on an object store, where uploads take the place of renames. Tasks leave a
 * description of each upload in the work directory.
 */
final class RunUploads {
  private final RunDirectory run;
  private final WorkDirectory work;

  RunUploads(RunDirectory run, WorkDirectory work) {
    this.run = run;
    this.work = work;
  }

  /** Returns whether the upload of an attempt's file is described. */
  static boolean isDescribed(CommittedFile file, Listing working) {
    return working.has(RunNames.pendingName(file.attempt().file()));
  }

  /**
   * The attempts whose uploads can be completed, as far as that can be known before.
   *
   * @param working the files in the work directory
   */
  Set<FileRecord> pending(List<CommittedFile> files, Listing working) {
    return files.parallelStream()
        .filter(file -> isDescribed(file, working))
        .map(CommittedFile::attempt)
        .filter(attempt -> isPending(attempt, working))
        .collect(Collectors.toSet());
  }

  private boolean isPending(FileRecord attempt, Listing working) {
    try {
      return PendingFile.of(attempt, run, working).isPresent();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Completes the upload of a task. */
  void complete(CommittedFile file, Listing working) throws IOException {
    PendingFile pending =
        PendingFile.of(file.attempt(), run, working)
            .orElseThrow(() -> new IOException("the record of its upload is damaged or missing"));
    FileUpload.complete(run.files(), run.path(file.name()), pending.upload());
  }

  /**
   * Completes the upload of a task, unless that was done before. If it fails, a run that is resumed
   * uploads the file again.
   */
  void completeOrForget(CommittedFile file, Listing working) throws IOException {
    try {
      complete(file, working);
    } catch (IOException e) {
      if (!isThere(file.moved())) {
        run.files().delete(run.workFile(RunNames.pendingName(file.attempt().file())), false);
        throw new LostUploadException(file.name(), e);
      }
    }
  }

  private boolean isThere(FileRecord file) throws IOException {
    return run.listing().has(file.file(), file.bytes()) && file.contentFault(run).isEmpty();
  }

  /**
   * Writes a file of the driver, in place of what was there, by an upload that is begun before a
   * check of the place: a run that has taken it over gives such an upload up.
   *
   * @param sha256 of its content
   */
  void write(Path path, String sha256, InputStream content) throws IOException {
    FileSystem files = run.files();
    FileUpload upload = new FileUpload(files, path);
    content.transferTo(upload);
    upload.close();
    work.check();
    try {
      FileUpload.complete(files, path, upload.handle());
    } catch (IOException e) {
      // It may be complete nevertheless.
      if (!files.exists(path) || !Checksum.of(files, path).equals(sha256)) {
        throw e;
      }
    }
  }
}
