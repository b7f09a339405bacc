/**
 * Measurements, always against a yardstick in the same run.
 *
 * <p>{@link org.dancingsparks.bench.LinksBenchmark} counts Kanoodle with our links and with the
 * Dancing Links that Hadoop ships as an example; {@link org.dancingsparks.bench.Main} runs it and
 * prints the ratio.
 */
package org.dancingsparks.bench;
