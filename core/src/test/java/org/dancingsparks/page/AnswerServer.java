package org.dancingsparks.page;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.dancingsparks.diagram.Diagram;

/**
 * Serves a page and the answers to its questions, without the safeguards of {@code dance serve}.
 */
record AnswerServer(HttpServer server) implements AutoCloseable {
  static AnswerServer start(PuzzlePage page, Diagram diagram) throws IOException {
    PositionAnswers answers = new PositionAnswers(diagram);
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          try (exchange) {
            String name = exchange.getRequestURI().getPath().substring(1);
            byte[] question = exchange.getRequestBody().readAllBytes();
            String answer = name.isEmpty() ? page.html() : answers.to(name, question).orElse("");
            byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
          }
        });
    server.start();
    return new AnswerServer(server);
  }

  String address() {
    return "http://127.0.0.1:%d/".formatted(server.getAddress().getPort());
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
