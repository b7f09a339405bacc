package org.dancingsparks.runs.rounds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.layers.rounds.Chunk;
import org.dancingsparks.layers.rounds.ChunkIndex;
import org.dancingsparks.layers.rounds.ChunkSums;
import org.dancingsparks.layers.rounds.RoundKey;
import org.dancingsparks.layers.rounds.TransferException;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SentChunksTest {
  /** The chunks of the only task before the first round: one, and its index. */
  private static List<Chunk> chunks() {
    var problem = new ProblemBuilder<String, Integer>().primary("p").build();
    Iterator<Chunk> chunks =
        RoundKey.ofHash(1)
            .rounds(new OrderedProblem(problem, ItemOrder.given(problem)))
            .orElseThrow()
            .initial();
    List<Chunk> all = new ArrayList<>();
    chunks.forEachRemaining(all::add);
    return all;
  }

  private static final BuiltPartition EMPTY = new BuiltPartition(0, "bin", new ChunkSums(0, 0, 0));

  private static String problem(SentChunks sent) {
    return catchThrowableOfType(TransferException.class, () -> EMPTY.checked(sent.value()))
        .problem();
  }

  @Test
  void indexesOfRepeatedTasksCountOnce() {
    Chunk index = chunks().get(1);
    assertThat(index.key().isIndex()).isTrue();
    SentChunks sent = new SentChunks(new ChunkIndex(1, 1));
    assertThat(problem(sent)).contains("the index of task 0 is missing");
    for (int time = 0; time < 3; time++) {
      SentChunks inTask = sent.copyAndReset();
      assertThat(inTask.isZero()).isTrue();
      inTask.add(index);
      assertThat(inTask.isZero()).isFalse();
      sent.merge(inTask.copy());
      assertThat(problem(sent)).contains("1 chunk of");
    }
  }

  /** Three tasks that are all the same one. */
  @Test
  @Tag("spark")
  void indexesReachTheDriverWithTheEndOfTasks() {
    Chunk index = chunks().get(1);
    SentChunks sent = new SentChunks(new ChunkIndex(1, 1));
    SharedSpark.context().register(sent);
    byte[] bytes = index.bytes();
    JavaSparkContext.fromSparkContext(SharedSpark.context())
        .parallelize(List.of(0, 1, 2), 3)
        .foreach(number -> sent.add(new Chunk(chunks().get(1).key(), bytes)));
    assertThat(problem(sent)).contains("1 chunk of");
  }
}
