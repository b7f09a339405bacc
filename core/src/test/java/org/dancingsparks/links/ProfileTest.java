package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class ProfileTest {
  private static final Profile SHORT = Profile.of(new long[] {1, 2}, new long[] {10, 20});
  private static final Profile LONG = Profile.of(new long[] {1, 0, 5}, new long[] {3, 0, 4});

  @Test
  void addsLevelByLevel() {
    Profile sum = Profile.of(new long[] {2, 2, 5}, new long[] {13, 20, 4});
    assertThat(SHORT.plus(LONG)).isEqualTo(sum).hasSameHashCodeAs(sum);
    assertThat(LONG.plus(SHORT)).isEqualTo(sum);
    assertThat(SHORT.plus(Profile.NONE)).isEqualTo(SHORT);
    assertThat(Profile.NONE.plus(SHORT)).isEqualTo(SHORT);
  }

  @Test
  void totalsAllLevels() {
    assertThat(LONG.levels()).isEqualTo(3);
    assertThat(LONG.nodes()).isEqualTo(6);
    assertThat(LONG.updates()).isEqualTo(7);
    assertThat(LONG.nodes(2)).isEqualTo(5);
    assertThat(LONG.updates(2)).isEqualTo(4);
    assertThat(Profile.NONE.nodes()).isZero();
  }

  @Test
  void distinguishesProfiles() {
    assertThat(SHORT).isNotEqualTo(Profile.of(new long[] {1, 2}, new long[] {10, 21}));
    assertThat(SHORT).isNotEqualTo(Profile.of(new long[] {1, 3}, new long[] {10, 20}));
    assertThat(SHORT).hasToString("nodes [1, 2], updates [10, 20]");
  }

  @Test
  void cannotBeChangedFromOutside() {
    long[] nodes = {1};
    Profile profile = Profile.of(nodes, new long[] {1});
    nodes[0] = 7;
    assertThat(profile.nodes(0)).isEqualTo(1);
  }

  @Test
  void refusesUnequalLengths() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Profile.of(new long[2], new long[3]))
        .withMessageContaining("2 levels of nodes and 3 of updates");
  }
}
