package org.dancingsparks.source;

import org.apache.spark.SparkContext;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.BroadcastSearch;

/** A search that is ready to be walked, and to be sent to tasks once for all queries. */
final class PreparedSearch {
  private final Search search;
  private SparkContext sentBy;
  private BroadcastSearch sent;

  PreparedSearch(Search search) {
    this.search = search;
  }

  Search search() {
    return search;
  }

  /** The search on its way to tasks of the Spark that runs now. */
  synchronized BroadcastSearch sent() {
    SparkContext spark = SparkContext.getOrCreate();
    if (spark != sentBy) {
      sent = BroadcastSearch.of(spark, search);
      sentBy = spark;
    }
    return sent;
  }
}
