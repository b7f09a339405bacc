package org.dancingsparks.source;

import org.apache.spark.SparkContext;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.BroadcastSearch;

/** A prepared search, sent to tasks once for all queries. */
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

  /** Returns the search as sent to tasks of the Spark that runs now. */
  synchronized BroadcastSearch sent() {
    SparkContext spark = SparkContext.getOrCreate();
    if (spark != sentBy) {
      sent = BroadcastSearch.of(spark, search);
      sentBy = spark;
    }
    return sent;
  }
}
