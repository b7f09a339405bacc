package org.dancingsparks.layers.carriers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CarrierSetsTest {
  @Test
  void theSetsOfASizeAreRankedAscending() {
    for (int carriers = 0; carriers < 10; carriers++) {
      CarrierSets sets = new CarrierSets(carriers);
      assertEquals(carriers, Integer.bitCount(sets.all()));
      for (int size = 0; size <= carriers; size++) {
        int wanted = size;
        int[] ofSize =
            IntStream.rangeClosed(0, sets.all())
                .filter(set -> Integer.bitCount(set) == wanted)
                .toArray();
        assertEquals(ofSize.length, sets.number(size));
        assertArrayEquals(ofSize, sets.ofSize(size));
        assertArrayEquals(
            IntStream.range(0, ofSize.length).toArray(),
            IntStream.of(ofSize).map(sets::rank).toArray());
      }
    }
  }
}
