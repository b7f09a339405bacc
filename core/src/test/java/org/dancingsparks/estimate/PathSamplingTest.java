package org.dancingsparks.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.families.Families;
import org.dancingsparks.links.Links;
import org.junit.jupiter.api.Test;

class PathSamplingTest {
  /** Numbers of paths of the groups that were followed. */
  private static final class Followed implements Watch {
    private final List<Long> groups = new ArrayList<>();
    private long polls;

    @Override
    public boolean isCancelled() {
      polls++;
      return false;
    }

    @Override
    public void done(double weight, long pathsOfIt) {
      groups.add(pathsOfIt);
    }
  }

  private static Links links() {
    Problem problem = Families.find("queens:9").orElseThrow().problem();
    return new Links(problem, ItemOrder.given(problem)).from(Prefix.EMPTY);
  }

  private static PathSample inParts(PathSampling sampling, int parts) {
    return PathSample.of(
        IntStream.range(0, parts)
            .mapToObj(part -> sampling.follow(links(), part, parts, new Followed()))
            .toList());
  }

  @Test
  void sumsDoNotDependOnTheParts() {
    PathSampling sampling = new PathSampling(2_345, 9);
    double[] whole = inParts(sampling, 1).all().toArray();
    assertThat(inParts(sampling, 2).all().toArray()).isEqualTo(whole);
    assertThat(inParts(sampling, 7).all().toArray()).isEqualTo(whole);
    assertThat(inParts(sampling, sampling.groups()).all().toArray()).isEqualTo(whole);
    assertThat(inParts(new PathSampling(2_345, 8), 1).all().toArray()).isNotEqualTo(whole);
  }

  @Test
  void groupsAreAThousandAtMostAndAllButTheLastAreEqual() {
    assertThat(new PathSampling(1, 0).groups()).isOne();
    assertThat(new PathSampling(1_000, 0).groups()).isEqualTo(1_000);
    assertThat(new PathSampling(1_000_000_000_000L, 0).groups()).isEqualTo(1_000);
    Followed followed = new Followed();
    PathSample sample = new PathSampling(2_345, 9).follow(links(), 0, 1, followed);
    assertThat(followed.groups).hasSize(782).startsWith(3L, 3L).endsWith(3L, 2L);
    assertThat(followed.polls).isEqualTo(2_345);
    assertThat(sample.groups()).extracting(PathSums::paths).isEqualTo(followed.groups);
    assertThat(sample.updates()).isPositive();
  }
}
