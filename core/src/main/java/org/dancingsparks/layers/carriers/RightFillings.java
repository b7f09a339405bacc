package org.dancingsparks.layers.carriers;

import java.io.Closeable;
import java.util.Arrays;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;

/**
 * The sets of positions that options can cover if they begin at a certain position or after it, up
 * to the end of the window: the complete residuals of a sweep from the other end. Thread safe once
 * filled.
 */
public final class RightFillings implements Closeable {
  private final CarrierSets sets;

  /** By number of carriers. */
  private final BlockStore[] stores;

  private RightFillings(CarrierSets sets, BlockStore.Budget budget) {
    this.sets = sets;
    stores = new BlockStore[sets.carriers() + 1];
    Arrays.setAll(stores, size -> new BlockStore(budget, sets.number(size)));
  }

  /**
   * The fillings beside a cut.
   *
   * @param right the sweep from the other end
   * @return null if the sweep was ended, or a block was too large
   */
  public static RightFillings of(Sweep right, Limits limits, CoreTasks tasks, BlockCheck check) {
    RightFillings fillings =
        new RightFillings(
            new CarrierSets(right.problem().carriers()), BlockStore.Budget.of(limits));
    boolean isDone = false;
    try {
      LayerSweep sweep = new LayerSweep(right, limits, tasks, check);
      isDone = sweep.giving((set, table, join) -> fillings.put(set, table)).count().isPresent();
      return isDone ? fillings : null;
    } finally {
      if (!isDone) {
        fillings.close();
      }
    }
  }

  private void put(int set, ResidualTable table) {
    if (table.size() > 0) {
      stores[Integer.bitCount(set)].put(sets.rank(set), table.entries());
    }
  }

  /** The fillings by all carriers but those of a set; null if there are none. */
  public Block withoutCarriers(int set) {
    int rest = sets.all() & ~set;
    return stores[Integer.bitCount(rest)].get(sets.rank(rest));
  }

  @Override
  public void close() {
    BlockStore.close(stores);
  }
}
