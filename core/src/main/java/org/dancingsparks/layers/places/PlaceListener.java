package org.dancingsparks.layers.places;

/** Listener to a sweep over places; what it throws ends the sweep. */
@FunctionalInterface
public interface PlaceListener {
  /** Receives work done, in entries of tables. */
  void done(long entries);

  /** Receives the number of residuals that are labelled next. */
  default void labels(long residuals) {
    done(residuals);
  }

  /** Receives what was merged at a place. */
  default void merged(StageCount stage) {}
}
