package org.dancingsparks.layers.places;

/**
 * An estimate for the residuals of a range of places.
 *
 * @param place the item, in the item order, before which it begins
 * @param classes of isomorphic residuals with which it begins
 * @param residuals that these are expanded to, up to the next range
 * @param isCounted true if the number of classes is exact
 * @param isCutShort true if a sample took too long: there are more residuals, and more stages
 */
public record StageEstimate(
    int place, double classes, double residuals, boolean isCounted, boolean isCutShort) {}
