package org.dancingsparks.rounds;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.InputException;

/**
 * The directory with the files of a count, on a file system that all machines see. It is deleted
 * with the count, or when the driver's JVM ends.
 */
final class RoundPlace implements Serializable {
  private static final long serialVersionUID = 1;
  private static final short OWNER_ONLY = 0700;

  private final String directory;
  private final SerializableConfiguration hadoop;

  private RoundPlace(String directory, SerializableConfiguration hadoop) {
    this.directory = directory;
    this.hadoop = hadoop;
  }

  /**
   * Makes a directory in another.
   *
   * @param bytes that the count may need
   * @throws InputException if it cannot be made, or there is less space
   */
  static RoundPlace in(String parent, double bytes, Configuration hadoop) {
    try {
      Path above = new Path(parent);
      FileSystem files = HadoopFiles.of(above, hadoop);
      if (!files.exists(above)) {
        throw new IOException("there is no such directory");
      }
      Path path =
          files.makeQualified(new Path(above, "dance-rounds-" + UUID.randomUUID().toString()));
      files.deleteOnExit(path);
      new AtomicFiles(files).make(path);
      files.setPermission(path, new FsPermission(OWNER_ONLY));
      checkSpace(files, path, bytes);
      return new RoundPlace(path.toString(), new SerializableConfiguration(hadoop));
    } catch (IOException | IllegalArgumentException e) {
      throw new InputException(
          "Rounds cannot be stored in %s: %s".formatted(parent, HadoopFiles.why(e)),
          "choose another directory that all machines see");
    }
  }

  private static void checkSpace(FileSystem files, Path path, double bytes) throws IOException {
    long free = files.getStatus(path).getRemaining();
    if (free < bytes) {
      throw new IOException(
          "some %s may be needed, but %s are free"
              .formatted(ByteSize.text((long) bytes), ByteSize.text(free)));
    }
  }

  private FileSystem files() throws IOException {
    return HadoopFiles.of(new Path(directory), hadoop.value());
  }

  /** A name that no other attempt uses. */
  static String newName(String kind, int round, int partition) {
    return "%s-%d-%d-%s".formatted(kind, round, partition, UUID.randomUUID());
  }

  FSDataOutputStream create(String name) {
    try {
      return AtomicFiles.create(files(), new Path(directory, name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Checks that a file that was closed has all its bytes. */
  void checkLength(String name, long bytes) throws IOException {
    AtomicFiles.checkLength(files(), new Path(directory, name), bytes);
  }

  OpenFile open(String name) {
    try {
      Path path = new Path(directory, name);
      return new OpenFile(files().open(path), name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Deletes files that no task needs any more. */
  void delete(List<RoundFile> unneeded) {
    try {
      for (RoundFile file : unneeded) {
        new AtomicFiles(files()).delete(new Path(directory, file.name()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Deletes everything. */
  void delete() {
    try {
      new AtomicFiles(files()).delete(new Path(directory));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return directory;
  }
}
