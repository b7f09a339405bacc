package org.dancingsparks.rounds;

import java.io.IOException;
import java.net.URI;
import java.util.EnumSet;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.Progressable;
import org.apache.spark.TaskContext;

/** The local disk as {@code weary:/...}, which fails the first two attempts of each task. */
public final class WearyFileSystem extends RawLocalFileSystem {
  @Override
  public URI getUri() {
    return URI.create("weary:///");
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
    if (TaskContext.get().attemptNumber() < 2 && path.getName().startsWith("fillings")) {
      throw new IOException("too weary to write");
    }
    return super.createNonRecursive(path, permission, flags, buffer, replication, block, progress);
  }
}
