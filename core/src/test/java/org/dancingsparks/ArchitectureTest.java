package org.dancingsparks;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import java.util.List;
import org.dancingsparks.testing.ArchitectureRules;
import org.junit.jupiter.api.Test;

/** The arrows between the packages of the core, and the few libraries that it uses. */
class ArchitectureTest extends ArchitectureRules {
  private static final String ARROWS =
      """
      bitsets -> cover, links
      boards -> cover, diagram, links, message, puzzle, search
      cover ->
      diagram -> cover, links, residuals, values
      estimate -> cover, links
      families -> cover, lattice, links, message, puzzle, sudoku
      format -> cover, diagram, families, format.knuth, format.yaml, lattice, links, message, \
      permanent, puzzle, sudoku, values
      format.knuth -> cover, message
      format.yaml -> message
      isomorphism -> cover, residuals
      lattice ->
      layers -> cover, diagram, isomorphism, layers.carriers, layers.disk, layers.places, values
      layers.arrays -> layers.disk
      layers.carriers -> cover, layers.disk, residuals
      layers.disk -> cover, diagram
      layers.partitions -> cover, diagram, layers.disk, message, values
      layers.places -> cover, isomorphism, layers.arrays, layers.disk, proof, residuals
      layers.rounds -> cover, layers, layers.carriers, layers.disk, layers.partitions, \
      layers.places, message, proof
      links -> cover
      message ->
      orders -> cover, diagram
      page -> cover, diagram, format, lattice, puzzle, search, starts, values, view, view.booklet, \
      view.chart
      permanent ->
      proof -> cover, diagram, layers.disk, message, residuals
      puzzle -> cover, lattice, sudoku
      puzzle.check -> cover, lattice, message, puzzle
      residuals -> cover
      search -> bitsets, cover, diagram, format, format.knuth, lattice, layers, \
      layers.disk, layers.places, layers.rounds, links, message, orders, puzzle
      starts -> cover, diagram, format, links, message, puzzle, search
      sudoku -> cover, links
      tables -> families, format, format.yaml, message
      values -> cover
      view -> cover, lattice, message, puzzle, puzzle.check, sudoku
      view.booklet -> cover, lattice, puzzle, view
      view.chart -> view
      view.tree -> cover, links, view
      """;

  /** Styles of pages have variables that begin with two hyphens. */
  private static final List<String> NAMING = List.of("BookletStyle.java", "BookletPages.java");

  /** Families, a file each; and rounds, two kinds of them, with the diagrams that they build. */
  private static final List<String> LARGE = List.of("families: 46", "puzzle: 42", "rounds: 42");

  ArchitectureTest() {
    super(ARROWS, NAMING, LARGE);
  }

  @Test
  void onlyFormatPageAndViewNeedMoreThanPlainJava() {
    classes()
        .that()
        .resideOutsideOfPackages(ROOT + "format..", ROOT + "page..", ROOT + "view..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.dancingsparks..")
        .check(CLASSES);
  }

  @Test
  void formatNeedsNoMoreThanYaml() {
    classes()
        .that()
        .resideInAPackage(ROOT + "format..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.dancingsparks..", "org.snakeyaml.engine..")
        .check(CLASSES);
  }

  @Test
  void viewNeedsNoMoreThanXmlAndALayout() {
    classes()
        .that()
        .resideInAPackage(ROOT + "view..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..", "javax.xml.stream..", "org.dancingsparks..", "org.abego.treelayout..")
        .check(CLASSES);
  }

  @Test
  void pagesNeedNoMoreThanJson() {
    classes()
        .that()
        .resideInAPackage(ROOT + "page..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.dancingsparks..", "com.fasterxml.jackson.core..")
        .check(CLASSES);
  }

  /** Fonts and screens are not there on every machine of a cluster; plain geometry is. */
  @Test
  void nothingNeedsFontsOrAScreen() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.awt..", "javax.swing..", "javax.imageio..")
                .and(not(resideInAPackage("java.awt.geom"))))
        .check(CLASSES);
  }
}
