package org.dancingsparks;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
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

/** The arrows between the packages of the job, above those of the core. */
@AnalyzeClasses(
    packages = "org.dancingsparks",
    importOptions = {ImportOption.DoNotIncludeTests.class})
class ArchitectureTest {
  private static final String ROOT = "org.dancingsparks.";

  private static final String ARROWS =
      """
      cli -> cli.cluster, cli.command, cli.help, cli.option, cli.output, cli.process, \
      files, message
      cli.cluster -> cli.process, files, message, spark
      cli.command -> cli.cluster, cli.option, cli.output, cli.process, cli.query, cover, \
      diagram, estimate, files, format, message, permanent, puzzle, run, search, \
      solutions, spark, starts, startsets, sudoku, sudokulists, verify, view, view.booklet, view.tree
      cli.help -> format, message, puzzle
      cli.option -> cli.cluster, cli.help, cli.output, cli.process, cover, diagram, files, \
      format, message, puzzle, run, search, solutions, spark, sudoku, view, view.booklet
      cli.output -> cli.cluster, cli.process, cover, estimate, files, message, puzzle, \
      search, starts, view
      cli.process -> message
      cli.query -> cli.cluster, files, message, solutions, source, spark
      files -> cover, format, message, puzzle, search
      parquet -> files, run, search
      run -> files, message, search, spark
      solutions -> cover, files, format, message, parquet, puzzle, run, search, spark
      source -> cover, diagram, files, format, message, puzzle, search, spark
      spark -> cover, estimate, search
      startsets -> cover, parquet, puzzle, run, search, solutions, spark, starts
      sudokulists -> files, format, message, parquet, run, search, spark, sudoku
      verify -> cover, diagram, files, format, message, parquet, puzzle, run, search, \
      solutions, spark
      """;

  private static final String[] CORE = {
    ROOT + "cover..",
    ROOT + "diagram..",
    ROOT + "estimate..",
    ROOT + "format..",
    ROOT + "message..",
    ROOT + "permanent..",
    ROOT + "puzzle..",
    ROOT + "search..",
    ROOT + "starts..",
    ROOT + "sudoku..",
    ROOT + "view..",
  };

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
    assertThat(
            Comments.drawingsOfNoType(sources, List.of(sources, Path.of("../core/src/main/java"))))
        .isEmpty();
  }

  @Test
  void packagesHaveAtMostFortyFiles() {
    assertThat(Conventions.largePackages(Path.of("src/main/java"))).isEmpty();
  }

  /** Remedies name terms there, which a door words. */
  @Test
  void flagsAndCommandsAreNamedByTheCliAlone() {
    assertThat(Literals.ofFlags(Path.of("src/main/java"), List.of("cli"))).isEmpty();
  }

  @ArchTest
  static final ArchRule PACKAGES_FORM_NO_CYCLE =
      slices().matching(ROOT + "(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule ONLY_THE_CLI_USES_STANDARD_STREAMS =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + "cli..")
          .should(ACCESS_STANDARD_STREAMS)
          .orShould()
          .callMethodWhere(target(name("printStackTrace")));

  @ArchTest
  static final ArchRule ONLY_MAIN_EXITS =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName(ROOT + "cli.Main")
          .should()
          .callMethod(System.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "halt", int.class);

  @ArchTest
  static final ArchRule ONLY_THE_CLI_KNOWS_THE_COMMAND_LINE =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + "cli..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("picocli..");

  @ArchTest
  static final ArchRule CORE_KNOWS_NO_SPARK =
      noClasses()
          .that()
          .resideInAnyPackage(CORE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache..", "scala..", "com.esotericsoftware..");
}
