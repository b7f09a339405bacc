package org.dancingsparks.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.HadoopFiles;

/**
 * The directory of a run on a Hadoop file system: what is there, which files are its own, and whose
 * run it is. How files get there whole, {@link AtomicFiles} knows.
 */
public final class RunDirectory {
  private final FileSystem files;
  private final AtomicFiles whole;
  private final Path directory;
  private final WorkPlace work;

  /** A directory, there or not. */
  public RunDirectory(String name, Configuration hadoop) throws IOException {
    Path path = new Path(name);
    files = HadoopFiles.of(path, hadoop);
    whole = new AtomicFiles(files);
    directory = files.makeQualified(path);
    work = new WorkPlace(files, whole, directory);
  }

  public FileSystem files() {
    return files;
  }

  public Path path(String name) {
    return new Path(directory, name);
  }

  /** Where the run works. */
  Path work() throws IOException {
    return work.path().orElseThrow(() -> new IOException("no run works there"));
  }

  public Path atWork(String name) throws IOException {
    return new Path(work(), name);
  }

  @Override
  public String toString() {
    return directory.toString();
  }

  public boolean exists() throws IOException {
    return files.exists(directory);
  }

  /** What is in the directory itself, and what was rejected. */
  public Listing listing() throws IOException {
    return Listing.withRejected(files, directory);
  }

  /** What is at the place of work. */
  Listing listingAtWork() throws IOException {
    return Listing.of(files, work());
  }

  boolean hasParts() throws IOException {
    return listing().files().stream().anyMatch(RunNames::isPartOrRejected);
  }

  /**
   * Checks that there are no parts but the first few.
   *
   * @throws IOException if there is another
   */
  void checkNoPartsFrom(int parts) throws IOException {
    for (String name : listing().files()) {
      String part = new Path(name).getName();
      if (RunNames.isPartOrRejected(name) && part.compareTo(RunNames.partName(parts)) >= 0) {
        throw new IOException(name + " is there, which is no part of this run");
      }
    }
  }

  /**
   * Checks that files are there whole, and no other part. Moving them has said so already; but
   * where two runs move the same file, one of which does not know yet that it has lost the place,
   * it may be gone again.
   *
   * @throws IOException if one is not there
   */
  void checkMoved(List<CommittedFile> kept) throws IOException {
    Listing there = listing();
    for (CommittedFile file : kept) {
      if (!there.has(file.name(), file.attempt().bytes())) {
        throw new IOException(file.name() + " is not there any more as it was written");
      }
    }
    Set<String> names = kept.stream().map(CommittedFile::name).collect(Collectors.toSet());
    for (String name : there.files()) {
      if (RunNames.isPartOrRejected(name) && !names.contains(name)) {
        throw new IOException(name + " is there, which is no part of this run");
      }
    }
  }

  /** Something at the place that no run of ours has written, if there is. */
  Optional<Path> foreign() throws IOException {
    if (!exists()) {
      return Optional.empty();
    }
    if (!files.getFileStatus(directory).isDirectory()) {
      return Optional.of(directory);
    }
    return foreignIn(directory, RunDirectory::isOurDirectory, RunNames::isOfDirectory);
  }

  private static boolean isOurDirectory(String name) {
    return RunNames.isWork(name) || name.equals(RunNames.REJECTED);
  }

  /** What is no plain file or directory of a run's, such as a link to another place, is foreign. */
  private Optional<Path> foreignIn(
      Path place, Predicate<String> isOurDirectory, Predicate<String> isOurFile)
      throws IOException {
    List<FileStatus> children = AtomicFiles.children(files, place);
    for (FileStatus child : children) {
      String name = child.getPath().getName();
      boolean isOurs =
          child.isDirectory() ? isOurDirectory.test(name) : child.isFile() && isOurFile.test(name);
      if (!isOurs) {
        return Optional.of(child.getPath());
      }
    }
    for (FileStatus child : children) {
      if (child.isDirectory()) {
        String name = child.getPath().getName();
        Optional<Path> foreign =
            RunNames.isWork(name)
                ? foreignIn(child.getPath(), RunNames::isDropped, RunNames::isAtWork)
                : foreignIn(
                    child.getPath(),
                    // A place of work that was on its way to be deleted, or what was rejected.
                    below -> RunNames.isDropped(name) && RunNames.isDropped(below),
                    below ->
                        RunNames.isPart(below)
                            || RunNames.isDropped(name) && RunNames.isAtWork(below));
        if (foreign.isPresent()) {
          return foreign;
        }
      }
    }
    return Optional.empty();
  }

  /** Whether there is anything but the place of work. */
  boolean hasMoreThanWork() throws IOException {
    return !names().stream().allMatch(RunNames::isWork);
  }

  /** The names of the files in the directory, its own and others', sorted. */
  public List<String> names() throws IOException {
    return AtomicFiles.children(files, directory).stream()
        .map(child -> child.getPath().getName())
        .sorted()
        .toList();
  }

  /** Deletes what is in the directory, the place of work aside; all of it has to be ours. */
  void clear() throws IOException {
    // First what makes it a finished run, or one that could be gone on with.
    work.drop(path(RunNames.MANIFEST));
    whole.delete(atWork(RunNames.PLAN));
    // A loss of power may not bring the manifest back to parts of another run.
    sync();
    for (FileStatus child : AtomicFiles.children(files, directory)) {
      if (!RunNames.isWork(child.getPath().getName())) {
        work.drop(child.getPath());
      }
    }
    for (FileStatus child : AtomicFiles.children(files, work())) {
      whole.delete(child.getPath());
    }
  }

  /**
   * Makes a place of work of our own.
   *
   * @param existing whether from another run, whose work then is ours
   * @throws IOException if another run has been faster
   */
  void claim(SaveMode existing) throws IOException {
    work.claim(existing);
  }

  /** Writes down whose run it is. */
  void sign() throws IOException {
    work.sign();
  }

  /** What to tell the user of a failure; a run that has lost its place has nothing to mend. */
  StoreException failed(String what, Throwable e) {
    Optional<String> lost = Optional.empty();
    try {
      lost = work.lost();
    } catch (IOException | FSError unknown) {
      e.addSuppressed(unknown);
    }
    return new StoreException(
        lost.map(how -> "%s: %s.".formatted(what, how))
            .orElse(
                "%s: %s; mend that, and go on with --resume.".formatted(what, HadoopFiles.why(e))),
        e);
  }

  /**
   * Writes a small file beside the parts, unless it is there as it should be: a store that is full
   * may take what is to be replaced, and refuse what is to come.
   */
  public WrittenFile writeBeside(String name, String text) throws IOException {
    Path path = path(name);
    if (read(path).equals(Optional.of(text))) {
      whole.sync(path);
      return AtomicFiles.written(path, text);
    }
    WrittenFile file = write(name, text);
    moveInPlace(file, name);
    return file;
  }

  /** Moves a file to its final name, in place of what was there. */
  public void moveInPlace(WrittenFile file, String name) throws IOException {
    work.drop(path(name));
    move(file, name);
  }

  /** Writes a small file at the place of work, in place of what was there. */
  WrittenFile write(String name, String text) throws IOException {
    return whole.write(atWork(name), text);
  }

  /** The text of a small file, if it is there. */
  public Optional<String> read(Path path) throws IOException {
    return whole.read(path);
  }

  /** The text of a small file at the place of work, if there is one. */
  public Optional<String> readAtWork(String name) throws IOException {
    Optional<Path> place = work.path();
    return place.isEmpty() ? Optional.empty() : read(new Path(place.get(), name));
  }

  /** Moves a finished file from the place of work to its final name, if it was not moved before. */
  void move(WrittenFile file, String name) throws IOException {
    Path to = path(name);
    if (!to.getParent().equals(directory)) {
      whole.make(to.getParent());
    }
    whole.move(atWork(file.name()), to, file.bytes(), work::drop);
    // What is at the final name might be another run's.
    work.check();
  }

  /** Brings to the disk which names the directory has, and that of what was rejected. */
  void sync() throws IOException {
    Path rejected = path(RunNames.REJECTED);
    if (files.exists(rejected)) {
      whole.sync(rejected);
    }
    whole.sync(directory);
  }

  /** Deletes from the place of work what attempts wrote, but for the named, and what is dropped. */
  void dropAttempts(Set<String> kept) throws IOException {
    List<Path> dropped = new ArrayList<>();
    for (FileStatus child : AtomicFiles.children(files, work())) {
      String name = child.getPath().getName();
      if (RunNames.isDropped(name) || RunNames.isAttempt(name) && !kept.contains(name)) {
        dropped.add(child.getPath());
      }
    }
    for (Path path : dropped) {
      whole.delete(path);
    }
  }

  /** Deletes what a complete run has left at its place of work. */
  void tidyComplete() throws IOException {
    work.tidyComplete();
  }

  /** Deletes the place of work, once the run is complete. */
  void tidy() throws IOException {
    work.tidy();
  }
}
