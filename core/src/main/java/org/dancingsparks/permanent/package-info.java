/**
 * Permanents of square matrices of whole numbers, exactly, and bounds for them.
 *
 * <p>A {@link org.dancingsparks.permanent.SquareMatrix} is a value. {@link
 * org.dancingsparks.permanent.Permanent} sweeps over sets of columns where few can occur and else
 * sums over signs; {@link org.dancingsparks.permanent.PermanentBounds} knows what it lies between.
 */
package org.dancingsparks.permanent;
