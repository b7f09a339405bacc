package org.dancingsparks.starts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Levels and choices of samples whose order is obvious. */
class DifficultyLevelsTest {
  private static final int RUNS = 300;
  private static final Grade GRADE = new Grade(1, 2, 3, true);

  private static GradedStart start(int id, int solution, int slots, long nodes) {
    return new GradedStart(
        List.of(id), List.of(solution), List.of(slots), new Grade(nodes, 1, 0, true));
  }

  /** This many starts, each harder than the one before, of different solutions and slots. */
  private static List<GradedStart> ladder(int size) {
    return IntStream.range(0, size).mapToObj(at -> start(at, at, at, 10 + at)).toList();
  }

  private static List<GradedStart> random(Random random) {
    int size = 1 + random.nextInt(60);
    int most = 1 + random.nextInt(20);
    List<GradedStart> starts = new ArrayList<>();
    for (int id = 0; id < size; id++) {
      Grade grade =
          new Grade(
              random.nextInt(most), random.nextInt(3), random.nextInt(2), random.nextBoolean());
      starts.add(
          new GradedStart(
              List.of(id), List.of(random.nextInt(most)), List.of(random.nextInt(4)), grade));
    }
    return starts;
  }

  private static List<Integer> levels(List<GradedStart> sample) {
    DifficultyLevels levels = DifficultyLevels.of(sample);
    return sample.stream().map(start -> levels.level(start.grade())).toList();
  }

  private static List<Integer> ids(List<GradedStart> starts) {
    return starts.stream().map(start -> start.start().get(0)).toList();
  }

  @Test
  void eachFifthOfTheSampleIsALevel() {
    assertThat(levels(ladder(5))).containsExactly(1, 2, 3, 4, 5);
    assertThat(levels(ladder(10))).containsExactly(1, 1, 2, 2, 3, 3, 4, 4, 5, 5);
    assertThat(levels(ladder(7))).containsExactly(1, 2, 2, 3, 4, 4, 5);
    assertThat(levels(ladder(1))).containsExactly(3);
  }

  @Test
  void equalGradesHaveTheLevelOfTheirMiddle() {
    List<GradedStart> sample = new ArrayList<>();
    for (int id = 0; id < 10; id++) {
      sample.add(start(id, id, id, id < 6 ? 1 : id));
    }
    assertThat(levels(sample)).containsExactly(2, 2, 2, 2, 2, 2, 4, 4, 5, 5);
    assertThat(levels(Collections.nCopies(4, sample.get(0)))).containsOnly(3);
  }

  @Test
  void levelsRiseWithDifficultyWhateverTheOrderOfTheSample() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          List<GradedStart> sample = random(random);
          List<GradedStart> shuffled = new ArrayList<>(sample);
          Collections.shuffle(shuffled, random);
          DifficultyLevels levels = DifficultyLevels.of(sample);
          DifficultyLevels same = DifficultyLevels.of(shuffled);
          for (GradedStart one : sample) {
            int level = levels.level(one.grade());
            assertThat(level).isBetween(1, DifficultyLevels.LEVELS);
            assertThat(same.level(one.grade())).isEqualTo(level);
            for (GradedStart other : sample) {
              int compared = Grade.BY_DIFFICULTY.compare(one.grade(), other.grade());
              int otherLevel = levels.level(other.grade());
              assertThat(otherLevel).isBetween(compared < 0 ? level : 1, compared > 0 ? level : 5);
              assertThat(compared != 0 || level == otherLevel).isTrue();
            }
          }
          int count = random.nextInt(10);
          assertThat(same.spread(count)).isEqualTo(levels.spread(count));
        });
  }

  @Test
  void choosesTheMiddleOfEachPart() {
    DifficultyLevels levels = DifficultyLevels.of(ladder(15));
    assertThat(ids(levels.spread(5))).containsExactly(1, 4, 7, 10, 13);
    assertThat(ids(levels.spread(1))).containsExactly(7);
    assertThat(ids(levels.spread(2))).containsExactly(3, 10);
    assertThat(ids(levels.spread(15))).isEqualTo(ids(ladder(15)));
    assertThat(ids(levels.spread(99))).isEqualTo(ids(ladder(15)));
    assertThat(levels.spread(0)).isEmpty();
    assertThat(DifficultyLevels.of(List.of()).spread(3)).isEmpty();
  }

  @Test
  void equallyManyOfEachLevelAreChosenIfAllGradesDiffer() {
    DifficultyLevels levels = DifficultyLevels.of(ladder(1000));
    List<GradedStart> chosen = levels.spread(40);
    for (int place = 0; place < chosen.size(); place++) {
      assertThat(levels.level(chosen.get(place).grade())).isEqualTo(1 + place / 8);
    }
  }

  @Test
  void prefersOtherSolutionsAndThenOtherSlots() {
    // Parts of three: of the second, only the first start has another solution than 0.
    List<GradedStart> sample =
        List.of(
            start(0, 0, 0, 1),
            start(1, 0, 0, 2),
            start(2, 0, 0, 3),
            start(3, 1, 0, 4),
            start(4, 0, 1, 5),
            start(5, 0, 1, 6),
            start(6, 2, 0, 7),
            start(7, 3, 0, 8),
            start(8, 4, 2, 9),
            start(9, 1, 5, 10),
            start(10, 1, 5, 11),
            start(11, 0, 6, 12));
    assertThat(ids(DifficultyLevels.of(sample).spread(4))).containsExactly(1, 3, 8, 10);
  }

  @Test
  void choosesOneOfEachPartAndDifferentStarts() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          List<GradedStart> sample = random(random);
          int count = random.nextInt(70);
          List<GradedStart> chosen = DifficultyLevels.of(sample).spread(count);
          int size = Math.min(count, sample.size());
          assertThat(chosen).hasSize(size).isSortedAccordingTo(GradedStart.BY_DIFFICULTY);
          assertThat(new HashSet<>(chosen)).hasSize(size);
          List<GradedStart> sorted = new ArrayList<>(sample);
          sorted.sort(GradedStart.BY_DIFFICULTY);
          for (int part = 0; part < size; part++) {
            assertThat(sorted.indexOf(chosen.get(part)))
                .isBetween(part * sample.size() / size, (part + 1) * sample.size() / size - 1);
          }
        });
  }

  @Test
  void sortsByNodesThenBranchesThenStart() {
    GradedStart easy = new GradedStart(List.of(9), List.of(), List.of(), new Grade(3, 9, 9, true));
    GradedStart hard = new GradedStart(List.of(8), List.of(), List.of(), new Grade(4, 0, 0, true));
    GradedStart more = new GradedStart(List.of(7), List.of(), List.of(), new Grade(4, 0, 1, true));
    GradedStart last =
        new GradedStart(List.of(7, 1), List.of(), List.of(), new Grade(4, 5, 1, false));
    assertThat(DifficultyLevels.of(List.of(last, more, hard, easy)).spread(4))
        .containsExactly(easy, hard, more, last);
  }

  @Test
  void sortsOptionsAndSlots() {
    GradedStart start =
        GradedStart.of(
            OptionSlots.of(StartSearchTest.puzzle("queens:6"), Prefix.EMPTY),
            new int[] {30, 10, 20},
            new int[] {30, 5, 10, 20},
            GRADE);
    assertThat(start)
        .isEqualTo(
            new GradedStart(List.of(10, 20, 30), List.of(5, 10, 20, 30), List.of(1, 3, 5), GRADE));
  }

  @Test
  void refusesNegativeCountsAndUnknownGrades() {
    DifficultyLevels levels = DifficultyLevels.of(ladder(3));
    assertThatThrownBy(() -> levels.spread(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
    assertThatThrownBy(() -> levels.level(GRADE)).isInstanceOf(IllegalArgumentException.class);
  }
}
