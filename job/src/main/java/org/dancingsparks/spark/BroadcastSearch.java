package org.dancingsparks.spark;

import java.io.Serializable;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.apache.spark.SparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.dancingsparks.layers.partitions.PartitionedDiagram;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SearchBytes;
import scala.reflect.ClassTag$;

/**
 * A search on its way to tasks. It is broadcast as {@link SearchBytes}, which any serializer
 * carries, and read once in each JVM; the tasks there share its diagram or memo. The driver's own
 * tasks share the search itself.
 */
public final class BroadcastSearch implements Serializable {
  private static final long serialVersionUID = 1;

  /** Null if the tasks share this object. */
  private final String key;

  /** Null if the tasks share this object. */
  private final Broadcast<byte[]> bytes;

  /** The place of the diagram; null if there is none, or it is among the bytes. */
  private final SearchPlace place;

  /**
   * The driver's own search, held while a job may ask for it, since shared ones may be freed. Null
   * in tasks that were sent.
   */
  private final transient Search own;

  private BroadcastSearch(String key, Broadcast<byte[]> bytes, SearchPlace place, Search own) {
    this.key = key;
    this.bytes = bytes;
    this.place = place;
    this.own = own;
  }

  /**
   * Sends a search.
   *
   * @throws org.dancingsparks.message.InputException if the problem cannot be written as text
   */
  public static BroadcastSearch of(SparkContext spark, Search search) {
    // The driver's own tasks share the search itself.
    Optional<SearchPlace> place = place(search);
    Search sending = place.isPresent() ? search.by(new Method.Links(search.order())) : search;
    byte[] bytes = spark.isLocal() ? new byte[0] : SearchBytes.write(sending);
    // Left to Spark's cleaner: a stuck executor would not answer now, and a failure while Spark
    // stops prints a trace.
    BroadcastSearch sent =
        new BroadcastSearch(
            UUID.randomUUID().toString(),
            spark.broadcast(bytes, ClassTag$.MODULE$.apply(byte[].class)),
            place.orElse(null),
            search);
    SharedSearches.put(sent.key, search);
    return sent;
  }

  /** The place where all machines find the diagram of a search, if it is in such a place. */
  private static Optional<SearchPlace> place(Search search) {
    return search
        .numbered()
        .filter(PartitionedDiagram.class::isInstance)
        .map(diagram -> ((PartitionedDiagram) diagram).files())
        .map(SearchPlace.class::cast);
  }

  /** A search for tasks of this JVM that share this object. */
  static BroadcastSearch ofThisJvm(Search search) {
    return new BroadcastSearch(null, null, null, search);
  }

  /** The search, in a task. */
  public Search search() {
    return own != null ? own : SharedSearches.of(key, this::read);
  }

  private Search read() {
    Search read = SearchBytes.read(bytes.value());
    return place == null ? read : place.opened(read);
  }

  /** Forgets the driver's own, when no job asks for it any more. */
  public void end() {
    if (key != null) {
      SharedSearches.remove(key);
    }
    Reference.reachabilityFence(own);
  }

  /**
   * The searches of the tasks in this JVM, so that tasks share one diagram or memo. A driver that
   * runs tasks itself holds the search while they run, and need not write and read bytes. Unused
   * searches are freed when memory is short. Thread safe.
   */
  private static final class SharedSearches {
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
}
