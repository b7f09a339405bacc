package org.dancingsparks.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Writes an object of JSON as one line. */
final class JsonLine {
  /** The keys of a puzzle file whose values have names of the user's. */
  private static final List<String> NAMED = List.of("pieces", "holes", "groups");

  private JsonLine() {}

  /** Writes the fields of an object. */
  interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  static String of(Fields fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("Writing to memory failed.", e);
    }
    return text.toString();
  }

  /** Writes a field that is a list of texts. */
  static void texts(JsonGenerator json, String field, Iterable<?> texts) throws IOException {
    json.writeArrayFieldStart(field);
    for (Object text : texts) {
      json.writeString((String) text);
    }
    json.writeEndArray();
  }

  /**
   * Writes a puzzle file as {@code document}, and as {@code names}, in their order, the names of
   * its pieces, holes and groups: the fields of an object in a script may come in another one.
   */
  static void document(JsonGenerator json, Map<String, Object> document) throws IOException {
    json.writeFieldName("document");
    value(json, document);
    json.writeObjectFieldStart("names");
    for (String field : NAMED) {
      texts(json, field, ((Map<?, ?>) document.getOrDefault(field, Map.of())).keySet());
    }
    json.writeEndObject();
  }

  /** Writes maps by names, lists, whole numbers and texts, within each other. */
  private static void value(JsonGenerator json, Object value) throws IOException {
    if (value instanceof Map<?, ?> map) {
      json.writeStartObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        json.writeFieldName((String) entry.getKey());
        value(json, entry.getValue());
      }
      json.writeEndObject();
    } else if (value instanceof List<?> list) {
      json.writeStartArray();
      for (Object entry : list) {
        value(json, entry);
      }
      json.writeEndArray();
    } else if (value instanceof Integer number) {
      json.writeNumber(number);
    } else {
      json.writeString((String) value);
    }
  }
}
