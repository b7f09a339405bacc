/**
 * Counting in layers, in rounds of tasks on many machines that exchange files and sorted chunks of
 * residuals. The package does not depend on Spark.
 *
 * <pre>{@code
 * LayerForecast forecast = LayerForecast.of(new OrderedProblem(problem, order)).orElseThrow();
 * double residuals = forecast.residuals().number(); // from a sample of each layer
 *
 * var resources = new RoundPlan.Resources(16, 1L << 30); // cores, and bytes a task
 * RoundPlan plan = RoundPlan.of(new OrderedProblem(problem, order), resources);
 * for (int round = 0; round < plan.rounds(); round++) {
 *   System.out.printf("round %d: %.0f %% of the work%n", round, 100 * plan.share(round));
 * }
 * }</pre>
 *
 * <pre>
 * RoundPlan -> RoundKey -> RoundSweep                  a choice; what tasks know; their door
 * CarrierPlan ─ LayerSample, RoundCosts     PlacePlan ─ PlaceRanges
 * LayerForecast ─ LayerSample: of a count on one machine
 * CarrierRounds ─ KeyCarriers: PartitionExpansion -> PartitionSweep -> PartitionJoin
 * PlaceRounds ─ PlaceRanges: PartitionTransfer -> PlacePartition
 * DiagramRounds: CarrierDiagram ─ CarrierRounds, then back: CarrierNodes -> NodePagesWriter
 *                PlaceDiagram ─ PlaceRounds -> KeptResiduals -> PlaceNodes -> the same
 * ProofRounds ─ PlaceRounds -> KeptResiduals -> PlaceNumbers: the rows of a proof
 *   PartitionNodes (LiveNodes): what both know of their own nodes, and those of later rounds
 *   CarrierLayout, PlaceDiagram: where the edges of layers.partitions lead
 * OutgoingChunks -> Chunk -> ArrivedBlocks               from round to round
 * ChunkCodec ─ ChunkSums -> ChunkIndex; MultiplicitySum  bytes, checked
 * BlockFileWriter ─ StoredBlocks ─ BlockFile                                     files, checked
 * </pre>
 */
package org.dancingsparks.layers.rounds;
