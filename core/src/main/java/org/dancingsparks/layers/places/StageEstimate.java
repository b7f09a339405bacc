package org.dancingsparks.layers.places;

/**
 * An estimate for the residuals of a range of places.
 *
 * @param classes of isomorphic residuals with which it begins
 * @param residuals that these are expanded to, up to the next range
 * @param isCounted true if the number of classes is exact
 */
public record StageEstimate(double classes, double residuals, boolean isCounted) {}
