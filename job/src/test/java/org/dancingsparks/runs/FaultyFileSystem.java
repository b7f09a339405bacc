package org.dancingsparks.runs;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.FilterFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.security.AccessControlException;
import org.apache.hadoop.util.Progressable;
import org.dancingsparks.files.Durable;
import org.dancingsparks.files.LocalDisk;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.Faults.Operation;

/**
 * The local disk as {@code faulty:/...}, with the installed {@link Faults}. Hadoop finds it by
 * itself.
 *
 * <p>The setting {@code fs.faulty.rename.millis} makes each rename wait before and after it is
 * done, which leaves time to kill the program.
 */
public final class FaultyFileSystem extends FilterFileSystem implements Durable {
  private static final String SCHEME = "faulty";
  private static final URI ROOT = URI.create(SCHEME + ":///");

  private static volatile Faults faults = Faults.none();

  /** The disk under the scheme. */
  private static final class Disk extends LocalDisk {
    @Override
    public URI getUri() {
      return ROOT;
    }
  }

  public FaultyFileSystem() {
    super(new Disk());
  }

  /** Installs the faults of all later operations, for all threads of this JVM. */
  public static void install(Faults next) {
    faults = next;
  }

  @Override
  public String getScheme() {
    return SCHEME;
  }

  /**
   * Returns the fault that happens later, or throws if an operation fails before it does anything.
   */
  private static Fault begin(Operation operation, Path path) throws IOException {
    Fault fault = faults.next(operation, path);
    switch (fault) {
      case FAILS, DIES -> throw failure(operation, path);
      case IS_FORBIDDEN ->
          throw new AccessControlException("%s is forbidden: %s".formatted(operation, path));
      case LOOKS_ABSENT ->
          throw new FileNotFoundException("%s (%s)".formatted(path, faults.whyUnopened()));
      default -> {
        return fault;
      }
    }
  }

  private static IOException failure(Operation operation, Path path) {
    return new IOException("the disk fails at %s of %s".formatted(operation, path));
  }

  /** The answer to an operation that is done. */
  private static boolean answer(Fault fault, Operation operation, Path path, boolean answer)
      throws IOException {
    faults.checkAlive();
    if (fault == Fault.ANSWER_IS_LOST) {
      throw failure(operation, path);
    }
    return answer && fault != Fault.LIES;
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
    Fault fault = begin(Operation.CREATE, path);
    FSDataOutputStream out =
        super.createNonRecursive(path, permission, flags, buffer, replication, block, progress);
    if (fault == Fault.ANSWER_IS_LOST) {
      out.close();
      throw failure(Operation.CREATE, path);
    }
    faults.power().created(path);
    return new FSDataOutputStream(new FaultyOutput(out, path, faults), null);
  }

  @Override
  public boolean rename(Path from, Path to) throws IOException {
    pause();
    Fault fault = faults.next(Operation.RENAME, from);
    boolean answer =
        switch (fault) {
          case FAILS -> throw failure(Operation.RENAME, from);
          case IS_FORBIDDEN -> throw new AccessControlException("RENAME is forbidden: " + from);
          case REFUSES -> false;
          // A store that can do no better than copy and delete may be cut between any two bytes.
          case STOPS_HALF_WAY, DIES -> copied(from, to, faults.below(1000) - 20);
          case LEAVES_THE_SOURCE -> copied(from, to, Integer.MAX_VALUE);
          default -> renamed(from, to);
        };
    pause();
    return answer(fault, Operation.RENAME, from, answer);
  }

  private boolean renamed(Path from, Path to) throws IOException {
    boolean answer = super.rename(from, to);
    faults.power().renamed(from, to);
    return answer;
  }

  /** Copies a number of bytes, none if it is negative, and throws. */
  private boolean copied(Path from, Path to, int bytes) throws IOException {
    if (bytes < 0 || getRawFileSystem().getFileStatus(from).isDirectory()) {
      throw failure(Operation.RENAME, from);
    }
    try (InputStream in = super.open(from, 4096);
        OutputStream out =
            getRawFileSystem().createNonRecursive(to, true, 4096, (short) 1, 4096, null)) {
      faults.power().created(to);
      out.write(in.readNBytes(bytes));
    }
    throw failure(Operation.RENAME, from);
  }

  private void pause() throws IOException {
    Configuration settings = getConf();
    try {
      Thread.sleep(settings.getInt("fs.faulty.rename.millis", 0));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  @Override
  public boolean delete(Path path, boolean recursive) throws IOException {
    Fault fault = begin(Operation.DELETE, path);
    if (fault == Fault.STOPS_HALF_WAY) {
      deleteSome(path);
      throw failure(Operation.DELETE, path);
    }
    boolean answer = fault != Fault.REFUSES && super.delete(path, recursive);
    faults.power().deleted(path);
    return answer(fault, Operation.DELETE, path, answer);
  }

  private void deleteSome(Path path) throws IOException {
    FileSystem disk = getRawFileSystem();
    if (disk.getFileStatus(path).isDirectory()) {
      List<FileStatus> children = new ArrayList<>(Arrays.asList(disk.listStatus(path)));
      Collections.rotate(children, faults.below(children.size() + 1));
      for (FileStatus child : children.subList(0, faults.below(children.size() + 1))) {
        disk.delete(child.getPath(), true);
        faults.power().deleted(child.getPath());
      }
    }
  }

  @Override
  public boolean mkdirs(Path path) throws IOException {
    return mkdirs(path, FsPermission.getDirDefault());
  }

  @Override
  public boolean mkdirs(Path path, FsPermission permission) throws IOException {
    Fault fault = begin(Operation.MKDIRS, path);
    if (fault == Fault.STOPS_HALF_WAY) {
      super.mkdirs(path.getParent(), permission);
      faults.power().made(path.getParent());
      throw failure(Operation.MKDIRS, path);
    }
    boolean answer = fault != Fault.REFUSES && super.mkdirs(path, permission);
    if (answer) {
      faults.power().made(path);
    }
    return answer(fault, Operation.MKDIRS, path, answer);
  }

  @Override
  public FileStatus getFileStatus(Path path) throws IOException {
    begin(Operation.STATUS, path);
    return super.getFileStatus(path);
  }

  /** Records the sync in the simulation; the disk of the tests itself need not be synced. */
  @Override
  public void sync(Path path) throws IOException {
    begin(Operation.SYNC, path);
    faults.power().synced(path);
  }

  @Override
  public FSDataInputStream open(Path path, int buffer) throws IOException {
    begin(Operation.OPEN, path);
    return super.open(path, buffer);
  }

  @Override
  public FileStatus[] listStatus(Path path) throws FileNotFoundException, IOException {
    begin(Operation.LIST, path);
    return super.listStatus(path);
  }
}
