package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Signals to a program whose own end would take an hour. */
@Timeout(600)
class ShutdownTest {
  private Process process;
  private BufferedReader out;

  /** Says that it is ready, and when its end has begun; neither ends by itself. */
  static final class Stuck {
    private Stuck() {}

    public static void main(String[] args) throws InterruptedException {
      Runtime.getRuntime().addShutdownHook(new Thread(Stuck::hang));
      Shutdown.watch(
          new StandardError(System.err, 0),
          System::exit,
          Runtime.getRuntime()::halt,
          Duration.parse(args[0]));
      Shutdown.saying("dance: what is finished is kept");
      System.out.println("ready");
      Thread.sleep(3_600_000);
    }

    private static void hang() {
      System.out.println("ending");
      try {
        Thread.sleep(3_600_000);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void start(Duration timeToEnd) throws IOException {
    process =
        new ProcessBuilder(
                "env",
                "--default-signal=INT",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Stuck.class.getName(),
                timeToEnd.toString())
            .start();
    out = process.inputReader();
    assertThat(out.readLine()).isEqualTo("ready");
  }

  @AfterEach
  void end() {
    process.destroyForcibly();
  }

  private void signal(String name) throws IOException {
    new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start();
  }

  private void assertEndsWith(int code) throws InterruptedException {
    assertThat(process.waitFor()).isEqualTo(code);
    assertThat(process.errorReader().lines()).containsExactly("dance: what is finished is kept");
  }

  @Test
  void hooksThatHangAreNotWaitedFor() throws Exception {
    start(Shutdown.TIME_TO_END);
    signal("INT");
    assertEndsWith(130);
  }

  @Test
  void terminationHasItsOwnCode() throws Exception {
    start(Shutdown.TIME_TO_END);
    signal("TERM");
    assertEndsWith(143);
  }

  @Test
  void secondSignalEndsAtOnce() throws Exception {
    start(Duration.ofHours(1));
    signal("TERM");
    assertThat(out.readLine()).isEqualTo("ending");
    signal("INT");
    assertEndsWith(130);
  }
}
