package org.dancingsparks.runs.proofs;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;
import org.apache.parquet.schema.Types.MessageTypeBuilder;
import org.dancingsparks.parquet.RowWriteSupport;
import org.dancingsparks.proof.Proof;
import org.dancingsparks.proof.WrittenRow;

/**
 * The columns of a proof's rows: the words of a residual's key, the number of the row's item, and
 * that of completions, as text where some exceed 63 bits. Immutable.
 */
public final class ProofColumns implements RowWriteSupport<WrittenRow> {
  /** The name of the column of items. */
  public static final String ITEM = "item";

  /** The name of the column of numbers. */
  public static final String NUMBER = "number";

  private final int words;

  /** By word, the name of its column. */
  private final String[] open;

  private final boolean isSmall;

  private ProofColumns(int words, boolean isSmall) {
    this.words = words;
    open = IntStream.range(0, words).mapToObj(ProofColumns::open).toArray(String[]::new);
    this.isSmall = isSmall;
  }

  static ProofColumns of(Proof proof) {
    return of(proof.fields().words(), proof.count());
  }

  /**
   * The columns of a proof.
   *
   * @param words of a key
   * @param solutions their number, which no row's exceeds
   */
  public static ProofColumns of(int words, BigInteger solutions) {
    return new ProofColumns(words, solutions.bitLength() < Long.SIZE);
  }

  /** The name of the column of a word of keys, from 0. */
  public static String open(int word) {
    return "open_" + word;
  }

  /** The names of the columns, in order. */
  public List<String> names() {
    List<String> names = new ArrayList<>(List.of(open));
    names.add(ITEM);
    names.add(NUMBER);
    return names;
  }

  @Override
  public MessageType type() {
    MessageTypeBuilder type = Types.buildMessage();
    for (int word = 0; word < words; word++) {
      type.required(PrimitiveTypeName.INT64).named(open(word));
    }
    type.optional(PrimitiveTypeName.INT32).named(ITEM);
    if (isSmall) {
      type.required(PrimitiveTypeName.INT64).named(NUMBER);
    } else {
      type.required(PrimitiveTypeName.BINARY).as(LogicalTypeAnnotation.stringType()).named(NUMBER);
    }
    return type.named("row");
  }

  @Override
  public Set<String> distinct() {
    return Set.of(open);
  }

  @Override
  public void write(WrittenRow row, RecordConsumer out) {
    for (int word = 0; word < words; word++) {
      out.startField(open[word], word);
      out.addLong(row.word(word));
      out.endField(open[word], word);
    }
    int item = row.item();
    if (item >= 0) {
      out.startField(ITEM, words);
      out.addInteger(item);
      out.endField(ITEM, words);
    }
    out.startField(NUMBER, words + 1);
    if (isSmall) {
      out.addLong(row.number());
    } else {
      out.addBinary(Binary.fromString(row.wholeNumber().toString()));
    }
    out.endField(NUMBER, words + 1);
  }
}
