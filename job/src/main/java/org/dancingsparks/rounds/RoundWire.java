package org.dancingsparks.rounds;

import com.esotericsoftware.kryo.Kryo;
import org.apache.spark.serializer.KryoRegistrator;
import org.dancingsparks.layers.rounds.ChunkKey;
import org.dancingsparks.layers.rounds.PartitionResult;
import org.dancingsparks.layers.rounds.StoredBlocks;

/** Registers with Kryo what rounds send. */
public final class RoundWire implements KryoRegistrator {
  @Override
  public void registerClasses(Kryo kryo) {
    kryo.register(ChunkKey.class);
    kryo.register(RoundPart.class);
    kryo.register(PartitionResult.class);
    kryo.register(StoredBlocks.class);
  }
}
