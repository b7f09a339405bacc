package org.dancingsparks.layers.rounds;

import java.math.BigInteger;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.carriers.CarrierSets;
import org.dancingsparks.layers.carriers.FillingJoin;
import org.dancingsparks.layers.carriers.MiddleJoin;
import org.dancingsparks.layers.carriers.PackedTable;
import org.dancingsparks.layers.carriers.ResidualTable;
import org.dancingsparks.layers.carriers.Sweep;
import org.dancingsparks.layers.carriers.WideTable;

/** Joins the left halves of a partition with those of its partner. One thread. */
final class PartitionJoin {
  private final Sweep sweep;
  private final MiddleJoin middle;
  private final FillingJoin join;

  PartitionJoin(Sweep sweep) {
    this.sweep = sweep;
    middle = new MiddleJoin(sweep, new CarrierSets(sweep.problem().carriers()));
    join = sweep.window().join();
  }

  /** The number of solutions of two different partitions. */
  BigInteger pair(BlockFile some, BlockFile partners, Runnable check) {
    for (int set : some.sets()) {
      check.run();
      joinPair(blocks(some, set), blocks(partners, middle.partner(set)));
    }
    return join.sum().value();
  }

  /** The number of solutions of a partition that is its own partner. */
  BigInteger self(BlockFile file, Runnable check) {
    for (int set : file.sets()) {
      check.run();
      int partner = middle.partner(set);
      if (set == partner) {
        middle.joinSelf(tables(blocks(file, set)), join);
      } else if (set < partner) {
        joinPair(blocks(file, set), blocks(file, partner));
      }
    }
    return join.sum().value();
  }

  private void joinPair(Block[] some, Block[] others) {
    middle.joinPair(some, tables(others), join);
  }

  private Block[] blocks(BlockFile file, int set) {
    Block[] subblocks = new Block[sweep.middle().isEmpty() ? 1 : 2];
    for (int subblock = 0; subblock < subblocks.length; subblock++) {
      subblocks[subblock] = file.read(set, subblock);
    }
    return subblocks;
  }

  private ResidualTable[] tables(Block... blocks) {
    ResidualTable[] tables = new ResidualTable[blocks.length];
    for (int subblock = 0; subblock < tables.length; subblock++) {
      tables[subblock] = table(blocks[subblock]);
    }
    return tables;
  }

  private ResidualTable table(Block block) {
    boolean isPacked = block == null ? sweep.shift() > 0 : block.words() == 0;
    ResidualTable table =
        isPacked
            ? new PackedTable(sweep.shift())
            : new WideTable(block == null ? 1 : block.words());
    table.clear(block == null ? 0 : block.size());
    if (block != null) {
      table.addAll(block);
    }
    return table;
  }
}
