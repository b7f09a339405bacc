package org.dancingsparks.spark;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.SparkEnv;

/**
 * The directories on the disks of this machine where Spark keeps its own temporary files, and which
 * it deletes. Spark does not publish them; no other class asks for them.
 */
public final class SparkDisk {
  private SparkDisk() {}

  /** Returns the directories of this driver or executor, at least one. */
  public static List<Path> directories() {
    File[] directories = SparkEnv.get().blockManager().diskBlockManager().localDirs();
    return Stream.of(directories).map(File::toPath).toList();
  }

  /** Returns one of them for the files of a task; those of several tasks are on all disks. */
  public static Path directory(int task) {
    List<Path> all = directories();
    return all.get(Math.floorMod(task, all.size()));
  }
}
