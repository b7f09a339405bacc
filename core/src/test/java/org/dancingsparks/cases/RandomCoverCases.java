package org.dancingsparks.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Random problems with each combination of features: for each, some of no, one, a few, and up to a
 * thousand solutions, and many of these side by side.
 */
final class RandomCoverCases {
  /** The least and the greatest number of solutions, and the number of options. */
  private static final int[][] SIZES = {
    {0, 0, 6}, {1, 1, 6}, {2, 4, 8}, {5, 19, 9}, {20, 79, 11}, {80, 199, 12}, {200, 999, 13}
  };

  private static final int PARTS = 40;
  private static final String TITLE = "A random problem";

  private final String name;
  private final Features features;
  private final RandomCover cover;
  private final List<Case> cases = new ArrayList<>();

  private RandomCoverCases(String name, Features features) {
    this.name = name;
    this.features = features;
    cover = new RandomCover(features, name.hashCode());
  }

  static List<Case> all() {
    return Stream.of(false, true)
        .flatMap(
            costs ->
                Stream.of(
                    of("primary", new Features(false, false, false, costs)),
                    of("secondary", new Features(true, false, false, costs)),
                    of("colours", new Features(true, true, false, costs)),
                    of("multiplicities", new Features(false, false, true, costs)),
                    of("secondary-multiplicities", new Features(true, false, true, costs)),
                    of("colours-multiplicities", new Features(true, true, true, costs))))
        .flatMap(List::stream)
        .toList();
  }

  private static List<Case> of(String name, Features features) {
    String all = features.hasCosts() ? name + "-costs" : name;
    RandomCoverCases random = new RandomCoverCases(all, features);
    for (int size = 0; size < SIZES.length; size++) {
      random.addSmall(size + 1, SIZES[size]);
    }
    random.addParts();
    return random.cases;
  }

  /** Adds the first problem that has the features, and a number of solutions in the range. */
  private void addSmall(int number, int... size) {
    String file = "random/%s-%d.dlx".formatted(name, number);
    Case made = Case.brute(file, TITLE, cover.next(size[2], "").toString());
    while (!isWanted(made, size[0], size[1])) {
      made = Case.brute(file, TITLE, cover.next(size[2], "").toString());
    }
    cases.add(made);
  }

  private boolean isWanted(Case made, int least, int most) {
    int solutions = made.answer().solutions().intValue();
    return least <= solutions
        && solutions <= most
        && made.row().features().equals(features.toString());
  }

  /** Adds many small problems side by side; the answer is the product of theirs. */
  private void addParts() {
    List<CaseText> texts = new ArrayList<>();
    List<Answer> answers = new ArrayList<>();
    while (texts.size() < PARTS) {
      CaseText text = cover.next(7, texts.size() + "");
      Answer answer = Answer.brute(Case.read(name, text.toString()));
      if (answer.solutions().intValue() > 1) {
        texts.add(text);
        answers.add(answer);
      }
    }
    String text = CaseText.sideBySide(texts).toString();
    String file = "random/%s-parts.dlx".formatted(name);
    Answer answer = Answer.product(Case.read(file, text), answers);
    String title = "%d random problems side by side".formatted(PARTS);
    cases.add(new Case(file, title, text, "brute force, part by part", answer));
  }
}
