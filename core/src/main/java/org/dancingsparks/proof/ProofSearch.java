package org.dancingsparks.proof;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.disk.CoreTasks;

/**
 * Writes down the residuals of a problem, each with its number of completions. It visits them place
 * by place of the item order, each branching on its first open item, or on one that is walled in;
 * then a pass back adds up the numbers. Nothing is left out because it has no completion.
 *
 * <p>Its residuals are those of the definition of {@link Proof}, and it shares hash tables and the
 * walls of items with the engines, but none of their searches. Used once.
 */
public final class ProofSearch {
  private final OrderedProblem problem;
  private final int cores;
  private long memory = Long.MAX_VALUE;
  private long most = Long.MAX_VALUE;
  private BooleanSupplier cancelled = () -> false;
  private LongConsumer progress = rows -> {};

  /** A search on some cores for the residuals of a problem, less its givens. */
  public ProofSearch(OrderedProblem problem, int cores) {
    this.problem = problem;
    this.cores = cores;
  }

  /** Bounds the memory, in bytes. */
  public ProofSearch within(long bytes) {
    memory = bytes;
    return this;
  }

  /** Bounds the number of rows. */
  public ProofSearch ofAtMost(long rows) {
    most = rows;
    return this;
  }

  /** Sets a check, polled every few thousand residuals, that ends the search when true. */
  public ProofSearch cancelledBy(BooleanSupplier isCancelled) {
    cancelled = isCancelled;
    return this;
  }

  /** Reports the number of residuals found, every few thousand of them. */
  public ProofSearch reportingTo(LongConsumer listener) {
    progress = listener;
    return this;
  }

  /**
   * Finds the rows.
   *
   * @return empty if they need more memory, or are more
   * @throws CancellationException if it was cancelled
   */
  public Optional<Proof> proof() {
    ResidualFields fields = new ResidualFields(problem.problem());
    ProofOptions options = new ProofOptions(problem, fields);
    return new Pass(options).run().map(rows -> new Proof(problem, fields, rows));
  }

  /** The pass forward, and that back. */
  private final class Pass {
    /** Number of residuals expanded at a time, whose children are held at once. */
    private static final int BATCH = 1 << 17;

    private static final int BLOCK = 1 << 10;

    /** Number of residuals that are not worth a second thread. */
    private static final int SMALL = 1 << 12;

    private final ProofOptions options;
    private final ProofRows rows;
    private final CoreTasks tasks = new CoreTasks(cores);
    private final AtomicBoolean isCancelled = new AtomicBoolean();

    Pass(ProofOptions options) {
      this.options = options;
      rows = new ProofRows(options);
    }

    Optional<ProofRows> run() {
      return forward() && back() ? Optional.of(rows) : Optional.empty();
    }

    boolean forward() {
      long[] start = options.start();
      rows.table(options.place(start, 0), rows.share(start, 0)).find(start, 0);
      for (int place = 0; place < options.primary(); place++) {
        if (!expand(place)) {
          return false;
        }
      }
      return true;
    }

    private boolean expand(int place) {
      int[] ends = rows.ends(place);
      int size = ends[ProofRows.SHARES - 1];
      for (int from = 0; from < size; from += BATCH) {
        int to = Math.min(size, from + BATCH);
        AtomicInteger next = new AtomicInteger(from);
        Children[] sent = new Children[cores];
        run(
            to - from,
            core -> {
              sent[core] = new Children(options);
              for (int at = next.getAndAdd(BLOCK); at < to; at = next.getAndAdd(BLOCK)) {
                check();
                expand(place, at, Math.min(to, at + BLOCK), sent[core]);
              }
            });
        add(to - from, sent);
        progress.accept(rows.size());
        if (rows.bytes() > memory || rows.size() > most) {
          return false;
        }
      }
      return true;
    }

    /** Expands rows of a place, counted through its shares. */
    private void expand(int place, int from, int to, Children sent) {
      int[] ends = rows.ends(place);
      ResidualExpansion expansion = new ResidualExpansion(options);
      long[] key = new long[options.words()];
      int share = 0;
      for (int at = from; at < to; at++) {
        while (at >= ends[share]) {
          share++;
        }
        int first = share == 0 ? 0 : ends[share - 1];
        rows.read(rows.known(place, share), at - first, key);
        expansion.expand(key, place, sent);
      }
    }

    private void add(int work, Children... sent) {
      AtomicInteger share = new AtomicInteger();
      run(
          work,
          core -> {
            for (int at = share.getAndIncrement();
                at < ProofRows.SHARES;
                at = share.getAndIncrement()) {
              for (Children each : sent) {
                if (each != null) {
                  each.add(rows, at);
                }
              }
            }
          });
    }

    /** Runs a task on all cores, or on this thread where it is little work. */
    private void run(int work, IntConsumer task) {
      if (work < SMALL) {
        task.accept(0);
      } else {
        tasks.run(task);
      }
    }

    private void check() {
      if (isCancelled.get() || cancelled.getAsBoolean()) {
        isCancelled.set(true);
        throw new CancellationException("The search for a proof was cancelled.");
      }
    }

    /** Adds up the numbers; again in more words where these are too large. */
    private boolean back() {
      int words = 1;
      while (!back(words)) {
        words++;
        if (rows.bytes(words) > memory) {
          return false;
        }
      }
      return true;
    }

    private boolean back(int words) {
      rows.number(words);
      AtomicBoolean isTooLarge = new AtomicBoolean();
      for (int place = options.primary(); place >= 0 && !isTooLarge.get(); place--) {
        int each = place;
        AtomicInteger next = new AtomicInteger();
        run(
            rows.ends(place)[ProofRows.SHARES - 1],
            core -> {
              NumberSum sum = new NumberSum(rows, options);
              for (int share = next.getAndIncrement();
                  share < ProofRows.SHARES && !isTooLarge.get();
                  share = next.getAndIncrement()) {
                check();
                if (!sum.addUp(each, share)) {
                  isTooLarge.set(true);
                }
              }
            });
      }
      return !isTooLarge.get();
    }
  }

  /** The residuals that a thread sends, by share. */
  private static final class Children implements ResidualExpansion.Receiver {
    private final int words;
    private final ProofOptions options;
    private final long[][] keys = new long[ProofRows.SHARES][];
    private final int[] sizes = new int[ProofRows.SHARES];

    Children(ProofOptions options) {
      this.options = options;
      words = options.words();
      Arrays.setAll(keys, share -> new long[1 << 8]);
    }

    @Override
    public void accept(long... key) {
      int share = ProofRows.shareOf(key, 0, words);
      if (sizes[share] + words > keys[share].length) {
        keys[share] = Arrays.copyOf(keys[share], Math.max(words, 2 * keys[share].length));
      }
      System.arraycopy(key, 0, keys[share], sizes[share], words);
      sizes[share] += words;
    }

    void add(ProofRows rows, int share) {
      for (int at = 0; at < sizes[share]; at += words) {
        rows.table(options.place(keys[share], at), share).find(keys[share], at);
      }
    }
  }
}
