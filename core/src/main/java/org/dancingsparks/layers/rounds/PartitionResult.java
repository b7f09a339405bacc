package org.dancingsparks.layers.rounds;

import java.math.BigInteger;
import java.util.List;
import org.dancingsparks.layers.places.StageCount;

/**
 * The result of building a partition.
 *
 * @param open the facts about the file of residuals that key carriers can expand
 * @param fillings the facts about the file of complete left halves
 * @param solutions that were completed here, where no halves are joined
 * @param residuals built, or labelled and expanded
 * @param arrived sums of the chunks from which they were built, to be compared with the {@linkplain
 *     ChunkIndex index}
 * @param stages the places at which isomorphic residuals were merged
 */
public record PartitionResult(
    StoredBlocks open,
    StoredBlocks fillings,
    BigInteger solutions,
    long residuals,
    ChunkSums arrived,
    List<StageCount> stages) {}
