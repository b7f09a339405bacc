package org.dancingsparks.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.plan.HadoopFiles;

/**
 * What an unfinished run has recorded of its finished bins: a file each.
 *
 * @param <K> what is recorded of one
 */
final class BinRecords<K extends Record & KeptBin> {
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
    List<K> done = new ArrayList<>();
    try {
      Listing atWork = directory.listingAtWork();
      Listing inPlace = directory.listing();
      for (int bin = 0; bin < bins; bin++) {
        boolean isRecorded = atWork.has(RunNames.binName(bin));
        done.add(isRecorded ? read(bin, atWork, inPlace) : null);
      }
      directory.dropAttempts(
          done.stream()
              .filter(Objects::nonNull)
              .flatMap(bin -> bin.files().stream())
              .map(file -> file.attempt().file())
              .collect(Collectors.toSet()));
    } catch (IOException | FSError e) {
      throw new StoreException(
          "Cannot read what is done in %s: %s; mend that, and go on with --resume."
              .formatted(directory.work(), HadoopFiles.why(e)),
          e);
    }
    return done;
  }

  /** What is recorded of a bin, if that and its files are whole; else it has to be done again. */
  private K read(int bin, Listing atWork, Listing inPlace) throws IOException {
    String name = RunNames.binName(bin);
    String text = directory.read(directory.atWork(name)).orElse("");
    try {
      ObjectNode root = SealedJson.read(name, text);
      K record = SealedJson.as(type, name, root);
      boolean isOurs =
          SealedJson.as(OfRun.class, name, root).run().equals(seal) && record.bin() == bin;
      boolean isThere = record.files().stream().allMatch(file -> isThere(file, atWork, inPlace));
      return isOurs && isThere ? record : null;
    } catch (DamagedException e) {
      return null;
    }
  }

  /** Whether a file is whole, still under its attempt's name or moved already. */
  private static boolean isThere(KeptFile file, Listing atWork, Listing inPlace) {
    long bytes = file.attempt().bytes();
    return atWork.has(file.attempt().file(), bytes) || inPlace.has(file.name(), bytes);
  }

  /**
   * Records a bin.
   *
   * @throws StoreException if it cannot be written, or another run has taken the place over
   */
  void write(K bin) {
    try {
      directory.checkOwner();
      directory.write(
          directory.atWork(RunNames.binName(bin.bin())),
          SealedJson.write(SealedJson.tree(new OfRun(seal), bin)));
    } catch (IOException | FSError e) {
      throw new StoreException(
          "Cannot record a finished bin in %s: %s; mend that, and go on with --resume."
              .formatted(directory.work(), HadoopFiles.why(e)),
          e);
    }
  }
}
