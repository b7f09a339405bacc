package org.dancingsparks.runs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.math.BigInteger;

/** A number of solutions as JSON: a number, or a string where it exceeds 64 bits. */
public final class JsonCount {
  private JsonCount() {}

  public static JsonNode of(BigInteger count) {
    return count.bitLength() < Long.SIZE
        ? JsonNodeFactory.instance.numberNode(count.longValueExact())
        : JsonNodeFactory.instance.textNode(count.toString());
  }

  /**
   * The number that a node is.
   *
   * @throws IllegalArgumentException if it is not one as it would be written
   */
  public static BigInteger read(JsonNode node) {
    BigInteger count = new BigInteger(node.asText());
    boolean isWritten =
        count.toString().equals(node.asText())
            && of(count).isIntegralNumber() == node.isIntegralNumber();
    if (count.signum() < 0 || !isWritten) {
      throw new IllegalArgumentException("That is not a number of solutions.");
    }
    return count;
  }
}
