package org.dancingsparks.cli.page;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.page.PositionAnswers;
import org.dancingsparks.page.PuzzlePage;

/**
 * Serves a page, and answers its questions, on this machine alone: from the loopback address, under
 * a path that begins with a random token, to requests for this very host, so that no other page can
 * reach it by a name that leads here. Everything else is not found. A connection whose request
 * takes longer than ten seconds, or its answer longer than a minute, is closed.
 *
 * <p>It begins with {@link #start} and ends with {@link #close}. Thread safe.
 */
final class PageServer implements AutoCloseable {
  /** Connections that may wait to be accepted: where more do, some end without an answer. */
  private static final int MAX_WAITING = 1024;

  /** The bytes of the token, for 128 random bits. */
  private static final int TOKEN_BYTES = 16;

  /** Maximum number of bytes of a question. */
  private static final int MAX_BYTES = 1 << 20;

  private static final byte[] LOOPBACK = {127, 0, 0, 1};

  /** Maximum number of connections at work, many of them perhaps slow; further ones are closed. */
  private static final int THREADS = 1000;

  private static final long IDLE_SECONDS = 30;

  /** Maximum number of requests that are answered at a time. */
  private static final int ANSWERED = 4;

  /** The length of a response without a body. */
  private static final int NO_BODY = -1;

  /**
   * Settings of the JDK's servers, which it reads once in a JVM. Without the first an answer, whose
   * head and body are two writes, waits 40 ms for an acknowledgement. The others are the seconds
   * allowed for a request to arrive, and for an answer to be made and taken.
   */
  private static final Map<String, String> SETTINGS =
      Map.of("nodelay", "true", "maxReqTime", "10", "maxRspTime", "60");

  private static final String TEXT = "text/plain; charset=utf-8";

  private static final Response NOT_FOUND = Response.of(404, TEXT, "Not found.");

  private final byte[] page;
  private final String policy;
  private final PositionAnswers answers;
  private final HttpServer server;
  private final ExecutorService threads;
  private final URI address;

  /** The turns to answer, which bound the memory that answers take. */
  private final Semaphore turns = new Semaphore(ANSWERED);

  /** A response. */
  private record Response(int status, String type, byte[] body) {
    static Response of(int status, String type, String text) {
      return new Response(status, type, text.getBytes(StandardCharsets.UTF_8));
    }

    static Response json(String text) {
      return of(200, "application/json", text);
    }
  }

  static {
    SETTINGS.forEach(
        (name, value) -> {
          String property = "sun.net.httpserver." + name;
          System.setProperty(property, System.getProperty(property, value));
        });
  }

  private PageServer(PuzzlePage page, Diagram diagram, HttpServer server) {
    this.page = page.html().getBytes(StandardCharsets.UTF_8);
    this.server = server;
    policy = page.policy();
    answers = new PositionAnswers(diagram);
    byte[] token = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(token);
    InetSocketAddress own = server.getAddress();
    address =
        URI.create(
            "http://%s:%d/%s/"
                .formatted(
                    own.getAddress().getHostAddress(),
                    own.getPort(),
                    HexFormat.of().formatHex(token)));
    threads =
        new ThreadPoolExecutor(
            0,
            THREADS,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            task -> {
              Thread thread = new Thread(task, "page server");
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * Starts a server.
   *
   * @param page that is answered by a server
   * @param diagram of the page's puzzle
   * @param port 0 for any that is free
   * @throws IOException if the port cannot be listened on
   */
  static PageServer start(PuzzlePage page, Diagram diagram, int port) throws IOException {
    InetSocketAddress own = new InetSocketAddress(InetAddress.getByAddress(LOOPBACK), port);
    PageServer started = new PageServer(page, diagram, HttpServer.create(own, MAX_WAITING));
    started.server.createContext("/", started::handle);
    started.server.setExecutor(started.threads);
    started.server.start();
    return started;
  }

  /** The address of the page. */
  URI address() {
    return address;
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Response response = response(exchange);
      Headers headers = exchange.getResponseHeaders();
      headers.set("Content-Type", response.type);
      headers.set("Content-Security-Policy", policy + "; frame-ancestors 'none'");
      headers.set("X-Content-Type-Options", "nosniff");
      headers.set("Referrer-Policy", "no-referrer");
      headers.set("Cross-Origin-Resource-Policy", "same-origin");
      headers.set("Cache-Control", "no-store");
      if (exchange.getRequestMethod().equals("HEAD")) {
        headers.set("Content-Length", String.valueOf(response.body.length));
        exchange.sendResponseHeaders(response.status, NO_BODY);
      } else {
        exchange.sendResponseHeaders(response.status, response.body.length);
        exchange.getResponseBody().write(response.body);
      }
    }
  }

  private Response response(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getRawPath();
    String own = address.getRawPath();
    boolean isOwn =
        address.getRawAuthority().equals(exchange.getRequestHeaders().getFirst("Host"))
            && path != null
            && path.length() >= own.length()
            && isEqual(path.substring(0, own.length()), own);
    if (!isOwn) {
      return NOT_FOUND;
    }
    String name = path.substring(own.length());
    String method = exchange.getRequestMethod();
    if (name.isEmpty() && (method.equals("GET") || method.equals("HEAD"))) {
      return new Response(200, "text/html; charset=utf-8", page);
    }
    return method.equals("POST")
        ? answer(name, exchange.getRequestBody().readNBytes(MAX_BYTES + 1))
        : NOT_FOUND;
  }

  /** Compares two texts in a time that does not depend on the place where they differ. */
  private static boolean isEqual(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }

  private Response answer(String name, byte... body) {
    if (body.length > MAX_BYTES) {
      return Response.of(413, TEXT, "The question is too long.");
    }
    turns.acquireUninterruptibly();
    try {
      return answers.to(name, body).map(Response::json).orElse(NOT_FOUND);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return Response.of(400, TEXT, e.getMessage());
    } finally {
      turns.release();
    }
  }
}
