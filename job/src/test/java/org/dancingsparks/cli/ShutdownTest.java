package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Signals to a program whose own end would take a minute. */
@Timeout(60)
class ShutdownTest {
  private Process process;
  private BufferedReader out;

  /** Says that it is ready, and when its end has begun; neither ends by itself. */
  static final class Stuck {
    private Stuck() {}

    public static void main(String[] args) throws InterruptedException {
      Runtime.getRuntime().addShutdownHook(new Thread(Stuck::hang));
      Shutdown.watch(new StandardError(System.err, 0), System::exit, Runtime.getRuntime()::halt);
      Shutdown.saying("dance: what is finished is kept");
      System.out.println("ready");
      Thread.sleep(60_000);
    }

    private static void hang() {
      System.out.println("ending");
      try {
        Thread.sleep(60_000);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @BeforeEach
  void start() throws IOException {
    process =
        new ProcessBuilder(
                "env",
                "--default-signal=INT",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Stuck.class.getName())
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

  private void assertEndsWith(int code, long millis) throws InterruptedException {
    assertThat(process.waitFor(millis, TimeUnit.MILLISECONDS)).as("has ended").isTrue();
    assertThat(process.exitValue()).isEqualTo(code);
    assertThat(process.errorReader().lines()).containsExactly("dance: what is finished is kept");
  }

  @Test
  void hooksThatHangAreNotWaitedFor() throws Exception {
    signal("INT");
    assertEndsWith(130, 2_000);
  }

  @Test
  void terminationHasItsOwnCode() throws Exception {
    signal("TERM");
    assertEndsWith(143, 2_000);
  }

  @Test
  void secondSignalEndsAtOnce() throws Exception {
    signal("TERM");
    assertThat(out.readLine()).isEqualTo("ending");
    signal("INT");
    assertEndsWith(130, 1_000);
  }
}
