package org.dancingsparks.runs.rounds;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.layers.rounds.DiagramRounds;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.spark.TaskOutput;

/** Builds the nodes of a partition. */
final class NodesTask extends BackwardTask {
  private static final long serialVersionUID = 1;

  NodesTask(RoundSearch search, BlockFiles files, Work work) {
    super(search, files, work);
  }

  @Override
  Built build(Bin bin, RoundSweep.Task task, DiagramRounds.Input input, OutputStream index)
      throws IOException {
    NewBlockFile nodes = files.createNodes(bin.number(), bin.partition());
    try {
      DiagramRounds.Nodes built =
          search.diagram().nodes(task, input, new DiagramRounds.NewFiles(nodes.stream(), index));
      FileRecord file = nodes.finish(built.bytes());
      TaskOutput.add(built.number(), built.bytes() + built.index().bytes());
      return new Built(built.number(), file, built.index());
    } catch (IOException | RuntimeException | FSError e) {
      nodes.deleteAfter(e);
      throw e;
    }
  }

  @Override
  boolean areRows() {
    return false;
  }
}
