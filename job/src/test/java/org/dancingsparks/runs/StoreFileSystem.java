package org.dancingsparks.runs;

import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CommonPathCapabilities;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.EtagSource;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSDataOutputStreamBuilder;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.MultipartUploaderBuilder;
import org.apache.hadoop.fs.Options.CreateFileOptionKeys;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.Progressable;
import org.dancingsparks.runs.StoreRequests.Kind;

/**
 * A remote store in this JVM's memory, whose {@linkplain StoreRequests requests} are counted and
 * take time. Hadoop finds it by itself. What it can do is in its name:
 *
 * <ul>
 *   <li>{@code store://renames/...} has directories and renames files and directories in one step,
 *       but not onto a file that is there, like HDFS;
 *   <li>{@code store://copies/...} is like S3 as Hadoop sees it: a rename copies and deletes file
 *       after file, a file is there once it is closed, also one that is only made if there is none,
 *       and there are no directories;
 *   <li>{@code store://uploads/...} can also complete uploads of other processes;
 *   <li>{@code store://unconditional/...} can do so, too, but not create a file on condition that
 *       there is none: of two that are made, the second takes the place of the first.
 * </ul>
 */
public final class StoreFileSystem extends FileSystem {
  /** The number of names in the answer to a request for a list. */
  private static final int PAGE = 1000;

  private static final Map<String, SortedMap<String, Stored>> STORES = new ConcurrentHashMap<>();
  private static volatile StoreRequests requests = StoreRequests.taking(0);

  private URI root;
  private SortedMap<String, Stored> stored;
  private boolean isRenaming;

  /** A file, or a directory if it has no bytes. */
  private record Stored(byte[] bytes, long modified, String etag) {
    boolean isDirectory() {
      return bytes == null;
    }
  }

  /** The status of a file that a store has given a tag. */
  private static final class Tagged extends FileStatus implements EtagSource {
    private static final long serialVersionUID = 1;

    private final String etag;

    Tagged(Stored file, Path path) {
      super(file.bytes.length, false, 1, PAGE, file.modified, path);
      etag = file.etag;
    }

    @Override
    public String getEtag() {
      return etag;
    }
  }

  /** Installs the way in which all later requests are done. */
  public static void install(StoreRequests next) {
    requests = next;
  }

  /** Empties all stores. */
  public static void clear() {
    STORES.values().forEach(Map::clear);
    StoreUploads.clear();
    install(StoreRequests.taking(0));
  }

  /** Stores a file without a request. */
  public static void put(Path path, byte[] bytes) {
    SortedMap<String, Stored> files = of(path.toUri().getAuthority());
    synchronized (files) {
      files.put(path.toUri().getPath(), file(bytes));
    }
  }

  /** The bytes of each file below a directory, by its relative name. */
  public static SortedMap<String, ByteBuffer> contents(Path directory) {
    SortedMap<String, Stored> files = of(directory.toUri().getAuthority());
    String prefix = directory.toUri().getPath() + "/";
    SortedMap<String, ByteBuffer> contents = new TreeMap<>();
    synchronized (files) {
      files
          .subMap(prefix, prefix + Character.MAX_VALUE)
          .forEach(
              (key, file) -> {
                if (!file.isDirectory()) {
                  contents.put(key.substring(prefix.length()), ByteBuffer.wrap(file.bytes));
                }
              });
    }
    return contents;
  }

  private static SortedMap<String, Stored> of(String authority) {
    return STORES.computeIfAbsent(authority, any -> new TreeMap<>());
  }

  private static Stored file(byte[] bytes) {
    return new Stored(bytes, System.currentTimeMillis(), "tag" + System.nanoTime());
  }

  @Override
  public String getScheme() {
    return "store";
  }

  @Override
  public void initialize(URI name, Configuration hadoop) throws IOException {
    super.initialize(name, hadoop);
    root = URI.create("store://" + name.getAuthority());
    stored = of(name.getAuthority());
    isRenaming = name.getAuthority().equals("renames");
  }

  @Override
  public URI getUri() {
    return root;
  }

  @Override
  public boolean hasPathCapability(Path path, String capability) throws IOException {
    return switch (capability.toLowerCase(Locale.ROOT)) {
      case CommonPathCapabilities.ETAGS_AVAILABLE -> !isRenaming;
      case CommonPathCapabilities.FS_MULTIPART_UPLOADER -> !root.getAuthority().equals("copies");
      case CreateFileOptionKeys.FS_OPTION_CREATE_CONDITIONAL_OVERWRITE ->
          !isRenaming && !root.getAuthority().equals("unconditional");
      default -> super.hasPathCapability(path, capability);
    };
  }

  @Override
  public MultipartUploaderBuilder<?, ?> createMultipartUploader(Path path) {
    return new StoreUploads.Builder(this, path, this::send);
  }

  private static String key(Path path) {
    return path.toUri().getPath();
  }

  /** The files and directories below a path, deeper ones included; the caller holds the lock. */
  private SortedMap<String, Stored> below(Path path) {
    String prefix = key(path).equals("/") ? "/" : key(path) + "/";
    return stored.subMap(prefix, prefix + Character.MAX_VALUE);
  }

  private boolean hasDirectory(Path path) {
    Stored found = stored.get(key(path));
    return path.isRoot() || (found == null ? !below(path).isEmpty() : found.isDirectory());
  }

  private FileStatus status(Path path) throws IOException {
    Stored found = stored.get(key(path));
    Path qualified = makeQualified(path);
    if (hasDirectory(path)) {
      return new FileStatus(0, true, 1, PAGE, 0, qualified);
    }
    if (found == null) {
      throw new FileNotFoundException(path + " is not there");
    }
    return isRenaming
        ? new FileStatus(found.bytes.length, false, 1, PAGE, found.modified, qualified)
        : new Tagged(found, qualified);
  }

  /** Does a request while no other does one. */
  private <T> T send(Kind kind, Path path, StoreRequests.Action<T> action) throws IOException {
    return requests.send(
        kind,
        path,
        () -> {
          synchronized (stored) {
            return action.run();
          }
        });
  }

  @Override
  public FileStatus getFileStatus(Path path) throws IOException {
    return send(Kind.STATUS, path, () -> status(path));
  }

  @Override
  public FileStatus[] listStatus(Path path) throws IOException {
    List<FileStatus> children = send(Kind.LIST, path, () -> children(path));
    for (int page = PAGE; page < children.size(); page += PAGE) {
      send(Kind.LIST, path, () -> null);
    }
    return children.toArray(FileStatus[]::new);
  }

  private List<FileStatus> children(Path path) throws IOException {
    if (!hasDirectory(path)) {
      return List.of(status(path));
    }
    int from = key(path).equals("/") ? 1 : key(path).length() + 1;
    List<String> names =
        below(path).keySet().stream()
            .map(key -> key.substring(from).replaceFirst("/.*", ""))
            .distinct()
            .toList();
    List<FileStatus> children = new ArrayList<>();
    for (String name : names) {
      children.add(status(new Path(path, name)));
    }
    return children;
  }

  @Override
  public FSDataInputStream open(Path path, int buffer) throws IOException {
    byte[] bytes =
        send(
            Kind.OPEN,
            path,
            () -> {
              if (status(path).isDirectory()) {
                throw new FileNotFoundException(path + " is a directory");
              }
              return stored.get(key(path)).bytes;
            });
    return new FSDataInputStream(new StoredBytes(bytes));
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
    send(
        Kind.CREATE,
        path,
        () -> {
          if (stored.containsKey(key(path)) && !flags.contains(CreateFlag.OVERWRITE)) {
            throw new FileAlreadyExistsException(path + " is there already");
          }
          if (isRenaming) {
            checkDirectory(path.getParent());
            stored.put(key(path), file(new byte[0]));
          }
          return null;
        });
    return new FSDataOutputStream(new Upload(path, false), null);
  }

  /**
   * Makes files conditionally where it is asked to; that takes one request, when they are closed.
   */
  @Override
  public FSDataOutputStreamBuilder<?, ?> createFile(Path path) {
    return new Builder(path).create().overwrite(true);
  }

  private final class Builder extends FSDataOutputStreamBuilder<FSDataOutputStream, Builder> {
    private static final String IS_FIRST =
        CreateFileOptionKeys.FS_OPTION_CREATE_CONDITIONAL_OVERWRITE;

    private Builder(Path path) {
      super(StoreFileSystem.this, path);
    }

    @Override
    public Builder getThisBuilder() {
      return this;
    }

    @Override
    public FSDataOutputStream build() throws IOException {
      rejectUnknownMandatoryKeys(Set.of(IS_FIRST), "");
      boolean isOverwriting = getFlags().contains(CreateFlag.OVERWRITE);
      return getOptions().getBoolean(IS_FIRST, false)
          ? new FSDataOutputStream(new Upload(getPath(), true), null)
          : StoreFileSystem.this.create(getPath(), null, isOverwriting, 1, (short) 1, PAGE, null);
    }
  }

  private void checkDirectory(Path path) throws IOException {
    if (!hasDirectory(path)) {
      throw new FileNotFoundException(path + " is not there");
    }
  }

  /** A file that is stored when it is closed. */
  private final class Upload extends ByteArrayOutputStream {
    private final Path path;
    private final boolean isFirst;
    private boolean isClosed;

    Upload(Path path, boolean isFirst) {
      this.path = path;
      this.isFirst = isFirst;
    }

    @Override
    public void close() throws IOException {
      if (isClosed) {
        return;
      }
      isClosed = true;
      send(
          Kind.CLOSE,
          path,
          () -> {
            if (isRenaming && !stored.containsKey(key(path))) {
              throw new FileNotFoundException(path + " is not there any more");
            }
            if (isFirst && stored.containsKey(key(path))) {
              throw new FileAlreadyExistsException(path + " is there already");
            }
            return stored.put(key(path), file(toByteArray()));
          });
    }
  }

  @Override
  public FSDataOutputStream create(
      Path path,
      FsPermission permission,
      boolean overwrite,
      int buffer,
      short replication,
      long block,
      Progressable progress)
      throws IOException {
    mkdirs(path.getParent());
    EnumSet<CreateFlag> flags = EnumSet.of(CreateFlag.CREATE);
    if (overwrite) {
      flags.add(CreateFlag.OVERWRITE);
    }
    return createNonRecursive(path, permission, flags, buffer, replication, block, progress);
  }

  @Override
  public FSDataOutputStream append(Path path, int buffer, Progressable progress) {
    throw new UnsupportedOperationException("This store does not append.");
  }

  @Override
  public boolean rename(Path from, Path to) throws IOException {
    return isRenaming ? send(Kind.RENAME, from, () -> renamed(from, to)) : copied(from, to);
  }

  private boolean renamed(Path from, Path to) {
    if (!stored.containsKey(key(from)) || stored.containsKey(key(to))) {
      return false;
    }
    SortedMap<String, Stored> moved = new TreeMap<>(below(from));
    moved.put(key(from), stored.get(key(from)));
    moved.forEach(
        (key, file) -> {
          stored.remove(key);
          stored.put(key(to) + key.substring(key(from).length()), file);
        });
    return true;
  }

  private boolean copied(Path from, Path to) throws IOException {
    getFileStatus(from);
    List<String> keys =
        send(
            Kind.LIST,
            from,
            () -> {
              List<String> all = new ArrayList<>(below(from).keySet());
              all.add(key(from));
              all.removeIf(key -> !stored.containsKey(key));
              return all;
            });
    for (String key : keys) {
      String copy = key(to) + key.substring(key(from).length());
      send(Kind.COPY, from, () -> stored.put(copy, file(stored.get(key).bytes)));
    }
    for (String key : keys) {
      send(Kind.DELETE, from, () -> stored.remove(key));
    }
    return true;
  }

  @Override
  public boolean delete(Path path, boolean recursive) throws IOException {
    return send(
        Kind.DELETE,
        path,
        () -> {
          boolean isThere = hasDirectory(path) || stored.containsKey(key(path));
          below(path).clear();
          stored.remove(key(path));
          return isThere;
        });
  }

  @Override
  public boolean mkdirs(Path path, FsPermission permission) throws IOException {
    return send(
        Kind.MKDIRS,
        path,
        () -> {
          for (Path each = path; !each.isRoot(); each = each.getParent()) {
            stored.putIfAbsent(key(each), new Stored(null, 0, ""));
          }
          return true;
        });
  }

  @Override
  public void setTimes(Path path, long modified, long accessed) throws IOException {
    if (isRenaming) {
      send(
          Kind.SET_TIMES,
          path,
          () ->
              stored.computeIfPresent(
                  key(path), (key, file) -> new Stored(file.bytes, modified, file.etag)));
    }
  }

  @Override
  public void setWorkingDirectory(Path path) {
    throw new UnsupportedOperationException("This store has no working directory.");
  }

  @Override
  public Path getWorkingDirectory() {
    return new Path(root.toString() + "/");
  }
}
