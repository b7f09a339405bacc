package org.dancingsparks.files;

import java.util.function.Supplier;
import org.apache.hadoop.conf.Configuration;

/** The settings by which files are found. */
@FunctionalInterface
public interface FileSettings extends Supplier<Configuration> {
  /**
   * Returns whether names without a scheme are known to be those of files on this machine's disk.
   * They are read without Hadoop then, whose start takes longer than most counts.
   */
  default boolean isLocalByDefault() {
    return false;
  }
}
