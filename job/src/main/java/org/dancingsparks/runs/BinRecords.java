package org.dancingsparks.runs;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FSError;

/**
 * The records of the finished bins of an unfinished run, in batches of one file each. Earlier
 * versions wrote a file for each bin, which is read, too.
 *
 * @param <K> the record of a bin
 */
final class BinRecords<K extends Record & BinCommit> {
  /** The field of a batch that has the records. */
  private static final String BINS = "bins";

  private final RunDirectory directory;
  private final RunOutline<K> outline;

  /** The seal of the plan's record, by which bins of other plans are recognized. */
  private final String seal;

  /** The number of the next batch. */
  private int next;

  /**
   * Names the run to which the record of a bin belongs; its field precedes those of the record.
   *
   * @param run the seal of the record of the plan
   */
  private record OfRun(String run) {
    OfRun {
      Objects.requireNonNull(run);
    }
  }

  BinRecords(RunDirectory directory, RunOutline<K> outline, String seal) {
    this.directory = directory;
    this.outline = outline;
    this.seal = seal;
  }

  /**
   * The bins that are done, by number; null where one is not. Files of attempts that no record
   * names are deleted.
   *
   * @param check of the files that the records name
   * @param faulty accepts the names of files between steps that are damaged or missing, if any are
   * @throws StoreException if they cannot be read
   */
  List<K> read(ContentCheck check, Consumer<List<String>> faulty) {
    try {
      Listing working = directory.workListing();
      List<K> recorded = recorded(working);
      List<CommittedFile> files = files(recorded);
      Listing present = directory.listing();
      Set<CommittedFile> moved = moved(files, present, check);
      Set<FileRecord> atWork = atWork(files, working, present, check);
      recorded.replaceAll(
          bin ->
              bin != null
                      && bin.files().stream()
                          .allMatch(file -> moved.contains(file) || atWork.contains(file.attempt()))
                  ? bin
                  : null);
      StepFiles<K> between =
          new StepFiles<>(outline.steps(), directory.work().toString(), working, check);
      List<K> done = between.done(recorded);
      if (!between.faulty().isEmpty()) {
        faulty.accept(between.faulty());
      }
      Stream<FileRecord> attempts =
          files(done).stream().filter(file -> !moved.contains(file)).map(CommittedFile::attempt);
      directory.deleteAttempts(
          Stream.concat(attempts, between.needed(done))
              .map(FileRecord::file)
              .collect(Collectors.toSet()),
          working);
      return done;
    } catch (UncheckedIOException | IOException | FSError e) {
      throw directory.failed("Cannot read the finished bins in %s".formatted(directory), e);
    }
  }

  /** The record of each bin, the last one where it was done more than once; null without one. */
  private List<K> recorded(Listing working) {
    // In parallel, since a request for each takes time on a remote file system.
    List<K> recorded =
        IntStream.range(0, outline.bins())
            .parallel()
            .mapToObj(bin -> working.has(RunNames.binName(bin)) ? read(bin) : null)
            .collect(Collectors.toCollection(ArrayList::new));
    List<String> batches =
        working.files().stream()
            .filter(RunNames::isBatch)
            .sorted(Comparator.comparingInt(RunNames::batchNumber))
            .toList();
    batches.parallelStream()
        .map(this::readBatch)
        .toList()
        .forEach(batch -> batch.forEach(bin -> recorded.set(bin.bin(), bin)));
    next = batches.isEmpty() ? 0 : RunNames.batchNumber(batches.get(batches.size() - 1)) + 1;
    return recorded;
  }

  private List<CommittedFile> files(List<K> bins) {
    return bins.stream().filter(Objects::nonNull).flatMap(bin -> bin.files().stream()).toList();
  }

  /** The record of a bin if it is intact and this run's; otherwise null. */
  private K read(int bin) {
    String name = RunNames.binName(bin);
    return read(name, root -> List.of(SealedJson.as(outline.type(), name, root))).stream()
        .filter(record -> record.bin() == bin)
        .findFirst()
        .orElse(null);
  }

  /** The records of a batch if it is intact and this run's. */
  private List<K> readBatch(String name) {
    return read(name, root -> SealedJson.list(outline.type(), name, root.path(BINS)));
  }

  private List<K> read(String name, Function<ObjectNode, List<K>> content) {
    try {
      ObjectNode root = SealedJson.read(name, directory.readWorkFile(name).orElse(""));
      if (!SealedJson.as(OfRun.class, name, root).run().equals(seal)) {
        return List.of();
      }
      return content.apply(root).stream().filter(this::isOfPlan).toList();
    } catch (DamagedException e) {
      return List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isOfPlan(K record) {
    int bin = record.bin();
    boolean hasPart = !outline.hasPart(bin) || !record.files().isEmpty();
    return bin >= 0 && bin < outline.bins() && hasPart;
  }

  /** Returns the files that are intact under their final names. */
  private Set<CommittedFile> moved(List<CommittedFile> files, Listing present, ContentCheck check) {
    Set<FileRecord> moved =
        intact(directory.toString(), files.stream().map(CommittedFile::moved), present, check);
    return files.stream().filter(file -> moved.contains(file.moved())).collect(Collectors.toSet());
  }

  /** Returns the attempts' files that are intact in the work directory, or can be completed. */
  private Set<FileRecord> atWork(
      List<CommittedFile> files, Listing working, Listing present, ContentCheck check)
      throws IOException {
    Set<FileRecord> atWork =
        intact(
            directory.work().toString(),
            files.stream().map(CommittedFile::attempt),
            working,
            check);
    // One whose name is taken has been completed, and is not intact any more.
    List<CommittedFile> absent = files.stream().filter(file -> !present.has(file.name())).toList();
    atWork.addAll(directory.pending(absent, working));
    return atWork;
  }

  /** Returns the files that a directory has intact, with all their bytes as written. */
  private static Set<FileRecord> intact(
      String place, Stream<FileRecord> files, Listing present, ContentCheck check) {
    List<FileRecord> whole = files.filter(file -> present.has(file.file(), file.bytes())).toList();
    Set<String> damaged = check.faults(place, whole).keySet();
    return whole.stream()
        .filter(file -> !damaged.contains(file.file()))
        .collect(Collectors.toSet());
  }

  /**
   * Records bins.
   *
   * @throws StoreException if they cannot be written, or another run has taken the place over
   */
  void write(List<K> bins) {
    try {
      ObjectNode batch = SealedJson.tree(new OfRun(seal));
      batch.setAll(SealedJson.tree(BINS, bins));
      next = directory.writeBatch(next, SealedJson.write(batch)) + 1;
    } catch (IOException | FSError e) {
      throw directory.failed("Cannot record a finished bin in %s".formatted(directory), e);
    }
  }
}
