package org.dancingsparks.runs;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.AtomicFiles;

/**
 * Finds files in a run's directory that no run has written, so that only a run's own files are ever
 * replaced. Anything but a run's plain files and directories is foreign, such as a link elsewhere.
 */
record ForeignFiles(FileSystem files) {
  /** A foreign file or directory, if there is one; it may be the directory itself. */
  Optional<Path> in(Path directory) throws IOException {
    if (!files.exists(directory)) {
      return Optional.empty();
    }
    if (!files.getFileStatus(directory).isDirectory()) {
      return Optional.of(directory);
    }
    return in(directory, ForeignFiles::isOurDirectory, RunNames::isOfDirectory);
  }

  private static boolean isOurDirectory(String name) {
    return RunNames.isOfUnfinished(name) || RunNames.isFolder(name);
  }

  private Optional<Path> in(
      Path folder, Predicate<String> isOurDirectory, Predicate<String> isOurFile)
      throws IOException {
    List<FileStatus> children = AtomicFiles.children(files, folder);
    for (FileStatus child : children) {
      String name = child.getPath().getName();
      boolean isOurs =
          child.isDirectory() ? isOurDirectory.test(name) : child.isFile() && isOurFile.test(name);
      if (!isOurs) {
        return Optional.of(child.getPath());
      }
    }
    for (FileStatus child : children) {
      Optional<Path> foreign = child.isDirectory() ? below(child.getPath()) : Optional.empty();
      if (foreign.isPresent()) {
        return foreign;
      }
    }
    return Optional.empty();
  }

  /** A foreign file or directory in a directory of the run's own, if there is one. */
  private Optional<Path> below(Path folder) throws IOException {
    String name = folder.getName();
    if (RunNames.isWork(name)) {
      return in(folder, RunNames::isDropped, RunNames::isAtWork);
    }
    if (name.equals(RunNames.CLAIMS)) {
      return in(folder, below -> false, RunNames::isClaim);
    }
    if (RunNames.isDropped(name)) {
      // A directory of any kind that is about to be deleted.
      return in(
          folder,
          below -> RunNames.isDropped(below) || below.equals(RunNames.REJECTED),
          below -> RunNames.isPart(below) || RunNames.isAtWork(below));
    }
    return name.equals(RunNames.META)
        ? in(folder, RunNames.REJECTED::equals, RunNames::isOfMeta)
        : in(folder, below -> false, RunNames::isPart);
  }
}
