package org.dancingsparks.runs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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
 * @param statuses of files by name, sorted
 */
public record Listing(Map<String, FileStatus> statuses) {
  /** Lists a directory; a missing one has no files. */
  static Listing of(FileSystem files, Path directory) throws IOException {
    Map<String, FileStatus> statuses = new TreeMap<>();
    look(files, directory, "", statuses);
    return new Listing(statuses);
  }

  /**
   * Lists a directory and those of its own files in it, each file by its path from the directory.
   */
  static Listing ofRun(FileSystem files, Path directory) throws IOException {
    Map<String, FileStatus> statuses = new TreeMap<>();
    for (String folder : look(files, directory, "", statuses)) {
      Path path = new Path(directory, folder);
      for (String below : look(files, path, folder + "/", statuses)) {
        look(files, new Path(path, below), "%s/%s/".formatted(folder, below), statuses);
      }
    }
    return new Listing(statuses);
  }

  /** Adds the files of a directory; returns the names of those of a run's folders that it has. */
  private static List<String> look(
      FileSystem files, Path directory, String before, Map<String, FileStatus> statuses)
      throws IOException {
    List<String> folders = new ArrayList<>();
    for (FileStatus child : AtomicFiles.children(files, directory)) {
      String name = child.getPath().getName();
      if (child.isFile()) {
        statuses.put(before + name, child);
      } else if (RunNames.isFolder(name) || name.equals(RunNames.REJECTED)) {
        folders.add(name);
      }
    }
    return folders;
  }

  /** The names of the files, sorted. */
  public Set<String> files() {
    return statuses.keySet();
  }

  public boolean has(String name) {
    return statuses.containsKey(name);
  }

  /** Returns whether a file is there with all its bytes. */
  public boolean has(String name, long bytes) {
    return has(name) && length(name) == bytes;
  }

  /** The length of a file that is there. */
  long length(String name) {
    return statuses.get(name).getLen();
  }
}
