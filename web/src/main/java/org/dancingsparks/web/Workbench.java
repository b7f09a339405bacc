package org.dancingsparks.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.PuzzleTemplates;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.page.PageFiles;
import org.dancingsparks.page.SiteLinks;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.view.Colours;

/**
 * The workbench: a page on which a puzzle is drawn, and its solutions are counted as it is drawn.
 * One file of HTML that opens in any current browser and needs no network; it carries the compiled
 * core.
 *
 * <p>The text is HTML 5, to be stored as UTF-8; a policy in it forbids all connections, and any
 * script but its own, those of a page to play with, and the core. The same program always gives the
 * same text.
 */
public final class Workbench {
  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)\\}\\}");

  /**
   * The scripts in the order in which they are read: first those shared with a page to play with.
   */
  private static final List<String> SHARED = List.of("game.js", "elements.js", "board.js");

  private static final List<String> SCRIPTS =
      List.of(
          "core.js",
          "links.js",
          "design.js",
          "grid.js",
          "marks.js",
          "open-cells.js",
          "parts.js",
          "bench.js");

  private static final int COLOURS = 24;

  /** Puzzles to begin with: the templates of the command line, then shipped ones. */
  private static final List<String> EXAMPLES =
      List.of(
          "pentominoes:6x10",
          "kanoodle",
          "iq-fit",
          "a-puzzle-a-day",
          "soma",
          "kanoodle-pyramid",
          "polyhexes-1-4:trapezoid",
          "hexiamonds:4x9");

  /** Sets of pieces: their titles, each with the puzzles that have them. */
  private static final SortedMap<String, String> SHELVES =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("Balls: Kanoodle", "kanoodle-pyramid"),
              Map.entry("Cubes: polycubes of 1 to 4", "polycubes-1-4"),
              Map.entry("Cubes: solid pentominoes", "solid-pentominoes"),
              Map.entry("Cubes: Soma", "soma"),
              Map.entry("Hexagons: polyhexes of 1 to 4", "polyhexes-1-4"),
              Map.entry("Squares: hexominoes", "hexominoes"),
              Map.entry("Squares: Kanoodle", "kanoodle"),
              Map.entry("Squares: one-sided pentominoes", "one-sided-pentominoes"),
              Map.entry("Squares: pentominoes", "pentominoes"),
              Map.entry("Squares: polyominoes of 1 to 4", "polyominoes-1-4"),
              Map.entry("Triangles: hexiamonds", "hexiamonds"),
              Map.entry("Triangles: polyiamonds of 1 to 5", "polyiamonds-1-5")));

  private Workbench() {}

  /** The page, by itself. */
  public static String html() {
    return html(SiteLinks.NONE);
  }

  /**
   * The page as part of a site.
   *
   * @param links to the other parts
   */
  public static String html(SiteLinks links) {
    Map<String, String> texts =
        Map.of(
            "policy", policy(),
            "links", links.html(),
            "style", style(),
            "script", script(),
            "engine", text("engine.js"),
            "ready", ready(),
            "wasm", core());
    Matcher places = PLACE.matcher(text("workbench.html"));
    return places.replaceAll(place -> Matcher.quoteReplacement(texts.get(place.group(1))));
  }

  private static String policy() {
    String styles = hashes(style(), PageFiles.style());
    String scripts = hashes(script(), PageFiles.script());
    return "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data: blob:; "
        + "worker-src blob:; style-src %s; script-src %s 'wasm-unsafe-eval'"
            .formatted(styles, scripts);
  }

  private static String hashes(String... texts) {
    return Stream.of(texts).map(PageFiles::hash).collect(Collectors.joining(" "));
  }

  private static String style() {
    return PageFiles.style() + text("workbench.css");
  }

  private static String script() {
    return Stream.concat(
            SHARED.stream().map(PageFiles::read), SCRIPTS.stream().map(Workbench::text))
        .collect(Collectors.joining("\n", "'use strict';\n(() => {\n", "})();\n"));
  }

  /** The data that the scripts begin with: examples, shelves of pieces, colours. */
  private static String ready() {
    return JsonLine.of(
            json -> {
              json.writeArrayFieldStart("examples");
              for (String name : PuzzleTemplates.names()) {
                PuzzleFile file = PuzzleReader.read(name, PuzzleTemplates.text(name));
                example(json, file.puzzle(name));
              }
              for (String name : EXAMPLES) {
                example(json, ShippedPuzzles.find(name).orElseThrow());
              }
              json.writeEndArray();
              json.writeArrayFieldStart("shelves");
              for (Map.Entry<String, String> shelf : SHELVES.entrySet()) {
                shelf(json, shelf.getKey(), ShippedPuzzles.file(shelf.getValue()));
              }
              json.writeEndArray();
              json.writeArrayFieldStart("colours");
              for (int number = 0; number < COLOURS; number++) {
                json.writeString(Colours.at(number));
              }
              json.writeEndArray();
            })
        .replace("<", "\\u003c");
  }

  private static void example(JsonGenerator json, PiecePuzzle puzzle) throws IOException {
    json.writeStartObject();
    json.writeStringField("title", NamedPuzzles.title(puzzle));
    JsonLine.document(json, PuzzleWriter.document(puzzle));
    json.writeEndObject();
  }

  private static void shelf(JsonGenerator json, String title, PuzzleFile file) throws IOException {
    PiecePuzzle puzzle = file.puzzle(file.names().get(0));
    json.writeStartObject();
    json.writeStringField("title", title);
    json.writeStringField("lattice", puzzle.board().lattice().text());
    JsonLine.document(json, Map.of("pieces", PuzzleWriter.document(puzzle).get("pieces")));
    json.writeEndObject();
  }

  /** The compiled core, compressed. */
  static String core() {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes("engine.wasm"));
    } catch (IOException e) {
      throw new UncheckedIOException("Writing to memory failed.", e);
    }
    return Base64.getEncoder().encodeToString(packed.toByteArray());
  }

  /** A resource, as text. */
  static String text(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String name) {
    try (InputStream file = Workbench.class.getResourceAsStream(name)) {
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the resource " + name + ".", e);
    }
  }
}
