package org.dancingsparks.layers.places;

/**
 * The residuals that were merged at a place.
 *
 * @param place from 0, in the item order
 * @param residuals before
 * @param classes of isomorphic residuals, each of which is expanded as one residual
 * @param labellings of residuals
 */
public record StageCount(int place, long residuals, long classes, long labellings) {
  /** The numbers of both, which are of one place. */
  public StageCount plus(StageCount other) {
    return new StageCount(
        place, residuals + other.residuals, classes + other.classes, labellings + other.labellings);
  }
}
