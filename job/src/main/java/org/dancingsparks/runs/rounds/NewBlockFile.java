package org.dancingsparks.runs.rounds;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.Checksum;
import org.dancingsparks.files.Durable;
import org.dancingsparks.layers.rounds.StoredBlocks;
import org.dancingsparks.runs.FileRecord;

/** A file of blocks that an attempt writes. To be written once, by one thread. */
final class NewBlockFile implements Closeable {
  private final FileSystem files;
  private final Path path;
  private final FSDataOutputStream out;
  private final MessageDigest digest = Checksum.digest();
  private final OutputStream digested;

  NewBlockFile(FileSystem files, Path path) throws IOException {
    this.files = files;
    this.path = path;
    out = AtomicFiles.create(files, path);
    digested = new DigestOutputStream(out, digest);
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
    Durable.sync(out);
    out.close();
    AtomicFiles.checkLength(files, path, bytes);
    return new FileRecord(path.getName(), bytes, Checksum.text(digest));
  }

  /** Closes and deletes the file. */
  void delete() throws IOException {
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
