/**
 * Runs that keep what they do on a Hadoop file system: Parquet parts, what describes them, and the
 * manifest that says they are complete.
 *
 * <p>A {@link org.dancingsparks.store.RunKeeper} keeps one, whatever its bins hold: each task
 * writes an {@link org.dancingsparks.store.Attempt} at the run's {@link
 * org.dancingsparks.store.WorkPlace}, the driver records which of them won, moves those to their
 * final names and writes {@code _run.json} last, all in a {@link
 * org.dancingsparks.store.RunDirectory}. A {@link org.dancingsparks.store.StoredRun} is one of
 * solutions, or their number; a {@link org.dancingsparks.store.RunRecord} is what its files say,
 * enough to go on with it. The rows of a part go through a {@link
 * org.dancingsparks.store.SolutionWriter}, or a {@link org.dancingsparks.store.RowFile} where they
 * are no solutions, its bytes through a {@link org.dancingsparks.store.ParquetFile}.
 *
 * <p>A {@link org.dancingsparks.store.Verification} proves what a finished run has left: a {@link
 * org.dancingsparks.store.PartCheck} reads each part, a {@link
 * org.dancingsparks.store.SolutionCheck} each row.
 */
package org.dancingsparks.store;
