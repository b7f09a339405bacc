package org.dancingsparks.web.compiler;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** Methods of {@link Matcher}. */
final class MatcherMethods {
  private MatcherMethods() {}

  static String replaceAll(Matcher matcher, Function<MatchResult, String> replacer) {
    StringBuffer text = new StringBuffer();
    matcher.reset();
    while (matcher.find()) {
      matcher.appendReplacement(text, replacer.apply(matcher));
    }
    return matcher.appendTail(text).toString();
  }

  static Stream<MatchResult> results(Matcher matcher) {
    List<MatchResult> results = new ArrayList<>();
    matcher.reset();
    while (matcher.find()) {
      results.add(matcher.toMatchResult());
    }
    return results.stream();
  }
}
