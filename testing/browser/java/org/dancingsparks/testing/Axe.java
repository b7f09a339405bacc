package org.dancingsparks.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Finds what hinders people on the page that a browser shows, as far as axe can tell. */
public final class Axe {
  private static final String SCRIPT = "/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";

  private static final String RUN =
      """
      const { violations } = await axe.run(document);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
      """;

  private final Browser browser;

  /** For the page that is shown now, and those after it. */
  public Axe(Browser browser) {
    this.browser = browser;
  }

  /** The rules that are broken, each with its element. */
  public List<String> hindrances() {
    if (browser.run("return typeof axe;").equals("undefined")) {
      browser.driver().executeScript(script());
    }
    return browser.run(RUN);
  }

  private static String script() {
    try (InputStream script = Axe.class.getResourceAsStream(SCRIPT)) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Has pages shown as for people who prefer a scheme of colours, {@code light} or {@code dark}.
   */
  public static void prefer(Browser browser, String scheme) {
    browser
        .driver()
        .executeCdpCommand(
            "Emulation.setEmulatedMedia",
            Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }
}
