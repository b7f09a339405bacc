package org.dancingsparks.plan;

import java.io.Serializable;
import java.util.UUID;
import org.apache.spark.SparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.reflect.ClassTag$;

/**
 * A search on its way to tasks: broadcast as {@link SearchBytes}, which any serializer carries, and
 * read once in each JVM, whose tasks share its diagram or memo; the driver's own tasks share the
 * search itself.
 */
public final class SentSearch implements Serializable {
  private static final long serialVersionUID = 1;

  private final String key = UUID.randomUUID().toString();
  private final Broadcast<byte[]> bytes;

  private SentSearch(Broadcast<byte[]> bytes) {
    this.bytes = bytes;
  }

  /**
   * Sends a search.
   *
   * @throws org.dancingsparks.format.InputException if the problem cannot be written as text
   */
  public static SentSearch of(SparkContext spark, Search search) {
    // Left to Spark's cleaner afterwards: an executor that is stuck would not answer now, and what
    // then fails while Spark goes down prints a trace.
    SentSearch sent =
        new SentSearch(
            spark.broadcast(SearchBytes.write(search), ClassTag$.MODULE$.apply(byte[].class)));
    SharedSearches.put(sent.key, search);
    return sent;
  }

  /** The search, in a task. */
  public Search search() {
    return SharedSearches.of(key, () -> SearchBytes.read(bytes.value()));
  }

  /** Forgets the driver's own. */
  public void end() {
    SharedSearches.remove(key);
  }
}
