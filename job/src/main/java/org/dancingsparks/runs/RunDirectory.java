package org.dancingsparks.runs;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.Checksum;
import org.dancingsparks.files.FileUpload;
import org.dancingsparks.files.HadoopFiles;

/**
 * The directory of a run on a Hadoop file system: its files, which of them are the run's own, and
 * the work directory. {@link AtomicFiles} moves files there whole.
 */
public final class RunDirectory {
  private final FileSystem files;
  private final AtomicFiles atomic;
  private final Path directory;
  private final WorkDirectory work;
  private RunLayout layout;

  /** The uploads that take the place of renames on an object store. */
  private final Optional<RunUploads> uploads;

  /** A directory, there or not. */
  public RunDirectory(String name, Configuration hadoop) throws IOException {
    Path path = new Path(name);
    files = HadoopFiles.of(path, hadoop);
    atomic = new AtomicFiles(files);
    directory = files.makeQualified(path);
    work = WorkDirectory.of(files, directory);
    layout = isFlat() ? RunLayout.FLAT : RunLayout.META;
    uploads =
        FileUpload.isFor(files, directory)
            ? Optional.of(new RunUploads(this, work))
            : Optional.empty();
  }

  /** Returns whether there is a complete run of the format before. */
  private boolean isFlat() throws IOException {
    try {
      return files.exists(path(RunLayout.FLAT.name(RunNames.MANIFEST)));
    } catch (IOException e) {
      if (files.getFileStatus(directory).isFile()) {
        return false;
      }
      throw e;
    }
  }

  public FileSystem files() {
    return files;
  }

  public Path path(String name) {
    return new Path(directory, name);
  }

  /**
   * The name of a file beside the parts from the directory on, such as {@code _meta/run.json}; in a
   * complete run of the format before, {@code _run.json}.
   *
   * @param plain one of those in {@link RunNames}
   */
  public String name(String plain) {
    return layout.name(plain);
  }

  /** The path of a file beside the parts, by its plain name. */
  public Path sideFile(String plain) {
    return path(name(plain));
  }

  /** The text of a file beside the parts, by its plain name, if it is there. */
  public Optional<String> readSideFile(String plain) throws IOException {
    return read(sideFile(plain));
  }

  /**
   * Checks that parts can be committed here.
   *
   * @throws StoreException if the store copies what it renames, and has no uploads either
   */
  void checkStore() throws IOException {
    if (FileUpload.copiesToRename(files, directory) && uploads.isEmpty()) {
      throw new StoreException(
          "Cannot write parts to %s: its store copies what it renames, and does not complete uploads of other processes"
              .formatted(directory),
          "choose a place on a disk, on HDFS, or on a store with multipart uploads, such as S3");
    }
  }

  /** The directory where the run works. */
  Path work() throws IOException {
    return work.path().orElseThrow(() -> new IOException("no run works there"));
  }

  public Path workFile(String name) throws IOException {
    return new Path(work(), name);
  }

  @Override
  public String toString() {
    return directory.toString();
  }

  public boolean exists() throws IOException {
    return files.exists(directory);
  }

  /** The files in the directory itself, and those of the run in directories below. */
  public Listing listing() throws IOException {
    return Listing.ofRun(files, directory);
  }

  /**
   * The files in the work directory. On an object store, where a run that has taken it over works
   * on in the same, they are this run's or older ones.
   *
   * @throws IOException if another run has taken it over, on an object store
   */
  Listing workListing() throws IOException {
    Listing working = Listing.of(files, work());
    if (uploads.isPresent()) {
      checkPlace();
    }
    return working;
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
        throw new IOException(name + " is there, but not part of this run");
      }
    }
  }

  /**
   * Checks that the files exist whole, with no other part. Each move has already checked its file,
   * but it may be gone again if another run that unknowingly lost the place has moved it too.
   *
   * @throws IOException if one is not there
   */
  void checkMoved(List<CommittedFile> committed) throws IOException {
    Listing present = listing();
    for (CommittedFile file : committed) {
      if (!present.has(file.name(), file.attempt().bytes())) {
        throw new IOException(file.name() + " is not there any more as it was written");
      }
    }
    Set<String> names = committed.stream().map(CommittedFile::name).collect(Collectors.toSet());
    for (String name : present.files()) {
      if (RunNames.isPartOrRejected(name) && !names.contains(name)) {
        throw new IOException(name + " is there, but not part of this run");
      }
    }
  }

  /** A file that no run has written, if there is one. */
  Optional<Path> foreign() throws IOException {
    return new ForeignFiles(files).in(directory);
  }

  /** Returns whether there is anything but the work directory. */
  boolean hasMoreThanWork() throws IOException {
    return !names().stream().allMatch(RunNames::isOfUnfinished);
  }

  /** The names of the files in the directory, its own and others', sorted. */
  public List<String> names() throws IOException {
    return AtomicFiles.children(files, directory).stream()
        .map(child -> child.getPath().getName())
        .sorted()
        .toList();
  }

  /** Deletes all files in the directory except the work directory; they must be a run's own. */
  void clear() throws IOException {
    // First the files that make it a complete run, or one that could be resumed.
    for (RunLayout each : RunLayout.values()) {
      work.remove(path(each.name(RunNames.MANIFEST)));
    }
    atomic.delete(workFile(RunNames.PLAN));
    // A loss of power must not restore the manifest beside parts of another run.
    sync();
    for (FileStatus child : AtomicFiles.children(files, directory)) {
      if (!RunNames.isOfUnfinished(child.getPath().getName())) {
        work.remove(child.getPath());
      }
    }
    for (FileStatus child : AtomicFiles.children(files, work())) {
      atomic.delete(child.getPath());
    }
  }

  /**
   * Makes a work directory for this run.
   *
   * @param existing the treatment of an earlier run
   * @throws IOException if another run has been faster
   */
  void claim(SaveMode existing) throws IOException {
    work.claim(existing);
  }

  /** Records the owner of the run, which writes in the layout of this version. */
  void sign() throws IOException {
    layout = RunLayout.META;
    // An overwriting run that was stopped may have left some.
    for (String name : RunNames.flatSideFiles()) {
      work.remove(path(name));
    }
    work.sign();
  }

  /** The exception for a failure; a run that has lost its place needs no remedy. */
  StoreException failed(String what, Throwable e) {
    Optional<String> lost = Optional.empty();
    try {
      lost = work.lost();
    } catch (IOException | FSError unreadable) {
      e.addSuppressed(unreadable);
    }
    return new StoreException(
        "%s: %s".formatted(what, lost.orElseGet(() -> HadoopFiles.why(e))),
        lost.isPresent() ? "" : "remove the cause, then resume with {resume}",
        e);
  }

  /**
   * Writes a small file beside the parts, unless it is already correct: a full store might delete
   * the old file and then refuse the new one.
   *
   * @param plain its name
   */
  public FileRecord writeSideFile(String plain, String text) throws IOException {
    Path path = sideFile(plain);
    FileRecord file = FileRecord.of(name(plain), text);
    if (read(path).equals(Optional.of(text))) {
      atomic.sync(path);
    } else if (uploads.isPresent()) {
      upload(path, text);
    } else {
      write(plain, text);
      moveInPlace(plain, file);
    }
    return file;
  }

  private void upload(Path path, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    uploads.orElseThrow().write(path, Checksum.of(text), new ByteArrayInputStream(bytes));
  }

  /**
   * Moves a file that lies beside the parts from the work directory, in place of what was there.
   *
   * @param plain its name in the work directory
   */
  public void moveInPlace(String plain, FileRecord file) throws IOException {
    if (uploads.isPresent()) {
      try (InputStream content = files.open(workFile(plain))) {
        uploads.get().write(path(file.file()), file.sha256(), content);
      }
      files.delete(workFile(plain), false);
      return;
    }
    work.remove(path(file.file()));
    move(plain, file.bytes(), file.file());
  }

  /** Writes the manifest, which makes the run complete. */
  void writeManifest(String text) throws IOException {
    if (uploads.isPresent()) {
      upload(sideFile(RunNames.MANIFEST), text);
      return;
    }
    write(RunNames.MANIFEST, text);
    long bytes = text.getBytes(StandardCharsets.UTF_8).length;
    move(RunNames.MANIFEST, bytes, name(RunNames.MANIFEST));
  }

  /** Writes a small file in the work directory, in place of what was there. */
  void write(String name, String text) throws IOException {
    atomic.write(workFile(name), text);
  }

  /**
   * Writes a batch of records in the work directory.
   *
   * @param number from which on a number is free
   * @return the number of the batch
   */
  int writeBatch(int number, String text) throws IOException {
    return work.writeBatch(number, text);
  }

  /** The text of a small file, if it is there. */
  public Optional<String> read(Path path) throws IOException {
    return atomic.read(path);
  }

  /** The text of a small file in the work directory, if there is one. */
  public Optional<String> readWorkFile(String name) throws IOException {
    Optional<Path> place = work.path();
    while (place.isPresent()) {
      Optional<String> text = read(new Path(place.get(), name));
      Optional<Path> after = text.isPresent() ? place : work.path();
      if (after.equals(place)) {
        return text;
      }
      // A run has taken the place over, and so renamed it, or has ended.
      place = after;
    }
    return Optional.empty();
  }

  /** Makes the directories of the final names of files. */
  void makeFoldersOf(List<CommittedFile> committed) throws IOException {
    Set<Path> folders =
        committed.stream().map(file -> path(file.name()).getParent()).collect(Collectors.toSet());
    folders.remove(directory);
    for (Path folder : folders) {
      atomic.make(folder);
    }
  }

  /**
   * Tries to move a file from the work directory to its final name, or to complete its upload. The
   * answer of the store may be lost, so the caller checks the result.
   *
   * @param working the files in the work directory
   * @return false if the result is unknown, even if a file of that name is there
   */
  boolean tryMove(CommittedFile file, Listing working) throws IOException {
    if (uploads.isEmpty()) {
      atomic.rename(workFile(file.attempt().file()), path(file.name()));
      return true;
    }
    try {
      uploads.get().complete(file, working);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Returns whether an attempt's file can be moved, or its upload completed.
   *
   * @param working the files in the work directory
   * @param present the files in the directory itself
   */
  boolean isReady(CommittedFile file, Listing working, Listing present) {
    FileRecord attempt = file.attempt();
    return uploads.isPresent()
        ? RunUploads.isDescribed(file, working)
        : working.has(attempt.file(), attempt.bytes()) && !present.has(file.name());
  }

  /** Returns whether a file was moved, as far as lists show; parameters as above. */
  boolean isMoved(CommittedFile file, Listing working, Listing present) {
    boolean isAtWork = uploads.isEmpty() && working.has(file.attempt().file());
    return !isAtWork && present.has(file.name(), file.attempt().bytes());
  }

  /**
   * The attempts whose uploads can be completed, as far as that can be known before.
   *
   * @param working the files in the work directory
   */
  Set<FileRecord> pending(List<CommittedFile> committed, Listing working) {
    return uploads.map(all -> all.pending(committed, working)).orElse(Set.of());
  }

  /** Checks that the work directory is still this run's. */
  void checkPlace() throws IOException {
    work.check();
  }

  /**
   * The text of a small file in the work directory, by one request; empty if it is not there.
   *
   * @param working the files in the work directory
   */
  String workText(String name, Listing working) throws IOException {
    try {
      return working.has(name) ? atomic.text(working.statuses().get(name)) : "";
    } catch (FileNotFoundException e) {
      return "";
    }
  }

  /**
   * Moves a finished file from the work directory to its final name, if it was not moved before,
   * and checks each step.
   *
   * @param working the files in the work directory
   */
  void move(CommittedFile file, Listing working) throws IOException {
    if (uploads.isPresent()) {
      uploads.get().completeOrForget(file, working);
    } else {
      move(file.attempt().file(), file.attempt().bytes(), file.name());
    }
  }

  private void move(String from, long bytes, String name) throws IOException {
    Path to = path(name);
    if (!to.getParent().equals(directory)) {
      atomic.make(to.getParent());
    }
    atomic.move(workFile(from), to, bytes, work::remove);
    // The file at the final name might be another run's.
    work.check();
  }

  /** Syncs the names in the directory and in those below, other than the work directory. */
  void sync() throws IOException {
    for (Path folder : List.of(sideFile(RunNames.REJECTED), path(RunNames.META))) {
      if (files.exists(folder)) {
        atomic.sync(folder);
      }
    }
    atomic.sync(directory);
  }

  /**
   * Deletes the files of attempts from the work directory, except the named, and dropped files.
   *
   * @param working the files in it while the place was this run's: none of a run that has taken it
   *     over since
   */
  void deleteAttempts(Set<String> named, Listing working) throws IOException {
    Set<String> kept =
        named.stream()
            .flatMap(name -> Stream.of(name, RunNames.pendingName(name)))
            .collect(Collectors.toSet());
    for (String name : working.files()) {
      if (RunNames.isDropped(name) || RunNames.isAttempt(name) && !kept.contains(name)) {
        atomic.delete(workFile(name));
      }
    }
  }

  /** Deletes files from the work directory, once the records of what was made of them are safe. */
  void deleteWorkFiles(Set<String> names) throws IOException {
    checkPlace();
    atomic.sync(work());
    for (String name : names) {
      atomic.delete(workFile(name));
    }
  }

  /** Deletes the work directory of a complete run. */
  void tidyComplete() throws IOException {
    work.tidyComplete();
  }

  /**
   * Deletes the work directory, once the run is complete, and gives up uploads of lost attempts.
   */
  void tidy() throws IOException {
    if (uploads.isPresent()) {
      work.abortUploads();
    }
    work.tidy();
  }
}
