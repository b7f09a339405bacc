package org.dancingsparks.runs.rounds;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.parquet.RowFile;
import org.dancingsparks.parquet.RowWriteSupport;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.runs.StoreException;

/** The files of blocks at the place where a run works, for its tasks. Immutable. */
final class BlockFiles implements Serializable {
  private static final long serialVersionUID = 1;

  private final String work;
  private final SerializableConfiguration hadoop;

  BlockFiles(Path work, Configuration hadoop) {
    this.work = work.toString();
    this.hadoop = new SerializableConfiguration(hadoop);
  }

  private FileSystem files() throws IOException {
    return HadoopFiles.of(new Path(work), hadoop.value());
  }

  /** A new file for a bin, which no other attempt uses. */
  NewBlockFile create(int bin, String kind) throws IOException {
    Path path = new Path(work, RunNames.blocksName(bin, kind, UUID.randomUUID()));
    return new NewBlockFile(files(), path);
  }

  /**
   * A new file of nodes for a bin, which no other attempt uses.
   *
   * @param partition counted through all rounds
   */
  NewBlockFile createNodes(int bin, int partition) throws IOException {
    Path path = new Path(work, RunNames.blocksName(bin, "nodes", UUID.randomUUID()));
    return NewBlockFile.ofPart(files(), path, RunNames.nodesName(partition));
  }

  /**
   * A new file of rows, which no other attempt uses.
   *
   * @param partition counted through all rounds
   */
  <T> RowFile<T> rows(int partition, RowWriteSupport<T> columns) {
    return new RowFile<>(partition, new Path(work), columns, hadoop.value());
  }

  OpenBlockFile open(RoundFile file) {
    try {
      return new OpenBlockFile(files().open(new Path(work, file.name())), file);
    } catch (IOException | FSError e) {
      throw failed("read " + file.name(), e);
    }
  }

  /** The exception for a task that has failed to do something with its files. */
  StoreException failed(String what, Throwable e) {
    Throwable cause = e instanceof UncheckedIOException ? e.getCause() : e;
    boolean isGone = cause instanceof FileNotFoundException && isGone();
    return new StoreException(
        "Cannot %s in %s: %s"
            .formatted(
                what,
                work,
                isGone
                    ? "its work directory is gone: another run has taken it over, or it was deleted"
                    : HadoopFiles.why(cause)),
        isGone ? "" : "remove the cause, then resume with {resume}",
        e);
  }

  private boolean isGone() {
    try {
      return !files().exists(new Path(work));
    } catch (IOException | FSError e) {
      return false;
    }
  }
}
