package org.dancingsparks.runs.rounds;

import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.partitions.PartitionedDiagram;
import org.dancingsparks.layers.partitions.Passes;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.BinJob;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.spark.TaskRunner;

/**
 * Passes over a diagram in partitions by jobs, in which each task has a part of the solutions.
 *
 * @param title of the jobs: the work and its object
 * @param parts their number of tasks
 * @param progress accepts reports of progress
 */
public record TaskPasses(TaskRunner runner, String title, int parts, Progress progress)
    implements Passes {
  @Override
  public void pass(PartitionedDiagram diagram, Work work, Consumer<String> found) {
    OrderedProblem problem =
        new OrderedProblem(diagram.problem(), diagram.order(), diagram.prefixes().get(0));
    BroadcastSearch sent = runner.broadcast(Search.all(problem).withDiagram(diagram));
    String amount = "%,d solutions in %,d tasks".formatted(diagram.count(), parts);
    new BinJob<>(
            new BinJob.Name(title, amount, parts),
            part -> part,
            new PartWork(sent, work, parts),
            sent::end)
        .run(runner, IntStream.range(0, parts).boxed().toList(), found, progress);
  }

  /** The work on a part. */
  private record PartWork(BroadcastSearch sent, Work work, int parts)
      implements SparkJob.Work<Integer, String> {
    private static final long serialVersionUID = 1;

    @Override
    public String apply(Integer part, Watch watch) {
      PartitionedDiagram diagram = (PartitionedDiagram) sent.search().numbered().orElseThrow();
      return work.on(diagram, Part.of(diagram.count(), part, parts), watch);
    }
  }
}
