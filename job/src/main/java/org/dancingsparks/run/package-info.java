/**
 * The protocol by which a run of any kind keeps its results in a directory, exactly once.
 *
 * <pre>
 * RunKeeper.begin   DIR/_work-N/plan.json         the plan; who takes a run over renames _work-N
 * task              DIR/_work-N/attempt-...       each attempt under a name of its own
 * RunKeeper.record  DIR/_work-N/bin-00000.json    the result that Spark accepted
 * RunKeeper.complete DIR/part-00000.parquet ...   renames, then DIR/_run.json, then tidies
 * </pre>
 */
package org.dancingsparks.run;
