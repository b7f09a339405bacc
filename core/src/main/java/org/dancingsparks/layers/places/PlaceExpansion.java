package org.dancingsparks.layers.places;

/** Expands residuals by the options of their place. One thread. */
abstract class PlaceExpansion {
  final Children children;
  final int width;

  /** The residual that an option leaves, and its multiplicity. */
  long[] child;

  PlaceExpansion(int width, Children children) {
    this.children = children;
    this.width = width;
    child = new long[width + 1];
  }

  /** Expands the residuals of a place in some entries of a table. */
  final void expand(PlaceTable table, int place, int from, int to) {
    int words = children.widen(table.words());
    if (child.length != width + words) {
      child = new long[width + words];
    }
    long[] entries = table.entries();
    int stride = width + table.words();
    for (int at = table.at(from); at < table.at(to); at += stride) {
      for (int word = 0; word < words; word++) {
        child[width + word] = word < table.words() ? entries[at + width + word] : 0;
      }
      expand(entries, at, place);
    }
  }

  /** Expands one residual; sends what its options leave, with the multiplicity of the child. */
  abstract void expand(long[] residuals, int at, int place);
}
