package org.dancingsparks.spark;

import java.io.Serializable;
import org.dancingsparks.search.Search;

/** A place where tasks on any machine find the diagram of a search. */
public interface SearchPlace extends Serializable {
  /** The search with its diagram. */
  Search opened(Search search);
}
