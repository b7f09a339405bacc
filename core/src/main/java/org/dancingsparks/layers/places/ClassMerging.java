package org.dancingsparks.layers.places;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.dancingsparks.isomorphism.CanonicalForm;
import org.dancingsparks.isomorphism.ResidualLabelling;
import org.dancingsparks.isomorphism.Stage;
import org.dancingsparks.isomorphism.StageCount;
import org.dancingsparks.isomorphism.Stages;
import org.dancingsparks.isomorphism.TwinShortcut;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.residuals.BitSetProblem;

/**
 * Merges the isomorphic residuals of places, where a sample shows that there are many. Isomorphic
 * residuals have equally many completions, so one stands for all, with the sum of their
 * multiplicities. Used for the places of one sweep, in order.
 */
final class ClassMerging {
  /**
   * Minimum size of a sample, as a multiple of the square root of the number of residuals. If all
   * classes have two residuals, half the square of this is the expected number of pairs in it.
   */
  private static final int SAMPLE = 4;

  /** Minimum factor by which the residuals of a wide place exceed those of the place before. */
  private static final int GROWTH = 2;

  /** Maximum number of vertices of a residual's graph. */
  private static final int MAX_VERTICES = 64;

  /** Nodes of a search for a form, beyond which a residual is left as it is. */
  private static final int MAX_NODES = 1 << 12;

  /** Number of residuals before which some must be merged. */
  private static final long RESIDUALS_BEFORE_MERGING = 1 << 18;

  /** The part of the memory that classes may take. */
  private static final int MEMORY_SHARE = 4;

  private final BitProblem problem;
  private final BitSetProblem bitSets;
  private final Stages stages;
  private final Limits limits;
  private final CoreTasks tasks;
  private final Consumer<StageCount> report;

  private final Effort effort;

  /** Minimum number of residuals of the next wide place at which merging is tried. */
  private long wanted;

  /** The number of residuals of the last place. */
  private long before;

  /** Residuals visited. */
  private final AtomicLong visited = new AtomicLong();

  /** The factor by which merging has made the number of residuals smaller. */
  private volatile double factor = 1;

  /**
   * Conditions under which merging is tried.
   *
   * @param narrow minimum number of residuals of a narrow place
   * @param wide minimum number of residuals of another place
   * @param size minimum mean number of residuals of a class
   */
  record Effort(int narrow, int wide, int size) {
    static final Effort DEFAULT = new Effort(64, 1 << 10, 2);
  }

  /**
   * Merging.
   *
   * @param report receives what was merged, place by place
   */
  ClassMerging(BitProblem problem, Limits limits, Effort effort, Consumer<StageCount> report) {
    this.report = report;
    this.effort = effort;
    wanted = effort.wide;
    this.problem = problem;
    this.limits = limits;
    tasks = new CoreTasks(limits.cores());
    bitSets = problem.bitSets;
    stages = new Stages(bitSets);
  }

  /**
   * Merges the residuals of a place, if that pays.
   *
   * @param outbox for residuals that belong to later places
   * @return the block of the classes; empty if the block is left as it is
   */
  Optional<PlaceBlock> merged(PlaceBlock block, int stage, MemoryUse memory, Outbox outbox) {
    int place = bitSets.placeOf(stage);
    long residuals = block.entries();
    if (stage > 0 && bitSets.placeOf(stage - 1) == place) {
      return Optional.empty();
    }
    // Where residuals no longer multiply, those of the next narrow place are merged for less.
    long least = Math.max(wanted, GROWTH * before);
    before = residuals;
    if (residuals < (stages.isNarrow(place) ? effort.narrow : least)) {
      return Optional.empty();
    }
    Stage one = stages.stage(place);
    if (one.vertices() > MAX_VERTICES || !isMerging(one, block)) {
      wanted = Math.max(wanted, 8 * residuals);
      return Optional.empty();
    }
    return Optional.of(new Merge(one, memory).run(block, stage, outbox));
  }

  /**
   * Records residuals visited.
   *
   * @return whether these are so many that more should have been merged
   */
  boolean isTooMuch(long more) {
    return visited.addAndGet(more) > RESIDUALS_BEFORE_MERGING * factor;
  }

  /** Returns whether a sample of a block has many pairs of isomorphic residuals. */
  private boolean isMerging(Stage stage, PlaceBlock block) {
    long residuals = block.entries();
    long ratio = (long) Math.sqrt(residuals) / SAMPLE;
    long mask = ratio == 0 ? 0 : Long.highestOneBit(ratio) - 1;
    ResidualLabelling labelling = stage.labelling(MAX_NODES);
    Map<Optional<CanonicalForm>, Integer> forms = new HashMap<>();
    for (int share = 0; share < PlaceBlock.SHARES; share++) {
      block
          .share(share)
          .peek(
              table ->
                  table.forEach(
                      at -> {
                        if ((PlaceTable.hash(table.slots(), at, problem.width()) & mask) == 0) {
                          forms.merge(labelling.form(residual(table.slots(), at)), 1, Integer::sum);
                        }
                      }));
    }
    double size = 0;
    double pairs = 0;
    for (int number : forms.values()) {
      size += number;
      pairs += number * (number - 1.0) / 2;
    }
    // A residual has this many others in its class, on average.
    return 2 * pairs * residuals >= (effort.size - 1) * size * size;
  }

  /** The residual of an entry, without the mark of its last word. */
  private long[] residual(long[] entries, int at) {
    long[] residual = Arrays.copyOfRange(entries, at, at + bitSets.width());
    if (bitSets.width() == problem.width()) {
      residual[bitSets.width() - 1] &= Long.MAX_VALUE;
    }
    return residual;
  }

  /** The merge of one place. */
  private final class Merge {
    private final Stage stage;
    private final ClassTable classes;
    private final PlaceBlock merged;
    private final MemoryUse memory;
    private final AtomicLong labellings = new AtomicLong();

    Merge(Stage stage, MemoryUse memory) {
      this.stage = stage;
      this.memory = memory;
      int words = stage.labelling(MAX_NODES).words() + bitSets.width();
      classes = new ClassTable(limits.memory() / MEMORY_SHARE, words);
      merged = new PlaceBlock(problem.width(), memory, limits.directory());
    }

    PlaceBlock run(PlaceBlock block, int number, Outbox outbox) {
      long residuals = block.entries();
      AtomicInteger next = new AtomicInteger();
      tasks.run(core -> label(block, next));
      classes.forEach((residual, multiplicity) -> send(residual, multiplicity, number, outbox));
      factor *= residuals / Math.max(1.0, classes.size());
      report.accept(
          new StageCount(bitSets.placeOf(number), residuals, classes.size(), labellings.get()));
      return merged;
    }

    private void label(PlaceBlock block, AtomicInteger next) {
      ResidualLabelling labelling = stage.labelling(MAX_NODES);
      for (int share = next.getAndIncrement();
          share < PlaceBlock.SHARES && !Thread.currentThread().isInterrupted();
          share = next.getAndIncrement()) {
        block
            .share(share)
            .take(
                limits.memory() / limits.cores() / MEMORY_SHARE,
                table -> table.forEach(at -> label(table, at, labelling)));
      }
    }

    private void label(PlaceTable table, int at, ResidualLabelling labelling) {
      long[] residual = residual(table.slots(), at);
      BigInteger multiplicity = table.multiplicity(at);
      labellings.incrementAndGet();
      Optional<CanonicalForm> form = labelling.form(residual);
      if (form.isPresent() && !classes.add(form.get(), residual, multiplicity)) {
        add(residual, multiplicity);
      }
    }

    /** Adds a residual of this place to those that are to be expanded. */
    private void add(long[] residual, BigInteger multiplicity) {
      long[] entry = problem.entry(residual, multiplicity);
      int share = PlaceBlock.share(PlaceTable.hash(entry, 0, problem.width()));
      merged.share(share).add(entry, 0, entry.length, entry.length - problem.width());
      if (memory.isExceeded()) {
        merged.share(share).spill();
      }
    }

    private void send(long[] residual, BigInteger multiplicity, int number, Outbox outbox) {
      TwinShortcut shortcut = stage.shortcut();
      int[] options = shortcut.options(residual);
      if (options == null) {
        add(residual, multiplicity);
        return;
      }
      BigInteger each = multiplicity.multiply(BigInteger.valueOf(shortcut.twins()));
      for (int option : options) {
        long[] left = new long[bitSets.width()];
        if (bitSets.chooseAhead(residual, option, left)) {
          int to = problem.placeOf(left, -1);
          if (to == number) {
            add(left, each);
          } else {
            long[] entry = problem.entry(left, each);
            outbox.widen(entry.length - problem.width());
            outbox.send(to, Arrays.copyOf(entry, problem.width() + outbox.words()));
          }
        }
      }
    }
  }
}
