package org.dancingsparks.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;

/**
 * The records of the finished bins of an unfinished run: a file each.
 *
 * @param <K> the record of a bin
 */
final class BinRecords<K extends Record & BinCommit> {
  private final RunDirectory directory;
  private final RunOutline<K> outline;

  /** The seal of the plan's record: a bin of another plan is not this run's. */
  private final String seal;

  /**
   * Precedes the record of a bin.
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
   * @throws StoreException if they cannot be read
   */
  List<K> read() {
    try {
      Listing atWork = directory.listingAtWork();
      Listing inPlace = directory.listing();
      // In parallel: all files that are done are read once, to compare their checksums.
      List<K> done =
          IntStream.range(0, outline.bins())
              .parallel()
              .mapToObj(bin -> read(bin, atWork, inPlace))
              .collect(Collectors.toCollection(ArrayList::new));
      directory.dropAttempts(
          done.stream()
              .filter(Objects::nonNull)
              .flatMap(bin -> bin.files().stream())
              .map(file -> file.attempt().file())
              .collect(Collectors.toSet()));
      return done;
    } catch (UncheckedIOException | IOException | FSError e) {
      throw directory.failed("Cannot read the finished bins in %s".formatted(directory), e);
    }
  }

  /** The record of a bin if it and its files are intact; otherwise the bin is done again. */
  private K read(int bin, Listing atWork, Listing inPlace) {
    String name = RunNames.binName(bin);
    if (!atWork.has(name)) {
      return null;
    }
    try {
      ObjectNode root = SealedJson.read(name, directory.readAtWork(name).orElse(""));
      K record = SealedJson.as(outline.type(), name, root);
      boolean isOurs =
          SealedJson.as(OfRun.class, name, root).run().equals(seal) && record.bin() == bin;
      boolean hasPart = bin >= outline.parts() || !record.files().isEmpty();
      return isOurs && hasPart && areWhole(record.files(), atWork, inPlace) ? record : null;
    } catch (DamagedException e) {
      return null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** True if files are intact, still under their attempts' names or moved already. */
  private boolean areWhole(List<CommittedFile> files, Listing atWork, Listing inPlace)
      throws IOException {
    for (CommittedFile file : files) {
      FileRecord attempt = file.attempt();
      boolean isThere =
          isWhole(attempt, atWork, directory.atWork(attempt.file()))
              || isWhole(file.moved(), inPlace, directory.path(file.name()));
      if (!isThere) {
        return false;
      }
    }
    return true;
  }

  private boolean isWhole(FileRecord file, Listing there, Path path) throws IOException {
    return there.has(file.file(), file.bytes())
        && Checksum.of(directory.files(), path).equals(file.sha256());
  }

  /**
   * Records a bin.
   *
   * @throws StoreException if it cannot be written, or another run has taken the place over
   */
  void write(K bin) {
    try {
      directory.write(
          RunNames.binName(bin.bin()), SealedJson.write(SealedJson.tree(new OfRun(seal), bin)));
    } catch (IOException | FSError e) {
      throw directory.failed("Cannot record a finished bin in %s".formatted(directory), e);
    }
  }
}
