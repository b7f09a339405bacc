package org.dancingsparks.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dancingsparks.testing.Launcher;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code dance serve} in a process of its own. */
@Timeout(900)
class ServeIT {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");

  @TempDir private Path temporary;
  private Launcher launcher;

  @BeforeEach
  void makeLauncher() {
    launcher = new Launcher(temporary);
  }

  @AfterEach
  void stopWhatIsLeft() {
    launcher.stop();
  }

  @Test
  void servesUntilAnInterruptAndEndsWith130() throws Exception {
    Process process = launcher.start("serve", "soma");
    Launcher.await(process, () -> launcher.out().endsWith("/\n"));
    URI address = URI.create(launcher.out().strip());
    assertThat(address.getHost()).isEqualTo("127.0.0.1");
    HttpRequest question =
        HttpRequest.newBuilder(address.resolve("position"))
            .POST(HttpRequest.BodyPublishers.ofString("{\"placed\":[]}"))
            .build();
    assertThat(
            HttpClient.newHttpClient().send(question, HttpResponse.BodyHandlers.ofString()).body())
        .startsWith("{\"count\":\"11520\",");

    new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start();
    Launcher.Ended ended = launcher.end(process);
    assertThat(ended.code()).isEqualTo(130);
    assertThat(ended.out()).isEqualTo(address + "\n");
    assertThat(ended.err()).contains("serving until Ctrl-C").doesNotContain("\tat ");
  }

  @Test
  void aBrowserShowsTheAnswersOfItsServer() throws Exception {
    assumeTrue(Files.isExecutable(CHROMIUM), "Skipped: there is no %s.".formatted(CHROMIUM));
    Process server = launcher.start("serve", "soma");
    Launcher.await(server, () -> launcher.out().endsWith("/\n"));
    Process browser =
        new ProcessBuilder(
                CHROMIUM.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--user-data-dir=" + temporary.resolve("browser"),
                "--timeout=60000",
                "--virtual-time-budget=60000",
                "--dump-dom",
                launcher.out().strip())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String page = new String(browser.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(page).contains("11,520");
  }

  @Test
  void aPortInUseIsRefused() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      Launcher.Ended ended = launcher.dance("serve", "queens:4", "--port", taken.getLocalPort());
      assertThat(ended.code()).isEqualTo(3);
      assertThat(ended.err())
          .contains(
              "Cannot listen on port %d: Address already in use; choose another, or leave out --port"
                  .formatted(taken.getLocalPort()));
      assertThat(ended.out()).isEmpty();
    }
  }
}
