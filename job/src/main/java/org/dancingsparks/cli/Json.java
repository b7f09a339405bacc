package org.dancingsparks.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;

/** JSON for standard output: one object, indented. */
final class Json {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Json() {}

  static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  static JsonNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  /** Puts a count: a number where a {@code long} holds it, else a string. */
  static void put(ObjectNode node, String key, BigInteger count) {
    if (count.bitLength() < Long.SIZE) {
      node.put(key, count.longValueExact());
    } else {
      node.put(key, count.toString());
    }
  }

  static String text(JsonNode node) {
    try {
      return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A tree of plain values is always JSON.", e);
    }
  }
}
