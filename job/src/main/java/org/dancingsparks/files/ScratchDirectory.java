package org.dancingsparks.files;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.Printable;

/**
 * A directory for the temporary files of this process on a local disk, {@code dance-run-...}. A
 * file in it stays locked until the directory is closed or the process ends in any way. So a later
 * process recognizes the remains of a killed one, and clears them when it makes a directory beside
 * them.
 *
 * <p>A directory is abandoned if this user owns it, this machine made it, and nobody holds its
 * lock. The locked file names the machine, since on some network file systems machines do not see
 * each other's locks. It is written under the lock, so that a directory in use never looks
 * abandoned. Links are not followed.
 */
public final class ScratchDirectory implements Closeable {
  private static final Logger LOG = LogManager.getLogger(ScratchDirectory.class);

  private static final String PREFIX = "dance-run-";

  /**
   * The directories of this process. It never opens their lock files twice, since the system
   * releases a lock as soon as the process closes the file anywhere.
   */
  private static final String OWN =
      PREFIX + ProcessHandle.current().pid() + "-" + UUID.randomUUID().toString().substring(0, 8);

  private static final String LOCK = "lock";

  /** Maximum number of bytes of the name of a machine. */
  private static final int MAX_BYTES = 1 << 10;

  private static final Set<OpenOption> READ_WRITE =
      Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);

  private final Path path;
  private final FileChannel lock;

  private ScratchDirectory(Path path, FileChannel lock) {
    this.path = path;
    this.lock = lock;
  }

  /**
   * Makes a directory that only this user can enter, and clears the abandoned ones beside it. The
   * caller deletes it.
   *
   * @param parent where it is made
   */
  public static ScratchDirectory in(Path parent) throws IOException {
    Path path = Files.createTempDirectory(parent, OWN + "-");
    FileChannel lock =
        FileChannel.open(
            path.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      if (lock.tryLock() != null) {
        lock.write(ByteBuffer.wrap(machine()));
      }
    } catch (IOException e) {
      // On a file system without locks nothing ever counts as abandoned.
    }
    ScratchDirectory made = new ScratchDirectory(path, lock);
    made.clearOthers();
    return made;
  }

  /** The directory. */
  public Path path() {
    return path;
  }

  /** The name of this machine; Java would ask the network for it. */
  private static byte[] machine() throws IOException {
    Path name = Path.of("/proc/sys/kernel/hostname");
    return Files.exists(name) ? Files.readAllBytes(name) : "\n".getBytes(StandardCharsets.US_ASCII);
  }

  private void clearOthers() throws IOException {
    int directories = 0;
    long bytes = 0;
    try (DirectoryStream<Path> all = Files.newDirectoryStream(path.getParent(), PREFIX + "*")) {
      for (Path other : all) {
        OptionalLong freed = clear(other);
        directories += freed.isPresent() ? 1 : 0;
        bytes += freed.orElse(0);
      }
    }
    if (directories > 0) {
      LOG.info(
          "Cleared {} that killed runs had left in {}: {}.",
          directories == 1 ? "a directory" : directories + " directories",
          Printable.text(path.getParent().toString()),
          ByteSize.text(bytes));
    }
  }

  /**
   * Deletes an abandoned directory. Returns its bytes; none if it is in use or cannot be deleted.
   */
  private OptionalLong clear(Path other) {
    try {
      boolean isOurs =
          !other.getFileName().toString().startsWith(OWN)
              && Files.isDirectory(other, LinkOption.NOFOLLOW_LINKS)
              && Files.getOwner(other).equals(Files.getOwner(path));
      return isOurs ? clearUnlessLocked(other) : OptionalLong.empty();
    } catch (IOException | UncheckedIOException | OverlappingFileLockException e) {
      return OptionalLong.empty();
    }
  }

  private static OptionalLong clearUnlessLocked(Path other) throws IOException {
    Path file = other.resolve(LOCK);
    try (FileChannel channel = FileChannel.open(file, READ_WRITE);
        FileLock held = channel.tryLock()) {
      if (held == null || !ByteBuffer.wrap(machine()).equals(read(channel))) {
        return OptionalLong.empty();
      }
      long bytes = empty(other, file);
      // Last, so that the next process knows what this one could not delete.
      Files.delete(file);
      Files.delete(other);
      return OptionalLong.of(bytes);
    }
  }

  private static ByteBuffer read(FileChannel channel) throws IOException {
    ByteBuffer text = ByteBuffer.allocate(MAX_BYTES);
    channel.read(text);
    return text.flip();
  }

  /** Deletes everything in a directory except one file. Returns the total size of the files. */
  private static long empty(Path directory, Path but) throws IOException {
    long bytes = 0;
    try (Stream<Path> all = Files.walk(directory)) {
      // The contents of a directory come before the directory.
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        if (!each.equals(directory) && !each.equals(but)) {
          bytes += Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS) ? Files.size(each) : 0;
          Files.delete(each);
        }
      }
    }
    return bytes;
  }

  /** Releases the lock. */
  @Override
  public void close() throws IOException {
    lock.close();
  }
}
