package org.dancingsparks.parquet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Column names that differ in more than case. A later name that does not is given a suffix. */
public final class ColumnNames {
  private final List<String> names = new ArrayList<>();
  private final Set<String> taken = new HashSet<>();

  /** Adds a name, with a suffix such as {@code _2} if it is taken. */
  public void add(String wanted) {
    String name = wanted;
    for (int suffix = 2; !taken.add(name.toLowerCase(Locale.ROOT)); suffix++) {
      name = wanted + "_" + suffix;
    }
    names.add(name);
  }

  /** The names in order. */
  public List<String> names() {
    return List.copyOf(names);
  }
}
