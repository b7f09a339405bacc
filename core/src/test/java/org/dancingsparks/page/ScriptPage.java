package org.dancingsparks.page;

import java.util.stream.Collectors;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A puzzle's page with another beginning: instead of playing, it hands its scripts to a test, by
 * name, as properties of {@code scripts}; {@code puzzle} and {@code answers} are there, too.
 */
final class ScriptPage {
  private static final String MAIN = "main.js";

  private static final String BEGINNING =
      """
      /** @type {any} */ (window).begun = new Promise((done) =>
        document.addEventListener('DOMContentLoaded', async () => {
          const text = (id) => document.getElementById(id).textContent;
          const puzzle = JSON.parse(text('puzzle'));
          const diagram = await readDiagram(bytesOf(text('diagram')), puzzle.items.length);
          const answers = answersOf(diagram, puzzle.options.length);
          done({ puzzle, diagram, answers, scripts: { addressOf, textOf, readState, writeState } });
        }));
      """;

  private ScriptPage() {}

  static String html(Puzzle puzzle, Diagram diagram) {
    String own =
        PageFiles.SCRIPTS.stream()
            .map(name -> name.equals(MAIN) ? BEGINNING : PageFiles.read(name))
            .collect(Collectors.joining("\n", "'use strict';\n(() => {\n", "})();\n"));
    String shipped = PageFiles.script();
    return new PuzzlePage(puzzle, diagram)
        .html()
        .replace(shipped, own)
        .replace(PageFiles.hash(shipped), PageFiles.hash(own));
  }
}
