package org.dancingsparks;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows between the packages of the core, and what the core keeps its hands off. */
@AnalyzeClasses(
    packages = "org.dancingsparks",
    importOptions = {ImportOption.DoNotIncludeTests.class})
class ArchitectureTest {
  private static final String ROOT = "org.dancingsparks.";

  @ArchTest
  static final ArchRule PACKAGES_DEPEND_DOWNWARDS_ONLY =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(true)
          .layer("view")
          .definedBy(ROOT + "view..")
          .layer("format")
          .definedBy(ROOT + "format..")
          .layer("puzzle")
          .definedBy(ROOT + "puzzle..")
          .layer("sudoku")
          .definedBy(ROOT + "sudoku..")
          .layer("diagram")
          .definedBy(ROOT + "diagram..")
          .layer("estimate")
          .definedBy(ROOT + "estimate..")
          .layer("cover")
          .definedBy(ROOT + "cover..")
          .layer("permanent")
          .definedBy(ROOT + "permanent..")
          .whereLayer("view")
          .mayOnlyAccessLayers("puzzle", "sudoku", "diagram", "estimate", "cover", "permanent")
          .whereLayer("format")
          .mayOnlyAccessLayers("puzzle", "sudoku", "diagram", "estimate", "cover", "permanent")
          .whereLayer("puzzle")
          .mayOnlyAccessLayers("sudoku", "diagram", "estimate", "cover")
          .whereLayer("sudoku")
          .mayOnlyAccessLayers("diagram", "estimate", "cover")
          .whereLayer("diagram")
          .mayOnlyAccessLayers("cover")
          .whereLayer("estimate")
          .mayOnlyAccessLayers("cover")
          .whereLayer("cover")
          .mayNotAccessAnyLayer()
          .whereLayer("permanent")
          .mayNotAccessAnyLayer();

  @ArchTest
  static final ArchRule PACKAGES_FORM_NO_CYCLE =
      slices().matching(ROOT + "(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule EACH_PACKAGE_IS_KNOWN_TO_THE_ARROWS =
      classes()
          .should()
          .resideInAnyPackage(
              ROOT + "view..",
              ROOT + "format..",
              ROOT + "puzzle..",
              ROOT + "sudoku..",
              ROOT + "diagram..",
              ROOT + "estimate..",
              ROOT + "cover..",
              ROOT + "permanent..");

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
