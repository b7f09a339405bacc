package org.dancingsparks.files;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.FsConstants;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.io.IOUtils;
import org.apache.hadoop.util.Progressable;
import org.apache.hadoop.util.ShutdownHookManager;

/**
 * The local disk, as a Hadoop file system that gives the reason for each failure.
 *
 * <p>Hadoop's own class treats every failure to read a file's attributes as its absence, copies if
 * it cannot rename, gives no reason if it cannot make or delete a directory, and cannot sync one.
 * This class throws {@link FileNotFoundException} only if the name does not exist, renames in one
 * step or not at all, and lists a symbolic link as a link. {@link #createNonRecursive} makes a file
 * only if nothing has its name.
 */
public class LocalDisk extends RawLocalFileSystem implements Durable {
  /** Runs when Hadoop closes the file systems that it keeps. */
  private static final int CLOSING = FileSystem.SHUTDOWN_HOOK_PRIORITY;

  private static LocalDisk shared;

  /**
   * Returns the one local disk of this JVM. When the JVM ends, it deletes the files that were
   * marked for deletion.
   *
   * @param hadoop configuration of the first caller
   */
  public static synchronized LocalDisk of(Configuration hadoop) throws IOException {
    if (shared == null) {
      LocalDisk disk = new LocalDisk();
      disk.initialize(FsConstants.LOCAL_FS_URI, hadoop);
      ShutdownHookManager.get().addShutdownHook(() -> IOUtils.closeStream(disk), CLOSING);
      shared = disk;
    }
    return shared;
  }

  /** Makes a local disk for a subclass to initialize. */
  protected LocalDisk() {}

  private java.nio.file.Path local(Path path) {
    return pathToFile(path).toPath();
  }

  @Override
  public FileStatus getFileStatus(Path path) throws IOException {
    return status(path, local(path));
  }

  private FileStatus status(Path path, java.nio.file.Path local, LinkOption... links)
      throws IOException {
    try {
      BasicFileAttributes is = Files.readAttributes(local, BasicFileAttributes.class, links);
      Path self = path.makeQualified(getUri(), getWorkingDirectory());
      // Anything else is reported as a link, which nobody reads or writes.
      Path link = is.isRegularFile() || is.isDirectory() ? null : self;
      return new FileStatus(
          is.size(),
          is.isDirectory(),
          1,
          getDefaultBlockSize(path),
          is.lastModifiedTime().toMillis(),
          is.lastAccessTime().toMillis(),
          null,
          null,
          null,
          link,
          self);
    } catch (IOException e) {
      throw said(path, e);
    }
  }

  /**
   * Returns a failure as Hadoop's file systems would throw it, with a message that names the cause.
   */
  private static IOException said(Path path, IOException e) {
    if (e instanceof NoSuchFileException) {
      FileNotFoundException absent = new FileNotFoundException(path + " is not there");
      absent.initCause(e);
      return absent;
    }
    if (e instanceof AccessDeniedException) {
      return new IOException(path + ": permission denied", e);
    }
    if (e instanceof FileAlreadyExistsException) {
      return new org.apache.hadoop.fs.FileAlreadyExistsException(path + " is there already");
    }
    if (e instanceof FileSystemException failure && failure.getReason() != null) {
      return new IOException("%s: %s".formatted(path, failure.getReason()), e);
    }
    return e;
  }

  @Override
  public boolean exists(Path path) throws IOException {
    try {
      getFileStatus(path);
      return true;
    } catch (FileNotFoundException e) {
      return false;
    }
  }

  @Override
  public FSDataInputStream open(Path path, int buffer) throws IOException {
    try {
      return super.open(path, buffer);
    } catch (FileNotFoundException e) {
      // Java throws it for any file that cannot be opened; this fails if the file is not there.
      getFileStatus(path);
      throw new IOException(e.getMessage(), e);
    }
  }

  @Override
  public FileStatus[] listStatus(Path path) throws IOException {
    List<FileStatus> children = new ArrayList<>();
    try (DirectoryStream<java.nio.file.Path> names = Files.newDirectoryStream(local(path))) {
      for (java.nio.file.Path name : names) {
        addIfThere(children, path, name);
      }
    } catch (NotDirectoryException e) {
      return new FileStatus[] {getFileStatus(path)};
    } catch (DirectoryIteratorException e) {
      throw said(path, e.getCause());
    } catch (IOException e) {
      throw said(path, e);
    }
    return children.toArray(FileStatus[]::new);
  }

  /** Adds the file of a name, unless it was deleted since the name was read. */
  private void addIfThere(List<FileStatus> children, Path parent, java.nio.file.Path child)
      throws IOException {
    URI above = parent.makeQualified(getUri(), getWorkingDirectory()).toUri();
    // A name may have a colon, or bytes that are not text, so the attributes are those of the
    // child.
    String below = above.getPath() + Path.SEPARATOR + child.getFileName();
    Path named = new Path(above.getScheme(), above.getAuthority(), below);
    try {
      children.add(status(named, child, LinkOption.NOFOLLOW_LINKS));
    } catch (FileNotFoundException e) {
      // Another program has deleted or moved it.
    }
  }

  @Override
  public FSDataOutputStream createNonRecursive(
      Path path,
      FsPermission permission,
      EnumSet<CreateFlag> flags,
      int buffer,
      short replication,
      long block,
      Progressable progress)
      throws IOException {
    if (flags.contains(CreateFlag.OVERWRITE)) {
      return super.createNonRecursive(
          path, permission, flags, buffer, replication, block, progress);
    }
    try {
      return new FSDataOutputStream(DiskOutput.create(local(path)), statistics);
    } catch (IOException e) {
      throw said(path, e);
    }
  }

  @Override
  public boolean mkdirs(Path path) throws IOException {
    try {
      Files.createDirectories(local(path));
      return true;
    } catch (IOException e) {
      throw said(path, e);
    }
  }

  @Override
  public boolean mkdirs(Path path, FsPermission permission) throws IOException {
    return mkdirs(path);
  }

  /** Deletes a name and, for a directory, its contents; links are not followed. */
  @Override
  public boolean delete(Path path, boolean recursive) throws IOException {
    try {
      return delete(local(path), recursive);
    } catch (IOException e) {
      throw said(path, e);
    }
  }

  private static boolean delete(java.nio.file.Path local, boolean recursive) throws IOException {
    if (recursive && Files.isDirectory(local, LinkOption.NOFOLLOW_LINKS)) {
      try (DirectoryStream<java.nio.file.Path> children = Files.newDirectoryStream(local)) {
        for (java.nio.file.Path child : children) {
          delete(child, true);
        }
      } catch (DirectoryIteratorException e) {
        throw e.getCause();
      } catch (NoSuchFileException e) {
        // Another program has deleted it.
        return false;
      }
    }
    return Files.deleteIfExists(local);
  }

  /** Renames in one step; replaces a file that has the name already. */
  @Override
  public boolean rename(Path from, Path to) throws IOException {
    try {
      Files.move(local(from), local(to), StandardCopyOption.ATOMIC_MOVE);
      return true;
    } catch (IOException e) {
      throw said(from, e);
    }
  }

  @Override
  public void sync(Path path) throws IOException {
    java.nio.file.Path local = local(path);
    try (FileChannel file = FileChannel.open(local, StandardOpenOption.READ)) {
      file.force(true);
    } catch (IOException e) {
      // Some shared folders cannot sync directories and fail with EINVAL, which is harmless.
      if (!Files.isDirectory(local) || !"Invalid argument".equals(e.getMessage())) {
        throw said(path, e);
      }
    }
  }
}
