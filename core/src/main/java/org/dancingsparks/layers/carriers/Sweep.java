package org.dancingsparks.layers.carriers;

import java.util.Optional;
import org.dancingsparks.cover.OrderedProblem;

/**
 * A problem prepared for a sweep: the form of its residuals, and its options on either side of the
 * cut. Immutable.
 */
public final class Sweep {
  /** The fewest bits worth packing multiplicities in. */
  private static final int MIN_SHIFT = 8;

  private final WindowProblem problem;
  private final Cut cut;
  private final Window window;
  private final HoleCheck holes;
  private final SweepOptions left;
  private final SweepOptions middle;
  private final Reflection reflection;

  /** A sweep of all residuals. */
  public Sweep(WindowProblem problem, Cut cut) {
    this(problem, cut, null);
  }

  private Sweep(WindowProblem problem, Cut cut, Columns columns) {
    this.problem = problem;
    this.cut = cut;
    window = new Window(problem, cut);
    holes = new HoleCheck(problem, cut, window);
    WindowWalls walls = new WindowWalls(problem, window);
    left = new SweepOptions(problem, window, walls, cut::isLeft);
    middle =
        new SweepOptions(
            problem, window, walls, option -> !cut.isLeft(option) && !cut.isRight(option));
    left.addHoles(holes, window);
    middle.addHoles(holes, window);
    reflection = columns == null ? null : Reflection.of(problem, columns, window).orElse(null);
  }

  /**
   * A sweep that counts the solutions of a problem that contain the givens.
   *
   * @return empty if the problem has no suitable carriers, or its options reach too far
   */
  public static Optional<Sweep> of(OrderedProblem problem) {
    return new CarrierSearch(problem).find().flatMap(Sweep::of);
  }

  private static Optional<Sweep> of(WindowProblem problem) {
    Cut none = Cut.none(problem);
    return Cut.middle(problem)
        .filter(cut -> new Window(problem, cut).fits)
        .or(() -> Optional.of(none).filter(cut -> new Window(problem, cut).fits))
        .map(cut -> new Sweep(problem, cut));
  }

  /**
   * A sweep for a number only: up to a reflection, if the problem has one.
   *
   * @return empty if the problem has no suitable carriers, or its options reach too far
   */
  public static Optional<Sweep> counting(OrderedProblem problem) {
    return new CarrierSearch(problem)
        .find()
        .flatMap(window -> upToReflection(window).or(() -> of(window)));
  }

  /**
   * A sweep with a cut in the middle that keeps one of two residuals that are images of each other
   * by a reflection.
   *
   * @return empty if the problem has no such reflection, or the cut parts an option from its own
   */
  public static Optional<Sweep> upToReflection(WindowProblem problem) {
    return Cut.middle(problem)
        .filter(cut -> new Window(problem, cut).fits)
        .flatMap(
            cut ->
                Reflection.columns(problem)
                    .filter(columns -> cut.isKept(problem, columns))
                    .map(columns -> new Sweep(problem, cut, columns)))
        .filter(Sweep::isUpToReflection);
  }

  /** Returns whether one of two residuals that are images of each other is kept. */
  public boolean isUpToReflection() {
    return reflection != null;
  }

  /** The reflection that residuals are counted up to, if there is one. */
  Optional<Reflection> reflection() {
    return Optional.ofNullable(reflection);
  }

  public WindowProblem problem() {
    return problem;
  }

  public Cut cut() {
    return cut;
  }

  /** The bits of a residual. */
  public Window window() {
    return window;
  }

  /** Tests of positions that are left open. */
  HoleCheck holes() {
    return holes;
  }

  /** The options on the left of the cut. */
  public SweepOptions left() {
    return left;
  }

  /** The options that are their own mirror images. */
  public SweepOptions middle() {
    return middle;
  }

  /** Bits of packed multiplicities; 0 if too few are left for that. */
  public int shift() {
    int bits = Long.SIZE - window.keyBits();
    return bits < MIN_SHIFT ? 0 : bits;
  }

  /** The block of no carriers: the whole problem. */
  public Block first() {
    return Block.once(new long[] {window.initial()}, shift());
  }
}
