package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Signals to a program whose own end would take an hour. */
@Timeout(600)
@Tag("slow")
class ShutdownTest {
  private Process process;
  private BufferedReader out;

  /** Says that it is ready, and when its end has begun; neither ends by itself. */
  static final class Stuck {
    private Stuck() {}

    public static void main(String[] args) throws InterruptedException, IOException {
      Runtime.getRuntime().addShutdownHook(new Thread(Stuck::hang));
      Shutdown.watch(
          new StandardError(System.err, 0),
          System::exit,
          Runtime.getRuntime()::halt,
          Duration.parse(args[0]));
      Shutdown.saying("dance: what is finished is kept");
      System.out.println("ready");
      if (args.length > 1) {
        end(System.in.read(), args[1]);
      }
      Thread.sleep(3_600_000);
    }

    /** Prints a result, or part of it, before or after a signal. */
    private static void end(int told, String result) {
      ResultStream out = new ResultStream(System.out, StandardError.nowhere());
      try {
        out.write((result + "\n" + told).getBytes(StandardCharsets.UTF_8));
        System.out.println(Shutdown.finish());
        if (Shutdown.finish() && !result.equals("half")) {
          out.finish();
          Shutdown.prepare(0);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
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

  private void start(Duration timeToEnd, String... result) throws IOException {
    List<String> words =
        new ArrayList<>(
            List.of(
                "env",
                "--default-signal=INT,HUP",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Stuck.class.getName(),
                timeToEnd.toString()));
    words.addAll(List.of(result));
    process = new ProcessBuilder(words).start();
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

  @Test
  void hangUpHasItsOwnCode() throws Exception {
    start(Shutdown.TIME_TO_END);
    signal("HUP");
    assertEndsWith(129);
  }

  private void tell() throws IOException {
    process.getOutputStream().write('7');
    process.getOutputStream().flush();
  }

  /** A complete result decides the exit code, even if the program hangs afterwards. */
  @Test
  void signalAfterTheResultChangesNothing() throws Exception {
    start(Shutdown.TIME_TO_END, "result");
    tell();
    assertThat(out.readLine()).isEqualTo("result");
    assertThat(out.readLine()).isEqualTo("true");
    assertThat(out.read()).isEqualTo('5');
    assertThat(out.read()).isEqualTo('5');
    signal("TERM");

    assertThat(process.waitFor()).isZero();
    assertThat(process.errorReader().lines()).isEmpty();
  }

  @Test
  void resultThatIsCutShortIsNoSuccess() throws Exception {
    start(Shutdown.TIME_TO_END, "half");
    tell();
    assertThat(out.readLine()).isEqualTo("half");
    assertThat(out.readLine()).isEqualTo("true");
    signal("TERM");

    assertThat(process.waitFor()).isEqualTo(143);
    assertThat(out.read()).isNegative();
  }

  @Test
  void nothingIsPrintedAfterASignal() throws Exception {
    start(Duration.ofHours(1), "result");
    signal("TERM");
    assertThat(out.readLine()).isEqualTo("ending");
    tell();
    assertThat(out.readLine()).isEqualTo("false");
    signal("TERM");
    assertEndsWith(143);
    assertThat(out.read()).isNegative();
  }
}
