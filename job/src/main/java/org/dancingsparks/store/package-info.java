/**
 * Runs that keep what they do on a Hadoop file system: Parquet parts, what describes them, and the
 * manifest that says they are complete.
 *
 * <p>{@link org.dancingsparks.store.StoredRun} makes one: tasks write parts under {@code _work}
 * through {@link org.dancingsparks.store.PartTask}, the driver records which of them won, moves
 * those to their final names and writes {@code _run.json} last, all in a {@link
 * org.dancingsparks.store.RunDirectory}. A {@link org.dancingsparks.store.RunRecord} is what the
 * files say, enough to go on with a run. The rows of a part go through a {@link
 * org.dancingsparks.store.SolutionWriter}, its bytes through a {@link
 * org.dancingsparks.store.ParquetFile}.
 *
 * <p>A {@link org.dancingsparks.store.Verification} proves what a finished run has left: a {@link
 * org.dancingsparks.store.PartCheck} reads each part, a {@link
 * org.dancingsparks.store.SolutionCheck} each row.
 */
package org.dancingsparks.store;
