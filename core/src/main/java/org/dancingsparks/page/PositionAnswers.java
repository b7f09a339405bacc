package org.dancingsparks.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;

/**
 * Answers the questions that a page asks about positions where its {@link Answers} come from a
 * server. Immutable and thread safe.
 */
public final class PositionAnswers {
  private final Diagram diagram;
  private final Positions positions;

  public PositionAnswers(Diagram diagram) {
    this.diagram = diagram;
    positions = new Positions(diagram);
  }

  /**
   * Answers a question.
   *
   * @param name of the question: position, lifts or solution
   * @param json its placed options and, for a solution, its number among those left
   * @return the answer as JSON; empty if no question has this name
   * @throws IllegalArgumentException if the question is malformed
   * @throws IndexOutOfBoundsException if there is no such solution
   */
  public Optional<String> to(String name, byte... json) {
    return switch (name) {
      case "position" -> Optional.of(AnswerJson.of(positions.left(question(json).placed())));
      case "lifts" -> Optional.of(AnswerJson.of(positions.lifts(question(json).placed())));
      case "solution" -> {
        Question question = question(json);
        yield Optional.of(AnswerJson.of(positions.solution(question.placed(), question.place())));
      }
      default -> Optional.empty();
    };
  }

  private Question question(byte... json) {
    return Question.read(diagram.problem(), json);
  }

  /** Answers to a page's questions as JSON. Counts, which a double may not hold, are texts. */
  private static final class AnswerJson {
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

  /**
   * A page's question on a position: {@code {"placed": [3, 17], "place": "5"}}.
   *
   * @param placed options that do not conflict
   * @param place of a solution; 0 if there is none
   */
  private record Question(Prefix placed, BigInteger place) {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,1000}");

    /**
     * Reads a question.
     *
     * @throws IllegalArgumentException if it is none, or if its options are not the problem's or
     *     conflict
     */
    static Question read(Problem problem, byte... json) {
      try (JsonParser parser = new JsonFactory().createParser(json)) {
        check(parser.nextToken() == JsonToken.START_OBJECT);
        Question question = new Question(Prefix.EMPTY, BigInteger.ZERO);
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
          question = question.with(problem, parser);
        }
        check(parser.currentToken() == JsonToken.END_OBJECT && parser.nextToken() == null);
        return question;
      } catch (IOException e) {
        throw new IllegalArgumentException("The question is not JSON.", e);
      }
    }

    private Question with(Problem problem, JsonParser parser) throws IOException {
      String field = parser.currentName();
      JsonToken value = parser.nextToken();
      if (field.equals("placed")) {
        check(value == JsonToken.START_ARRAY);
        return new Question(Prefix.of(problem, options(parser)), place);
      }
      check(field.equals("place") && value == JsonToken.VALUE_STRING);
      check(NUMBER.matcher(parser.getText()).matches());
      return new Question(placed, new BigInteger(parser.getText()));
    }

    private static int[] options(JsonParser parser) throws IOException {
      IntStream.Builder options = IntStream.builder();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        check(parser.currentToken() == JsonToken.VALUE_NUMBER_INT);
        options.add(parser.getIntValue());
      }
      return options.build().toArray();
    }

    private static void check(boolean isQuestion) {
      if (!isQuestion) {
        throw new IllegalArgumentException("This is not a question on a position.");
      }
    }
  }
}
