package org.dancingsparks.format.knuth;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The long names of items or colours that comments give to short ones. Not thread safe. */
final class LongNames {
  private final String kind;
  private final Map<String, String> longNames = new LinkedHashMap<>();
  private final Set<String> taken = new HashSet<>();

  /**
   * Makes an empty list of names.
   *
   * @param kind the kind of thing named, for messages
   */
  LongNames(String kind) {
    this.kind = kind;
  }

  /**
   * Adds the long name of a short one.
   *
   * @throws IllegalArgumentException if either has one already
   */
  void add(String shortName, String longName) {
    if (longNames.put(shortName, longName) != null) {
      throw new IllegalArgumentException(
          "The %s %s has two long names; one is enough.".formatted(kind, shortName));
    }
    if (!taken.add(longName)) {
      throw new IllegalArgumentException(
          "Two %ss have the long name %s; give them different ones.".formatted(kind, longName));
    }
  }

  int size() {
    return longNames.size();
  }

  /** The short names in their order, in a new set. */
  Set<String> shortNames() {
    return new LinkedHashSet<>(longNames.keySet());
  }

  /** The name that a short one stands for; any other stands for itself. */
  String of(String name) {
    return longNames.getOrDefault(name, name);
  }

  /**
   * The name that a short one stands for, checked against the long names.
   *
   * @throws IllegalArgumentException if the name is also the long name of another and would be
   *     confused with it
   */
  String distinct(String name) {
    String longName = longNames.get(name);
    if (longName == null && taken.contains(name)) {
      throw new IllegalArgumentException(
          "The %s %s is the long name of another in a comment; write that, or rename one."
              .formatted(kind, name));
    }
    return longName == null ? name : longName;
  }
}
