/**
 * The protocol by which any kind of run stores its results in a directory exactly once.
 *
 * <pre>{@code
 * Plan plan = Planner.plan(search, OptionalInt.empty(), 4); // bins
 * SolutionRun kind = new SolutionRun(ResultType.SOLUTIONS, puzzle, plan, "1.0");
 * RunTarget target = new RunTarget(directory, SaveMode.REFUSE, hadoop);
 * var run = StoredRun.begin(target, kind); // makes DIR/_work-...
 * var completed = run.run(runner, progress); // DIR/part-..., and DIR/_meta/run.json last
 * SolutionSummary summary = completed.summary();
 * }</pre>
 *
 * <p>A {@link org.dancingsparks.runs.RunKind} defines a kind of run: its header, the job that does
 * bins, the record of a bin, and the summary. {@link org.dancingsparks.runs.StoredRun} does the
 * rest. {@link org.dancingsparks.runs.RunTarget} names the directory, and {@link
 * org.dancingsparks.runs.SaveMode} whether an earlier run there is refused, replaced or resumed.
 * The run makes a directory {@code _work-N} inside, and writes the header there as its plan ({@link
 * org.dancingsparks.runs.RunCommitter}). A run that takes over renames this directory, so late
 * tasks of the earlier one find no place to write to.
 *
 * <p>The work is divided into bins, one task each, of Spark or in a thread. A task can run more
 * than once, so each attempt writes a file under a name of its own and returns the file's length
 * and checksum. The job accepts one result per bin. The driver seals them in batches of records in
 * the directory of work ({@link org.dancingsparks.runs.BinRecords}), in a thread of its own. Once
 * all bins have records, the driver renames the recorded files to {@code part-00000.parquet} and so
 * on, several at a time. It writes the manifest {@code _meta/run.json} last, and then deletes the
 * directory of work. Until the manifest exists the run is unfinished, and every step up to here can
 * be repeated.
 *
 * <p>To resume, {@link org.dancingsparks.runs.ManifestType} reads the manifest or the plan. {@link
 * org.dancingsparks.runs.ResumeCheck} compares its header with that of the new run, label by label.
 * {@link org.dancingsparks.runs.ChecksumTask} reads the recorded files again, and only bins without
 * a sound file are done once more.
 *
 * <pre>
 * StoredRun.begin   DIR/_work-N/plan.json         the header; a run that takes over renames _work-N
 * task              DIR/_work-N/attempt-...       each attempt under a name of its own
 * BinRecorder       DIR/_work-N/bins-00000.json   the results that Spark accepted, by BinRecords
 * PartMoves         DIR/part-00000.parquet ...    renames, then DIR/_meta/run.json, then tidies
 *
 * RunTarget (path, SaveMode) -> TargetCheck, ForeignFiles -> RunCommitter, RunDirectory, BinRecords
 * Steps: bins numbered through ─ StepFile, deleted after the last step that reads it ─ StepFiles
 * RunDirectory: the files of DIR -> WorkDirectory: DIR/_work-N, whose files are moved by AtomicFiles
 * RunUploads, ClaimedWorkDirectory, Claims: the same on an object store, by uploads and claims
 * Manifest, BinCommit -> FileRecord: name, length, SHA-256     SealedJson: records as checked text
 * </pre>
 */
package org.dancingsparks.runs;
