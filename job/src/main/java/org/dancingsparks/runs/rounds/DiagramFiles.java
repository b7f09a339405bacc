package org.dancingsparks.runs.rounds;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.layers.disk.RandomBytes;
import org.dancingsparks.layers.partitions.PartitionedDiagram;
import org.dancingsparks.layers.rounds.DiagramRounds;
import org.dancingsparks.layers.rounds.RoundKey;
import org.dancingsparks.runs.CheckDepth;
import org.dancingsparks.runs.CompleteCheck;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.runs.solutions.SolutionSummary;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.SearchPlace;
import org.dancingsparks.spark.TaskCounters;

/**
 * The files of a diagram in partitions, in the directory of the run that has built it. Immutable;
 * tasks anywhere can read them.
 */
public final class DiagramFiles implements PartitionedDiagram.Files, SearchPlace {
  private static final long serialVersionUID = 1;

  /** Bytes for the nodes of any one solution. */
  private static final long MIN_MEMORY = 1 << 20;

  private final String directory;
  private final SerializableConfiguration hadoop;
  private final RoundKey key;
  private final BigInteger solutions;
  private final long residuals;
  private final String[] names;
  private final long[] bytes;
  private final TaskMemory memory;

  private DiagramFiles(
      SearchRecord record, Path directory, Configuration hadoop, TaskMemory memory) {
    this.memory = memory;
    this.directory = directory.toString();
    this.hadoop = new SerializableConfiguration(hadoop);
    key = record.roundKey().orElseThrow(DiagramFiles::otherPlan);
    SolutionSummary summary = record.summary();
    solutions = summary.count();
    residuals = summary.nodes();
    List<FileRecord> parts = parts(record);
    names = parts.stream().map(FileRecord::file).toArray(String[]::new);
    bytes = parts.stream().mapToLong(FileRecord::bytes).toArray();
  }

  private static List<FileRecord> parts(SearchRecord record) {
    return record.summary().parts().stream().map(SolutionSummary.Part::asFile).toList();
  }

  /**
   * A diagram that a run has built.
   *
   * @param record of the run
   */
  public record Stored(SearchRecord record, NumberedSolutions solutions) {}

  /**
   * Opens a diagram.
   *
   * @param memory for nodes of tasks, each of which holds those of a range of solutions
   * @throws StoreException if it is not complete, or damaged as far as the lengths of files show
   */
  public static Stored open(String directory, Configuration hadoop, TaskMemory memory) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      SearchRecord record = SearchRecord.complete(directory, run);
      if (record.type() != ResultType.DIAGRAM) {
        throw new StoreException(
            "%s holds %s, not a diagram".formatted(directory, record.type().words()),
            "choose another directory");
      }
      if (record.search().givens().size() > 0) {
        throw new StoreException(
            "%s holds only the solutions that contain givens".formatted(directory),
            "build the diagram without givens, and set them where you use it");
      }
      new CompleteCheck(run).check(CheckDepth.LENGTHS);
      DiagramFiles files = new DiagramFiles(record, run.path("."), hadoop, memory);
      return new Stored(record, files.open(record.search()));
    } catch (DamagedException e) {
      throw new StoreException(
          "%s is damaged: %s".formatted(directory, e.getMessage()),
          "make it again, or restore it from a copy",
          e);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  private NumberedSolutions open(Search search) {
    return DiagramRounds.of(search.ordered(), key)
        .orElseThrow(DiagramFiles::otherPlan)
        .diagram(this);
  }

  private static DamagedException otherPlan() {
    return new DamagedException("the record of the plan is not that of its puzzle");
  }

  @Override
  public Search opened(Search search) {
    return search.withDiagram(open(search));
  }

  @Override
  public RandomBytes open(int partition) {
    Path path = path(partition);
    return (from, length) -> {
      byte[] read = new byte[length];
      try (FSDataInputStream in = files().open(path)) {
        in.readFully(from, read);
        TaskCounters.read(length);
        return read;
      } catch (IOException | FSError e) {
        throw new UncheckedIOException(
            new IOException("%s cannot be read: %s".formatted(path, HadoopFiles.why(e)), e));
      }
    };
  }

  private FileSystem files() throws IOException {
    return HadoopFiles.of(new Path(directory), hadoop.value());
  }

  @Override
  public String name(int partition) {
    return path(partition).toString();
  }

  private Path path(int partition) {
    return new Path(directory, names[partition]);
  }

  @Override
  public long bytes(int partition) {
    return bytes[partition];
  }

  @Override
  public BigInteger solutions() {
    return solutions;
  }

  @Override
  public long residuals() {
    return residuals;
  }

  @Override
  public long memory() {
    // Half, since the range before may be held while the next one is read.
    return Math.max(MIN_MEMORY, memory.ofTask() / 2);
  }
}
