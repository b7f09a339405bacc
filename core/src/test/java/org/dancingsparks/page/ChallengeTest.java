package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.format.DiagramFile;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.testing.Browser;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Dimension;

/** Challenges of Kanoodle, in a real browser: nothing gives the solution away until it is found. */
@Tag("slow")
class ChallengeTest {
  /** The placements that are pointed at and made in a challenge. */
  private static final int PLACEMENTS = Campaign.runs(80, 800);

  @RegisterExtension static final Browser browser = new Browser();

  private static BoardPuzzle puzzle;
  private static Problem problem;
  private static Diagram diagram;

  /** Two solutions that have the start in common, and nothing else. */
  private static int[] start;

  private static int[] one;
  private static int[] other;

  private Player player;

  @BeforeAll
  static void choose() {
    puzzle = (BoardPuzzle) PagePuzzles.of("kanoodle");
    problem = puzzle.problem();
    diagram = PagePuzzles.diagram(puzzle);
    Diagram with = diagram;
    one = diagram.solution(BigInteger.valueOf(123_456));
    for (int size = 3; size > 0; size--) {
      start = Arrays.copyOf(one, size);
      with = diagram.restrictedTo(Prefix.of(problem, start));
      for (long number = 0; number < with.count().longValue(); number++) {
        other = with.solution(BigInteger.valueOf(number));
        if (IntStream.of(other).filter(option -> has(one, option)).count() == size) {
          return;
        }
      }
    }
    throw new AssertionError("No two solutions share a start alone.");
  }

  private static boolean has(int[] options, int option) {
    return IntStream.of(options).anyMatch(own -> own == option);
  }

  /** A page with a challenge, whose only solution is this one, whatever the rest of it says. */
  private static String page(int... solution) {
    String html = new PuzzlePage(puzzle, diagram).html();
    String all = html.substring(html.lastIndexOf("<script"), html.lastIndexOf("</script>"));
    ByteArrayOutputStream own = new ByteArrayOutputStream();
    try {
      new DiagramFile(puzzle, diagram.restrictedTo(Prefix.of(problem, solution))).write(own);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String start =
        Arrays.stream(ChallengeTest.start)
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(","));
    return html.replace(
            all,
            all.substring(0, all.indexOf('>') + 1)
                + Base64.getEncoder().encodeToString(own.toByteArray()))
        .replace(
            "\"challenges\":[]",
            "\"challenges\":[{\"pieces\":%d,\"level\":\"fair\",\"options\":[%s]}]"
                .formatted(ChallengeTest.start.length, start));
  }

  @BeforeEach
  void begin() {
    browser.driver().manage().window().setSize(new Dimension(1200, 1000));
    open(one);
  }

  private void open(int... solution) {
    player = new Player(browser, puzzle, page(solution));
    player.press("challenge");
    player.find("#clock").click();
  }

  /**
   * Two pages that are the same but for their diagrams, so that placements that are right in one
   * are wrong in the other. Whatever is pointed at and placed, both must show the same.
   */
  @Test
  void rightAndWrongPlacementsLookTheSame() {
    Seed.times(1, (random, seed) -> assertNothingIsGivenAway(walks(random)));
  }

  private void assertNothingIsGivenAway(List<String> walks) {
    open(one);
    List<String> right = seen(walks);
    open(other);
    List<String> wrong = seen(walks);
    assertThat(right).hasSizeGreaterThanOrEqualTo(2 * PLACEMENTS).isEqualTo(wrong);

    player.press("explore");
    List<String> answered = seen(walks.subList(0, 5));
    open(one);
    player.press("explore");
    assertThat(seen(walks.subList(0, 5))).isNotEqualTo(answered);
  }

  /** Options that fit one after another, by walk. */
  private static List<String> walks(Random random) {
    List<String> walks = new ArrayList<>();
    int placements = 0;
    while (placements < PLACEMENTS) {
      Set<Integer> walk = new LinkedHashSet<>();
      IntStream.of(start).forEach(walk::add);
      for (int step = 0; step < 4; step++) {
        int[] from = List.of(one, other, all()).get(random.nextInt(3));
        int[] fitting =
            IntStream.of(from)
                .filter(option -> !walk.contains(option) && fits(walk, option))
                .toArray();
        if (fitting.length > 0) {
          walk.add(fitting[random.nextInt(fitting.length)]);
          placements++;
        }
      }
      walks.add(
          walk.stream().skip(start.length).map(String::valueOf).collect(Collectors.joining(" ")));
    }
    return walks;
  }

  private static int[] all() {
    return IntStream.range(0, problem.options()).toArray();
  }

  private static boolean fits(Set<Integer> placed, int option) {
    return placed.stream()
        .allMatch(own -> items(own).noneMatch(item -> items(option).anyMatch(at -> at == item)));
  }

  private static IntStream items(int option) {
    return IntStream.range(0, problem.size(option)).map(place -> problem.item(option, place));
  }

  /** Hashes of the page while options are pointed at and placed by the means of a person. */
  private List<String> seen(List<String> walks) {
    return browser.run(
        """
        const all = (selector) => [...document.querySelectorAll(selector)];
        const wait = async () => {
          do { await new Promise(requestAnimationFrame); }
          while (document.querySelector('#play').getAttribute('aria-busy') === 'true');
        };
        const STYLES = ['color', 'background-color', 'border-color', 'fill', 'stroke', 'display', 'visibility',
          'opacity', 'stroke-dasharray', 'cursor', 'box-shadow'];
        const look = () => {
          const texts = [document.title, location.href.split('#')[1], document.body.className];
          for (const element of [document.body, ...all('header, header *, #play, #play *')]) {
            const style = getComputedStyle(element);
            texts.push(element.tagName, ...[...element.attributes].map(({ name, value }) => name + '=' + value),
              ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
              ...STYLES.map((name) => style.getPropertyValue(name)));
          }
          all('#about > *').forEach((part) => texts.push(getComputedStyle(part).display));
          let hash = 0;
          for (const text of texts.join('\\n')) hash = (hash * 31 + text.charCodeAt(0)) % 140737488355213;
          return document.querySelector('#say').textContent + ' ' + hash;
        };
        const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const point = (cell, type) => all(`#layers [data-cell="${cell}"]`)[0].dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
        const { optionCells, optionPiece } = JSON.parse(document.querySelector('#puzzle').textContent);
        const seen = [];
        for (const walk of arguments.slice(0, -1)) {
          all('[data-do=restart]')[0].click();
          await wait();
          for (const option of walk.split(' ').map(Number)) {
            const item = all(`[data-mark="${optionPiece[option]}"]`)[0];
            if (item.getAttribute('aria-selected') !== 'true') item.click();
            const isThere = () => optionCells[option].some((cell) => {
              point(cell, 'pointerover');
              return all(`.ghost [data-option="${option}"]`).length > 0;
            });
            for (const key of 'rrrrfrrrr') {
              if (isThere()) break;
              press(key);
              await new Promise((done) => setTimeout(done));
            }
            if (!isThere()) throw new Error('Cannot turn to ' + option);
            seen.push(look());
            all('.ghost [data-option]').length && optionCells[option].some((cell) => {
              point(cell, 'pointerover');
              const isOwn = all(`.ghost [data-option="${option}"]`).length > 0;
              if (isOwn) point(cell, 'click');
              return isOwn;
            });
            await wait();
            seen.push(look());
          }
        }
        return seen;
        """,
        walks.toArray(String[]::new));
  }

  /** The text after the # of the address, which has no more than the start. */
  private int[] linked() {
    String hash = browser.driver().getCurrentUrl().split("#", 2)[1];
    assertThat(hash).startsWith("challenge/");
    String text = URLDecoder.decode(hash.substring("challenge/".length()), StandardCharsets.UTF_8);
    return BoardReader.options(puzzle, text);
  }

  @Test
  void answersAreHiddenAndTheLinkHasTheStartAlone() {
    assertThat(player.says("count")).isEqualTo("Challenge: %d given, fair".formatted(start.length));
    assertThat(player.says("message")).contains("There is exactly one way.");
    for (String action : List.of("heat", "random", "previous", "next")) {
      assertThat(player.find("[data-do=%s]".formatted(action)).isDisplayed()).isFalse();
    }
    assertThat(player.find("#solutions").isDisplayed()).isFalse();
    player.type("n");
    player.type("o");
    player.type("m");
    assertThat(player.all("#board .shown *, #board .heat *")).isEmpty();
    player.press("hint");
    assertThat(linked()).containsExactlyInAnyOrder(start);
    browser.driver().navigate().refresh();
    assertThat(player.says("count")).startsWith("Challenge");
    assertThat(player.all("#board .placed .piece")).hasSize(start.length);
    assertThat(player.all("#board .heat *")).isEmpty();
  }

  @Test
  void hintsAndChecksAreCountedAndTheNextOneIsOffered() {
    player.press("check");
    assertThat(player.says("message")).startsWith("Right so far");
    int hints = one.length - start.length;
    for (int hint = 0; hint < hints; hint++) {
      player.press("hint");
    }
    assertThat(player.says("count")).isEqualTo("Solved!");
    assertThat(player.says("message"))
        .isEqualTo("You solved it, with %d hints and 1 check.".formatted(hints));
    assertThat(player.find("[data-do=challenge]").getText()).isEqualTo("Next challenge");
    assertThat(player.find("[data-do=heat]").isDisplayed()).isTrue();
    player.press("challenge");
    assertThat(player.says("count")).startsWith("Challenge");
  }

  @Test
  void aWrongPieceIsNamedOnlyIfAskedFor() {
    int wrong = IntStream.of(other).filter(option -> !has(one, option)).findFirst().orElseThrow();
    player.press("explore");
    player.follow(
        IntStream.concat(IntStream.of(start), IntStream.of(wrong))
            .mapToObj(option -> "%23" + option)
            .collect(Collectors.joining("%20")));
    assertThat(player.says("count")).isEqualTo("No solution left");
    player.press("compete");
    assertThat(player.says("message")).contains("no challenge");
    player.press("undo");
    player.press("challenge");
    seen(List.of(String.valueOf(wrong)));
    assertThat(player.says("message")).startsWith("Fill the rest of the board.");
    player.press("check");
    assertThat(player.says("message")).startsWith("Something is wrong here.");
    player.press("hint");
    String name = puzzle.marks().get(puzzle.mark(wrong, 0)).name();
    assertThat(player.says("message")).startsWith(name).endsWith("is wrong. Remove it.");
  }

  @Test
  void givingUpShowsASolution() {
    player.press("hint");
    player.press("surrender");
    assertThat(player.says("message")).isEqualTo("This is the solution.");
    assertThat(player.all("#board .shown .piece")).hasSize(one.length - start.length);
    assertThat(linked()).containsExactlyInAnyOrder(start);
    player.press("keep");
    assertThat(player.placed()).containsExactlyInAnyOrder(one);
  }

  @Test
  void exploringGivesUpWhereOneIs() {
    player.press("hint");
    player.press("explore");
    assertThat(player.says("message")).startsWith("You gave up this challenge");
    assertThat(player.all("#board .placed .piece")).hasSize(start.length + 1);
    assertThat(player.says("count")).isEqualTo("One solution left");
    assertThat(linked()).containsExactlyInAnyOrder(start);
    player.press("compete");
    assertThat(player.all("#board .placed .piece")).hasSize(start.length);
    player.press("explore");
    player.press("hint");
    assertThat(player.placed()).hasSize(start.length + 1);
  }

  @Test
  void anotherAddressEndsAChallenge() {
    player.press("hint");
    player.follow("%23" + one[0]);
    assertThat(player.says("count")).endsWith("left");
    assertThat(player.placed()).containsExactly(one[0]);
  }

  @Test
  void theClockRunsUnlessItIsHidden() {
    assertThat(player.says("time")).isEmpty();
    player.find("#clock").click();
    assertThat(player.says("time")).matches("\\d+:\\d\\d");
    IntStream.range(start.length, one.length).forEach(hint -> player.press("hint"));
    assertThat(player.says("message")).matches("You solved it in \\d+:\\d\\d, with \\d+ hints\\.");
  }

  @Test
  void theStartStaysAndUndoEndsThere() {
    int cell = puzzle.board().number(puzzle.cells(start[0]).get(0)).orElseThrow();
    player.click(player.cell(cell));
    assertThat(player.says("say")).endsWith("is given.");
    player.press("hint");
    player.typeWithControl("z");
    player.typeWithControl("z");
    assertThat(player.all("#board .placed .piece")).hasSize(start.length);
  }

  @Test
  void anyPositionWithASolutionIsAChallenge() {
    player.press("explore");
    player.press("hint");
    int[] position = player.placed();
    player.press("compete");
    assertThat(player.says("count")).isEqualTo("Challenge");
    assertThat(linked()).containsExactlyInAnyOrder(position);
  }

  @Test
  void challengesArePrintedAndTheirSolutionsApart() {
    List<String> hidden = printed();
    assertThat(hidden).hasSize(1);
    assertThat(numbers(hidden.get(0))).containsExactlyInAnyOrder(start);
    player.press("explore");
    List<String> printed = printed();
    assertThat(printed).hasSize(2);
    assertThat(numbers(printed.get(0))).containsExactlyInAnyOrder(start);
    assertThat(numbers(printed.get(1))).containsExactlyInAnyOrder(one);
    assertThat(player.find("#sheets").isDisplayed()).isFalse();
    player.press("next");
    player.press("keep");
    player.press("heat");
    player.emulate("print");
    try {
      assertThat(player.find("#sheets").isDisplayed()).isTrue();
      assertThat(player.find("#play").isDisplayed()).isFalse();
      assertThat(player.find("#solutions").isDisplayed()).isFalse();
      assertThat(player.find("body").getCssValue("display")).isEqualTo("block");
    } finally {
      player.emulate("");
    }
  }

  /** The options of each figure that is printed. */
  private List<String> printed() {
    return browser.run(
        """
        window.dispatchEvent(new Event('beforeprint'));
        await new Promise((done) => setTimeout(done, 0));
        return [...document.querySelectorAll('#sheets figure')].map((figure) =>
          [...figure.querySelectorAll('.piece')].map((piece) => piece.getAttribute('data-option')).join(' '));
        """);
  }

  private static int[] numbers(String text) {
    return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
  }
}
