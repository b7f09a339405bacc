package org.dancingsparks.runs.rounds;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.layers.rounds.DiagramRounds;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.layers.rounds.StoredBlocks;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.spark.TaskCounters;

/** Builds the nodes of a partition. */
final class NodesTask extends BackwardTask {
  private static final long serialVersionUID = 1;

  NodesTask(RoundSearch search, BlockFiles files, Work work) {
    super(search, files, work);
  }

  @Override
  Part build(Bin bin, RoundSweep.Task task, DiagramRounds.Input input, OutputStream index)
      throws IOException {
    NewBlockFile nodes = files.createNodes(bin.number(), bin.partition());
    try {
      DiagramRounds.NewFiles streams = new DiagramRounds.NewFiles(nodes.stream(), index);
      return new NodePart(nodes, search.diagram().nodes(task, input, streams));
    } catch (RuntimeException | FSError e) {
      nodes.deleteAfter(e);
      throw e;
    }
  }

  /** A part of nodes. */
  private static final class NodePart implements Part {
    private final NewBlockFile file;
    private final DiagramRounds.Nodes built;
    private boolean isFinished;

    NodePart(NewBlockFile file, DiagramRounds.Nodes built) {
      this.file = file;
      this.built = built;
    }

    @Override
    public long number() {
      return built.number();
    }

    @Override
    public StoredBlocks index() {
      return built.index();
    }

    @Override
    public FileRecord finish() throws IOException {
      FileRecord finished = file.finish(built.bytes());
      isFinished = true;
      TaskCounters.wrote(built.number(), built.bytes() + built.index().bytes());
      return finished;
    }

    @Override
    public void close() throws IOException {
      if (!isFinished) {
        file.delete();
      }
    }
  }

  @Override
  boolean areRows() {
    return false;
  }
}
