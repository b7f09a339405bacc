package org.dancingsparks.files;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.file.FileSystemException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Redacted;

/** Finds the file system of a path, and explains its failures. */
public final class HadoopFiles {
  /** The system's message for a process that has reached its limit of open files. */
  private static final String TOO_MANY_FILES = "Too many open files";

  /** The scheme of the local disk. */
  private static final String LOCAL = "file";

  private HadoopFiles() {}

  /**
   * The file system of a path. A local disk is a {@link LocalDisk} without Hadoop's {@code .crc}
   * files, which would prevent later edits; the manifest has a checksum of each part.
   *
   * @throws IOException if there is none, or its class is not on the class path
   */
  public static FileSystem of(Path path, Configuration hadoop) throws IOException {
    try {
      if (isOnLocalDisk(path, hadoop)) {
        return LocalDisk.of(hadoop);
      }
      FileSystem files = path.getFileSystem(hadoop);
      return files instanceof LocalFileSystem ? LocalDisk.of(hadoop) : files;
    } catch (RuntimeException e) {
      // Thrown by Hadoop if a class that its configuration names cannot be loaded.
      throw new IOException(why(e), e);
    }
  }

  /**
   * Returns whether a name is that of a directory; one that is no path is not.
   *
   * @throws InputException if that cannot be found out
   */
  public static boolean isDirectory(String name, Configuration hadoop) {
    try {
      Path path = new Path(name);
      FileSystem files = of(path, hadoop);
      return files.exists(path) && files.getFileStatus(path).isDirectory();
    } catch (IllegalArgumentException e) {
      // The name of a member of a family is not a path.
      return false;
    } catch (IOException | FSError e) {
      throw new InputException(
          "%s cannot be read: %s".formatted(name, why(e)),
          "check the path and that you may read it");
    }
  }

  /** Returns whether two paths are the same, or one is inside the other. */
  public static boolean areNested(String one, String other, Configuration hadoop) {
    try {
      String first = whole(one, hadoop);
      String second = whole(other, hadoop);
      return first.startsWith(second) || second.startsWith(first);
    } catch (IOException | IllegalArgumentException e) {
      // Whoever opens it says why it cannot be.
      return false;
    }
  }

  /** A path from its root on, which ends with a slash; on the local disk without links. */
  private static String whole(String name, Configuration hadoop) throws IOException {
    Optional<java.nio.file.Path> local = local(name, hadoop);
    Path path = new Path(name);
    String whole =
        local.isPresent()
            ? local.get().toFile().getCanonicalPath()
            : of(path, hadoop).makeQualified(path).toString();
    return whole.endsWith("/") ? whole : whole + "/";
  }

  /**
   * Returns whether Hadoop would find its own class for the local disk, which takes it a quarter of
   * a second: it loads the classes of all file systems, and logs in.
   */
  private static boolean isOnLocalDisk(Path path, Configuration hadoop) {
    URI root = path.toUri().getScheme() == null ? FileSystem.getDefaultUri(hadoop) : path.toUri();
    return LOCAL.equals(root.getScheme())
        && root.getAuthority() == null
        && hadoop.get("fs.file.impl") == null;
  }

  /**
   * The path on the local disk for a name; none if it is on another file system or is not a path.
   */
  public static Optional<java.nio.file.Path> local(String name, Configuration hadoop) {
    try {
      URI path = new Path(name).toUri();
      URI root = path.getScheme() == null ? FileSystem.getDefaultUri(hadoop) : path;
      return LOCAL.equals(root.getScheme())
          ? Optional.of(java.nio.file.Path.of(path.getPath()))
          : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /**
   * The reason why reading or writing failed, in a few words without secrets; never empty. Callers
   * must also catch {@code FSError}, in which Hadoop's local file system wraps the cause if a disk
   * is full, and the {@code IllegalArgumentException} that {@code Path} throws for a bad name.
   */
  public static String why(Throwable failure) {
    if (isOutOfFiles(failure)) {
      return tooManyFiles();
    }
    List<Throwable> causes = causes(failure);
    boolean isWrapped =
        failure instanceof FSError
            || failure instanceof IllegalArgumentException
            || failure instanceof UncheckedIOException;
    return causes.stream()
        .skip(isWrapped && failure.getCause() != null ? 1 : 0)
        .filter(cause -> !said(cause).isBlank())
        .findFirst()
        .map(HadoopFiles::reason)
        .orElseGet(() -> kind(causes.get(causes.size() - 1)));
  }

  /** Returns whether a failure is due to the system's limit of open files. */
  public static boolean isOutOfFiles(Throwable failure) {
    return causes(failure).stream().anyMatch(cause -> said(cause).contains(TOO_MANY_FILES));
  }

  /** A failure and its causes, beginning with itself; a cause may lead back to it. */
  private static List<Throwable> causes(Throwable failure) {
    Set<Throwable> causes = new LinkedHashSet<>();
    for (Throwable next = failure; next != null && causes.add(next); ) {
      next = next.getCause();
    }
    return List.copyOf(causes);
  }

  private static String said(Throwable failure) {
    String message = failure.getMessage();
    return message == null ? "" : message;
  }

  private static String reason(Throwable cause) {
    if (cause instanceof URISyntaxException fault && fault.getReason().startsWith("Relative")) {
      return fault.getInput().matches("[a-zA-Z]:.*")
          ? "%.2s is a drive of Windows, which this system does not have (in WSL, C: is /mnt/c)"
              .formatted(fault.getInput())
          : "there is no file system named %s".formatted(fault.getInput().replaceFirst(":.*", ""));
    }
    boolean isOfName =
        cause instanceof UnknownHostException
            || cause instanceof FileSystemException file && file.getReason() == null;
    return Redacted.text(isOfName ? kind(cause) + ": " + said(cause) : said(cause));
  }

  /** The name of a class of failures in words: {@code closed channel}. */
  private static String kind(Throwable failure) {
    String name = failure.getClass().getSimpleName().replaceFirst("(.)(Exception|Error)$", "$1");
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
  }

  /** The message for a failure because the system allows no more open files. */
  private static String tooManyFiles() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
        ? "too many files are open; the system allows %,d (`ulimit -n`)"
            .formatted(system.getMaxFileDescriptorCount())
        : "too many files are open";
  }
}
