package org.dancingsparks.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;

/** Answers to a page's questions as JSON. Counts, which a double may not hold, are texts. */
final class AnswerJson {
  /** Writes the fields of an answer. */
  private interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  private AnswerJson() {}

  static String of(Positions.Left left) {
    return written(
        json -> {
          json.writeStringField("count", left.count().toString());
          json.writeNumberField("most", left.most());
          json.writeArrayFieldStart("marginals");
          for (BigInteger sum : left.marginals()) {
            json.writeString(sum.toString());
          }
          json.writeEndArray();
        });
  }

  static String of(Positions.Lifts lifts) {
    return written(
        json -> {
          json.writeArrayFieldStart("sets");
          for (List<Integer> set : lifts.sets()) {
            options(json, set);
          }
          json.writeEndArray();
          json.writeBooleanField("all", lifts.areAll());
        });
  }

  static String of(Positions.Numbered solution) {
    return written(
        json -> {
          json.writeFieldName("options");
          options(json, solution.options());
          json.writeStringField("number", solution.number().toString());
        });
  }

  private static void options(JsonGenerator json, List<Integer> options) throws IOException {
    json.writeStartArray();
    for (int option : options) {
      json.writeNumber(option);
    }
    json.writeEndArray();
  }

  private static String written(Fields fields) {
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
}
