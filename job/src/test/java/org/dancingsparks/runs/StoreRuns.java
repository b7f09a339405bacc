package org.dancingsparks.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.FileUpload;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.runs.CommittedFile.PendingFile;
import org.dancingsparks.runs.InterleavedRunsTest.Done;
import org.dancingsparks.runs.InterleavedRunsTest.Header;
import org.dancingsparks.runs.InterleavedRunsTest.Summary;

/**
 * Runs that write short texts as parts to a {@link StoreFileSystem}.
 *
 * @param directory of the run
 * @param bins their number
 */
record StoreRuns(String directory, int bins) {
  private static final Configuration HADOOP = new Configuration();
  private static final ManifestType<Header, Summary> MANIFESTS =
      new ManifestType<>(EnumSet.of(ResultType.COUNT), 7, Header.class, Summary.class);

  private static String text(int bin) {
    return "rows of bin " + bin;
  }

  RunCommitter<Done> begin(SaveMode existing) {
    Header header = new Header(new RunOrigin(7, "1.2.3", "count"), 0);
    return RunCommitter.begin(
        new RunTarget(directory, existing, HADOOP),
        new RunOutline<>(header, Done.class, bins, bins),
        run -> List.of(run.writeSideFile(RunNames.PROBLEM, "problem")));
  }

  /** Does what is left of a run, and completes it. */
  void resume() {
    Optional<Manifest<Header, Summary>> manifest = manifest();
    if (manifest.isPresent() && manifest.get().isComplete()) {
      new RunTarget(directory, SaveMode.RESUME, HADOOP)
          .resumeComplete(CheckDepth.CHECKSUMS, (share, found) -> {});
      return;
    }
    RunCommitter<Done> committer = begin(SaveMode.RESUME);
    List<Done> done = new ArrayList<>(committer.done(StoreRuns::faults, faulty -> {}));
    try (BinRecorder<Done> recorder = new BinRecorder<>(committer::record)) {
      for (int bin = 0; bin < bins; bin++) {
        if (done.get(bin) == null) {
          done.set(bin, attempt(bin, committer.work()));
          recorder.record(done.get(bin));
        }
      }
      recorder.finish();
    }
    complete(committer, done);
  }

  static void complete(RunCommitter<Done> committer, List<Done> done) {
    List<FileRecord> parts =
        done.stream().flatMap(bin -> bin.files().stream()).map(CommittedFile::moved).toList();
    committer.complete(done, new Summary(parts, committer.sideFiles()), (share, found) -> {});
  }

  private Optional<Manifest<Header, Summary>> manifest() {
    return MANIFESTS.read(directory, HADOOP, damage -> {});
  }

  /** Writes a file for a bin, as an attempt at it does: an upload where the store wants one. */
  static Done attempt(int bin, Path work) {
    return attempt(bin, work, text(bin));
  }

  /** Writes a file with a text for a bin. */
  static Done attempt(int bin, Path work, String text) {
    FileRecord file = FileRecord.of(RunNames.attemptName(bin, UUID.randomUUID()), text);
    Path path = new Path(work, file.file());
    try {
      FileSystem files = HadoopFiles.of(path, HADOOP);
      if (FileUpload.isFor(files, work)) {
        upload(path, RunNames.partName(bin), file, text);
      } else {
        try (FSDataOutputStream out = AtomicFiles.create(files, path)) {
          out.write(text.getBytes(StandardCharsets.UTF_8));
        }
      }
    } catch (IOException e) {
      throw new StoreException("Cannot write bin %d".formatted(bin), "", e);
    }
    return new Done(bin, file);
  }

  private static void upload(Path path, String part, FileRecord file, String text)
      throws IOException {
    Path work = path.getParent();
    FileSystem files = HadoopFiles.of(work, HADOOP);
    FileUpload upload = new FileUpload(files, new Path(work.getParent(), part));
    upload.write(text.getBytes(StandardCharsets.UTF_8));
    upload.close();
    new PendingFile(file, part, upload.handle()).write(files, work);
  }

  private static SortedMap<String, String> faults(String directory, List<FileRecord> files) {
    SortedMap<String, String> faults = new TreeMap<>();
    try {
      RunDirectory run = new RunDirectory(directory, HADOOP);
      for (FileRecord file : files) {
        file.contentFault(run).ifPresent(fault -> faults.put(file.file(), fault));
      }
      return faults;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The names of all files in its directory. */
  List<String> names() throws IOException {
    return new RunDirectory(directory, HADOOP).names();
  }

  /**
   * Checks that the run is complete.
   *
   * @return the names of all files in its directory
   */
  List<String> check() {
    try {
      RunDirectory run = new RunDirectory(directory, HADOOP);
      new CompleteCheck(run).check(CheckDepth.CHECKSUMS);
      List<FileRecord> parts = manifest().orElseThrow().summary().orElseThrow().parts();
      for (int bin = 0; bin < bins; bin++) {
        FileRecord expected = FileRecord.of(RunNames.partName(bin), text(bin));
        if (!parts.get(bin).equals(expected)) {
          throw new IllegalStateException(parts.get(bin) + " is not " + expected);
        }
      }
      return run.names();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
