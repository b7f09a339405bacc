/**
 * Counting in layers, in rounds of tasks on many machines that exchange files and sorted chunks of
 * residuals. The package does not depend on Spark.
 *
 * <pre>
 * RoundPlan -> RoundKey -> RoundSweep                  a choice; what tasks know; their door
 * CarrierPlan ─ LayerSample, RoundCosts     PlacePlan ─ PlaceRuns
 * LayerForecast ─ LayerSample: of a count on one machine
 * CarrierRounds ─ KeyCarriers: PartitionExpansion -> PartitionSweep -> PartitionJoin
 * PlaceRounds ─ PlaceRuns: PartitionTransfer -> PlacePartition
 * OutgoingChunks -> Chunk -> ArrivedBlocks               from round to round
 * ChunkCodec ─ ChunkTrailer ─ MultiplicitySum          bytes, checked
 * BlockFileWriter ─ StoredBlocks ─ BlockFile ─ RandomBytes                       files, checked
 * </pre>
 */
package org.dancingsparks.layers.rounds;
