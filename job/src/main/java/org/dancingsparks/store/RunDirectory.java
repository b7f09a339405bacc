package org.dancingsparks.store;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.plan.HadoopFiles;
import org.dancingsparks.plan.WrittenFile;

/**
 * The directory of a run on a Hadoop file system: what is there, which files are its own, and whose
 * run it is. How files get there whole, {@link WholeFiles} knows.
 */
final class RunDirectory {
  private final FileSystem files;
  private final WholeFiles whole;
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
    whole = new WholeFiles(files);
    directory = files.makeQualified(path);
    work = new Path(directory, RunNames.WORK);
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

  /** What is in the directory itself, and what was rejected. */
  Listing listing() throws IOException {
    return Listing.withRejected(files, directory);
  }

  /** What is at the place of work. */
  Listing listingAtWork() throws IOException {
    return Listing.of(files, work);
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
  void checkMoved(List<KeptFile> kept) throws IOException {
    Listing there = listing();
    for (KeptFile file : kept) {
      if (!there.has(file.name(), file.attempt().bytes())) {
        throw new IOException(file.name() + " is not there any more as it was written");
      }
    }
    Set<String> names = kept.stream().map(KeptFile::name).collect(Collectors.toSet());
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
    if (files.getFileStatus(directory).isFile()) {
      return Optional.of(directory);
    }
    List<FileStatus> children = children(directory);
    for (FileStatus child : children) {
      String name = child.getPath().getName();
      boolean isOurs =
          child.isDirectory()
              ? name.equals(RunNames.WORK) || name.equals(RunNames.REJECTED)
              : RunNames.isOfDirectory(name);
      if (!isOurs) {
        return Optional.of(child.getPath());
      }
    }
    for (FileStatus child : children) {
      if (child.isDirectory()) {
        Optional<Path> foreign = foreignIn(child.getPath());
        if (foreign.isPresent()) {
          return foreign;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Path> foreignIn(Path place) throws IOException {
    boolean isWork = place.getName().equals(RunNames.WORK);
    for (FileStatus child : children(place)) {
      String name = child.getPath().getName();
      boolean isOurs = isWork ? RunNames.isAtWork(name) : RunNames.isPart(name);
      if (child.isDirectory() || !isOurs) {
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
    whole.delete(path(RunNames.MANIFEST));
    whole.delete(atWork(RunNames.PLAN));
    for (FileStatus child : children(directory)) {
      whole.delete(child.getPath());
    }
  }

  /** Makes the place ours, from whomever it was. */
  void claim() throws IOException {
    whole.make(work);
    write(atWork(RunNames.OWNER), owner);
  }

  /**
   * Checks that the place is still ours.
   *
   * @throws IOException if another run has taken it over
   */
  void checkOwner() throws IOException {
    if (!read(atWork(RunNames.OWNER)).equals(Optional.of(owner))) {
      throw new IOException("another run has taken the place over");
    }
  }

  /** Writes a small file unless it is there as it should be. */
  WrittenFile writeUnlessThere(Path path, String text) throws IOException {
    return whole.writeUnlessThere(path, text);
  }

  /** Writes a small file, in place of what was there. */
  WrittenFile write(Path path, String text) throws IOException {
    return whole.write(path, text);
  }

  /** The text of a small file, if it is there. */
  Optional<String> read(Path path) throws IOException {
    return whole.read(path);
  }

  /** Moves a finished file from the place of work to its final name, if it was not moved before. */
  void move(WrittenFile file, String name) throws IOException {
    Path to = path(name);
    if (!to.getParent().equals(directory)) {
      whole.make(to.getParent());
    }
    whole.move(atWork(file.name()), to, file.bytes());
  }

  /** Deletes from the place of work what attempts wrote, but for the named. */
  void dropAttempts(Set<String> kept) throws IOException {
    List<Path> dropped = new ArrayList<>();
    for (FileStatus child : children(work)) {
      String name = child.getPath().getName();
      if (RunNames.isAttempt(name) && !kept.contains(name)) {
        dropped.add(child.getPath());
      }
    }
    for (Path path : dropped) {
      whole.delete(path);
    }
  }

  /** Deletes the place of work, once the run is complete. */
  void tidy() throws IOException {
    whole.delete(work);
  }
}
