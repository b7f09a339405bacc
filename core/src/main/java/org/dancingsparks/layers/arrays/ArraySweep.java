package org.dancingsparks.layers.arrays;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;

/** The states of a frontier, which pass one place after another. */
final class ArraySweep {
  /** Tables at a time: two, that of a window, and one while multiplicities become wider. */
  private static final int TABLES = 4;

  /** Number of states up to which threads cost more than they save. */
  private static final int MAX_STATES_OF_ONE_THREAD = 1 << 14;

  private final Limits limits;
  private StateTable states;

  /** A table without states. */
  private StateTable spare;

  /** Bits that suffice for each multiplicity. */
  private int width;

  /** Number of states that did not cover their place, at the last one. */
  private long open;

  /** A sweep that begins with some states. */
  ArraySweep(StateTable states, Limits limits) {
    this(states, new StateTable(states.bits, states.words), states.width(), limits);
  }

  private ArraySweep(StateTable states, StateTable spare, int width, Limits limits) {
    this.states = states;
    this.spare = spare;
    this.width = width;
    this.limits = limits;
  }

  /** Another sweep, which begins with what these states are mapped to, and uses the same tables. */
  ArraySweep mapped(int... images) {
    return new ArraySweep(states.mapped(images), spare, width, limits);
  }

  /** Takes the table without states from a sweep that is over. */
  void takeSpare(ArraySweep other) {
    spare = other.spare;
  }

  StateTable states() {
    return states;
  }

  long open() {
    return open;
  }

  /** Returns whether a memory has room for multiplicities of some words. */
  static boolean fits(int bits, int words, long memory) {
    long longs = (long) words << bits;
    return longs <= Integer.MAX_VALUE / 2 && TABLES * Long.BYTES * longs <= memory;
  }

  /**
   * Passes a place.
   *
   * @return false if the multiplicities might outgrow the memory, so that nothing was done
   * @throws CancellationException if this thread is interrupted
   */
  boolean pass(FrontierPlace place) {
    int most = width + place.growth((1 << states.bits) - 1);
    // A spare table that comes from a window may be wider than the states.
    int inTables = Math.max(states.words, spare.words);
    int words = Math.max(inTables, (most + Long.SIZE - 1) / Long.SIZE);
    if (!fits(states.bits, words, limits.memory())) {
      return false;
    }
    if (words > states.words) {
      states.widen(words);
    }
    if (words > spare.words) {
      spare = new StateTable(states.bits, words);
    }
    long top = passed(new PlaceStep(place, states, spare));
    width = Long.SIZE * words - Long.numberOfLeadingZeros(top);
    StateTable empty = states;
    states = spare;
    spare = empty;
    return true;
  }

  /** Passes a place with all states; returns all bits of the highest words of multiplicities. */
  private long passed(PlaceStep step) {
    AtomicInteger next = new AtomicInteger();
    AtomicLong opened = new AtomicLong();
    AtomicLong top = new AtomicLong();
    run(
        step.parts(),
        core -> {
          for (int part = next.getAndIncrement();
              part < step.parts();
              part = next.getAndIncrement()) {
            PlaceStep.Done done = step.pass(part);
            opened.addAndGet(done.open());
            top.accumulateAndGet(done.top(), (some, more) -> some | more);
          }
        });
    open = opened.get();
    return top.get();
  }

  private void run(int parts, IntConsumer task) {
    int threads = Math.min(limits.cores(), parts);
    if (threads == 1 || states.size() <= MAX_STATES_OF_ONE_THREAD) {
      task.accept(0);
    } else {
      new CoreTasks(threads).run(task);
    }
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("The count was interrupted.");
    }
  }
}
