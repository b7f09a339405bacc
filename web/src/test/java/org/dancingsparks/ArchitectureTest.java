package org.dancingsparks;

import java.util.List;
import org.dancingsparks.testing.ArchitectureRules;

/** The arrows between the packages of the compiled engine and those of the core. */
class ArchitectureTest extends ArchitectureRules {
  private static final String ARROWS =
      """
      site -> page, view
      web -> cover, diagram, format, lattice, message, page, puzzle, puzzle.check, search, \
      starts, view, view.booklet
      web.compiler -> page, web.jdk
      web.jdk -> web
      """;

  ArchitectureTest() {
    super(ARROWS, List.of(), List.of());
  }
}
