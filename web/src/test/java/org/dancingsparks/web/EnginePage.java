package org.dancingsparks.web;

import java.util.List;
import org.dancingsparks.page.PageFiles;
import org.dancingsparks.testing.Browser;

/** A page with the compiled core and nothing else, under the policy of a workbench. */
final class EnginePage {
  private static final String BEGINNING =
      """
      window.loaded = Core.load().then((core) => {
        window.core = core;
      });
      """;

  /** Asks a question, and returns the lines of the answer, and how it ended. */
  private static final String ASK =
      """
      await window.loaded;
      const lines = [];
      const ended = await window.core.ask(arguments[0], { line: (line) => lines.push(line) });
      return [...lines, ended].join('\\n');
      """;

  private EnginePage() {}

  /** Shows the page. */
  static void show(Browser browser) {
    String script = Workbench.text("core.js") + BEGINNING;
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
            .formatted(
                PageFiles.hash(script), Workbench.text("engine.js"), Workbench.core(), script));
  }

  /** The answers of the core in the browser, each with its end in the last line. */
  static List<String> answers(Browser browser, List<String> questions) {
    return questions.stream().map(question -> browser.<String>run(ASK, question)).toList();
  }
}
