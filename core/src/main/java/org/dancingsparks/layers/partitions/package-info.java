/**
 * A diagram in the files of partitions, which no machine need hold: the nodes that a range of
 * solutions needs are read, and passes over all solutions can be divided into tasks.
 *
 * <pre>{@code
 * BigInteger solutions = BigInteger.valueOf(9_356);
 * for (int number = 0; number < 3; number++) {
 *   Passes.Part part = Passes.Part.of(solutions, number, 3);
 *   System.out.println(part.from() + " to " + part.to()); // 0 to 3118, to 6237, to 9356
 * }
 * }</pre>
 *
 * <pre>
 * NodePagesWriter -> file -> NodePages           pages of nodes, checked
 * DiagramLayout ─ NodeEdges                      where the edges of a partition lead
 * PartitionedDiagram ─ RangeNodes ─ PartitionedCursor        the solutions of a range
 *   Passes ─ PartitionedHistogram, PartitionedBest           all solutions by their costs
 *   PathSums                                                 marginals, in one pass over the files
 * </pre>
 */
package org.dancingsparks.layers.partitions;
