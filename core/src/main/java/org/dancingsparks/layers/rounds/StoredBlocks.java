package org.dancingsparks.layers.rounds;

import java.io.Serializable;

/**
 * The facts about a file of blocks by which its reader notices any damage: they lead to the
 * checksum of its index, which leads to those of its chunks.
 *
 * @param bytes of the file
 * @param blocks number of subblocks of blocks
 * @param indexChecksum CRC-32C of the index at the end of the file
 * @param entries residuals in the file
 * @param sum of their multiplicities, modulo a prime
 */
public record StoredBlocks(long bytes, int blocks, int indexChecksum, long entries, long sum)
    implements Serializable {
  static StoredBlocks of(long bytes, int blocks, int indexChecksum, MultiplicitySum sum) {
    return new StoredBlocks(bytes, blocks, indexChecksum, sum.entries(), sum.sum());
  }
}
