package org.dancingsparks.search;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * The listeners of {@link Engines}: to the reasons for a choice, to the residuals visited, and to a
 * large count. The methods that set one return a copy.
 */
record EngineListeners(Consumer<String> reason, ResidualTotal residuals, Milestone milestone) {
  /** A number of residuals, and a listener to the first count that reaches it. */
  record Milestone(long residuals, Consumer<Search> listener, AtomicBoolean isReached) {
    LongConsumer of(Search search) {
      return visited -> {
        if (visited >= residuals && isReached.compareAndSet(false, true)) {
          listener.accept(search);
        }
      };
    }
  }

  /** The residuals visited by all searches that are tried, one after the other. */
  record ResidualTotal(LongConsumer listener, AtomicLong number) {
    /** A listener to the number of those that the next search visits. */
    LongConsumer next() {
      AtomicLong last = new AtomicLong();
      return visited -> listener.accept(number.addAndGet(visited - last.getAndSet(visited)));
    }
  }

  /** The absence of listeners. */
  static EngineListeners none() {
    return new EngineListeners(
        reason -> {},
        new ResidualTotal(residuals -> {}, new AtomicLong()),
        new Milestone(Long.MAX_VALUE, search -> {}, new AtomicBoolean()));
  }

  EngineListeners explainingTo(Consumer<String> listener) {
    return new EngineListeners(listener, residuals, milestone);
  }

  EngineListeners reportingTo(LongConsumer listener) {
    return new EngineListeners(reason, new ResidualTotal(listener, new AtomicLong()), milestone);
  }

  EngineListeners reportingAt(long number, Consumer<Search> listener) {
    return new EngineListeners(
        reason, residuals, new Milestone(number, listener, new AtomicBoolean()));
  }
}
