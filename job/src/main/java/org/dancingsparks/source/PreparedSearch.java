package org.dancingsparks.source;

import org.apache.spark.SparkContext;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.SentSearch;

/** A search that is ready to be walked, and to be sent to tasks once for all queries. */
final class PreparedSearch {
  private final Search search;
  private SparkContext sentBy;
  private SentSearch sent;

  PreparedSearch(Search search) {
    this.search = search;
  }

  Search search() {
    return search;
  }

  /** The search on its way to tasks of the Spark that runs now. */
  synchronized SentSearch sent() {
    SparkContext spark = SparkContext.getOrCreate();
    if (spark != sentBy) {
      sent = SentSearch.of(spark, search);
      sentBy = spark;
    }
    return sent;
  }
}
