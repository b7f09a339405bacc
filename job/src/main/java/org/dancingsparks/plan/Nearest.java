package org.dancingsparks.plan;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Guesses what a mistyped name was meant to be. */
public final class Nearest {
  private static final LevenshteinDistance DISTANCE = LevenshteinDistance.getDefaultInstance();

  private Nearest() {}

  /** A question after the known name that is nearest, or nothing if none is near. */
  public static String suggest(String name, Collection<String> known) {
    return known.stream()
        .min(Comparator.comparingInt(candidate -> distance(name, candidate)))
        .filter(nearest -> isNear(name, nearest))
        .map(nearest -> " Did you mean " + nearest + "?")
        .orElse("");
  }

  /** Whether a name is near enough to be a slip of the other. */
  public static boolean isNear(String name, String candidate) {
    return distance(name, candidate) <= Math.max(2, candidate.length() / 3);
  }

  /** How many letters have to be changed, put in or taken out; case does not count. */
  public static int distance(String name, String candidate) {
    return DISTANCE.apply(name.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
  }
}
