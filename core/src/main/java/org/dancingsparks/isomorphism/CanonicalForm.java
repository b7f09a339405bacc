package org.dancingsparks.isomorphism;

import java.util.Arrays;

/**
 * A canonical form of a graph: of graphs with the same number of vertices and of relations, equal
 * for isomorphic ones, and only for these.
 *
 * @param words the colours of the vertices, two to a word, and the rows of neighbours; not to be
 *     changed
 */
public record CanonicalForm(long... words) {
  @Override
  public boolean equals(Object other) {
    return other instanceof CanonicalForm form && Arrays.equals(words, form.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }
}
