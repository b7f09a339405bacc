package org.dancingsparks.cover;

/**
 * The least and the greatest number of times that options cover each primary item.
 *
 * @param least 0 or more
 * @param most at least 1, and at least the least
 */
record ItemBounds(int[] least, int[] most) {}
