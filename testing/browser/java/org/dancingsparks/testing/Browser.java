package org.dancingsparks.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/**
 * A headless Chromium, as Debian has it, open while the tests of a class run; they are skipped
 * where there is none. Pages are files of its own, removed when it is closed.
 */
public final class Browser implements BeforeAllCallback, AfterAllCallback {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** Says for each new Chromium that some events are not known, none of which is used. */
  private static final Logger VERSIONS =
      Logger.getLogger("org.openqa.selenium.devtools.CdpVersionFinder");

  private static final Duration MAX_TIME = Duration.ofMinutes(5);

  private static final String LOADED =
      """
      while (!location.href.startsWith(arguments[0]) || document.readyState !== 'complete') {
        await new Promise((done) => setTimeout(done, 10));
      }
      """;

  private ChromeDriver driver;
  private Path folder;
  private int pages;

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    Assumptions.assumeTrue(
        Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER),
        "Skipped: there is no %s or no %s; install chromium and chromium-driver."
            .formatted(CHROMIUM, DRIVER));
    VERSIONS.setLevel(Level.OFF);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.addArguments("--headless", "--no-sandbox", "--disable-dev-shm-usage");
    options.setScriptTimeout(MAX_TIME);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(DRIVER.toFile())
            .usingAnyFreePort()
            .build();
    driver = new ChromeDriver(service, options);
    folder = Files.createTempDirectory("dancing-sparks-pages");
  }

  /** Shows a page. */
  public Browser show(String html) {
    try {
      Path page = folder.resolve("page-%d.html".formatted(pages++));
      String address = Files.writeString(page, html).toUri().toString();
      driver.get(address);
      // On a busy machine the driver may return before the page is there.
      run(LOADED, address);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** For all that a person can do. */
  public ChromeDriver driver() {
    return driver;
  }

  /**
   * The text, or the list of texts, that a script returns, which may wait; it has the texts as its
   * {@code arguments}.
   */
  @SuppressWarnings("unchecked")
  public <T> T run(String script, String... arguments) {
    String asked =
        """
        const done = arguments[arguments.length - 1];
        (async (...arguments) => { %s })(...arguments)
          .then(done, (error) => done('failed: ' + error.stack));
        """
            .formatted(script);
    Object result = driver.executeAsyncScript(asked, (Object[]) arguments);
    if (result instanceof String text && text.startsWith("failed: ")) {
      throw new AssertionError(text);
    }
    return (T) result;
  }

  @Override
  public void afterAll(ExtensionContext context) throws IOException {
    if (driver == null) {
      return;
    }
    driver.quit();
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
