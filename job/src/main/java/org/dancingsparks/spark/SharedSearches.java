package org.dancingsparks.spark;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.dancingsparks.search.Search;

/**
 * The searches of the tasks in this JVM, so that tasks share one diagram or memo. A driver that
 * runs tasks itself holds the search while they run, and need not write and read bytes. Unused
 * searches are freed when memory is short. Thread safe.
 */
final class SharedSearches {
  private static final Map<String, SoftReference<Search>> SEARCHES = new ConcurrentHashMap<>();

  private SharedSearches() {}

  static void put(String key, Search search) {
    dropCleared();
    SEARCHES.put(key, new SoftReference<>(search));
  }

  private static void dropCleared() {
    SEARCHES.values().removeIf(reference -> reference.get() == null);
  }

  /** The search of a key, made if it is not there. */
  static Search of(String key, Supplier<Search> maker) {
    dropCleared();
    Search[] found = new Search[1];
    SEARCHES.compute(
        key,
        (k, reference) -> {
          found[0] = reference == null ? null : reference.get();
          if (found[0] != null) {
            return reference;
          }
          found[0] = maker.get();
          return new SoftReference<>(found[0]);
        });
    return found[0];
  }

  static void remove(String key) {
    SEARCHES.remove(key);
  }
}
