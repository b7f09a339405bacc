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

  /** Puts a count: a number if a {@code long} holds it, else a string. */
  public static void put(ObjectNode node, String key, BigInteger count) {
    if (count.bitLength() < Long.SIZE) {
      node.put(key, count.longValueExact());
    } else {
      node.put(key, count.toString());
    }
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
