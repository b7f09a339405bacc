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
 * What an unfinished run has recorded of its finished bins: a file each.
 *
 * @param <K> what is recorded of one
 */
final class BinRecords<K extends Record & BinCommit> {
  private final RunDirectory directory;
  private final Class<K> type;

  /** Of the record of the plan: a bin of another plan is none of ours. */
  private final String seal;

  /**
   * Stands before what is recorded of a bin.
   *
   * @param run seal of the record of the plan that the bin is of
   */
  private record OfRun(String run) {
    OfRun {
      Objects.requireNonNull(run);
    }
  }

  BinRecords(RunDirectory directory, Class<K> type, String seal) {
    this.directory = directory;
    this.type = type;
    this.seal = seal;
  }

  /**
   * The bins that are done, by number; null where one is not. What attempts have written that no
   * record names is deleted.
   *
   * @throws StoreException if they cannot be read
   */
  List<K> read(int bins) {
    try {
      Listing atWork = directory.listingAtWork();
      Listing inPlace = directory.listing();
      // In parallel: all that is done is read once, to see whether it is as it was written.
      List<K> done =
          IntStream.range(0, bins)
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
      throw directory.failed("Cannot read what is done in %s".formatted(directory), e);
    }
  }

  /** What is recorded of a bin, if that and its files are whole; else it has to be done again. */
  private K read(int bin, Listing atWork, Listing inPlace) {
    String name = RunNames.binName(bin);
    if (!atWork.has(name)) {
      return null;
    }
    try {
      ObjectNode root = SealedJson.read(name, directory.readAtWork(name).orElse(""));
      K record = SealedJson.as(type, name, root);
      boolean isOurs =
          SealedJson.as(OfRun.class, name, root).run().equals(seal) && record.bin() == bin;
      return isOurs && areWhole(record.files(), atWork, inPlace) ? record : null;
    } catch (DamagedException e) {
      return null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether files are as they were written, still under their attempts' names or moved already. */
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
