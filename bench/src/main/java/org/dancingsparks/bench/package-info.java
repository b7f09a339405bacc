/**
 * Measurements, always against yardsticks in the same run.
 *
 * <p>{@link org.dancingsparks.bench.Main} makes {@link org.dancingsparks.bench.Run}s of all {@link
 * org.dancingsparks.bench.Sample}s by all {@link org.dancingsparks.bench.Contestant}s, each a
 * {@link org.dancingsparks.bench.Trial} in a JVM of its own, and of whole commands; {@link
 * org.dancingsparks.bench.Results} shows their medians. Micro-benchmarks with JMH are in the
 * classes called Benchmark.
 */
package org.dancingsparks.bench;
