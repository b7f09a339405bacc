package org.dancingsparks.layers.places;

/** Expands residuals of a problem without bounds. One thread. */
final class SlotExpansion extends PlaceExpansion {
  private final SlotProblem problem;

  SlotExpansion(SlotProblem problem, Outbox outbox) {
    super(problem.width(), outbox);
    this.problem = problem;
  }

  @Override
  void expand(long[] residuals, int at, int place) {
    if (width == 1) {
      expand(residuals[at], place);
    } else {
      expandWide(residuals, at, place);
    }
  }

  /** Expands a residual of one word. */
  private void expand(long residual, int place) {
    int[] slots = problem.slot;
    long[] kept = problem.kept;
    long[] masks = problem.masks;
    long retained = residual & kept[place];
    int places = problem.places();
    int end = problem.first[place + 1];
    for (int option = problem.first[place]; option < end; option++) {
      long set = problem.sets[option];
      if ((residual & masks[option]) == 0 && !problem.tests.isWalledIn(option, residual | set)) {
        long left = retained | set & kept[place];
        int next = place + 1;
        while (next < places && slots[next] >= 0 && (left >>> slots[next] & 1) != 0) {
          left = (left ^ 1L << slots[next]) & kept[next++];
        }
        child[0] = left;
        outbox.send(next, child);
      }
    }
  }

  private void expandWide(long[] residuals, int at, int place) {
    for (int option = problem.first[place]; option < problem.first[place + 1]; option++) {
      long common = 0;
      for (int word = 0; word < width; word++) {
        long mask = problem.masks[option * width + word];
        common |= residuals[at + word] & mask;
        child[word] = residuals[at + word] | problem.sets[option * width + word];
      }
      if (common == 0 && !problem.tests.isWalledIn(option, child)) {
        send(place);
      }
    }
  }

  /** Sends the residual that a choice at a place has left to its first open place. */
  private void send(int place) {
    retain(place);
    int next = place + 1;
    while (next < problem.places() && isCovered(problem.slot[next])) {
      child[problem.slot[next] >> 6] ^= 1L << problem.slot[next];
      retain(next++);
    }
    outbox.send(next, child);
  }

  private boolean isCovered(int slot) {
    return slot >= 0 && (child[slot >> 6] >>> slot & 1) != 0;
  }

  private void retain(int place) {
    for (int word = 0; word < width; word++) {
      child[word] &= problem.kept[place * width + word];
    }
  }
}
