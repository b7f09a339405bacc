package org.dancingsparks.store;

import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Collectors;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.plan.BinResult;
import org.dancingsparks.plan.HadoopFiles;
import org.dancingsparks.plan.WrittenFile;

/** What an unfinished run has recorded of its finished bins: a file each. */
final class BinRecords {
  private final RunDirectory directory;
  private final Contents contents;

  /** Of the record of the plan: a bin of another plan is none of ours. */
  private final String seal;

  BinRecords(RunDirectory directory, Contents contents, String seal) {
    this.directory = directory;
    this.contents = contents;
    this.seal = seal;
  }

  /**
   * The results of the bins that are done, by number; null where one is not. What attempts have
   * written that no record names is deleted.
   *
   * @throws StoreException if they cannot be read
   */
  BinResult[] read(int bins) {
    BinResult[] results = new BinResult[bins];
    try {
      Listing atWork = directory.listingAtWork();
      Listing inPlace = directory.listing();
      for (int bin = 0; bin < bins; bin++) {
        boolean isRecorded = atWork.has(RunDirectory.binName(bin));
        results[bin] = isRecorded ? read(bin, atWork, inPlace) : null;
      }
      directory.dropAttempts(
          Arrays.stream(results)
              .filter(Objects::nonNull)
              .map(BinResult::file)
              .filter(Objects::nonNull)
              .map(WrittenFile::name)
              .collect(Collectors.toSet()));
    } catch (IOException | FSError e) {
      throw new StoreException(
          "Cannot read what is done in %s: %s; mend that, and go on with --resume."
              .formatted(directory.work(), HadoopFiles.why(e)),
          e);
    }
    return results;
  }

  /** The result of a bin, if its record and its file are whole; else it has to be done again. */
  private BinResult read(int bin, Listing atWork, Listing inPlace) throws IOException {
    String name = RunDirectory.binName(bin);
    String text = directory.read(directory.atWork(name)).orElse("");
    try {
      BinRecord record = SealedJson.as(BinRecord.class, name, SealedJson.read(name, text));
      BinResult result = record.result();
      boolean isOurs = record.run().equals(seal) && result.bin() == bin;
      return isOurs && isThere(result, atWork, inPlace) ? result : null;
    } catch (DamagedException e) {
      return null;
    }
  }

  /** Whether a bin's file is whole, still under its attempt's name or moved already. */
  private boolean isThere(BinResult result, Listing atWork, Listing inPlace) {
    WrittenFile file = result.file();
    return contents == Contents.COUNT
        || file != null
            && (atWork.has(file.name(), file.bytes())
                || inPlace.has(RunDirectory.partName(result.bin()), file.bytes()));
  }

  /**
   * Records the result of a bin.
   *
   * @throws StoreException if it cannot be written, or another run has taken the place over
   */
  void write(BinResult result) {
    try {
      directory.checkOwner();
      directory.write(
          directory.atWork(RunDirectory.binName(result.bin())),
          SealedJson.write(SealedJson.tree(BinRecord.of(seal, result))));
    } catch (IOException | FSError e) {
      throw new StoreException(
          "Cannot record a finished bin in %s: %s; mend that, and go on with --resume."
              .formatted(directory.work(), HadoopFiles.why(e)),
          e);
    }
  }
}
