package org.dancingsparks.spark;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.serializer.KryoRegistrator;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.BooleanType$;
import org.apache.spark.sql.types.ShortType$;
import org.apache.spark.unsafe.types.UTF8String;
import org.apache.spark.util.io.ChunkedByteBuffer;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.Subproblem;

/**
 * Registers with Kryo the classes that cross the wire. A kind of job can have its own registrator
 * as well.
 */
public final class WireRegistrator implements KryoRegistrator {
  @Override
  public void registerClasses(Kryo kryo) {
    kryo.register(Subproblem.class, new SubproblemSerializer());
    kryo.register(Bin.class, new BinSerializer());
    kryo.register(Bin[].class);
    kryo.register(BinResult.class);
    kryo.register(BigInteger.class);
    kryo.register(PathJob.Batch.class);
    kryo.register(double[][].class);
    kryo.register(Integer[].class);
    // Of a schema, which crosses where Spark SQL reads Parquet; Spark registers the other types.
    kryo.register(ArrayType.class);
    kryo.register(BooleanType$.class);
    kryo.register(ShortType$.class);
    // Rows that are part of a query's plan, which Spark 4.0 sends.
    kryo.register(GenericInternalRow.class);
    kryo.register(UTF8String.class);
    // Rows fetched one partition after another.
    kryo.register(ChunkedByteBuffer.class);
    kryo.register(ChunkedByteBuffer[].class);
  }

  /** Prefix length, literals, range, weight. */
  private static final class SubproblemSerializer extends Serializer<Subproblem> {
    @Override
    public void write(Kryo kryo, Output output, Subproblem subproblem) {
      int[] prefix = subproblem.prefix();
      output.writeVarInt(prefix.length, true);
      output.writeInts(prefix, true);
      output.writeVarLong(subproblem.from(), true);
      output.writeVarLong(subproblem.to(), true);
      output.writeDouble(subproblem.weight());
    }

    @Override
    public Subproblem read(Kryo kryo, Input input, Class<Subproblem> type) {
      int[] prefix = input.readInts(input.readVarInt(true), true);
      long from = input.readVarLong(true);
      long to = input.readVarLong(true);
      return new Subproblem(prefix, from, to, input.readDouble());
    }
  }

  /** Number, number of subproblems, subproblems. */
  private static final class BinSerializer extends Serializer<Bin> {
    private final SubproblemSerializer ofSubproblem = new SubproblemSerializer();

    @Override
    public void write(Kryo kryo, Output output, Bin bin) {
      output.writeVarInt(bin.number(), true);
      output.writeVarInt(bin.subproblems().size(), true);
      bin.subproblems().forEach(subproblem -> ofSubproblem.write(kryo, output, subproblem));
    }

    @Override
    public Bin read(Kryo kryo, Input input, Class<Bin> type) {
      int number = input.readVarInt(true);
      int size = input.readVarInt(true);
      List<Subproblem> subproblems = new ArrayList<>(size);
      for (int index = 0; index < size; index++) {
        subproblems.add(ofSubproblem.read(kryo, input, Subproblem.class));
      }
      return new Bin(number, subproblems);
    }
  }
}
