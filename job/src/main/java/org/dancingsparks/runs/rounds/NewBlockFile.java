package org.dancingsparks.runs.rounds;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.Optional;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.Checksum;
import org.dancingsparks.files.Durable;
import org.dancingsparks.files.FileUpload;
import org.dancingsparks.layers.rounds.StoredBlocks;
import org.dancingsparks.runs.CommittedFile.PendingFile;
import org.dancingsparks.runs.FileRecord;

/**
 * A file of blocks that an attempt writes; on an object store an upload if it is to become a part.
 * To be written once, by one thread.
 */
final class NewBlockFile implements Closeable {
  private final FileSystem files;
  private final Path path;
  private final FSDataOutputStream out;
  private final MessageDigest digest = Checksum.digest();
  private final OutputStream digested;

  /** The upload that takes the place of the file on an object store. */
  private final Optional<FileUpload> upload;

  /** The file's name in the end if it becomes a part. */
  private final String part;

  /** A file that tasks of later steps read. */
  NewBlockFile(FileSystem files, Path path) throws IOException {
    this(files, path, "", Optional.empty());
  }

  private NewBlockFile(FileSystem files, Path path, String part, Optional<FileUpload> upload)
      throws IOException {
    this.files = files;
    this.path = path;
    this.part = part;
    this.upload = upload;
    out =
        upload.isPresent()
            ? new FSDataOutputStream(upload.get(), null)
            : AtomicFiles.create(files, path);
    digested = new DigestOutputStream(out, digest);
  }

  /**
   * A file that becomes a part.
   *
   * @param part its name in the end
   */
  static NewBlockFile ofPart(FileSystem files, Path path, String part) throws IOException {
    Optional<FileUpload> upload =
        FileUpload.isFor(files, path)
            ? Optional.of(new FileUpload(files, new Path(path.getParent().getParent(), part)))
            : Optional.empty();
    return new NewBlockFile(files, path, part, upload);
  }

  /** The stream to write to; do not close it. */
  OutputStream stream() {
    return digested;
  }

  /**
   * Syncs and closes the file.
   *
   * @param lastStep the last step that reads it
   * @throws IOException if not all of it is there
   */
  RoundFile finish(StoredBlocks blocks, int lastStep) throws IOException {
    FileRecord file = finish(blocks.bytes());
    return new RoundFile(file.file(), file.sha256(), blocks, lastStep);
  }

  /**
   * Syncs and closes the file.
   *
   * @throws IOException if it has not this many bytes
   */
  FileRecord finish(long bytes) throws IOException {
    FileRecord record = new FileRecord(path.getName(), bytes, Checksum.text(digest));
    Durable.sync(out);
    out.close();
    if (upload.isPresent()) {
      new PendingFile(record, part, upload.get().handle()).write(files, path.getParent());
    } else {
      AtomicFiles.checkLength(files, path, bytes);
    }
    return record;
  }

  /** Closes and deletes the file. */
  void delete() throws IOException {
    if (upload.isPresent()) {
      upload.get().abort();
    }
    close();
    files.delete(path, false);
  }

  /**
   * Deletes the file after a failure. If that fails too, the second exception is added to the first
   * as a suppressed one.
   */
  void deleteAfter(Throwable failure) {
    try {
      delete();
    } catch (IOException | FSError e) {
      failure.addSuppressed(e);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
