package org.dancingsparks.sudoku;

public final class ClassicSolver {
  final BandSearch search = new BandSearch();

  public int solve(byte[] givens, int limit) {
    BandSearch search = this.search;
    search.clear();
    int cell = 0;
    for (int band = 0; band < 3; band++) {
      for (int place = 0; place < 27; place++) {
        int value = givens[cell++];
        if (value != 0) {
          search.place(value - 1, band, place);
        }
      }
    }
    return search.run(limit);
  }

  public long nodes() {
    return search.nodes;
  }
}
