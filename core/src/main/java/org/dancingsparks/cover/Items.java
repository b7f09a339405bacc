package org.dancingsparks.cover;

/**
 * The items of a problem, the primary ones first.
 *
 * @param names by item
 * @param primary number of primary items
 * @param bounds of the primary items; null if each must be covered exactly once
 */
record Items(String[] names, int primary, ItemBounds bounds) {}
