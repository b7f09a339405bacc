package org.dancingsparks.cli.page;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ConnectException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.page.Answers;
import org.dancingsparks.page.PuzzlePage;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Mutator;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a server of a page answers over HTTP; the answers in full are compared in PositionsTest of
 * core.
 */
class PageServerTest {
  static {
    // Read once in a JVM, and not awaited if another test has made a server before.
    System.setProperty("sun.net.httpserver.maxReqTime", "4");
  }

  private static final Puzzle PUZZLE = NamedPuzzles.find("dominoes:2x3", file -> "").orElseThrow();
  private static final Diagram DIAGRAM =
      new FrontierSearch(PUZZLE.problem(), PUZZLE.defaultOrder()).diagram().orElseThrow();
  private static final String ALL =
      "{\"count\":\"3\",\"most\":0,\"marginals\":[\"1\",\"2\",\"1\",\"1\",\"2\",\"1\",\"1\"]}";

  private final HttpClient client = HttpClient.newHttpClient();
  private final PuzzlePage page = new PuzzlePage(PUZZLE, DIAGRAM).answeredBy(Answers.SERVER);
  private PageServer server;

  @BeforeEach
  void start() throws IOException {
    server = PageServer.start(page, DIAGRAM, 0);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private HttpResponse<String> get(URI address) throws Exception {
    return client.send(
        HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
  }

  private HttpRequest asking(String name, String body) {
    return HttpRequest.newBuilder(server.address().resolve(name))
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
  }

  private HttpResponse<String> ask(String name, String body) throws Exception {
    return client.send(asking(name, body), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void servesThePageWithoutTheDiagram() throws Exception {
    assertThat(server.address().toString()).matches("http://127\\.0\\.0\\.1:\\d+/[0-9a-f]{32}/");
    HttpResponse<String> page = get(server.address());
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body())
        .contains("\"answers\":\"server\"")
        .contains("<script type=\"text/plain\" id=\"diagram\"></script>");
    assertThat(page.headers().map())
        .containsEntry("content-type", List.of("text/html; charset=utf-8"))
        .containsEntry("x-content-type-options", List.of("nosniff"))
        .containsEntry("referrer-policy", List.of("no-referrer"))
        .containsEntry("cache-control", List.of("no-store"));
    assertThat(page.headers().firstValue("content-security-policy").orElseThrow())
        .startsWith("default-src 'none'; ")
        .contains("; connect-src 'self'; ")
        .endsWith("; frame-ancestors 'none'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "position | {\"placed\":[]} | " + ALL,
        "position | {} | " + ALL,
        "lifts | {\"placed\":[0]} | {\"sets\":[[]],\"all\":true}"
      })
  void answersQuestions(String name, String question, String answer) throws Exception {
    HttpResponse<String> response = ask(name, question);
    assertThat(response.body()).isEqualTo(answer);
    assertThat(response.statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/favicon.ico", "/0/", "..", "position", "nothing", "%2e%2e/"})
  void whatIsNotThePageIsNotFound(String path) throws Exception {
    assertThat(get(server.address().resolve(path)).statusCode()).isEqualTo(404);
  }

  @Test
  void headIsThePageWithoutItsBody() throws Exception {
    List<LogRecord> warnings = new ArrayList<>();
    Handler handler =
        new StreamHandler() {
          @Override
          public void publish(LogRecord warning) {
            warnings.add(warning);
          }
        };
    Logger logger = Logger.getLogger("com.sun.net.httpserver");
    logger.addHandler(handler);
    try {
      String answer =
          raw(
              "HEAD %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n"
                  .formatted(server.address().getPath(), server.address().getAuthority()));
      assertThat(answer)
          .startsWith("HTTP/1.1 200 ")
          .containsIgnoringCase(
              "\r\nContent-length: %d\r\n"
                  .formatted(get(server.address()).body().getBytes(StandardCharsets.UTF_8).length))
          .endsWith("\r\n\r\n");
    } finally {
      logger.removeHandler(handler);
    }
    assertThat(warnings).isEmpty();
  }

  /** Else the second of the two writes of an answer waits for the first to be acknowledged. */
  @Test
  void answersAreSentAtOnce() {
    assertThat(System.getProperty("sun.net.httpserver.nodelay")).isEqualTo("true");
  }

  @Test
  void otherTokensAreNotFound() throws Exception {
    String path = server.address().getPath();
    for (int at = 1; at < path.length() - 1; at++) {
      char other = path.charAt(at) == '0' ? '1' : '0';
      String wrong = path.substring(0, at) + other + path.substring(at + 1);
      assertThat(get(server.address().resolve(wrong)).statusCode()).isEqualTo(404);
    }
    assertThat(get(server.address().resolve(path.substring(0, path.length() - 1))).statusCode())
        .isEqualTo(404);
  }

  /** A name that leads to this machine, under which a foreign page could ask. */
  @ParameterizedTest
  @ValueSource(strings = {"Host: evil.example:%d\r\n", "Host: 127.0.0.1\r\n", "Host: \r\n", ""})
  void otherHostsAreNotFound(String host) throws Exception {
    URI own = server.address();
    String head = "GET %s HTTP/1.1\r\n%sConnection: close\r\n\r\n";
    assertThat(raw(head.formatted(own.getPath(), host.formatted(own.getPort()))))
        .startsWith("HTTP/1.1 404 ")
        .doesNotContain("<html");
    assertThat(raw(head.formatted(own.getPath(), "Host: " + own.getAuthority() + "\r\n")))
        .startsWith("HTTP/1.1 200 ");
  }

  private String raw(String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", server.address().getPort())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{",
        "{\"placed\":[]} {}",
        "{\"placed\":[7]}",
        "{\"placed\":[-1]}",
        "{\"placed\":[0,0]}",
        "{\"placed\":[0,1]}",
        "{\"placed\":[0.5]}",
        "{\"placed\":[99999999999]}",
        "{\"placed\":[[0]]}",
        "{\"placed\":\"0\"}",
        "{\"place\":5}",
        "{\"place\":\"-1\"}",
        "{\"place\":\"3\"}",
        "{\"other\":1}"
      })
  void refusesWhatIsNoQuestion(String body) throws Exception {
    HttpResponse<String> response = ask("solution", body);
    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(response.headers().firstValue("content-type")).hasValue("text/plain; charset=utf-8");
  }

  @Test
  void refusesQuestionsThatAreTooLong() throws Exception {
    assertThat(ask("position", "{" + " ".repeat(1 << 19) + "}").statusCode()).isEqualTo(200);
    assertThat(ask("position", "{" + " ".repeat(1 << 20) + "}").statusCode()).isEqualTo(413);
    // The rest is not read, so that the client may not get to know.
    try {
      assertThat(ask("position", "{" + " ".repeat(1 << 25) + "}").statusCode()).isEqualTo(413);
    } catch (IOException e) {
      assertThat(e).isNotInstanceOf(HttpTimeoutException.class);
    }
    assertThat(ask("position", "{}").body()).isEqualTo(ALL);
  }

  /** They stop in the head or in the body, and stay open. */
  @Test
  void answersWhileHalfRequestsAreOpen() throws Exception {
    String head =
        "POST %sposition HTTP/1.1\r\nHost: %s\r\nContent-Length: 9"
            .formatted(server.address().getPath(), server.address().getAuthority());
    List<Socket> slow = new ArrayList<>();
    try {
      for (int count = 0; count < 64; count++) {
        Socket socket = new Socket("127.0.0.1", server.address().getPort());
        slow.add(socket);
        String half = count % 2 == 0 ? head : head + "\r\n\r\n{";
        socket.getOutputStream().write(half.getBytes(US_ASCII));
        socket.getOutputStream().flush();
      }
      assertThat(ask("position", "{}").body()).isEqualTo(ALL);
      assertThat(slow.get(0).getInputStream().read()).isEqualTo(-1);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void spoilsNothingByGarbage() {
    Seed.times(
        300,
        (random, seed) -> {
          Mutator mutator = new Mutator(random, List.of("placed", "place", "[", "]", "0", "1e9"));
          String body = mutator.text("{\"placed\":[0,6],\"place\":\"0\"}");
          try {
            assertThat(ask("solution", body).statusCode()).isIn(200, 400);
            assertThat(ask("position", "{}").body()).isEqualTo(ALL);
          } catch (Exception e) {
            throw new AssertionError(e);
          }
        });
  }

  @Test
  void answersManyAtOnce() {
    List<CompletableFuture<HttpResponse<String>>> answers =
        IntStream.range(0, 200)
            .mapToObj(
                number ->
                    client.sendAsync(
                        asking("position", "{}"), HttpResponse.BodyHandlers.ofString()))
            .toList();
    assertThat(answers).allSatisfy(answer -> assertThat(answer.join().body()).isEqualTo(ALL));
  }

  @Test
  void aClosedServerAnswersNothing() {
    server.close();
    assertThatThrownBy(() -> get(server.address())).isInstanceOf(ConnectException.class);
  }
}
