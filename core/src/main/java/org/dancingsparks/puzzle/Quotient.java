package org.dancingsparks.puzzle;

import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/**
 * A problem with one solution for each solution of another that an automorphism fixes.
 *
 * @param order of its items, inherited from the other
 */
public record Quotient(Problem problem, ItemOrder order) {}
