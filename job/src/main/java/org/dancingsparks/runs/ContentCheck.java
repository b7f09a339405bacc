package org.dancingsparks.runs;

import java.util.List;
import java.util.SortedMap;

/** Finds files whose content is not as it was written. */
@FunctionalInterface
public interface ContentCheck {
  /**
   * Reads files.
   *
   * @param directory of the files, as a path
   * @return the faults, by the names of the files that have one
   * @throws StoreException if a file cannot be read
   */
  SortedMap<String, String> faults(String directory, List<FileRecord> files);
}
