package org.dancingsparks.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/**
 * A headless Chromium, as Debian has it; tests that open one are skipped where there is none. Pages
 * are files of its own, removed when it is closed.
 */
final class Browser implements AutoCloseable {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** Says for each new Chromium that some events are not known, none of which is used. */
  private static final Logger VERSIONS =
      Logger.getLogger("org.openqa.selenium.devtools.CdpVersionFinder");

  private static final Duration MOST_TIME = Duration.ofMinutes(5);

  private final ChromeDriver driver;
  private final Path folder;
  private int pages;

  private Browser(ChromeDriver driver, Path folder) {
    this.driver = driver;
    this.folder = folder;
  }

  /** Opens one, or skips the test. */
  static Browser open(String... more) {
    Assumptions.assumeTrue(
        Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER),
        "Skipped: there is no %s or no %s; install chromium and chromium-driver."
            .formatted(CHROMIUM, DRIVER));
    VERSIONS.setLevel(Level.OFF);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.addArguments("--headless", "--no-sandbox", "--disable-dev-shm-usage");
    options.addArguments(more);
    options.setScriptTimeout(MOST_TIME);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(DRIVER.toFile())
            .usingAnyFreePort()
            .build();
    try {
      return new Browser(
          new ChromeDriver(service, options), Files.createTempDirectory("dancing-sparks-pages"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Shows a page. */
  Browser show(String html) {
    try {
      Path page = folder.resolve("page-%d.html".formatted(pages++));
      driver.get(Files.writeString(page, html).toUri().toString());
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** For all that a person can do. */
  ChromeDriver driver() {
    return driver;
  }

  /**
   * The text, or the list of texts, that a script returns, which may wait; it has the texts as its
   * {@code arguments}.
   */
  @SuppressWarnings("unchecked")
  <T> T run(String script, String... arguments) {
    String asked =
        """
        const done = arguments[arguments.length - 1];
        (async (...arguments) => { %s })(...arguments)
          .then(done, (error) => done('failed: ' + error.stack));
        """
            .formatted(script);
    return (T) driver.executeAsyncScript(asked, (Object[]) arguments);
  }

  @Override
  public void close() {
    driver.quit();
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
