package org.dancingsparks.layers.places;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.dancingsparks.isomorphism.CanonicalForm;
import org.dancingsparks.isomorphism.OptionClasses;
import org.dancingsparks.isomorphism.ResidualLabelling;
import org.dancingsparks.isomorphism.Stage;
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

  /** Minimum factor by which residuals of a wide place exceed what was left at the place before. */
  private static final int GROWTH = 2;

  /** The factor by which residuals must grow after a wide place that was not worth merging. */
  private static final int GIVEN_UP = 8;

  /** Number of residuals before which some must be merged. */
  private static final long RESIDUALS_BEFORE_MERGING = 1 << 18;

  /** The memory divided by what classes may take. */
  private static final int MEMORY_SHARE = 4;

  private final BitProblem problem;
  private final BitSetProblem bitSets;
  private final Limits limits;
  private final CoreTasks tasks;
  private final Consumer<StageCount> report;

  private final Effort effort;

  /** Receives the residuals that are labelled next; what it throws ends the merge. */
  private LongConsumer check = residuals -> {};

  /** Minimum number of residuals of the next narrow place at which merging is tried. */
  private long minimumNarrow;

  /** True once a stage was too large to be labelled. */
  private boolean isTooLarge;

  /** Minimum number of residuals of the next wide place at which merging is tried. */
  private long minimumWide;

  /** Residuals of the last place that was looked at, after they were merged. */
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
    minimumNarrow = effort.narrow;
    minimumWide = effort.wide;
    this.problem = problem;
    this.limits = limits;
    tasks = new CoreTasks(limits.cores());
    bitSets = problem.bitSets;
  }

  /** Sets a check, given the residuals that are labelled next; what it throws ends the merge. */
  ClassMerging checkedBy(LongConsumer other) {
    check = other;
    return this;
  }

  /**
   * Merges the residuals of a place, if that pays, and chooses ahead where twins are next.
   *
   * @param outbox for residuals that belong to later places
   * @return the block of the classes; empty if the block is left as it is
   */
  Optional<PlaceBlock> merged(PlaceBlock block, int place, MemoryUse memory, Outbox outbox) {
    return decide(block, place)
        ? Optional.of(new Merge(place, memory).run(block).choosingAhead(outbox))
        : Optional.empty();
  }

  /** Merges the residuals of a place in any case. */
  PlaceBlock allMerged(PlaceBlock block, int place, MemoryUse memory, Outbox outbox) {
    return new Merge(place, memory).run(block).choosingAhead(outbox);
  }

  /**
   * Merges the residuals of a place, if that pays, and leaves all of them there. They are merged
   * once more with those of other sweeps, so this is not reported.
   */
  Optional<PlaceBlock> mergedOnly(PlaceBlock block, int place, MemoryUse memory) {
    return decide(block, place)
        ? Optional.of(new Merge(place, memory).run(block).keepingAll())
        : Optional.empty();
  }

  /** Decides whether a place is merged, and from when on later ones are looked at. */
  private boolean decide(PlaceBlock block, int place) {
    long residuals = block.entries();
    if (!problem.isFirstOfPlace(place) || place == 0) {
      return false;
    }
    // Where residuals no longer multiply, those of the next narrow place are merged for less.
    long least = Math.max(minimumWide, GROWTH * before);
    before = residuals;
    boolean hasManySets = !isTooLarge && hasManySets(place);
    if (!hasManySets && residuals < (problem.isNarrow(place) ? minimumNarrow : least)) {
      return false;
    }
    Stage one = problem.stage(place);
    boolean isPaying =
        one.canLabel() && (hasManySets && residuals < effort.wide || isMerging(one, block));
    if (!isPaying) {
      minimumWide = Math.max(minimumWide, GIVEN_UP * residuals);
    }
    if (!one.canLabel()) {
      // To prepare a stage in vain may take a second.
      minimumNarrow = Math.max(minimumNarrow, GIVEN_UP * residuals);
      isTooLarge = true;
    }
    return isPaying;
  }

  /** Returns whether sets of options are chosen at a place, and one stands for many. */
  private boolean hasManySets(int place) {
    return bitSets.isCounted(bitSets.placeOf(place))
        && problem.optionClasses(place).hasExchangeable();
  }

  /**
   * Records residuals visited.
   *
   * @return whether these are so many that more should have been merged
   */
  boolean isTooMuch(long more) {
    return visited.addAndGet(more) > RESIDUALS_BEFORE_MERGING * factor;
  }

  /**
   * Returns whether a sample of a block has many pairs of isomorphic residuals; also where most are
   * in a file, so that there is no sample.
   */
  private boolean isMerging(Stage stage, PlaceBlock block) {
    double wantedSize = SAMPLE * Math.sqrt(block.entries());
    long[] inMemory = {0};
    forEach(block, table -> inMemory[0] += table.size());
    long ratio = (long) (inMemory[0] / wantedSize);
    long mask = ratio == 0 ? 0 : Long.highestOneBit(ratio) - 1;
    ResidualLabelling labelling = stage.labelling();
    Map<Optional<CanonicalForm>, Integer> forms = new HashMap<>();
    forEach(
        block,
        table ->
            table.forEach(
                at -> {
                  if ((PlaceTable.hash(table.entries(), at, problem.width()) & mask) == 0) {
                    forms.merge(
                        labelling.form(problem.withoutMark(table.entries(), at)), 1, Integer::sum);
                  }
                }));
    double size = 0;
    double pairs = 0;
    for (int number : forms.values()) {
      size += number;
      pairs += number * (number - 1.0) / 2;
    }
    // A residual has this many others in its class, on average.
    double others = 2 * pairs * block.entries() / (size * size);
    return size < wantedSize / 2 || others >= effort.size - 1;
  }

  /** Visits the tables of a block in memory. */
  private static void forEach(PlaceBlock block, Consumer<PlaceTable> viewer) {
    for (int share = 0; share < PlaceBlock.SHARES; share++) {
      block.share(share).peek(viewer);
    }
  }

  /** The merge of one place. */
  private final class Merge {
    private final int place;
    private final Stage stage;
    private final ClassTable classes;
    private final PlaceBlock merged;
    private final MemoryUse memory;
    private final AtomicLong labellings = new AtomicLong();
    private final OptionClasses options;
    private StageCount stageCount;

    Merge(int place, MemoryUse memory) {
      this.place = place;
      this.memory = memory;
      stage = problem.stage(place);
      options = problem.optionClasses(place);
      int words = stage.labelling().words() + bitSets.width();
      classes = new ClassTable(limits.memory() / MEMORY_SHARE, words);
      merged = new PlaceBlock(problem.width(), memory, limits.directory());
    }

    Merge run(PlaceBlock block) {
      long residuals = block.entries();
      AtomicInteger next = new AtomicInteger();
      tasks.run(core -> label(block, next));
      before = classes.size();
      factor *= residuals / Math.max(1.0, classes.size());
      stageCount =
          new StageCount(bitSets.placeOf(place), residuals, classes.size(), labellings.get());
      return this;
    }

    /** The classes, but for those that are replaced by what a choice of the next twin leaves. */
    PlaceBlock choosingAhead(Outbox outbox) {
      report.accept(stageCount);
      classes.forEach((residual, multiplicity) -> send(residual, multiplicity, outbox));
      return merged;
    }

    /** The classes. */
    PlaceBlock keepingAll() {
      classes.forEach(this::add);
      return merged;
    }

    private void label(PlaceBlock block, AtomicInteger next) {
      ResidualLabelling labelling = stage.labelling();
      for (int share = next.getAndIncrement();
          share < PlaceBlock.SHARES && !Thread.currentThread().isInterrupted();
          share = next.getAndIncrement()) {
        check.accept(block.share(share).entries());
        block
            .share(share)
            .take(
                limits.memory() / limits.cores() / MEMORY_SHARE,
                table -> table.forEach(at -> label(table, at, labelling)));
      }
    }

    private void label(PlaceTable table, int at, ResidualLabelling labelling) {
      long[] residual = problem.withoutMark(table.entries(), at);
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

    private void send(long[] residual, BigInteger multiplicity, Outbox outbox) {
      TwinShortcut shortcut = stage.shortcut();
      int[] choices = stage.isAhead(residual) ? null : shortcut.options(residual);
      if (choices != null) {
        BigInteger each = multiplicity.multiply(BigInteger.valueOf(shortcut.twins()));
        for (int option : choices) {
          long[] left = new long[bitSets.width()];
          if (bitSets.chooseAhead(residual, option, left)) {
            pass(left, each, outbox);
          }
        }
      } else if (!options.expand(
          residual, (left, times) -> pass(left, multiplicity.multiply(times), outbox))) {
        add(residual, multiplicity);
      }
    }

    /** Passes a residual on to its place, which may be this one. */
    private void pass(long[] residual, BigInteger multiplicity, Outbox outbox) {
      int to = problem.placeOf(residual, -1);
      if (to == place) {
        add(residual, multiplicity);
      } else {
        long[] entry = problem.entry(residual, multiplicity);
        outbox.widen(entry.length - problem.width());
        outbox.send(to, Arrays.copyOf(entry, problem.width() + outbox.words()));
      }
    }
  }
}
