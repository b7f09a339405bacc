package org.dancingsparks.store;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The files of a directory as one look at it found them: one request, where asking for each file
 * would take as many as there are bins.
 *
 * @param lengths by name, sorted
 */
record Listing(Map<String, Long> lengths) {
  /** Looks at a directory; one that is not there has no files. */
  static Listing of(FileSystem files, Path directory) throws IOException {
    Map<String, Long> lengths = new TreeMap<>();
    try {
      for (FileStatus child : files.listStatus(directory)) {
        if (child.isFile()) {
          lengths.put(child.getPath().getName(), child.getLen());
        }
      }
    } catch (FileNotFoundException e) {
      return new Listing(Map.of());
    }
    return new Listing(lengths);
  }

  boolean has(String name) {
    return lengths.containsKey(name);
  }

  /** Whether a file is there with all its bytes. */
  boolean has(String name, long bytes) {
    return Long.valueOf(bytes).equals(lengths.get(name));
  }
}
