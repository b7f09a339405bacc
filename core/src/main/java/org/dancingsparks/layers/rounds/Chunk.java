package org.dancingsparks.layers.rounds;

/**
 * Bytes on their way to a partition: sorted residuals of a block, or a trailer.
 *
 * @param key their place in the partition's input
 */
public record Chunk(ChunkKey key, byte[] bytes) {}
