package org.dancingsparks.verify;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.message.InputException;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.StoreException;

/**
 * Reads the files of a run needed to begin a verification.
 *
 * @param <T> a value made of them
 */
@FunctionalInterface
public interface Opening<T> {
  T read(RunDirectory run) throws IOException;

  /**
   * Reads a run.
   *
   * @throws StoreException if there is none, or it cannot be read or understood
   */
  static <T> T of(String directory, Configuration hadoop, Opening<T> opening) {
    try {
      return opening.read(new RunDirectory(directory, hadoop));
    } catch (DamagedException | InputException e) {
      throw new StoreException(
          "%s is damaged and cannot be verified: %s"
              .formatted(directory, DamagedException.problem(e)),
          "make it again, or restore it from a copy",
          e);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotRead(directory, e);
    }
  }
}
