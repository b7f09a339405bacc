package org.dancingsparks.runs.rounds;

import com.esotericsoftware.kryo.Kryo;
import org.apache.spark.serializer.KryoRegistrator;
import org.dancingsparks.layers.rounds.ChunkKey;

/** Registers with Kryo what rounds send. */
public final class RoundWire implements KryoRegistrator {
  @Override
  public void registerClasses(Kryo kryo) {
    kryo.register(BuiltPartition.class);
    kryo.register(ChunkKey.class);
  }
}
