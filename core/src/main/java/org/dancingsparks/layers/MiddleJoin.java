package org.dancingsparks.layers;

/**
 * The sum over all solutions: joins the fillings of each set of carriers with those of its
 * complement. Fillings of the first layers are stored until their complements are built; those of
 * the layer in the middle are joined in pairs at once, unless the automorphism exchanges more than
 * pairs of carriers. Without a cut, adds up complete residuals. Thread safe.
 */
final class MiddleJoin {
  private final Cut cut;
  private final WindowProblem problem;
  private final CarrierSets sets;
  private final boolean isPaired;

  /** Returns whether each join counts twice, since left and right can be exchanged. */
  private final boolean isSymmetric;

  /** By number of carriers and part, the fillings stored. */
  private final BlockStore[][] stored;

  MiddleJoin(Sweep sweep, CarrierSets sets) {
    cut = sweep.cut;
    problem = sweep.problem;
    this.sets = sets;
    isPaired = cut.isInMiddle() && cut.isInvolution();
    isSymmetric = isPaired && sweep.middle.isEmpty();
    stored = new BlockStore[problem.carriers() + 1][];
  }

  private boolean isMiddle(int size) {
    return cut.isInMiddle() && 2 * size == problem.carriers();
  }

  /** Returns whether the blocks of a layer are joined in pairs as they are built. */
  boolean isPaired(int size) {
    return isMiddle(size) && isPaired;
  }

  /** Returns whether the fillings of a layer are joined when all of it is built. */
  boolean isJoinedLater(int size) {
    return isMiddle(size) && !isPaired;
  }

  /** Returns whether the fillings of a layer have to be stored. */
  boolean isStored(int size) {
    return cut.isInMiddle() && 2 * size <= problem.carriers() && !isPaired(size);
  }

  /** Provides stores for the fillings of a layer, one for each part. */
  void open(int size, BlockStore[] stores) {
    stored[size] = stores;
  }

  /** Stores the fillings of a block. */
  void store(int set, ResidualTable[] fillings) {
    BlockStore[] stores = stored[Integer.bitCount(set)];
    for (int part = 0; part < fillings.length; part++) {
      if (fillings[part].size > 0) {
        stores[part].put(sets.rank(set), fillings[part].sorted(KeyGroups.ONE));
      }
    }
  }

  /** The set whose images are the carriers not in a set. */
  int partner(int set) {
    return cut.preimage(sets.all() & ~set);
  }

  /** Stored fillings; null if there are none. */
  Block stored(int set, int part) {
    BlockStore[] stores = stored[Integer.bitCount(set)];
    return stores == null ? null : stores[part].get(sets.rank(set));
  }

  /** Joins the fillings of a block with those stored; or adds them up, where there is no cut. */
  void join(int set, ResidualTable[] fillings, FillingJoin join) {
    if (!cut.isInMiddle()) {
      if ((set & problem.needed()) == problem.needed()) {
        join.addAll(fillings[0].slots());
      }
    } else if (2 * Integer.bitCount(set) > problem.carriers()) {
      int other = sets.all() & ~cut.image(set);
      join(blocks(partner(set), 1), fillings, join);
      if (!isSymmetric) {
        joinPlain(blocks(other, fillings.length), fillings[0], join);
      }
    }
  }

  private Block[] blocks(int set, int parts) {
    Block[] blocks = new Block[parts];
    for (int part = 0; part < parts; part++) {
      blocks[part] = stored(set, part);
    }
    return blocks;
  }

  /** Joins right fillings, those of the first block, with left ones. */
  private void join(Block[] right, ResidualTable[] left, FillingJoin join) {
    for (ResidualTable part : left) {
      join.add(right[0], part, isSymmetric ? 2 : 1);
    }
  }

  /** Joins left fillings with right ones. */
  private static void joinPlain(Block[] left, ResidualTable right, FillingJoin join) {
    for (Block part : left) {
      join.add(part, right, 1);
    }
  }

  /** Joins the fillings of a block with those of its partner, each as left and as right ones. */
  void joinPair(Block[] some, ResidualTable[] others, FillingJoin join) {
    join(some, others, join);
    if (!isSymmetric) {
      joinPlain(some, others[0], join);
    }
  }

  /** Joins the fillings of a block that is its own partner. */
  void joinSelf(ResidualTable[] fillings, FillingJoin join) {
    for (ResidualTable part : fillings) {
      join.add(part.slots(), fillings[0], 1);
    }
  }

  /** Joins left fillings of a layer that is joined later. */
  void joinLater(int set, ResidualTable[] left, FillingJoin join) {
    join(blocks(partner(set), 1), left, join);
  }

  void close() {
    for (BlockStore[] stores : stored) {
      BlockStore.close(stores);
    }
  }
}
