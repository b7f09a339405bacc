package org.dancingsparks.page;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Browser;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** Someone who plays with a page, by the means that a person has. */
final class Player {
  private final Browser browser;
  private final Puzzle puzzle;

  /** Opens a page in a browser. */
  Player(Browser browser, Puzzle puzzle, String html) {
    this.browser = browser;
    this.puzzle = puzzle;
    browser.show(html);
    browser.run(
        "while (!document.querySelector('body.ready')) await new Promise(requestAnimationFrame);");
  }

  /** Prefers dark or light. */
  void prefers(String scheme) {
    Map<String, String> feature = Map.of("name", "prefers-color-scheme", "value", scheme);
    browser
        .driver()
        .executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of(feature)));
  }

  /** Shows the page as on another medium, or if that is empty, on a screen. */
  void emulate(String medium) {
    browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", medium));
  }

  /** Shows the page on a screen of this size. */
  void screen(int width, int height) {
    browser
        .driver()
        .executeCdpCommand(
            "Emulation.setDeviceMetricsOverride",
            Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", true));
  }

  WebElement find(String selector) {
    return browser.driver().findElement(By.cssSelector(selector));
  }

  List<WebElement> all(String selector) {
    return browser.driver().findElements(By.cssSelector(selector));
  }

  WebElement cell(int cell) {
    return find("[data-cell='%d']".formatted(cell));
  }

  /** The picture of a piece in the tray. */
  WebElement piece(String symbol) {
    return browser
        .driver()
        .findElement(
            By.xpath(
                "//*[@role='option'][contains(., '(%1$s)') or *[.='%1$s']]/*[@class='room']"
                    .formatted(symbol)));
  }

  /** What the page says in one of its places. */
  String says(String place) {
    return find("#" + place).getText();
  }

  /** The number in what the page says, or 0. */
  long number(String place) {
    String digits = says(place).replaceAll("\\D", "");
    return digits.isEmpty() ? says(place).startsWith("One ") ? 1 : 0 : Long.parseLong(digits);
  }

  void press(String action) {
    find("[data-do=%s]".formatted(action)).click();
  }

  void type(CharSequence... keys) {
    hands().sendKeys(keys).perform();
  }

  void typeWithControl(String key) {
    hands().keyDown(Keys.CONTROL).sendKeys(key).keyUp(Keys.CONTROL).perform();
  }

  void point(WebElement at) {
    hands().moveToElement(at).perform();
  }

  void click(WebElement at) {
    hands().moveToElement(at).click().perform();
  }

  void drag(WebElement from, WebElement to) {
    hold(from, to);
    release();
  }

  /** Moves at once; by themselves they would take a quarter of a second for each move. */
  private Actions hands() {
    return new Actions(browser.driver(), Duration.ofMillis(5));
  }

  /** Begins to drag. */
  void hold(WebElement from, WebElement to) {
    hands().moveToElement(from).clickAndHold().moveByOffset(-8, 0).moveToElement(to).perform();
  }

  /** Ends what {@link #hold} began. */
  void release() {
    hands().release().perform();
  }

  /** Drags with a finger; the piece is above it. */
  void dragByTouch(WebElement from, WebElement to, int below) {
    PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
    Duration time = Duration.ofMillis(20);
    PointerInput.Origin start = PointerInput.Origin.fromElement(from);
    PointerInput.Origin end = PointerInput.Origin.fromElement(to);
    Sequence moves =
        new Sequence(finger, 0)
            .addAction(finger.createPointerMove(Duration.ZERO, start, 0, 0))
            .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
            .addAction(finger.createPointerMove(time, start, 0, 20))
            .addAction(finger.createPointerMove(time, end, 0, below))
            .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
    browser.driver().perform(List.of(moves));
  }

  /** What is placed, as the address says, read as {@code --board} is. */
  int[] placed() {
    String[] parts = browser.driver().getCurrentUrl().split("#", 2);
    return parts.length < 2 || parts[1].isEmpty()
        ? new int[0]
        : BoardReader.options(puzzle, URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
  }

  /** Follows an address with this text after its #. */
  void follow(String text) {
    browser.run("location.hash = arguments[0];", "#" + text);
  }

  /** The worst that axe finds on the page: the rules that it breaks, with an example. */
  List<String> hindrances(String axe) {
    return browser
        .<List<String>>run(
            axe
                + """
                ;
                const result = await window.axe.run({ resultTypes: ['violations'] });
                return result.violations
                  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
                  .map(({ id, nodes }) => id + ': ' + nodes[0].html + nodes[0].failureSummary);
                """)
        .stream()
        .toList();
  }
}
