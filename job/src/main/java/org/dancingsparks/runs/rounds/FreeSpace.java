package org.dancingsparks.runs.rounds;

import java.io.IOException;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.InputException;

/**
 * The space for the files of a count, compared with the forecast.
 *
 * @param directory of the files, there or not
 */
public record FreeSpace(String directory, long bytes) {
  /** The space where a directory is, or would be. */
  public static FreeSpace in(String directory, Configuration hadoop) {
    try {
      Path path = new Path(directory);
      FileSystem files = HadoopFiles.of(path, hadoop);
      path = files.makeQualified(path);
      while (path.getParent() != null && !files.exists(path)) {
        path = path.getParent();
      }
      return new FreeSpace(directory, files.getStatus(path).getRemaining());
    } catch (IOException | IllegalArgumentException e) {
      throw new InputException(
          "Rounds cannot be stored in %s: %s".formatted(directory, HadoopFiles.why(e)),
          "choose another directory that all machines see");
    }
  }

  /**
   * Compares a forecast with the space.
   *
   * @return a warning if the files may not fit
   * @throws InputException if they hardly can
   */
  public Optional<String> check(RoundPlan.Estimate need) {
    String problem =
        "the files of rounds may need %s, give or take %s; %s has %s free"
            .formatted(
                ByteSize.text((long) need.number()),
                ByteSize.text((long) need.error()),
                directory,
                ByteSize.text(bytes));
    if (need.low() > bytes) {
      throw new InputException(
          Character.toUpperCase(problem.charAt(0)) + problem.substring(1),
          "choose another directory, or make room there");
    }
    return need.high() > bytes ? Optional.of(problem) : Optional.empty();
  }
}
