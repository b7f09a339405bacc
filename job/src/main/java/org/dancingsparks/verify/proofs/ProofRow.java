package org.dancingsparks.verify.proofs;

import java.math.BigInteger;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.proofs.ProofColumns;

/**
 * A row of a proof as it was read.
 *
 * @param item -1 if it has none
 */
record ProofRow(long[] key, int item, BigInteger number) {
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
    int item = row.getFieldRepetitionCount(words) == 0 ? -1 : row.getInteger(words, 0);
    if (item < 0 && row.getFieldRepetitionCount(words) > 0) {
      throw new DamagedException("its item is %d".formatted(item));
    }
    BigInteger number = number(row);
    if (number.signum() < 0) {
      throw new DamagedException("its number is %s".formatted(number));
    }
    return new ProofRow(key, item, number);
  }

  private static BigInteger number(Group row) {
    boolean isSmall =
        row.getType().getType(ProofColumns.NUMBER).asPrimitiveType().getPrimitiveTypeName()
            == PrimitiveTypeName.INT64;
    if (isSmall) {
      return BigInteger.valueOf(row.getLong(ProofColumns.NUMBER, 0));
    }
    String text = row.getString(ProofColumns.NUMBER, 0);
    if (!text.matches("0|[1-9][0-9]*")) {
      throw new DamagedException("its number is no number");
    }
    return new BigInteger(text);
  }
}
