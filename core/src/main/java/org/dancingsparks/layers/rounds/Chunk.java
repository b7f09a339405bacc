package org.dancingsparks.layers.rounds;

/**
 * Bytes on their way to a partition: sorted residuals of a block. The last that a task makes is its
 * {@linkplain ChunkIndex index} of the others.
 *
 * @param key their place in the partition's input
 */
public record Chunk(ChunkKey key, byte[] bytes) {}
