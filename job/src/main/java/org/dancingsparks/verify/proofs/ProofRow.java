package org.dancingsparks.verify.proofs;

import java.math.BigInteger;
import java.util.regex.Pattern;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.proofs.ProofColumns;

/**
 * A row of a proof as it was read.
 *
 * @param item {@link #NO_ITEM} if it has none
 */
record ProofRow(long[] key, int item, BigInteger number) {
  static final int NO_ITEM = -1;

  private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]*");

  /**
   * A row.
   *
   * @param words of a key
   * @throws DamagedException if its number is none
   */
  static ProofRow of(Group row, int words) {
    long[] key = new long[words];
    for (int word = 0; word < words; word++) {
      key[word] = row.getLong(word, 0);
    }
    boolean hasItem = row.getFieldRepetitionCount(words) > 0;
    int item = hasItem ? row.getInteger(words, 0) : NO_ITEM;
    return new ProofRow(key, hasItem && item < 0 ? Integer.MIN_VALUE : item, number(row));
  }

  private static BigInteger number(Group row) {
    boolean isSmall =
        row.getType().getType(ProofColumns.NUMBER).asPrimitiveType().getPrimitiveTypeName()
            == PrimitiveTypeName.INT64;
    if (isSmall) {
      return BigInteger.valueOf(row.getLong(ProofColumns.NUMBER, 0));
    }
    String text = row.getString(ProofColumns.NUMBER, 0);
    if (!NUMBER.matcher(text).matches()) {
      throw new DamagedException("its number is malformed: " + text);
    }
    return new BigInteger(text);
  }
}
