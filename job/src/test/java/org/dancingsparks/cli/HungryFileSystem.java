package org.dancingsparks.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.Progressable;
import org.apache.spark.TaskContext;

/**
 * The local disk as {@code hungry:/...}, on which a task that creates a file uses up all memory:
 * only the first such task if {@code hungry.once} names a file that does not exist yet, otherwise
 * each.
 */
public final class HungryFileSystem extends RawLocalFileSystem {
  private static final String ONCE = "hungry.once";
  private static final int MEBIBYTE = 1 << 20;

  /**
   * Flags of spark-submit that make the disk known.
   *
   * @param directory where to put a jar with this class
   */
  static List<Object> flags(java.nio.file.Path directory) throws IOException {
    java.nio.file.Path jar = directory.resolve("hungry.jar");
    String entry = HungryFileSystem.class.getName().replace('.', '/') + ".class";
    try (JarOutputStream classes = new JarOutputStream(Files.newOutputStream(jar));
        InputStream bytes = HungryFileSystem.class.getResourceAsStream("/" + entry)) {
      classes.putNextEntry(new ZipEntry(entry));
      bytes.transferTo(classes);
    }
    return List.of(
        "--jars", jar, "--conf", "spark.hadoop.fs.hungry.impl=" + HungryFileSystem.class.getName());
  }

  /** A flag of spark-submit that makes only one task hungry. */
  static List<Object> once(java.nio.file.Path marker) {
    return List.of("--conf", "spark.hadoop." + ONCE + "=" + marker);
  }

  @Override
  public URI getUri() {
    return URI.create("hungry:///");
  }

  @Override
  public FSDataOutputStream createNonRecursive(
      Path path,
      FsPermission permission,
      EnumSet<CreateFlag> flags,
      int buffer,
      short replication,
      long block,
      Progressable progress)
      throws IOException {
    if (TaskContext.get() != null && isHungry(getConf())) {
      List<byte[]> taken = new ArrayList<>();
      while (true) {
        taken.add(new byte[MEBIBYTE]);
      }
    }
    return super.createNonRecursive(path, permission, flags, buffer, replication, block, progress);
  }

  private static boolean isHungry(Configuration hadoop) throws IOException {
    String marker = hadoop.get(ONCE);
    if (marker != null) {
      try {
        Files.createFile(java.nio.file.Path.of(marker));
      } catch (FileAlreadyExistsException e) {
        return false;
      }
    }
    return true;
  }
}
