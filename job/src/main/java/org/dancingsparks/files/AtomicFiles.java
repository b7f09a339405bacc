package org.dancingsparks.files;

import static org.apache.hadoop.fs.Options.CreateFileOptionKeys.FS_OPTION_CREATE_CONDITIONAL_OVERWRITE;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSDataOutputStreamBuilder;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.functional.FutureIO;

/**
 * Moves whole files into place on a file system. A file counts as written or absent only after a
 * check, and each step can be repeated.
 */
public final class AtomicFiles {
  /** Records are small; a longer file is not a record. */
  private static final int MAX_BYTES = 1 << 28;

  private static final int BUFFER = 1 << 16;

  private final FileSystem files;

  /** Removes a file that is in the way of another. */
  @FunctionalInterface
  public interface Removal {
    void remove(Path path) throws IOException;
  }

  public AtomicFiles(FileSystem files) {
    this.files = files;
  }

  /**
   * Makes a file in an existing directory, so that a late operation of a run that has lost its
   * place does not recreate it.
   *
   * @throws IOException if anything has its name already
   */
  public static FSDataOutputStream create(FileSystem files, Path path) throws IOException {
    return files.createNonRecursive(
        path,
        FsPermission.getFileDefault(),
        // On HDFS, every block of a long file is synced to disk, not only the last.
        EnumSet.of(CreateFlag.CREATE, CreateFlag.SYNC_BLOCK),
        BUFFER,
        files.getDefaultReplication(path),
        files.getDefaultBlockSize(path),
        null);
  }

  /** Syncs the names in a directory, or the bytes of a file. */
  public void sync(Path path) throws IOException {
    Durable.sync(files, path);
  }

  /** Writes a small file, in place of what was there. */
  public void write(Path path, String text) throws IOException {
    delete(path);
    writeNew(path, text);
  }

  /**
   * Writes a small file, with fewer requests than {@link #write}.
   *
   * @throws IOException if anything has its name already
   */
  public void writeNew(Path path, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try (FSDataOutputStream out = create(files, path)) {
      out.write(bytes);
      Durable.sync(out);
    }
    checkLength(files, path, bytes.length);
  }

  /**
   * Writes a small file unless there is one. Of several processes that do so at the same time, one
   * succeeds if the store can create files conditionally, as S3 can by Hadoop 3.4.2 or later.
   *
   * @return whether the file has this text now
   */
  public boolean writeFirst(Path path, String text) throws IOException {
    try (FSDataOutputStream out = createFirst(path)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // It may be there even so: the answer may be lost, or refuse what was repeated.
      Optional<String> found = read(path);
      if (found.isEmpty()) {
        throw e;
      }
      return found.get().equals(text);
    }
    return true;
  }

  private FSDataOutputStream createFirst(Path path) throws IOException {
    FSDataOutputStreamBuilder<?, ?> file = files.createFile(path).overwrite(false).recursive();
    return createsConditionally(files, path)
        ? file.must(FS_OPTION_CREATE_CONDITIONAL_OVERWRITE, true).build()
        : file.build();
  }

  /** Returns whether an object store can create a file on condition that there is none. */
  public static boolean createsConditionally(FileSystem files, Path path) throws IOException {
    return files.hasPathCapability(path, FS_OPTION_CREATE_CONDITIONAL_OVERWRITE);
  }

  /**
   * Checks that a file that was written and closed has all its bytes.
   *
   * @throws IOException if it has not
   */
  public static void checkLength(FileSystem files, Path path, long bytes) throws IOException {
    long length = files.getFileStatus(path).getLen();
    if (length != bytes) {
      throw new IOException(
          "of %,d bytes written to %s it has %,d".formatted(bytes, path.getName(), length));
    }
  }

  /**
   * The text of a small file, if it exists. A failure to open it proves nothing, since some file
   * systems report any file that they cannot open as absent.
   *
   * @throws IOException if it cannot be read, or is not a file
   */
  public Optional<String> read(Path path) throws IOException {
    try {
      return files.exists(path) ? Optional.of(text(path)) : Optional.empty();
    } catch (FileNotFoundException e) {
      checkAbsent(files, path, e);
      return Optional.empty();
    }
  }

  private String text(Path path) throws IOException {
    if (!files.getFileStatus(path).isFile()) {
      throw new IOException(path + " is not a regular file");
    }
    try (InputStream in = files.open(path)) {
      return new String(in.readNBytes(MAX_BYTES), StandardCharsets.UTF_8);
    }
  }

  /**
   * The text of a small file; S3A does not ask for its status again.
   *
   * @param status in a list of its directory
   * @throws FileNotFoundException if it cannot be opened, which does not prove that it is absent
   */
  public String text(FileStatus status) throws IOException {
    try (InputStream in =
        FutureIO.awaitFuture(files.openFile(status.getPath()).withFileStatus(status).build())) {
      return new String(in.readNBytes(MAX_BYTES), StandardCharsets.UTF_8);
    }
  }

  /** The files in a directory, sorted by their names; none if it is not there. */
  public static List<FileStatus> children(FileSystem files, Path directory) throws IOException {
    try {
      return Arrays.stream(files.listStatus(directory)).sorted().toList();
    } catch (FileNotFoundException e) {
      checkAbsent(files, directory, e);
      return List.of();
    }
  }

  /** Checks that a file that was not found is really absent. */
  private static void checkAbsent(FileSystem files, Path path, FileNotFoundException e)
      throws IOException {
    if (files.exists(path)) {
      throw new IOException(HadoopFiles.why(e), e);
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

  /** Makes a directory and its parents, if they do not exist. */
  public void make(Path directory) throws IOException {
    Deque<Path> missing = new ArrayDeque<>();
    for (Path path = directory; path != null && !files.exists(path); path = path.getParent()) {
      missing.push(path);
    }
    if (!files.mkdirs(directory) && !files.exists(directory)) {
      throw new IOException("the directory cannot be made");
    }
    for (Path path : missing) {
      sync(path.getParent());
    }
  }

  /** Deletes a file, or a directory with its contents, if it exists. */
  public void delete(Path path) throws IOException {
    if (files.exists(path) && !files.delete(path, true) && files.exists(path)) {
      throw new IOException(path + " cannot be deleted");
    }
  }

  /**
   * Moves a finished file to its final name, unless it was moved before.
   *
   * @param bytes that it has
   * @param removal removes a file that is in the way
   */
  public void move(Path from, Path to, long bytes, Removal removal) throws IOException {
    IOException failure = has(from, bytes) ? rename(from, to) : null;
    if (isMoved(from, to, bytes)) {
      return;
    }
    if (has(from, bytes)) {
      // If renames are copies, an interrupted one may have left part of the file in the way.
      removal.remove(to);
      failure = rename(from, to);
    }
    if (!isMoved(from, to, bytes)) {
      throw new IOException(
          "%s cannot be moved to %s%s".formatted(from, to, because(failure)), failure);
    }
  }

  /** The reason of a failure after a colon, if it has one. */
  public static String because(IOException failure) {
    return failure == null ? "" : ": " + HadoopFiles.why(failure);
  }

  /** Tries to rename a file. Callers check the result, since a file system's answer can be lost. */
  public IOException rename(Path from, Path to) {
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
