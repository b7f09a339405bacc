package org.dancingsparks.store;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.plan.HadoopFiles;
import org.dancingsparks.plan.WrittenFile;

/**
 * The directory of a run on a Hadoop file system: which files are its own, whose run it is, and how
 * files get there whole.
 *
 * <p>Nothing is taken for written that was not looked at afterwards, and each step can be repeated.
 */
final class RunDirectory {
  /** The manifest, written last: with it the run is complete. */
  static final String MANIFEST = "_run.json";

  static final String PROBLEM = "_problem.dlx";
  static final String PUZZLE = "_puzzle.yaml";
  static final String OPTIONS = "_options.parquet";

  /** Where an unfinished run keeps its files. */
  static final String WORK = "_work";

  /** What is searched, how, and by which plan: written when all else is ready to begin. */
  static final String PLAN = "plan.json";

  private static final String OWNER = "owner";
  private static final Pattern PART = Pattern.compile("part-\\d{5}\\.parquet");
  private static final Set<String> BESIDE = Set.of(PROBLEM, PUZZLE, OPTIONS);
  private static final Pattern ATTEMPT = Pattern.compile("attempt-[0-9A-Za-z-]+\\.parquet");
  private static final Pattern AT_WORK =
      Pattern.compile(ATTEMPT + "|bin-\\d{5}\\.json|_run\\.json|plan\\.json|owner");

  /** Records are small; what is longer is none. */
  private static final int MOST_BYTES = 1 << 28;

  private final FileSystem files;
  private final Path directory;
  private final Path work;

  /**
   * Says in {@code _work} whose it is: if another run takes the place over, this one has to end.
   */
  private final String owner = UUID.randomUUID().toString();

  /** A directory, there or not. */
  RunDirectory(String name, Configuration hadoop) throws IOException {
    Path path = new Path(name);
    files = HadoopFiles.of(path, hadoop);
    directory = files.makeQualified(path);
    work = new Path(directory, WORK);
  }

  static String partName(int bin) {
    return "part-%05d.parquet".formatted(bin);
  }

  static String binName(int bin) {
    return "bin-%05d.json".formatted(bin);
  }

  /** Whether a name that a record gives is one that we give to a file; never a path elsewhere. */
  static boolean isOurs(String name) {
    return PART.matcher(name).matches() || ATTEMPT.matcher(name).matches() || BESIDE.contains(name);
  }

  FileSystem files() {
    return files;
  }

  Path path(String name) {
    return new Path(directory, name);
  }

  Path work() {
    return work;
  }

  Path atWork(String name) {
    return new Path(work, name);
  }

  @Override
  public String toString() {
    return directory.toString();
  }

  boolean exists() throws IOException {
    return files.exists(directory);
  }

  /** What is in the directory itself. */
  Listing listing() throws IOException {
    return Listing.of(files, directory);
  }

  /** What is at the place of work. */
  Listing listingAtWork() throws IOException {
    return Listing.of(files, work);
  }

  boolean hasParts() throws IOException {
    return listing().lengths().keySet().stream().anyMatch(name -> PART.matcher(name).matches());
  }

  /**
   * Checks that there are no parts but the first few.
   *
   * @throws IOException if there is another
   */
  void checkNoPartsFrom(int parts) throws IOException {
    for (String name : listing().lengths().keySet()) {
      if (PART.matcher(name).matches() && name.compareTo(partName(parts)) >= 0) {
        throw new IOException(name + " is there, which is no part of this run");
      }
    }
  }

  /**
   * Checks that the first few parts are there whole. Moving them has said so already; but where two
   * runs move the same file, one of which does not know yet that it has lost the place, it may be
   * gone again.
   *
   * @throws IOException if one is not there
   */
  void checkMoved(List<WrittenFile> parts) throws IOException {
    Listing there = listing();
    for (int number = 0; number < parts.size(); number++) {
      if (!there.has(partName(number), parts.get(number).bytes())) {
        throw new IOException(partName(number) + " is not there any more as it was written");
      }
    }
  }

  /** Something at the place that no run of ours has written, if there is. */
  Optional<Path> foreign() throws IOException {
    if (!exists()) {
      return Optional.empty();
    }
    if (files.getFileStatus(directory).isFile()) {
      return Optional.of(directory);
    }
    for (FileStatus child : children(directory)) {
      String name = child.getPath().getName();
      boolean isOurs =
          child.isDirectory()
              ? name.equals(WORK)
              : PART.matcher(name).matches() || BESIDE.contains(name) || name.equals(MANIFEST);
      if (!isOurs) {
        return Optional.of(child.getPath());
      }
    }
    for (FileStatus child : children(work)) {
      if (child.isDirectory() || !AT_WORK.matcher(child.getPath().getName()).matches()) {
        return Optional.of(child.getPath());
      }
    }
    return Optional.empty();
  }

  /** The names of the files in the directory, its own and others', sorted. */
  List<String> names() throws IOException {
    return children(directory).stream().map(child -> child.getPath().getName()).sorted().toList();
  }

  private List<FileStatus> children(Path parent) throws IOException {
    try {
      return List.of(files.listStatus(parent));
    } catch (FileNotFoundException e) {
      return List.of();
    }
  }

  /** Deletes what is in the directory, if it is there; all of it has to be ours. */
  void clear() throws IOException {
    // First what makes it a finished run, or one that could be gone on with.
    delete(path(MANIFEST));
    delete(atWork(PLAN));
    for (FileStatus child : children(directory)) {
      delete(child.getPath());
    }
  }

  private void delete(Path path) throws IOException {
    if (files.exists(path) && !files.delete(path, true) && files.exists(path)) {
      throw new IOException(path + " cannot be deleted");
    }
  }

  /** Makes the place ours, from whomever it was. */
  void claim() throws IOException {
    if (!files.mkdirs(work) && !files.exists(work)) {
      throw new IOException("the directory cannot be made");
    }
    write(atWork(OWNER), owner);
  }

  /**
   * Checks that the place is still ours.
   *
   * @throws IOException if another run has taken it over
   */
  void checkOwner() throws IOException {
    if (!read(atWork(OWNER)).equals(Optional.of(owner))) {
      throw new IOException("another run has taken the place over");
    }
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

  /**
   * Moves a finished file from where it was written to its final name; if it was moved before, all
   * is well.
   */
  void move(WrittenFile file, String name) throws IOException {
    Path from = atWork(file.name());
    Path to = path(name);
    IOException failure = has(from, file.bytes()) ? rename(from, to) : null;
    if (isMoved(from, to, file.bytes())) {
      return;
    }
    if (has(from, file.bytes())) {
      // Where a rename is a copy, one that was cut short has left a part of it in the way.
      delete(to);
      failure = rename(from, to);
    }
    if (!isMoved(from, to, file.bytes())) {
      String why = failure == null ? "" : ": " + failure.getMessage();
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

  /** Deletes from the place of work what attempts wrote, but for the named. */
  void dropAttempts(Set<String> kept) throws IOException {
    List<Path> dropped = new ArrayList<>();
    for (FileStatus child : children(work)) {
      String name = child.getPath().getName();
      if (name.startsWith("attempt-") && !kept.contains(name)) {
        dropped.add(child.getPath());
      }
    }
    for (Path path : dropped) {
      delete(path);
    }
  }

  /** Deletes the place of work, once the run is complete. */
  void tidy() throws IOException {
    delete(work);
  }
}
