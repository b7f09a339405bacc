package org.dancingsparks.cli.output;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import org.dancingsparks.message.Printable;

/** JSON for standard output: one object, indented, safe to show on a terminal. */
public final class Json {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Json() {}

  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  public static JsonNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  /** Puts a value or null; a count as a number if a {@code long} holds it, else as a string. */
  public static void put(ObjectNode node, String key, Object value) {
    boolean isLarge = value instanceof BigInteger count && count.bitLength() >= Long.SIZE;
    node.set(key, tree(isLarge ? value.toString() : value));
  }

  public static String text(JsonNode node) {
    try {
      return printable(MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A tree of plain values is always JSON.", e);
    }
  }

  /** Escapes the control characters of JSON, which occur only in its strings. */
  public static String printable(String json) {
    StringBuilder printable = new StringBuilder();
    json.codePoints()
        .forEach(
            point -> {
              if (point == '\n' || Printable.isPrintable(point)) {
                printable.appendCodePoint(point);
              } else {
                for (char unit : Character.toChars(point)) {
                  printable.append(String.format("\\u%04x", (int) unit));
                }
              }
            });
    return printable.toString();
  }
}
