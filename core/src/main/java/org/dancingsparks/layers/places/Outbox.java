package org.dancingsparks.layers.places;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The residuals that a thread sends to places ahead. They wait by share and are added in batches,
 * so that threads seldom wait for each other, and a share's table is used several times while it is
 * in the processor's cache. One thread at a time.
 */
final class Outbox extends Children {
  /** Maximum number of entries of a share that wait. */
  private static final int MAX_WAITING = 32;

  /** The fraction of the memory for all that waits. */
  static final int MEMORY_SHARE = 8;

  private final PlaceBlocks blocks;
  private final int width;

  /** Maximum bytes of entries that wait; beyond it all of them are added. */
  private final long mostBytes;

  /** By place; null where nothing waits. */
  private final Waiting[] waiting;

  private final Deque<Waiting> unused = new ArrayDeque<>();

  /** Words of a multiplicity. */
  private int words = 1;

  /** Longs of an entry. */
  private int stride;

  /** Longs of the entries of a share that wait, at most. */
  private int room;

  private int end;

  /** Number of places that there is room for. */
  private int made;

  /** The entries of a place: those of a share begin at its number times the room for a share. */
  private static final class Waiting {
    final int[] filled = new int[PlaceBlock.SHARES];
    final long[] entries;

    Waiting(int room) {
      entries = new long[PlaceBlock.SHARES * room];
    }
  }

  Outbox(PlaceBlocks blocks, int places, int width, long mostBytes) {
    this.mostBytes = mostBytes;
    this.blocks = blocks;
    this.width = width;
    waiting = new Waiting[places];
    measure();
  }

  private void measure() {
    stride = width + words;
    room = MAX_WAITING * stride;
  }

  @Override
  int widen(int number) {
    if (number > words) {
      flushAll();
      unused.clear();
      made = 0;
      words = number;
      measure();
    }
    return words;
  }

  /** Words of a multiplicity. */
  int words() {
    return words;
  }

  /** Sends an entry to a place. */
  void send(int place, long... entry) {
    receive(place, NO_OPTION, entry);
  }

  @Override
  void receive(int place, int option, long... entry) {
    Waiting ahead = waiting[place];
    if (ahead == null) {
      ahead = begun();
      waiting[place] = ahead;
      end = Math.max(end, place + 1);
    }
    int share = PlaceBlock.share(PlaceTable.hash(entry, 0, width));
    int filled = ahead.filled[share];
    long[] entries = ahead.entries;
    int at = share * room + filled;
    int longs = stride;
    for (int word = 0; word < longs; word++) {
      entries[at + word] = entry[word];
    }
    ahead.filled[share] = filled + longs;
    if (filled + longs == room) {
      flush(place, share);
    }
  }

  private Waiting begun() {
    if (unused.isEmpty() && made > 0 && isFull()) {
      flushAll();
    }
    if (unused.isEmpty()) {
      made++;
      return new Waiting(room);
    }
    return unused.pop();
  }

  private boolean isFull() {
    return (made + 1L) * PlaceBlock.SHARES * room * Long.BYTES > mostBytes;
  }

  private void flushAll() {
    for (int place = 0; place < end; place++) {
      flush(place);
    }
  }

  private void flush(int place, int share) {
    Waiting ahead = waiting[place];
    int from = share * room;
    int to = from + ahead.filled[share];
    blocks.add(place, share, new PlaceBlocks.Entries(ahead.entries, from, to, words));
    ahead.filled[share] = 0;
  }

  /** Adds what waits for a place to its block. */
  void flush(int place) {
    Waiting ahead = waiting[place];
    if (ahead != null) {
      for (int share = 0; share < PlaceBlock.SHARES; share++) {
        if (ahead.filled[share] > 0) {
          flush(place, share);
        }
      }
      waiting[place] = null;
      Arrays.fill(ahead.filled, 0);
      unused.push(ahead);
    }
  }
}
