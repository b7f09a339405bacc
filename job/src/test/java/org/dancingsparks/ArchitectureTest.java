package org.dancingsparks;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.dancingsparks.testing.ArchitectureRules;
import org.junit.jupiter.api.Test;

/** The arrows between the packages of the job, and from them to those of the core. */
class ArchitectureTest extends ArchitectureRules {
  private static final String ARROWS =
      """
      cli -> cli.cluster, cli.command, cli.help, cli.option, cli.output, cli.process, files, \
      message, runs
      cli.boards -> boards, cli.cluster, cli.option, cli.output, message, puzzle, runs, \
      runs.boards, spark, verify
      cli.cluster -> cli.process, files, message, runs.rounds, spark
      cli.command -> cli.boards, cli.cluster, cli.help, cli.option, cli.output, cli.page, \
      cli.process, cli.query, cli.shelf, cli.solutions, cli.starts, cli.sudoku, cli.tables, \
      cover, diagram, estimate, files, format, format.knuth, lattice, message, page, permanent, \
      puzzle, runs, runs.solutions, runs.starts, search, spark, starts, sudoku, values, verify, \
      view, view.chart, view.tree
      cli.help -> families, format, message
      cli.option -> cli.cluster, cli.help, cli.output, cli.process, cli.shelf, cover, diagram, \
      files, format, format.knuth, message, puzzle, runs, runs.solutions, search, spark, sudoku, \
      values, view, view.booklet
      cli.output -> cli.cluster, cli.process, cover, estimate, files, message, puzzle, search, \
      view.chart
      cli.page -> boards, cli.option, cli.output, cli.shelf, cli.starts, cover, diagram, format, \
      message, page, puzzle, starts
      cli.process -> message
      cli.query -> cli.cluster, files, message, runs.solutions, source, spark
      cli.shelf -> cli.output, cover, families, format, message, puzzle, view
      cli.solutions -> cli.cluster, cli.option, cli.output, cli.process, cover, diagram, \
      layers.machine, layers.rounds, message, puzzle, runs, runs.rounds, runs.solutions, search, \
      spark
      cli.starts -> cli.cluster, cli.option, cli.output, cover, diagram, families.graphs, \
      message, page, puzzle, runs, runs.starts, search, spark, starts, view.booklet
      cli.sudoku -> cli.cluster, cli.option, cli.output, cli.process, cover, families, format, \
      message, puzzle, runs, runs.sudoku, spark, sudoku, verify, view, view.booklet
      cli.tables -> cli.cluster, cli.option, cli.output, cli.solutions, families, files, format, \
      layers.rounds, message, puzzle, runs, runs.tables, search, sequences, spark, verify, \
      view.chart
      files -> cover, families, format, format.knuth, message, puzzle
      parquet -> files, runs, search
      runs -> files, message, search, spark
      runs.boards -> boards, cover, message, parquet, puzzle, runs, runs.solutions, search, \
      spark
      runs.rounds -> files, layers.rounds, message, puzzle, runs, runs.solutions, search, spark
      runs.solutions -> cover, files, format, format.knuth, lattice, message, parquet, puzzle, \
      runs, search, spark
      runs.starts -> cover, parquet, puzzle, runs, runs.solutions, search, spark, starts
      runs.sudoku -> files, format, message, parquet, runs, search, spark, sudoku
      runs.tables -> parquet, runs, sequences, spark
      source -> cover, diagram, files, format, lattice, message, puzzle, search, spark
      spark -> cover, estimate, search
      verify -> boards, cover, diagram, files, format.knuth, message, parquet, puzzle, runs, \
      runs.boards, runs.solutions, runs.sudoku, runs.tables, search, sequences, spark, sudoku
      """;

  private static final Pattern LIBRARIES =
      Pattern.compile("org\\.apache\\..+|java\\.(nio\\.\\w+|(security|text|util\\.zip)\\..+)");

  private static final Set<String> SAFE =
      Set.of(
          "org.apache.logging.log4j.Logger",
          "org.apache.parquet.schema.MessageType",
          "org.apache.parquet.schema.Type",
          "org.apache.spark.sql.types.ArrayType",
          "org.apache.spark.sql.types.StructType");

  ArchitectureTest() {
    super(ARROWS, List.of("cli"));
  }

  @Test
  void onlyTheCliKnowsTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + "cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(CLASSES);
  }

  /** Tasks of a JVM run at once, and even reading some objects of these libraries changes them. */
  @Test
  void tasksShareNothingThatCanChange() {
    assertThat(CLASSES.stream().flatMap(type -> type.getFields().stream()))
        .filteredOn(field -> field.getModifiers().contains(JavaModifier.STATIC))
        .filteredOn(
            field ->
                field.getType().getAllInvolvedRawTypes().stream()
                    .map(JavaClass::getName)
                    .anyMatch(name -> LIBRARIES.matcher(name).matches() && !SAFE.contains(name)))
        .isEmpty();
  }
}
