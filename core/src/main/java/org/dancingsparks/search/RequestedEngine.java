package org.dancingsparks.search;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The engine that a user asks for: a certain one, or the one that suits the search. */
public enum RequestedEngine {
  AUTO(null),
  LINKS(Method.LINKS),
  BITSETS(Method.BIT_SETS),
  DIAGRAM(Method.DIAGRAM),
  LAYERS(null);

  /** The engines that find solutions, not only their number. */
  public static final List<RequestedEngine> OF_SOLUTIONS = List.of(AUTO, LINKS, BITSETS, DIAGRAM);

  private final String engine;

  RequestedEngine(String engine) {
    this.engine = engine;
  }

  /** The name in lower case, as users type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The name of the engine that finds solutions; empty for {@link #AUTO}, and {@link #LAYERS},
   * which only count.
   */
  public Optional<String> engine() {
    return Optional.ofNullable(engine);
  }
}
