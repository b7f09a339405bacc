package org.dancingsparks.store;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.plan.HadoopFiles;
import org.dancingsparks.plan.WrittenFile;

/**
 * Brings files whole to their places on a file system. Nothing is taken for written that was not
 * looked at afterwards, and each step can be repeated.
 */
final class WholeFiles {
  /** Records are small; what is longer is none. */
  private static final int MOST_BYTES = 1 << 28;

  private final FileSystem files;

  WholeFiles(FileSystem files) {
    this.files = files;
  }

  /**
   * Writes a small file unless it is there as it should be: a store that is full may take what is
   * to be replaced, and refuse what is to come.
   */
  WrittenFile writeUnlessThere(Path path, String text) throws IOException {
    return read(path).equals(Optional.of(text)) ? written(path, text) : write(path, text);
  }

  /** Writes a small file, in place of what was there. */
  WrittenFile write(Path path, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try (OutputStream out = files.create(path, true)) {
      out.write(bytes);
    }
    checkLength(files, path, bytes.length);
    return written(path, text);
  }

  private static WrittenFile written(Path path, String text) {
    long bytes = text.getBytes(StandardCharsets.UTF_8).length;
    return new WrittenFile(path.getName(), bytes, Checksum.of(text));
  }

  /**
   * Checks that a file that was written and closed has all its bytes.
   *
   * @throws IOException if it has not
   */
  static void checkLength(FileSystem files, Path path, long bytes) throws IOException {
    long length = files.getFileStatus(path).getLen();
    if (length != bytes) {
      throw new IOException(
          "of %,d bytes written to %s it has %,d".formatted(bytes, path.getName(), length));
    }
  }

  /** The text of a small file, if it is there. */
  Optional<String> read(Path path) throws IOException {
    try (InputStream in = files.open(path)) {
      byte[] bytes = in.readNBytes(MOST_BYTES);
      return Optional.of(new String(bytes, StandardCharsets.UTF_8));
    } catch (FileNotFoundException e) {
      return Optional.empty();
    }
  }

  private boolean has(Path path, long bytes) throws IOException {
    try {
      FileStatus status = files.getFileStatus(path);
      return status.isFile() && status.getLen() == bytes;
    } catch (FileNotFoundException e) {
      return false;
    }
  }

  /** Makes a directory, if it is not there. */
  void make(Path directory) throws IOException {
    if (!files.mkdirs(directory) && !files.exists(directory)) {
      throw new IOException("the directory cannot be made");
    }
  }

  /** Deletes a file or a directory with all that is in it, if it is there. */
  void delete(Path path) throws IOException {
    if (files.exists(path) && !files.delete(path, true) && files.exists(path)) {
      throw new IOException(path + " cannot be deleted");
    }
  }

  /**
   * Moves a finished file from where it was written to its final name; if it was moved before, all
   * is well.
   *
   * @param bytes that it has
   */
  void move(Path from, Path to, long bytes) throws IOException {
    IOException failure = has(from, bytes) ? rename(from, to) : null;
    if (isMoved(from, to, bytes)) {
      return;
    }
    if (has(from, bytes)) {
      // Where a rename is a copy, one that was cut short has left a part of it in the way.
      delete(to);
      failure = rename(from, to);
    }
    if (!isMoved(from, to, bytes)) {
      String why = failure == null ? "" : ": " + HadoopFiles.why(failure);
      throw new IOException("%s cannot be moved to %s%s".formatted(from, to, why), failure);
    }
  }

  /**
   * Renames a file, unless that fails; whether it did is not what this says, but what is there
   * afterwards: an answer can be lost.
   */
  private IOException rename(Path from, Path to) {
    try {
      files.rename(from, to);
      return null;
    } catch (IOException e) {
      return e;
    }
  }

  private boolean isMoved(Path from, Path to, long bytes) throws IOException {
    return has(to, bytes) && !files.exists(from);
  }
}
