package org.dancingsparks;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.stream.Stream;

/** The arrows between the packages of the job, above those of the core. */
@AnalyzeClasses(
    packages = "org.dancingsparks",
    importOptions = {ImportOption.DoNotIncludeTests.class})
class ArchitectureTest {
  private static final String ROOT = "org.dancingsparks.";
  private static final String[] CORE = {
    ROOT + "view..",
    ROOT + "format..",
    ROOT + "puzzle..",
    ROOT + "sudoku..",
    ROOT + "diagram..",
    ROOT + "estimate..",
    ROOT + "cover..",
    ROOT + "permanent..",
  };
  private static final String[] JOB = {
    ROOT + "cli..",
    ROOT + "bulk..",
    ROOT + "challenge..",
    ROOT + "source..",
    ROOT + "store..",
    ROOT + "plan..",
    ROOT + "files..",
  };

  @ArchTest
  static final ArchRule PACKAGES_DEPEND_DOWNWARDS_ONLY =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(true)
          .layer("cli")
          .definedBy(ROOT + "cli..")
          .layer("bulk")
          .definedBy(ROOT + "bulk..")
          .layer("challenge")
          .definedBy(ROOT + "challenge..")
          .layer("source")
          .definedBy(ROOT + "source..")
          .layer("store")
          .definedBy(ROOT + "store..")
          .layer("plan")
          .definedBy(ROOT + "plan..")
          .layer("files")
          .definedBy(ROOT + "files..")
          .layer("core")
          .definedBy(CORE)
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("bulk")
          .mayOnlyAccessLayers("store", "plan", "core")
          .whereLayer("challenge")
          .mayOnlyAccessLayers("store", "plan", "core")
          .whereLayer("source")
          .mayOnlyAccessLayers("plan", "core")
          .whereLayer("store")
          .mayOnlyAccessLayers("plan", "files", "core")
          .whereLayer("plan")
          .mayOnlyAccessLayers("files", "core")
          .whereLayer("files")
          .mayNotAccessAnyLayer()
          .whereLayer("core")
          .mayNotAccessAnyLayer();

  @ArchTest
  static final ArchRule PACKAGES_FORM_NO_CYCLE =
      slices().matching(ROOT + "(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule EACH_PACKAGE_IS_KNOWN_TO_THE_ARROWS =
      classes()
          .should()
          .resideInAnyPackage(Stream.of(CORE, JOB).flatMap(Arrays::stream).toArray(String[]::new));

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
