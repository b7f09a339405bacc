/**
 * Exact permanents of square matrices of whole numbers, and bounds on permanents.
 *
 * <pre>{@code
 * SquareMatrix matrix = SquareMatrix.of(new int[][] {{1, 1, 0}, {1, 1, 1}, {0, 1, 1}});
 * BigInteger permanent = Permanent.of(matrix); // 3
 * BigInteger bound = PermanentBounds.above(matrix).orElseThrow(); // 3 or more
 * }</pre>
 *
 * <pre>
 * SquareMatrix -&gt; Permanent: the cheaper of the two algorithms by their estimated cost
 *   SubsetSweep: row by row in a RowOrder, a number for each set of columns (SubsetTable)
 *   SignSum: a sum over the signs of the rows (Glynn 2010)
 * SquareMatrix -&gt; PermanentBounds: Minc and Bregman above, van der Waerden below
 * Limbs: fixed-size integers in arrays
 * </pre>
 */
package org.dancingsparks.permanent;
