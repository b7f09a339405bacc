package org.dancingsparks.search;

import java.util.Locale;
import java.util.Optional;

/** The engine that a user asks for: one, or whichever serves. */
public enum EngineChoice {
  AUTO(null),
  LINKS(Engine.LINKS),
  DIAGRAM(Engine.DIAGRAM);

  private final Engine engine;

  EngineChoice(Engine engine) {
    this.engine = engine;
  }

  /** As it is typed, and completed by shells. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The engine, if one was asked for. */
  public Optional<Engine> engine() {
    return Optional.ofNullable(engine);
  }
}
