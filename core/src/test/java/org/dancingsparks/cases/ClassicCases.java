package org.dancingsparks.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Problems of combinatorics whose numbers are published. */
final class ClassicCases {
  private static final String[] BELL = {"1", "1", "2", "5", "15", "52", "203", "877", "4140"};
  private static final String[] FACTORIALS = {"1", "1", "2", "6", "24", "120", "720", "5040"};

  /** OEIS A005130. */
  private static final String[] ALTERNATING = {
    "1", "1", "2", "7", "42", "429", "7436", "218348", "10850216", "911835460"
  };

  private ClassicCases() {}

  static List<Case> all() {
    List<Case> cases = new ArrayList<>();
    for (int n : new int[] {4, 6, 8}) {
      cases.add(partitions(n));
    }
    for (int n : new int[] {3, 5, 7}) {
      cases.add(rooks(n));
    }
    cases.add(assignment(7));
    for (int n : new int[] {2, 3, 4, 5, 6, 9}) {
      cases.add(alternating(n, 0));
    }
    cases.add(alternating(5, 1));
    cases.add(alternating(8, 1));
    cases.add(tripleSystem(7, "30", "7! / 168, the symmetries of the Fano plane"));
    cases.add(tripleSystem(9, "840", "9! / 432, the symmetries of the affine plane of order 3"));
    cases.add(tripleSystem(8, "0", "a Steiner triple system has 6 k + 1 or 6 k + 3 points"));
    return cases;
  }

  private static Case known(String name, String title, CaseText text, String... numberAndSource) {
    return Case.known("classics/" + name + ".dlx", title, text.toString(), numberAndSource);
  }

  /** Exact covers by all subsets that are not empty. */
  private static Case partitions(int n) {
    CaseText text = new CaseText();
    for (int item = 0; item < n; item++) {
      text.primary("i" + item);
    }
    for (int set = 1; set < 1 << n; set++) {
      List<String> items = new ArrayList<>();
      for (int item = 0; item < n; item++) {
        if ((set >> item & 1) > 0) {
          items.add("i" + item);
        }
      }
      text.option(items.toArray());
    }
    String title = "The partitions of a set of %d".formatted(n);
    return known("partitions-" + n, title, text, BELL[n], "OEIS A000110, n = " + n);
  }

  private static Case rooks(int n) {
    CaseText text = squares(n);
    for (int cell = 0; cell < n * n; cell++) {
      text.option("r" + cell / n, "c" + cell % n);
    }
    String title = "%d rooks that do not attack each other".formatted(n);
    return known("rooks-" + n, title, text, FACTORIALS[n], n + "!");
  }

  private static Case assignment(int n) {
    CaseText text = squares(n);
    Random random = new Random(n);
    for (int cell = 0; cell < n * n; cell++) {
      text.option("r" + cell / n, "c" + cell % n, "|" + random.nextInt(100));
    }
    String title = "An assignment problem of order %d".formatted(n);
    return known("assignment-" + n, title, text, FACTORIALS[n], n + "!; costs by two engines");
  }

  private static CaseText squares(int n) {
    CaseText text = new CaseText();
    for (int at = 0; at < n; at++) {
      text.primary("r" + at, "c" + at);
    }
    return text;
  }

  private static Case tripleSystem(int n, String number, String source) {
    CaseText text = new CaseText();
    for (int one = 0; one < n; one++) {
      for (int two = one + 1; two < n; two++) {
        text.primary("" + one + two);
        for (int three = two + 1; three < n; three++) {
          text.option("" + one + two, "" + one + three, "" + two + three);
        }
      }
    }
    String title = "Steiner triple systems on %d points: each pair is in one triple".formatted(n);
    return known("triples-" + n, title, text, number, source);
  }

  /** With a cost of each entry -1, or none. */
  private static Case alternating(int n, long cost) {
    String name = "alternating-" + n + (cost == 0 ? "" : "-costs");
    String what = cost == 0 ? "" : "; the cost is the number of entries -1";
    String title = "The alternating sign matrices of order %d, as square ice%s".formatted(n, what);
    String source = "OEIS A005130, n = " + n + (cost == 0 ? "" : "; costs by two engines");
    return known(name, title, SquareIce.of(n, cost), ALTERNATING[n], source);
  }
}
