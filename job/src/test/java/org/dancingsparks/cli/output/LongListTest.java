package org.dancingsparks.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.cli.Main;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Long lists, and their limit on a terminal. */
class LongListTest {
  private static void beginTerminal() {
    System.setProperty("dance.stdout.terminal", "true");
  }

  @AfterEach
  void endTerminal() {
    System.clearProperty("dance.stdout.terminal");
  }

  private static List<String> options(String printed) {
    return printed.substring(printed.indexOf("\n  option ") + 1).lines().skip(1).toList();
  }

  @Test
  void limitedMarginalsAreThoseOfTheOptionsUsedMost() {
    JsonNode all = json("marginals", "queens:8", "--json").get("options");
    JsonNode first = json("marginals", "queens:8", "--json", "--limit", 9).get("options");
    assertThat(all).hasSize(64);
    assertThat(first).hasSize(9);
    // Eight squares in 18 solutions, and the first of those in 16.
    for (int at = 0; at < 8; at++) {
      assertThat(first.get(at).get("solutions").asInt()).isEqualTo(18);
    }
    assertThat(first.get(8).get("option").asInt()).isEqualTo(2);
    assertThat(first.get(8)).isEqualTo(all.get(2));
    String text = printed("marginals", "queens:8", "--limit", 9);
    assertThat(options(text)).hasSize(9);
    assertThat(options(text).get(8)).isEqualTo("       2                   16  (1,3)");
    assertThat(text.lines().filter(line -> line.startsWith("("))).hasSize(9);
    assertThat(options(printed("marginals", "queens:8", "--limit", 99)))
        .hasSize(64)
        .startsWith("       3                   18  (1,4)")
        .endsWith("      63                    4  (8,8)");
    dance("marginals", "queens:8", "--limit", 0).assertUsageError();
  }

  @Test
  void marginalsOnATerminalAreAScreenfulAndSayHowToSeeAll() {
    String all = printed("marginals", "queens:8");
    assertThat(options(all)).hasSize(64);
    beginTerminal();
    Dancing ran = dance("marginals", "queens:8");
    assertThat(options(ran.out())).hasSize(20);
    assertThat(ran.err())
        .contains(
            "queens:8: 44 more cells; --limit 64 lists all of them.\n",
            "queens:8: 44 more options; --limit 64 lists all of them.\n");
    assertThat(options(printed("marginals", "queens:8", "--limit", 64)))
        .containsExactlyInAnyOrderElementsOf(options(all));
    assertThat(printed("marginals", "queens:4")).contains("      15  ");
    assertThat(json("marginals", "queens:8", "--json").get("options")).hasSize(64);
  }

  @Test
  void startsOnATerminalAreAScreenful() {
    List<String> all = lines("challenges", "queens:8", "--pieces", 3, "--lines");
    beginTerminal();
    Dancing ran = dance("challenges", "queens:8", "--pieces", 3, "--lines");
    assertThat(ran.out().lines()).containsExactlyElementsOf(all.subList(0, 20));
    assertThat(ran.err()).contains("--limit N lists N of them", "--count counts them");
    assertThat(lines("challenges", "queens:8", "--pieces", 3, "--lines", "--limit", 30))
        .containsExactlyElementsOf(all.subList(0, 30));
  }

  @Test
  void setsOfPiecesOnATerminalAreAScreenful() {
    String[] words = {"challenges", "pentominoes:3x20", "--pieces", "2", "--count"};
    assertThat(lines((Object[]) words)).hasSize(3 + 66);
    beginTerminal();
    Dancing ran = dance((Object[]) words);
    assertThat(ran.out().lines()).hasSize(3 + 20);
    assertThat(ran.err()).contains("46 more sets of pieces; --json lists all of them.");
  }

  @Test
  void traceOnATerminalListsAScreenfulAndAveragesAll() {
    List<String> all = lines("trace", "queens:8");
    beginTerminal();
    Dancing ran = dance("trace", "queens:8");
    assertThat(ran.out().lines()).hasSize(all.size() - 72);
    assertThat(ran.out()).endsWith(all.get(all.size() - 1) + "\n");
    assertThat(ran.err()).contains("72 more solutions; --limit 92 lists all of them.");
    assertThat(lines("trace", "queens:8", "--limit", 92)).isEqualTo(all);
    assertThat(lines("trace", "queens:8", "--limit", 30)).hasSize(all.size() - 62);
  }

  @Test
  void piecesOnATerminalAreAScreenful(@TempDir Path temporary) {
    StringBuilder text = new StringBuilder("name: many\nboard: 3x7\npieces:\n");
    "ABCDEFGHIJKLMNOPQRSTU".chars().forEach(piece -> text.append("  %c: '#'\n".formatted(piece)));
    Path many = write(temporary.resolve("many.yaml"), text.toString());
    List<String> all = lines("describe", many);
    beginTerminal();
    assertThat(lines("describe", many)).isEqualTo(all.subList(0, all.size() - 1));
    assertThat(dance("describe", many).err())
        .isEqualTo("many: 1 more pieces; --json lists all of them.\n");
  }

  private static List<String> lines(Object... words) {
    // No progress is reported, however slow the machine is.
    List<Object> quiet = new ArrayList<>(List.of(words));
    quiet.add("--quiet");
    return printed(quiet.toArray()).lines().toList();
  }

  /**
   * A signal comes before the result or after it, but not between it and the end of the command.
   */
  @Test
  void whatIsNoListIsPrintedAtOneStrokeOnATerminalToo() {
    beginTerminal();
    List<Integer> strokes = new ArrayList<>();
    OutputStream out =
        new OutputStream() {
          @Override
          public void write(int unit) {
            strokes.add(1);
          }

          @Override
          public void write(byte[] units, int from, int length) {
            strokes.add(length);
          }
        };
    String[] words = {"describe", "pentominoes:3x20"};
    assertThat(Main.run(words, out, OutputStream.nullOutputStream())).isZero();

    assertThat(strokes).hasSize(1);
  }
}
