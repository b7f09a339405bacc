package org.dancingsparks.cli.starts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same starts are found from a puzzle, a diagram file and a solution set. */
@Tag("slow")
class ChallengesOfSetsTest {
  private static final String PUZZLE = "pentominoes:4x15";

  @TempDir private Path temporary;

  /** The options of each unique start. */
  private static Set<String> starts(Object puzzle, Object... flags) {
    Object[] words = new Object[flags.length + 6];
    System.arraycopy(
        new Object[] {"challenges", puzzle, "--pieces", 2, "--json", "--quiet"}, 0, words, 0, 6);
    System.arraycopy(flags, 0, words, 6, flags.length);
    Set<String> starts = new TreeSet<>();
    for (JsonNode start : json(words).get("starts")) {
      assertThat(starts.add(start.get("options").toString())).isTrue();
    }
    return starts;
  }

  @Test
  void itemOrderChangesNothingButNumbers() {
    assertThat(starts(PUZZLE, "--item-order", "first-use")).isNotEmpty().isEqualTo(starts(PUZZLE));
  }

  @Test
  void diagramFileAndSolutionSetsHaveTheSameStarts() {
    Path file = temporary.resolve("p.xcd");
    Path links = temporary.resolve("links");
    Path diagram = temporary.resolve("diagram");
    printed("diagram", PUZZLE, "--out", file, "--quiet");
    printed("enumerate", PUZZLE, "--engine", "links", "--out", links, "--quiet");
    printed("enumerate", PUZZLE, "--engine", "diagram", "--out", diagram, "--quiet");
    Set<String> starts = starts(PUZZLE);

    assertThat(starts(file)).isEqualTo(starts);
    assertThat(starts(links)).isEqualTo(starts);
    assertThat(starts(diagram)).isEqualTo(starts);
  }

  @Test
  void setOfClassesHasNotAllSolutions() {
    Path classes = temporary.resolve("classes");
    printed("enumerate", PUZZLE, "--up-to-symmetry", "--out", classes, "--quiet");
    assertThat(dance("challenges", classes, "--pieces", 2, "--count").assertMendable().err())
        .contains("one solution of each class");
  }
}
