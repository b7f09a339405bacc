package org.dancingsparks.runs;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;

/**
 * The files of a directory, found by a single request. One request per file would mean one per bin.
 *
 * @param lengths by name, sorted
 */
public record Listing(Map<String, Long> lengths) {
  /** Lists a directory; a missing one has no files. */
  static Listing of(FileSystem files, Path directory) throws IOException {
    Map<String, Long> lengths = new TreeMap<>();
    look(files, directory, "", lengths);
    return new Listing(lengths);
  }

  /** Lists a directory and its files of rejected lines, each by its path from the directory. */
  static Listing withRejected(FileSystem files, Path directory) throws IOException {
    Map<String, Long> lengths = new TreeMap<>();
    if (look(files, directory, "", lengths)) {
      look(files, new Path(directory, RunNames.REJECTED), RunNames.REJECTED + "/", lengths);
    }
    return new Listing(lengths);
  }

  /** Adds the files of a directory; returns whether it has a subdirectory of rejected lines. */
  private static boolean look(
      FileSystem files, Path directory, String before, Map<String, Long> lengths)
      throws IOException {
    boolean hasRejected = false;
    for (FileStatus child : AtomicFiles.children(files, directory)) {
      String name = child.getPath().getName();
      if (child.isFile()) {
        lengths.put(before + name, child.getLen());
      }
      hasRejected |= child.isDirectory() && name.equals(RunNames.REJECTED);
    }
    return hasRejected;
  }

  /** The names of the files, sorted. */
  public Set<String> files() {
    return lengths.keySet();
  }

  public boolean has(String name) {
    return lengths.containsKey(name);
  }

  /** Returns whether a file is there with all its bytes. */
  public boolean has(String name, long bytes) {
    return Long.valueOf(bytes).equals(lengths.get(name));
  }
}
