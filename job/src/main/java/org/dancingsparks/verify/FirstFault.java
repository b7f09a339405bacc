package org.dancingsparks.verify;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.RunDirectory;

/** Finds the first fault of a part, checking its rows up to there. */
public final class FirstFault {
  private FirstFault() {}

  /** Checks the rows of a part whose bytes are those of the manifest. */
  public interface Rows {
    /**
     * Reads and checks them.
     *
     * @throws DamagedException if one is wrong
     */
    void check(RunDirectory run) throws IOException;
  }

  /** Returns the first fault of a part, if it has one. */
  public static Optional<String> of(
      FileRecord part, String directory, Configuration hadoop, Rows rows) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      Optional<String> fault = part.contentFault(run);
      if (fault.isEmpty()) {
        rows.check(run);
      }
      return fault;
    } catch (DamagedException e) {
      return Optional.of(e.getMessage());
    } catch (FileNotFoundException e) {
      return Optional.of(FileRecord.MISSING);
    } catch (IOException | FSError e) {
      return Optional.of("cannot be read: " + HadoopFiles.why(e));
    }
  }
}
