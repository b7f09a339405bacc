package org.dancingsparks.cover;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The entries of all options, option by option.
 *
 * @param offsets by option: its first entry; then the number of entries
 * @param items by entry
 * @param colours by entry, from 1, 0 for none; null if no entry has one
 * @param colourNames that of colour 1 first
 */
record Entries(int[] offsets, int[] items, int[] colours, String[] colourNames) {
  /** The entries of the options kept; other options stay, without entries. */
  Entries keeping(BitSet kept) {
    int[] keptStarts = new int[offsets.length];
    int[] keptItems = new int[items.length];
    int[] keptColours = colours == null ? null : new int[items.length];
    int size = 0;
    for (int option = 0; option + 1 < offsets.length; option++) {
      int length = offsets[option + 1] - offsets[option];
      if (kept.get(option)) {
        System.arraycopy(items, offsets[option], keptItems, size, length);
        if (colours != null) {
          System.arraycopy(colours, offsets[option], keptColours, size, length);
        }
        size += length;
      }
      keptStarts[option + 1] = size;
    }
    return new Entries(
        keptStarts,
        Arrays.copyOf(keptItems, size),
        colours == null ? null : Arrays.copyOf(keptColours, size),
        colourNames);
  }
}
