package org.dancingsparks.runs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.files.Checksum;

/**
 * A record as JSON text that ends with its own checksum, so that changes and truncation are
 * detected. Equal records give equal texts.
 */
public final class SealedJson {
  private static final String SEAL = "seal";

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          // Names come from puzzle files, and records must be safe to show in a terminal.
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  /** A record whose fields stand among those of the record that has it as a component. */
  public interface Flat {}

  private SealedJson() {}

  /** The fields of records, one after another, as one object. */
  public static ObjectNode tree(Record... records) {
    ObjectNode root = JSON.createObjectNode();
    for (Record part : records) {
      Set<String> flat = flat(part.getClass());
      JSON.<ObjectNode>valueToTree(part)
          .properties()
          .forEach(
              field -> {
                if (flat.contains(field.getKey())) {
                  root.setAll((ObjectNode) field.getValue());
                } else {
                  root.set(field.getKey(), field.getValue());
                }
              });
    }
    return root;
  }

  /** An object with one field, whose value is a list of records. */
  static ObjectNode tree(String field, List<? extends Record> records) {
    ObjectNode root = JSON.createObjectNode();
    ArrayNode list = root.putArray(field);
    records.forEach(record -> list.add(tree(record)));
    return root;
  }

  /**
   * The records in a list that is a field of an object.
   *
   * @throws DamagedException if one does not have its fields
   */
  static <T extends Record> List<T> list(Class<T> type, String what, JsonNode list) {
    List<T> records = new ArrayList<>();
    for (JsonNode each : list) {
      if (!(each instanceof ObjectNode record)) {
        throw new DamagedException(what + " lacks some of its fields");
      }
      records.add(as(type, what, record));
    }
    return records;
  }

  private static Set<String> flat(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .filter(component -> Flat.class.isAssignableFrom(component.getType()))
        .map(RecordComponent::getName)
        .collect(Collectors.toSet());
  }

  /** The sealed text of a record, which any serializer carries. */
  public static String text(Record record) {
    return write(tree(record));
  }

  /**
   * Restores the record from its text.
   *
   * @throws IllegalArgumentException if the text is not as it was written
   */
  public static <T extends Record> T record(Class<T> type, String text) {
    try {
      return as(type, type.getSimpleName(), read(type.getSimpleName(), text));
    } catch (DamagedException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** The sealed text of an object. The seal is the SHA-256 of the text without it. */
  public static String write(ObjectNode root) {
    return text(root.deepCopy().put(SEAL, seal(root)));
  }

  /** The end of the object's sealed text. */
  static String seal(ObjectNode root) {
    return Checksum.of(text(root));
  }

  private static String text(ObjectNode root) {
    try {
      return JSON.writeValueAsString(root) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A tree of plain values is always JSON.", e);
    }
  }

  /** The records of files anywhere in an object. */
  static List<FileRecord> files(String name, ObjectNode root) {
    return root.findParents("sha256").stream()
        .filter(node -> node.has("file"))
        .map(node -> as(FileRecord.class, name, (ObjectNode) node))
        .toList();
  }

  /** Returns whether a text is as it was written. */
  static boolean isWhole(String text) {
    try {
      read("It", text);
      return true;
    } catch (DamagedException e) {
      return false;
    }
  }

  /**
   * The object that was sealed.
   *
   * @throws DamagedException if the text is not as it was written
   */
  public static ObjectNode read(String name, String text) {
    try {
      JsonNode read = JSON.readTree(text);
      if (read instanceof ObjectNode root && root.hasNonNull(SEAL)) {
        root.remove(SEAL);
        if (write(root).equals(text)) {
          return root;
        }
      }
    } catch (JsonProcessingException e) {
      // Treated like a wrong seal.
    }
    throw new DamagedException(name + " is not as it was written");
  }

  /**
   * The record whose fields an object has.
   *
   * @throws DamagedException if it does not have them
   */
  public static <T extends Record> T as(Class<T> type, String what, ObjectNode root) {
    try {
      ObjectNode nested = root.deepCopy();
      flat(type).forEach(name -> nested.set(name, root));
      return JSON.treeToValue(nested, type);
    } catch (JsonProcessingException | IllegalArgumentException e) {
      throw new DamagedException(what + lacking(e));
    }
  }

  private static String lacking(Exception failure) {
    String field = null;
    if (failure instanceof JsonMappingException mapping) {
      for (Reference each : mapping.getPath()) {
        field = each.getFieldName() == null ? field : each.getFieldName();
      }
    }
    return field == null ? " lacks some of its fields" : " has no valid \"%s\"".formatted(field);
  }
}
