/**
 * Counting in layers as rounds of tasks on many machines, which exchange files and sorted chunks of
 * residuals. Knows nothing of Spark.
 *
 * <pre>
 * RoundPlan ─ LayerSample, RoundCosts: key carriers       RoundSweep ─ KeyCarriers     the door for tasks
 * LayerForecast ─ LayerSample                             of a count on one machine
 * PartitionExpansion ─ Chunk ─ ArrivedBlocks ─ PartitionSweep ─ PartitionJoin    the three tasks
 * ChunkCodec ─ ChunkTrailer ─ MultiplicitySum                                    bytes, checked
 * BlockFileWriter ─ StoredBlocks ─ BlockFile ─ RandomBytes                       files, checked
 * </pre>
 */
package org.dancingsparks.layers.rounds;
