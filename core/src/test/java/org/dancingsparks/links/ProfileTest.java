package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class ProfileTest {
  private static final Profile SHORT_PROFILE = Profile.of(new long[] {1, 2}, new long[] {10, 20});
  private static final Profile LONG_PROFILE =
      Profile.of(new long[] {1, 0, 5}, new long[] {3, 0, 4});

  @Test
  void addsLevelByLevel() {
    Profile sum = Profile.of(new long[] {2, 2, 5}, new long[] {13, 20, 4});
    assertThat(SHORT_PROFILE.plus(LONG_PROFILE)).isEqualTo(sum).hasSameHashCodeAs(sum);
    assertThat(LONG_PROFILE.plus(SHORT_PROFILE)).isEqualTo(sum);
    assertThat(SHORT_PROFILE.plus(Profile.NONE)).isEqualTo(SHORT_PROFILE);
    assertThat(Profile.NONE.plus(SHORT_PROFILE)).isEqualTo(SHORT_PROFILE);
  }

  @Test
  void totalsAllLevels() {
    assertThat(LONG_PROFILE.levels()).isEqualTo(3);
    assertThat(LONG_PROFILE.nodes()).isEqualTo(6);
    assertThat(LONG_PROFILE.updates()).isEqualTo(7);
    assertThat(LONG_PROFILE.nodes(2)).isEqualTo(5);
    assertThat(LONG_PROFILE.updates(2)).isEqualTo(4);
    assertThat(Profile.NONE.nodes()).isZero();
  }

  @Test
  void distinguishesProfiles() {
    assertThat(SHORT_PROFILE).isNotEqualTo(Profile.of(new long[] {1, 2}, new long[] {10, 21}));
    assertThat(SHORT_PROFILE).isNotEqualTo(Profile.of(new long[] {1, 3}, new long[] {10, 20}));
    assertThat(SHORT_PROFILE).hasToString("nodes [1, 2], updates [10, 20]");
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
