package org.dancingsparks.runs.rounds;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.dancingsparks.layers.rounds.RoundSweep;

/**
 * The sweeps of this JVM's tasks. Making one takes longer than many a task, so the last few are
 * kept. Thread safe.
 */
final class SharedSweeps {
  private static final int MAX_SWEEPS = 2;

  private static final Map<String, RoundSweep> SWEEPS = new LinkedHashMap<>();

  private SharedSweeps() {}

  /** The sweep of a run, made when first asked for. */
  static synchronized RoundSweep of(String run, Supplier<RoundSweep> sweep) {
    RoundSweep found = SWEEPS.computeIfAbsent(run, made -> sweep.get());
    while (SWEEPS.size() > MAX_SWEEPS) {
      SWEEPS.remove(SWEEPS.keySet().iterator().next());
    }
    return found;
  }
}
