package org.dancingsparks.layers.arrays;

import java.math.BigInteger;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.LongPredicate;
import org.dancingsparks.layers.disk.Limits;

/**
 * A count of a frontier whose states have few bits, so that the multiplicity of each is an element
 * of an array: nothing is hashed or compared. Where an automorphism reverses the places, only one
 * half is counted, and joined in the middle with its own image. Used once.
 */
public final class ArrayCount {
  private final Frontier frontier;
  private final Limits limits;
  private final LongPredicate isTooMuch;
  private final StateTable initial;
  private ArraySweep sweep;
  private int place;

  /**
   * A count.
   *
   * @param place the first place ahead of the states with which it begins
   * @param isTooMuch is given the states at which an option is chosen, place by place; true ends
   *     the count
   */
  public ArrayCount(Frontier frontier, int place, Limits limits, LongPredicate isTooMuch) {
    this.frontier = frontier;
    this.place = place;
    this.limits = limits;
    this.isTooMuch = isTooMuch;
    initial = new StateTable(frontier.bits(), 1);
  }

  /** Returns whether a memory has room for states of some bits, with multiplicities of words. */
  public static boolean fits(int bits, int words, long memory) {
    return ArraySweep.fits(bits, words, memory);
  }

  /** Adds a state with which the count begins. */
  public void add(int state, long... multiplicity) {
    initial.add(state, multiplicity);
  }

  /**
   * The number of solutions.
   *
   * @return empty if it was ended, or the arrays would outgrow the memory at the next place
   * @throws CancellationException if this thread is interrupted
   */
  public Optional<BigInteger> count() {
    sweep = new ArraySweep(initial, limits);
    return MiddleCut.of(frontier)
        .filter(cut -> place <= cut.begin)
        .map(this::countHalf)
        .orElseGet(this::countAll);
  }

  /** The place ahead of the states that are left. */
  public int place() {
    return place;
  }

  /** Receives the states that are left. */
  @FunctionalInterface
  public interface Visitor {
    /** Receives a state with its multiplicity, the lowest word first. */
    void visit(int state, long... multiplicity);
  }

  /** Visits the states that are left. */
  public void forEach(Visitor visitor) {
    StateTable left = sweep.states();
    left.forEach(state -> visitor.visit(state, left.multiplicity(state)));
  }

  private Optional<BigInteger> countAll() {
    return passTo(frontier.places().size())
        ? Optional.of(sweep.states().count(0))
        : Optional.empty();
  }

  private Optional<BigInteger> countHalf(MiddleCut cut) {
    if (!passTo(cut.begin)) {
      return Optional.empty();
    }
    ArraySweep window = sweep.mapped(cut.inWindow());
    for (FrontierPlace each : cut.window()) {
      if (!pass(each, window)) {
        return Optional.empty();
      }
    }
    sweep.takeSpare(window);
    return passTo(cut.middle) ? Optional.of(joined(window.states(), cut)) : Optional.empty();
  }

  /** The sum over the states in the middle, each with the completions that its image counts. */
  private BigInteger joined(StateTable images, MiddleCut cut) {
    StateTable states = sweep.states();
    BigInteger[] sum = {BigInteger.ZERO};
    states.forEach(
        state -> sum[0] = sum[0].add(states.count(state).multiply(images.count(cut.image(state)))));
    return sum[0];
  }

  /** Passes all places before one; returns whether the count goes on there. */
  private boolean passTo(int end) {
    while (place < end) {
      if (!pass(frontier.places().get(place), sweep)) {
        return false;
      }
      place++;
    }
    return true;
  }

  private boolean pass(FrontierPlace one, ArraySweep by) {
    return by.pass(one) && !isTooMuch.test(by.open());
  }
}
