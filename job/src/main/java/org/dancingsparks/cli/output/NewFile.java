package org.dancingsparks.cli.output;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.util.Optional;
import java.util.UUID;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.UnsupportedFileSystemException;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.Durable;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.InputException;

/**
 * A file that a command writes, on any Hadoop file system. With {@code --overwrite} it replaces an
 * existing file once it is complete. A link stays a link.
 */
public final class NewFile {
  private final Session session;
  private final String name;
  private final boolean isReplacing;

  private NewFile(Session session, String name, boolean isReplacing) {
    this.session = session;
    this.name = name;
    this.isReplacing = isReplacing;
  }

  /** A file that a command line names. */
  public static NewFile of(Session session, String name) {
    return new NewFile(session, name, session.isAsked(OverwriteFlag.OVERWRITE));
  }

  /** Returns this file as one that the command may replace, having written it. */
  public NewFile again() {
    return new NewFile(session, name, true);
  }

  /** Returns the text that an earlier command wrote there, if any. */
  public Optional<String> text() {
    try {
      return new AtomicFiles(files()).read(new Path(name));
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotRead(e);
    }
  }

  /** Returns whether a file with this many bytes is there. */
  public boolean has(long bytes) {
    try {
      FileSystem files = files();
      Path path = new Path(name);
      return files.exists(path) && files.getFileStatus(path).getLen() == bytes;
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotRead(e);
    }
  }

  private FileSystem files() throws IOException {
    return HadoopFiles.of(new Path(name), session.hadoop());
  }

  private InputException cannotRead(Throwable e) {
    return new InputException(
        "%s cannot be read: %s".formatted(name, HadoopFiles.why(e)),
        "check the path and that you may read it");
  }

  @Override
  public String toString() {
    return name;
  }

  /** Writes the content. */
  public interface Content {
    public void write(OutputStream out) throws IOException;
  }

  /**
   * Checks, before long work, that the file may be written.
   *
   * @throws InputException if it exists and may not be replaced, or is not a regular file
   */
  public void check() {
    try {
      check(files());
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(e);
    }
  }

  private void check(FileSystem files) throws IOException {
    Path path = place(files);
    boolean isThere = files.exists(path);
    if (isThere && files.getFileStatus(path).isDirectory()) {
      throw new InputException("Cannot write %s: it is a directory".formatted(name), "name a file");
    }
    if (isSpecial(files, path)) {
      throw new InputException(
          "Cannot write %s: it is not a regular file".formatted(name), "name another");
    }
    if (isThere && !isReplacing) {
      throw new InputException(
          "Cannot write %s: it exists already".formatted(name),
          "choose a new file"
              + (session.knows(OverwriteFlag.OVERWRITE)
                  ? ", or replace it with " + OverwriteFlag.OVERWRITE
                  : ""));
    }
  }

  /**
   * Returns whether the path is a device, a pipe or a dangling link; Hadoop takes them for files.
   */
  private static boolean isSpecial(FileSystem files, Path path) {
    if (!(files instanceof RawLocalFileSystem raw)) {
      return false;
    }
    java.nio.file.Path local = raw.pathToFile(path).toPath();
    return Files.exists(local, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(local);
  }

  /** Returns the path to write to. On a local disk links are followed, so that they stay links. */
  private Path place(FileSystem files) throws IOException {
    Path path = new Path(name);
    if (!(files instanceof RawLocalFileSystem raw)) {
      return path;
    }
    File file = raw.pathToFile(path);
    return file.exists() ? new Path(file.toPath().toRealPath().toString()) : path;
  }

  /** Writes text, as UTF-8. */
  public void write(String text) {
    write(out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Writes a temporary file next to this one, then moves it into place once complete. The earlier
   * file stays if that fails.
   *
   * @throws InputException if it exists and may not be replaced, or cannot be written
   */
  public void write(Content content) {
    try {
      FileSystem files = files();
      check(files);
      write(files, place(files), content);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(e);
    }
  }

  private void write(FileSystem files, Path path, Content content) throws IOException {
    Path attempt = new Path(path.getParent(), "_" + path.getName() + "." + UUID.randomUUID());
    try {
      try (FSDataOutputStream out = files.create(attempt, false)) {
        // Removes it if this program is interrupted; Hadoop ignores a file that does not exist yet.
        files.deleteOnExit(attempt);
        content.write(out);
        Durable.sync(out);
      }
      put(files, attempt, path);
      files.cancelDeleteOnExit(attempt);
      if (path.getParent() != null) {
        Durable.sync(files, path.getParent());
      }
    } catch (IOException | RuntimeException | FSError e) {
      drop(files, attempt, e);
      throw e;
    }
  }

  private static void drop(FileSystem files, Path attempt, Throwable failure) {
    try {
      files.delete(attempt, false);
    } catch (IOException | FSError e) {
      failure.addSuppressed(e);
    }
  }

  private void put(FileSystem files, Path attempt, Path path) throws IOException {
    boolean isThere = files.exists(path);
    if (isThere && isReplacing && !(files instanceof RawLocalFileSystem)) {
      replace(files, attempt, path);
      return;
    }
    // On a local disk, renaming a file to an existing one replaces that.
    if (isThere && !isReplacing || !files.rename(attempt, path)) {
      throw new IOException(
          "it has appeared meanwhile, or the finished file cannot be renamed to it");
    }
  }

  private void replace(FileSystem files, Path attempt, Path path) throws IOException {
    try {
      FileContext.getFileContext(files.getUri(), files.getConf())
          .rename(
              files.makeQualified(attempt), files.makeQualified(path), Options.Rename.OVERWRITE);
    } catch (UnsupportedFileSystemException e) {
      InputException refusal =
          new InputException(
              "Cannot write %s: files cannot be replaced on %s".formatted(name, files.getUri()),
              "choose a new name");
      refusal.initCause(e);
      throw refusal;
    }
  }

  private InputException cannotWrite(Throwable e) {
    return new InputException(
        "Cannot write %s: %s".formatted(name, HadoopFiles.why(e)),
        "choose a new file in a place that you may write to");
  }
}
