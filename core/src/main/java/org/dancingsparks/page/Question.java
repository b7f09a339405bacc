package org.dancingsparks.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigInteger;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * A page's question on a position: {@code {"placed": [3, 17], "place": "5"}}.
 *
 * @param placed options that do not conflict
 * @param place of a solution; 0 if there is none
 */
record Question(Prefix placed, BigInteger place) {
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
