/**
 * A solution set on a Hadoop file system: Parquet parts, what describes them, and the manifest that
 * says they are complete.
 *
 * <p>{@link org.dancingsparks.store.SolutionSet} writes one: tasks write parts under {@code _work}
 * through {@link org.dancingsparks.store.PartTask}, the driver records which of them won, moves
 * those to their final names and writes {@code _run.json} last. The rows of a part go through a
 * {@link org.dancingsparks.store.SolutionWriter}, its bytes through a {@link
 * org.dancingsparks.store.ParquetFile}.
 */
package org.dancingsparks.store;
