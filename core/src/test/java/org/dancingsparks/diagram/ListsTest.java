package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** The lists of ints and of longs against lists of the JDK. */
class ListsTest {
  @Test
  void intsAreAddedSetAndTruncated() {
    Seed.times(
        200,
        (random, seed) -> {
          IntList ints = new IntList();
          List<Integer> list = new ArrayList<>();
          for (int step = 0; step < 20; step++) {
            for (int more = random.nextInt(2000); more > 0; more--) {
              int value = random.nextInt();
              ints.add(value);
              list.add(value);
            }
            for (int changes = list.isEmpty() ? 0 : random.nextInt(50); changes > 0; changes--) {
              int at = random.nextInt(list.size());
              ints.set(at, changes);
              list.set(at, changes);
            }
            if (random.nextBoolean()) {
              // At the borders of chunks, too.
              int keep = random.nextInt(list.size() + 1) & (random.nextBoolean() ? -1 : -1024);
              ints.truncate(keep);
              list.subList(keep, list.size()).clear();
            }
            assertThat(ints.size()).isEqualTo(list.size());
            assertThat(ints.toArray()).isEqualTo(RandomSearch.ints(list));
          }
          for (int at = 0; at < list.size(); at++) {
            assertThat(ints.at(at)).isEqualTo(list.get(at));
          }
        });
  }

  @Test
  void longsAreAdded() {
    Seed.times(
        50,
        (random, seed) -> {
          LongList longs = new LongList();
          List<Long> list = new ArrayList<>();
          for (int more = random.nextInt(5000); more > 0; more--) {
            list.add(random.nextLong());
            longs.add(list.get(list.size() - 1));
          }
          assertThat(longs.size()).isEqualTo(list.size());
          for (int at = 0; at < list.size(); at++) {
            assertThat(longs.at(at)).isEqualTo(list.get(at));
          }
        });
  }
}
