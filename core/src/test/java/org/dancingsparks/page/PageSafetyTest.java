package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Browser;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.view.Markup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Names that try to become markup or scripts, in a real browser, and connections from a page. */
@Tag("slow")
class PageSafetyTest {
  private static final List<String> HOSTILE =
      List.of(
          "<script>window.taken = 1</script>",
          "</script><script>window.taken = 1</script>",
          "</title></style></svg><img src=x onerror=\"window.taken = 1\">",
          "\"><img src=x onerror=window.taken=1>",
          "' onmouseover='window.taken = 1",
          "{{puzzle}} {{diagram}} $1 \\",
          "<!-- <script> ]]>",
          "\u2028 window.taken = 1 \u2029",
          "\u202e ${window.taken = 1} `",
          "javascript:window.taken=1");

  private static final String FOUND =
      """
      while (!document.body.classList.contains('ready')) {
        await new Promise((done) => setTimeout(done, 10));
      }
      const count = (name) => document.getElementsByTagName(name).length;
      return [document.title, String(window.taken), String(count('script')), String(count('img')),
        [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
          .filter(({ name }) => name.startsWith('on')).length + ' handlers',
        document.querySelector('h1').textContent];
      """;

  @RegisterExtension static final Browser browser = new Browser();

  static Stream<String> hostile() {
    return HOSTILE.stream();
  }

  private static Puzzle pieces(String name) {
    List<Piece> pieces = new ArrayList<>();
    for (String drawing : List.of("##", "#")) {
      char symbol = (char) ('A' + pieces.size());
      pieces.add(
          Piece.of(name + pieces.size(), symbol, Turns.ROTATIONS, SmallPuzzles.cells(drawing)));
    }
    return new PiecePuzzle(name, Board.box(1, 3, 1), pieces).withTitle(name);
  }

  private static Puzzle plain(String name) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    builder.primary(name).primary("b");
    builder.option(name, List.of(name)).option("b", List.of("b")).option("c", List.of(name, "b"));
    return new PlainPuzzle(name, builder.build());
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void namesAreNeverMarkup(String name) {
    List<List<String>> found = new ArrayList<>();
    for (Puzzle puzzle : List.of(PagePuzzles.of("dominoes:1x2"), pieces(name), plain(name))) {
      browser.show(new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle)).html());
      found.add(browser.run(FOUND));
    }
    List<String> harmless = found.get(0);
    for (List<String> page : found.subList(1, 3)) {
      assertThat(page.subList(1, 5)).isEqualTo(harmless.subList(1, 5));
      assertThat(page.get(5)).isEqualTo(Markup.clean(name));
    }
    assertThat(harmless.subList(1, 5)).containsExactly("undefined", "3", "0", "0 handlers");
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void positionsInAddressesAreNeverMarkup(String text) {
    Puzzle puzzle = PagePuzzles.of("dominoes:1x2");
    browser.show(new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle)).html());
    List<String> before = browser.run(FOUND);
    browser.run("location.hash = arguments[0]; location.reload(); return '';", text);
    assertThat(browser.<List<String>>run(FOUND)).isEqualTo(before);
  }

  @Test
  void aPageConnectsToNothing() throws IOException {
    AtomicInteger requests = new AtomicInteger();
    HttpServer other =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    other.createContext(
        "/",
        exchange -> {
          requests.incrementAndGet();
          exchange.getResponseHeaders().set("Access-Control-Allow-Origin", "*");
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
        });
    other.start();
    try {
      Puzzle puzzle = PagePuzzles.of("dominoes:1x2");
      browser.show(new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle)).html());
      String address = "http://127.0.0.1:" + other.getAddress().getPort() + "/";
      List<String> refused =
          browser.run(
              """
              const address = arguments[0];
              const refused = [];
              const wait = () => new Promise((done) => setTimeout(done, 300));
              document.addEventListener('securitypolicyviolation', (event) =>
                refused.push(event.effectiveDirective));
              await fetch(address).catch(() => {});
              for (const [name, field] of [['img', 'src'], ['script', 'src'], ['iframe', 'src'],
                  ['link', 'href'], ['object', 'data'], ['video', 'src']]) {
                const element = document.createElement(name);
                element.rel = 'stylesheet';
                element[field] = address;
                document.body.append(element);
              }
              const script = document.createElement('script');
              script.textContent = 'window.taken = 1';
              document.body.append(script);
              new Image().src = address;
              navigator.sendBeacon(address);
              try { new WebSocket(address.replace('http', 'ws')); } catch {}
              await wait();
              return [...new Set(refused)].sort().concat(String(window.taken));
              """,
              address);
      assertThat(refused)
          .containsExactly(
              "connect-src",
              "frame-src",
              "img-src",
              "media-src",
              "object-src",
              "script-src-elem",
              "style-src-elem",
              "undefined");
      assertThat(requests).hasValue(0);
    } finally {
      other.stop(0);
    }
  }
}
