package org.dancingsparks.bench;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * A problem to be counted.
 *
 * @param solutions the known number of them
 * @param contestants that count it
 * @param maker makes it; not measured
 */
record Sample(String name, long solutions, Set<Contestant> contestants, Supplier<Setting> maker) {
  private static final Set<Contestant> ALL = EnumSet.allOf(Contestant.class);

  private static final Set<Contestant> OURS =
      EnumSet.of(Contestant.DIAGRAM, Contestant.LAYERS, Contestant.LINKS, Contestant.AUTO);

  /** The samples that are counted in about a second. */
  static List<Sample> small() {
    return List.of(
        new Sample("queens 12", 14_200, ALL, () -> Setting.ofFamily("queens:12")),
        new Sample("Langford 12", 216_288, ALL, () -> Setting.ofFamily("langford:2,12")),
        new Sample("sudoku 2", 288, ALL, () -> Setting.ofFamily("sudoku:2")),
        new Sample("dominoes 8x8", 12_988_816, ALL, () -> Setting.ofFamily("dominoes:8x8")));
  }

  /** The pieces; the whole of IQ Fit takes all but diagram and layers hours. */
  static List<Sample> large() {
    return List.of(
        shipped("kanoodle", 371_020, ALL),
        shipped(
            "iq-fit",
            67_868_848,
            EnumSet.of(Contestant.DIAGRAM, Contestant.LAYERS, Contestant.AUTO)),
        shipped("one-sided-pentominoes:5x18", 2_746_512, EnumSet.of(Contestant.LAYERS)),
        shipped("one-sided-pentominoes:6x15", 10_268_732, EnumSet.of(Contestant.LAYERS)),
        new Sample("iq-fit, 3 given", 47_904, ALL, Sample::iqFitWithThreeGiven),
        shipped("pentominoes:6x10", 9_356, ALL),
        shipped("pentominoes:5x12", 4_040, ALL),
        extended("matrices:7,3", 68_938_800, OURS),
        extended("dominating:5", 10_982_565, OURS),
        extended("attacking-queens:8", 4_860, OURS),
        extended("macmahon:squares", 106_624, EnumSet.of(Contestant.LAYERS, Contestant.LINKS)));
  }

  /** A member of a family with colours or bounds, which only our engines know. */
  private static Sample extended(String name, long solutions, Set<Contestant> contestants) {
    return new Sample(name, solutions, contestants, () -> Setting.ofFamily(name));
  }

  private static Sample shipped(String name, long solutions, Set<Contestant> contestants) {
    return new Sample(name, solutions, contestants, () -> Setting.of(puzzle(name)));
  }

  private static PiecePuzzle puzzle(String name) {
    return ShippedPuzzles.find(name).orElseThrow();
  }

  private static Setting iqFitWithThreeGiven() {
    PiecePuzzle iqFit = puzzle("iq-fit");
    return Setting.of(iqFit)
        .after(
            GivenReader.option(iqFit, "Purple=(1,1)(1,2)(1,3)(2,2)"),
            GivenReader.option(iqFit, "Red=(2,1)(3,1)(4,1)(5,1)(5,2)"),
            GivenReader.option(iqFit, "Cyan=(2,3)(3,2)(3,3)(4,2)(4,3)(5,3)"));
  }

  /** The sample of a name. */
  static Sample find(String name) {
    return Stream.concat(small().stream(), large().stream())
        .filter(sample -> sample.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no sample " + name + "."));
  }
}
