package org.dancingsparks.web.compiler;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;

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
}
