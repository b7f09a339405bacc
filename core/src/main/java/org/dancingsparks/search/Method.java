package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.layers.places.StageCount;

/** The way in which the solutions of a search are found or, by {@link Layers}, were counted. */
public sealed interface Method {
  /** The engine Dancing Links. */
  String LINKS = "links";

  /** The engine that keeps sets of options as bits. */
  String BIT_SETS = "bitsets";

  /** The engine that solves each residual once and remembers it. */
  String DIAGRAM = "diagram";

  /** The engine that counts residuals and forgets them. */
  String LAYERS = "layers";

  /** The regime of {@link Links} and {@link BitSets}. */
  String PREFIXES = "prefixes";

  /** The regime of {@link Memo}. */
  String MEMO = "memo";

  /** The regime of {@link Numbered}. */
  String RANGES = "ranges";

  /** The order of the items: that of the levels, or that in which equally small ones are taken. */
  ItemOrder order();

  /** The name of its engine, as manifests and users know it. */
  String engine();

  /** The way in which tasks find solutions, as manifests name it. */
  String regime();

  /** Maximum number of bytes that a JVM uses for a memo, should one be needed. */
  default long memory() {
    return 0;
  }

  /** The method for the solutions all of whose options are kept. */
  default Method keeping(BitSet options) {
    return this;
  }

  /** Searches by Dancing Links below prefixes; memory is in proportion to the problem. */
  record Links(ItemOrder order) implements Method {
    @Override
    public String engine() {
      return LINKS;
    }

    @Override
    public String regime() {
      return PREFIXES;
    }
  }

  /** Searches the tree of {@link Links} by sets of options; memory is quadratic in these. */
  record BitSets(ItemOrder order) implements Method {
    @Override
    public String engine() {
      return BIT_SETS;
    }

    @Override
    public String regime() {
      return PREFIXES;
    }
  }

  /**
   * Searches with a memo of solved residuals, in bounded memory; when it is full, some are
   * forgotten.
   */
  record Memo(ItemOrder order, long memory) implements Method {
    @Override
    public String engine() {
      return DIAGRAM;
    }

    @Override
    public String regime() {
      return MEMO;
    }
  }

  /**
   * Walks a diagram, in which solutions have numbers.
   *
   * @param solutions the diagram, in memory or in a file
   * @param memory for a memo, where options are left out and the diagram is in a file
   */
  record Numbered(NumberedSolutions solutions, long memory) implements Method {
    @Override
    public ItemOrder order() {
      return solutions.order();
    }

    @Override
    public String engine() {
      return DIAGRAM;
    }

    @Override
    public String regime() {
      return RANGES;
    }

    /** The diagram, if it is in memory. */
    Optional<Diagram> diagram() {
      return solutions instanceof Diagram known ? Optional.of(known) : Optional.empty();
    }

    @Override
    public Method keeping(BitSet options) {
      return diagram()
          .<Method>map(known -> new Numbered(known.restrictedTo(options), memory))
          .orElseGet(() -> new Memo(order(), memory));
    }
  }

  /**
   * Has counted the solutions by layers; tasks would search by links.
   *
   * @param residuals visited
   * @param isCut whether halves were joined in the middle
   * @param stages where isomorphic residuals were merged
   */
  record Layers(
      BigInteger solutions, long residuals, ItemOrder order, boolean isCut, List<StageCount> stages)
      implements Method {
    @Override
    public String engine() {
      return LAYERS;
    }

    @Override
    public String regime() {
      return LAYERS;
    }

    @Override
    public Method keeping(BitSet options) {
      return new Links(order);
    }
  }
}
