/**
 * The protocol by which any kind of run stores its results in a directory exactly once.
 *
 * <pre>
 * StoredRun.begin   DIR/_work-N/plan.json         the header; a run that takes over renames _work-N
 * task              DIR/_work-N/attempt-...       each attempt under a name of its own
 * StoredRun.run     DIR/_work-N/bin-00000.json    the result that Spark accepted, by RunCommitter
 *                   DIR/part-00000.parquet ...    renames, then DIR/_run.json, then tidies
 * resume            Manifest, read by its ManifestType; ResumeCheck compares headers by their labels
 *                   BinRecords; ChecksumTask reads the files that they name, a Spark task each
 *
 * RunPlace (path, SaveMode) -> PlaceCheck, ForeignFiles -> RunCommitter, RunDirectory, BinRecords
 * Steps: bins numbered through ─ StepFile, deleted after the last step that reads it ─ StepFiles
 * RunDirectory: the files of DIR -> WorkPlace: DIR/_work-N, whose files are moved by AtomicFiles
 * Manifest, BinCommit -> FileRecord: name, length, SHA-256     SealedJson: records as checked text
 * </pre>
 *
 * <p>A {@link org.dancingsparks.runs.RunKind} defines a kind of run: its header, the record of a
 * bin, the job that does bins, and its summary.
 */
package org.dancingsparks.runs;
