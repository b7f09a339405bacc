package org.dancingsparks.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.serializer.KryoSerializer;
import org.apache.spark.serializer.SerializerInstance;
import org.dancingsparks.links.Profile;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.Subproblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;

/** Values sent over the wire come back unchanged, by either serializer. */
class WireTest {
  private static final SerializerInstance KRYO =
      new KryoSerializer(
              new SparkConf(false)
                  .set("spark.kryo.registrator", WireRegistrator.class.getName())
                  .set("spark.kryo.registrationRequired", "true"))
          .newInstance();

  static Stream<UnaryOperator<Object>> wires() {
    return Stream.of(WireTest::byKryo, WireTest::byJava);
  }

  private static Object byKryo(Object value) {
    ClassTag<Object> any = ClassTag$.MODULE$.apply(Object.class);
    return KRYO.deserialize(KRYO.serialize(value, any), any);
  }

  private static Object byJava(Object value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
      out.flush();
      return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    } catch (IOException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static void assertSame(Subproblem one, Subproblem other) {
    assertThat(other.prefix()).isEqualTo(one.prefix());
    assertThat(other.from()).isEqualTo(one.from());
    assertThat(other.to()).isEqualTo(one.to());
    assertThat(other.weight()).isEqualTo(one.weight());
  }

  private static void assertSame(Bin one, Bin other) {
    assertThat(other.number()).isEqualTo(one.number());
    assertThat(other.subproblems()).hasSameSizeAs(one.subproblems());
    for (int part = 0; part < one.subproblems().size(); part++) {
      assertSame(one.subproblems().get(part), other.subproblems().get(part));
    }
  }

  @ParameterizedTest
  @MethodSource("wires")
  void subproblemComesBack(UnaryOperator<Object> wire) {
    for (int[] prefix :
        new int[][] {{}, {0}, {3, 1, 2}, {Integer.MAX_VALUE, 127, 128, 16384}, {7, ~3, ~0}}) {
      Subproblem subproblem = new Subproblem(prefix, 0.1 + 0.2);
      assertSame(subproblem, (Subproblem) wire.apply(subproblem));
    }
  }

  @ParameterizedTest
  @MethodSource("wires")
  void rangeComesBack(UnaryOperator<Object> wire) {
    for (long[] range : new long[][] {{0, 0}, {0, 128}, {1L << 40, Long.MAX_VALUE}}) {
      Subproblem subproblem = new Subproblem(range[0], range[1], 1 / 3.0);
      assertSame(subproblem, (Subproblem) wire.apply(subproblem));
    }
  }

  @ParameterizedTest
  @MethodSource("wires")
  void binComesBack(UnaryOperator<Object> wire) {
    Subproblem one = new Subproblem(new int[] {1, 2}, 0.25);
    for (Bin bin : List.of(new Bin(0, List.of()), new Bin(99_998, List.of(one, one)))) {
      assertSame(bin, (Bin) wire.apply(bin));
    }
  }

  @ParameterizedTest
  @MethodSource("wires")
  void arrayOfBinsComesBack(UnaryOperator<Object> wire) {
    Bin[] bins = {new Bin(0, List.of()), new Bin(1, List.of(new Subproblem(new int[] {7}, 1)))};
    Bin[] back = (Bin[]) wire.apply(bins);

    assertThat(back).hasSize(2);
    assertSame(bins[0], back[0]);
    assertSame(bins[1], back[1]);
  }

  @ParameterizedTest
  @MethodSource("wires")
  void resultComesBack(UnaryOperator<Object> wire) {
    Profile profile = Profile.of(new long[] {1, Long.MAX_VALUE}, new long[] {2, 0});
    BinResult result = new BinResult(3, BigInteger.TWO.pow(100), profile, 1L << 50);
    BinResult back = (BinResult) wire.apply(result);
    assertThat(back.bin()).isEqualTo(3);
    assertThat(back.solutions()).isEqualTo(BigInteger.TWO.pow(100));
    assertThat(back.profile()).isEqualTo(profile);
    assertThat(back.cpuNanos()).isEqualTo(1L << 50);
  }
}
