package org.dancingsparks.store;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.function.IntPredicate;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.spark.TaskContext;

/**
 * The local disk as {@code flaky:/...}, on which chosen attempts of tasks fail while they write.
 */
public final class FlakyFileSystem extends RawLocalFileSystem {
  private static volatile IntPredicate failing = bin -> false;

  /** Makes the disk known to a configuration, and says which bins' tasks fail; else none do. */
  public static void use(Configuration hadoop, IntPredicate bins) {
    failing = bins;
    hadoop.set("fs.flaky.impl", FlakyFileSystem.class.getName());
    hadoop.setBoolean("fs.flaky.impl.disable.cache", true);
  }

  @Override
  public URI getUri() {
    return URI.create("flaky:///");
  }

  @Override
  public FSDataOutputStream create(Path path, boolean overwrite) throws IOException {
    FSDataOutputStream out = super.create(path, overwrite);
    TaskContext task = TaskContext.get();
    return task != null && failing.test(task.partitionId())
        ? new FSDataOutputStream(new Broken(out), null)
        : out;
  }

  /** Takes the first bytes and then no more. */
  private static final class Broken extends FilterOutputStream {
    private static final int BYTES = 100;
    private int written;

    Broken(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int unit) throws IOException {
      if (written++ >= BYTES) {
        throw new IOException("the disk is flaky");
      }
      out.write(unit);
    }
  }
}
