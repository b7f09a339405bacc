package org.dancingsparks;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.List;
import org.dancingsparks.testing.Arrows;
import org.dancingsparks.testing.Comments;
import org.dancingsparks.testing.Conventions;
import org.dancingsparks.testing.Literals;
import org.junit.jupiter.api.Test;

/** The arrows between the packages of the core, and what the core keeps its hands off. */
@AnalyzeClasses(
    packages = "org.dancingsparks",
    importOptions = {ImportOption.DoNotIncludeTests.class})
class ArchitectureTest {
  private static final String ROOT = "org.dancingsparks.";

  private static final String ARROWS =
      """
      cover ->
      diagram -> cover
      estimate -> cover
      format -> cover, diagram, message, permanent, puzzle, sudoku
      message ->
      permanent ->
      puzzle -> cover, message, sudoku
      search -> cover, diagram, format, message, puzzle
      starts -> cover, diagram, message, puzzle, search
      sudoku -> cover
      view -> cover, message, puzzle, sudoku
      view.booklet -> cover, puzzle, view
      view.tree -> cover, view
      """;

  private static final JavaClasses CLASSES =
      new ClassFileImporter().importPath(Path.of("target/classes"));

  @Test
  void arrowsAreExactlyThese() {
    assertThat(Arrows.of(CLASSES)).isEqualTo(ARROWS);
  }

  @Test
  void parameterListsHaveAtMostFour() {
    assertThat(Conventions.longParameterLists(CLASSES)).isEmpty();
  }

  @Test
  void publicMethodsTakeNoBooleans() {
    assertThat(Conventions.publicBooleanParameters(CLASSES)).isEmpty();
  }

  @Test
  void commentsBeginWithNounsOrVerbs() {
    assertThat(Comments.questions(Path.of("src/main/java"))).isEmpty();
  }

  @Test
  void drawingsNameTypesThatExist() {
    Path sources = Path.of("src/main/java");
    assertThat(Comments.drawingsOfNoType(sources, List.of(sources))).isEmpty();
  }

  @Test
  void packagesHaveAtMostFortyFiles() {
    assertThat(Conventions.largePackages(Path.of("src/main/java"))).isEmpty();
  }

  /** Styles of pages have variables that begin with two hyphens. */
  @Test
  void noFlagsOrCommandsAreNamed() {
    List<String> exempt = List.of("BookletStyle.java", "BookletPages.java");
    assertThat(Literals.ofFlags(Path.of("src/main/java"), exempt)).isEmpty();
  }

  @ArchTest
  static final ArchRule PACKAGES_FORM_NO_CYCLE =
      slices().matching(ROOT + "(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule ONLY_FORMAT_AND_VIEW_NEED_MORE_THAN_PLAIN_JAVA =
      classes()
          .that()
          .resideOutsideOfPackages(ROOT + "format..", ROOT + "view..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "org.dancingsparks..");

  @ArchTest
  static final ArchRule FORMAT_NEEDS_NO_MORE_THAN_YAML =
      classes()
          .that()
          .resideInAPackage(ROOT + "format..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "org.dancingsparks..", "org.snakeyaml.engine..");

  @ArchTest
  static final ArchRule VIEW_NEEDS_NO_MORE_THAN_XML_AND_A_LAYOUT =
      classes()
          .that()
          .resideInAPackage(ROOT + "view..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..", "javax.xml.stream..", "org.dancingsparks..", "org.abego.treelayout..");

  /** Fonts and screens are not there on every machine of a cluster; plain geometry is. */
  @ArchTest
  static final ArchRule NOBODY_NEEDS_FONTS_OR_A_SCREEN =
      noClasses()
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("java.awt..", "javax.swing..", "javax.imageio..")
                  .and(not(resideInAPackage("java.awt.geom"))));

  @ArchTest
  static final ArchRule STANDARD_STREAMS_ARE_LEFT_ALONE = NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;

  @ArchTest
  static final ArchRule NOBODY_EXITS =
      noClasses()
          .should()
          .callMethod(System.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "halt", int.class);
}
