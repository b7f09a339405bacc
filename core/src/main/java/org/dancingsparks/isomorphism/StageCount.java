package org.dancingsparks.isomorphism;

/**
 * The residuals that were merged at a place.
 *
 * @param place from 0, in the item order
 * @param residuals before
 * @param classes of isomorphic residuals, each of which goes on as one
 * @param labellings of residuals
 */
public record StageCount(int place, long residuals, long classes, long labellings) {}
