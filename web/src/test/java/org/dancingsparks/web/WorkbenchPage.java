package org.dancingsparks.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.LinksDiagram;
import org.dancingsparks.testing.Browser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The workbench in a browser, and what people do there. */
abstract class WorkbenchPage {
  /** Waits until a count has ended, and returns its number and what else is said of it. */
  static final String COUNTED =
      """
      const text = (id) => document.getElementById(id).textContent;
      while (document.getElementById('answer').getAttribute('aria-busy') === 'true') {
        await new Promise((done) => setTimeout(done, 20));
      }
      await new Promise((done) => setTimeout(done, 100));
      return [text('count'), text('classes'), text('message')].join('|');
      """;

  /** Saves something, and returns its text instead of a file. */
  static final String SAVED =
      """
      const saved = new Promise((done) => {
        URL.createObjectURL = (blob) => { blob.text().then(done); return '#'; };
      });
      HTMLAnchorElement.prototype.click = () => {};
      document.querySelector(`[data-do=${arguments[0]}]`).click();
      return saved;
      """;

  @RegisterExtension static final Browser browser = new Browser();

  @BeforeAll
  static void open() {
    browser.show(Workbench.html());
    waitUntilReady();
  }

  @BeforeEach
  void begin() {
    browser.driver().manage().window().setSize(new Dimension(1280, 900));
    browser.run("document.querySelectorAll('dialog[open]').forEach((open) => open.close());");
    choose("#kind", "cells of the board");
    find("[data-do=new]").click();
    counted();
  }

  static void waitUntilReady() {
    browser.run(
        """
        while (!document.body.classList.contains('ready')) {
          await new Promise((done) => setTimeout(done, 20));
        }
        """);
  }

  /** An element, once it is there: dialogs are drawn a moment after they open. */
  static WebElement find(String selector) {
    waitFor(selector);
    return browser.driver().findElement(By.cssSelector(selector));
  }

  static List<WebElement> options(String field) {
    return find(field).findElements(By.tagName("option"));
  }

  static void choose(String field, String title) {
    options(field).stream()
        .filter(option -> option.getText().equals(title))
        .findFirst()
        .orElseThrow()
        .click();
  }

  static String counted() {
    return browser.run(COUNTED);
  }

  /** The number of a count that has ended. */
  static String solutions() {
    return counted().split("\\|", -1)[0];
  }

  static String number(PiecePuzzle puzzle) {
    return plural(Counting.of(puzzle).solutions());
  }

  /** The number of solutions with a given. */
  static String number(PiecePuzzle puzzle, String given) {
    OrderedProblem ordered =
        new OrderedProblem(
            puzzle.problem(), puzzle.defaultOrder(), GivenReader.prefix(puzzle, List.of(given)));
    return plural(LinksDiagram.of(ordered, 1L << 30, 1 << 30).orElseThrow().count());
  }

  static String plural(Number solutions) {
    String number = "%,d".formatted(solutions);
    return number + (number.equals("1") ? " solution" : " solutions");
  }

  /** The puzzle of the page, by the file that it saves. */
  static PiecePuzzle saved() {
    String yaml = browser.run(SAVED, "save");
    PiecePuzzle puzzle = PuzzleReader.read("saved.yaml", yaml).puzzle(name(yaml));
    assertThat(PuzzleWriter.readable(puzzle)).isEqualTo(yaml);
    return puzzle;
  }

  static String name(String yaml) {
    return yaml.lines().findFirst().orElseThrow().substring("name: ".length());
  }

  /** Drags at once from one cell to another: those between are drawn over, too. */
  static void drag(String from, String to) {
    new Actions(browser.driver(), Duration.ofMillis(10))
        .moveToElement(find("#grid [data-key='%s 1']".formatted(from)))
        .clickAndHold()
        .moveToElement(find("#grid [data-key='%s 1']".formatted(to)))
        .release()
        .perform();
  }

  static void click(String cell) {
    drag(cell, cell);
  }

  /** A dialog that was closed says so to the page a moment later. */
  static void waitFor(String element) {
    browser.run(
        """
        while (!document.querySelector(arguments[0])) {
          await new Promise((done) => setTimeout(done, 20));
        }
        """,
        element);
  }

  static void setField(String field, String text) {
    find(field).clear();
    find(field).sendKeys(text + Keys.TAB);
  }

  static String title(String name) {
    return NamedPuzzles.title(ShippedPuzzles.find(name).orElseThrow());
  }

  static void paste(String text) {
    find("[data-do=open]").click();
    browser.run("document.getElementById('yaml').value = arguments[0];", text);
    find("[data-do=read]").click();
    browser.run(
        """
        while (document.getElementById('text').open
            && !document.getElementById('mistake').textContent) {
          await new Promise((done) => setTimeout(done, 20));
        }
        """);
  }

  static String text(Random random) {
    String signs = "ABCdef012-_%=";
    StringBuilder text = new StringBuilder().append(random.nextInt());
    for (int sign = random.nextInt(200); sign > 0; sign--) {
      text.append(signs.charAt(random.nextInt(signs.length())));
    }
    return text.toString();
  }

  /** The pieces of the solution or start that is shown. */
  static int pieces() {
    return find("#picture svg > g:last-child").findElements(By.xpath("./*")).size();
  }
}
