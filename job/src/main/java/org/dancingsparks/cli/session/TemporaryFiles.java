package org.dancingsparks.cli.session;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.files.LocalDisk;
import org.dancingsparks.files.ScratchDirectory;

/** The place for the temporary files of this JVM and its libraries. */
final class TemporaryFiles {
  /** The property for the directory of temporary files, below which Spark makes its own. */
  static final String PROPERTY = "java.io.tmpdir";

  /** The directory of this JVM's temporary files once they are moved; locked until it ends. */
  private static ScratchDirectory scratch;

  private TemporaryFiles() {}

  /**
   * Moves them to a directory of their own, deleted with the JVM. If it cannot be made, whoever
   * writes one reports the reason.
   */
  static synchronized void move(Configuration hadoop) {
    if (scratch != null) {
      return;
    }
    try {
      scratch = ScratchDirectory.in(Path.of(System.getProperty(PROPERTY)));
      LocalDisk.of(hadoop).deleteOnExit(new org.apache.hadoop.fs.Path(scratch.path().toUri()));
      System.setProperty(PROPERTY, scratch.path().toString());
    } catch (IOException e) {
      // Others meet the same failure.
    }
  }
}
