package org.dancingsparks.search;

import java.math.BigInteger;
import org.dancingsparks.cover.ItemOrder;

/**
 * The number of solutions as found by layers.
 *
 * @param residuals visited
 * @param order of the items
 * @param isCut whether halves were joined in the middle
 */
public record LayeredCount(BigInteger solutions, long residuals, ItemOrder order, boolean isCut) {}
