package org.dancingsparks.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.dancingsparks.testing.Browser;

/** A page with the compiled core and nothing else, under the policy of a workbench. */
final class EnginePage {
  private static final String BEGINNING =
      """
      window.loaded = Core.load().then((core) => {
        window.core = core;
      });
      """;

  /** Asks each question, and returns the lines of all answers, and how they ended. */
  private static final String ASK =
      """
      await window.loaded;
      const answers = [];
      for (const question of arguments.slice(0, -1)) {
        const lines = [];
        const ended = await window.core.ask(question, { line: (line) => lines.push(line) });
        answers.push([...lines, ended].join('\\n'));
      }
      return answers;
      """;

  private EnginePage() {}

  /** Shows the page. */
  static void show(Browser browser) {
    String script = text("core.js") + BEGINNING;
    browser.show(
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; worker-src blob:; \
        script-src %s 'wasm-unsafe-eval'">
        <title>The compiled core</title>
        <script type="text/plain" id="engine">%s</script>
        <script type="text/plain" id="wasm">%s</script>
        <script>%s</script>
        </html>
        """
            .formatted(hash(script), text("engine.js"), packed(), script));
  }

  /** The answers of the core in the browser, each with its end in the last line. */
  static List<String> answers(Browser browser, List<String> questions) {
    return browser.run(ASK, questions.toArray(String[]::new));
  }

  private static String text(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String name) {
    try (InputStream file =
        EnginePage.class.getResourceAsStream("/org/dancingsparks/web/" + name)) {
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String packed() {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes("engine.wasm"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(packed.toByteArray());
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-%s'".formatted(Base64.getEncoder().encodeToString(digest));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
