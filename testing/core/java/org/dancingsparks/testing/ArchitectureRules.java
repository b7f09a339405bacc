package org.dancingsparks.testing;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Rules for the packages of core and job, those that are shipped. The test of a module gives its
 * arrows, and adds the rules that are its own.
 */
public abstract class ArchitectureRules {
  /** The beginning of the names of all packages. */
  protected static final String ROOT = "org.dancingsparks.";

  /** The compiled classes of the module whose tests run. */
  protected static final JavaClasses CLASSES =
      new ClassFileImporter().importPath(Path.of("target/classes"));

  static final ArchRule ONLY_THE_CLI_USES_STANDARD_STREAMS =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + "cli..")
          .should(ACCESS_STANDARD_STREAMS)
          .orShould()
          .callMethodWhere(target(name("printStackTrace")));

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

  private static final ArchitecturePage PAGE =
      ArchitecturePage.read(Path.of("../docs/architecture.md"));

  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path CORE_SOURCES = Path.of("../core/src/main/java");

  private final String arrows;
  private final List<String> naming;
  private final List<String> large;

  /**
   * The rules for a module.
   *
   * @param arrows as {@link Arrows} lists them
   * @param naming packages and files that may name flags and commands
   * @param large the packages of more than 40 files, each as in {@code families: 41}
   */
  protected ArchitectureRules(String arrows, List<String> naming, List<String> large) {
    this.arrows = arrows;
    this.naming = naming;
    this.large = large;
  }

  @Test
  void arrowsAreExactlyThese() {
    assertThat(Arrows.of(CLASSES)).isEqualTo(arrows);
  }

  @Test
  void thePageListsThePackages() {
    assertThat(PAGE.packages(Path.of("").toAbsolutePath().getFileName().toString()))
        .containsExactlyElementsOf(arrows.lines().map(line -> line.split(" ->")[0]).toList());
  }

  @Test
  void arrowsLeadDownTheFloorsOfThePage() {
    assertThat(PAGE.faults(arrows)).isEmpty();
  }

  @Test
  void packagesFormNoCycle() {
    slices().matching(ROOT + "(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void onlyTheCliUsesStandardStreams() {
    ONLY_THE_CLI_USES_STANDARD_STREAMS.check(CLASSES);
  }

  @Test
  void onlyMainExits() {
    ONLY_MAIN_EXITS.check(CLASSES);
  }

  @Test
  void parameterListsHaveAtMostFour() {
    assertThat(Conventions.longParameterLists(CLASSES)).isEmpty();
  }

  @Test
  void publicMethodsTakeNoBooleans() {
    assertThat(Conventions.publicBooleanParameters(CLASSES)).isEmpty();
  }

  /** Whoever adds a file to one of these looks again whether it should be two. */
  @Test
  void packagesOfMoreThanFortyFilesAreThese() {
    assertThat(Conventions.largePackages(SOURCES)).isEqualTo(large);
  }

  @Test
  void commentsBeginWithNounsOrVerbs() {
    assertThat(Comments.questions(SOURCES)).isEmpty();
  }

  @Test
  void drawingsNameTypesThatExist() {
    assertThat(Comments.drawingsOfNoType(SOURCES, List.of(SOURCES, CORE_SOURCES))).isEmpty();
  }

  /** {@code -Ddocs.write=true} writes the code of tests that has changed. */
  @Test
  void commentsOfPackagesBeginWithCodeThatRuns() {
    assertThat(Quotes.faults(SOURCES, Path.of("src/test/java"), Path.of(".."))).isEmpty();
  }

  /** Elsewhere remedies name terms, which the command line, the data source or a caller words. */
  @Test
  void onlyTheCliNamesFlagsAndCommands() {
    assertThat(Literals.ofFlags(SOURCES, naming)).isEmpty();
  }
}
