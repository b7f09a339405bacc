package org.dancingsparks.layers.carriers;

import java.math.BigInteger;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Adds up all solutions: joins the fillings of each set of carriers with those of its complement.
 * Fillings of the first layers are stored until their complements are built; those of the layer in
 * the middle are joined in pairs as they are built. If the sweep has no cut in the middle, there is
 * nothing to join, and complete residuals are added up instead. Thread safe.
 */
public final class MiddleJoin {
  private final Cut cut;
  private final WindowProblem problem;
  private final CarrierSets sets;
  private final Reflection reflection;

  /** True if each join counts twice, since left and right can be exchanged. */
  private final boolean isSymmetric;

  /** By number of carriers and subblock, the fillings stored. */
  private final BlockStore[][] stored;

  /**
   * A join of all fillings. Where some stand for their reflections, too, it counts each solution
   * twice: a filling goes with its partner, and with the partner's reflection.
   */
  public MiddleJoin(Sweep sweep, CarrierSets sets) {
    reflection = sweep.reflection().orElse(null);
    cut = sweep.cut();
    problem = sweep.problem();
    this.sets = sets;
    isSymmetric = sweep.middle().isEmpty();
    stored = new BlockStore[problem.carriers() + 1][];
  }

  /** Returns whether the blocks of a layer are joined in pairs as they are built. */
  boolean isPaired(int size) {
    return cut.isInMiddle() && 2 * size == problem.carriers();
  }

  /** Returns whether the fillings of a layer must be stored. */
  boolean isStored(int size) {
    return cut.isInMiddle() && 2 * size < problem.carriers();
  }

  /** Provides stores for the fillings of a layer, one for each subblock. */
  void open(int size, BlockStore[] stores) {
    stored[size] = stores;
  }

  /** Stores the fillings of a block. */
  void store(int set, ResidualTable[] fillings) {
    BlockStore[] stores = stored[Integer.bitCount(set)];
    for (int subblock = 0; subblock < fillings.length; subblock++) {
      if (fillings[subblock].size() > 0) {
        stores[subblock].put(sets.rank(set), fillings[subblock].entries());
      }
    }
  }

  /** The set whose images are the carriers not in a set. */
  public int partner(int set) {
    return cut.image(sets.all() & ~set);
  }

  /**
   * The sets whose blocks a block is built with in the middle layer, as their fillings are joined:
   * itself, its partner, and the images of both.
   */
  int[] group(int set) {
    IntStream pair = IntStream.of(set, partner(set));
    return reflection == null
        ? pair.distinct().toArray()
        : pair.flatMap(one -> IntStream.of(one, reflection.ofSet(one))).distinct().toArray();
  }

  /** Joins the fillings of a block with those stored; or adds them up, where there is no cut. */
  void join(int set, ResidualTable[] fillings, FillingJoin join) {
    if (!cut.isInMiddle()) {
      if ((set & problem.needed()) == problem.needed()) {
        join.addAll(fillings[0].slots());
      }
    } else if (2 * Integer.bitCount(set) > problem.carriers()) {
      Block[] partners = stored(partner(set), fillings.length);
      joinPair(partners, fillings, join);
      if (reflection != null) {
        Block[] images = stored(reflection.ofSet(partner(set)), fillings.length);
        joinPair(images, fillings, join.reflectedBy(reflection));
      }
    }
  }

  /**
   * Joins the fillings of a block of the middle layer with its own, and with those of its group
   * that were built before.
   *
   * @param built by set
   */
  void joinGroup(int set, ResidualTable[] fillings, Map<Integer, Block[]> built, FillingJoin join) {
    joinPartner(partner(set) == set, built.get(partner(set)), fillings, join);
    if (reflection != null) {
      int image = reflection.ofSet(partner(set));
      joinPartner(image == set, built.get(image), fillings, join.reflectedBy(reflection));
    }
  }

  private void joinPartner(
      boolean isSelf, Block[] partners, ResidualTable[] fillings, FillingJoin join) {
    if (isSelf) {
      joinSelf(fillings, join);
    } else if (partners != null) {
      joinPair(partners, fillings, join);
    }
  }

  /** The number of solutions from the sum of a join. */
  BigInteger solutions(BigInteger sum) {
    return reflection != null && cut.isInMiddle() ? sum.shiftRight(1) : sum;
  }

  private Block[] stored(int set, int subblocks) {
    BlockStore[] stores = stored[Integer.bitCount(set)];
    Block[] blocks = new Block[subblocks];
    for (int subblock = 0; subblock < subblocks; subblock++) {
      blocks[subblock] = stores == null ? null : stores[subblock].get(sets.rank(set));
    }
    return blocks;
  }

  /**
   * Joins the fillings of a block with those of its partner, each as left and as right ones: right
   * ones have no options in the middle.
   */
  public void joinPair(Block[] some, ResidualTable[] others, FillingJoin join) {
    for (ResidualTable subblock : others) {
      join.add(some[0], subblock, isSymmetric ? 2 : 1);
    }
    if (!isSymmetric) {
      for (Block subblock : some) {
        join.add(subblock, others[0], 1);
      }
    }
  }

  /** Joins the fillings of a block that is its own partner. */
  public void joinSelf(ResidualTable[] fillings, FillingJoin join) {
    for (ResidualTable subblock : fillings) {
      join.add(subblock.slots(), fillings[0], 1);
    }
  }

  void close() {
    for (BlockStore[] stores : stored) {
      BlockStore.close(stores);
    }
  }
}
