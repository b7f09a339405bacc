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
      boardsets -> boards, cover, message, parquet, puzzle, run, search, solutions, spark
      cli -> cli.cluster, cli.command, cli.help, cli.option, cli.output, cli.process, \
      files, message, run
      cli.boards -> boards, boardsets, cli.cluster, cli.option, cli.output, message, puzzle, \
      run, spark, verify
      cli.cluster -> cli.process, files, message, rounds, spark
      cli.command -> cli.boards, cli.cluster, cli.help, cli.option, cli.output, cli.page, cli.process, \
      cli.query, cli.shelf, cli.solutions, cli.starts, cli.sudoku, cli.tables, cover, diagram, estimate, files, format, \
      format.knuth, lattice, message, page, permanent, puzzle, run, search, solutions, spark, starts, startsets, \
      sudoku, values, verify, view, view.chart, view.tree
      cli.help -> families, format, message
      cli.option -> cli.cluster, cli.help, cli.output, cli.process, cli.shelf, cover, diagram, \
      files, format, format.knuth, message, puzzle, run, search, solutions, spark, sudoku, \
      values, view, \
      view.booklet
      cli.output -> cli.cluster, cli.process, cover, estimate, files, message, puzzle, \
      search, view.chart
      cli.page -> boards, cli.option, cli.output, cli.shelf, cli.starts, cover, diagram, format, message, page, puzzle, starts
      cli.process -> message
      cli.query -> cli.cluster, files, message, solutions, source, spark
      cli.shelf -> cli.output, cover, families, format, message, puzzle, view
      cli.solutions -> cli.cluster, cli.option, cli.output, cli.process, cover, \
      diagram, layers.machine, layers.rounds, message, puzzle, rounds, run, search, solutions, spark
      cli.starts -> cli.cluster, cli.option, cli.output, cover, diagram, families.graphs, message, \
      page, puzzle, run, search, spark, starts, startsets, view.booklet
      cli.sudoku -> cli.cluster, cli.option, cli.output, cli.process, cover, families, format, \
      message, puzzle, run, spark, sudoku, sudokulists, verify, view, view.booklet
      cli.tables -> cli.cluster, cli.option, cli.output, cli.solutions, families, files, \
      format, layers.rounds, message, puzzle, run, search, sequences, spark, tables, verify, view.chart
      files -> cover, families, format, format.knuth, message, puzzle
      parquet -> files, run, search
      rounds -> files, layers.rounds, message, puzzle, run, search, solutions, spark
      run -> files, message, search, spark
      solutions -> cover, files, format, format.knuth, lattice, message, parquet, puzzle, run, search, spark
      source -> cover, diagram, files, format, lattice, message, puzzle, search, spark
      spark -> cover, estimate, search
      startsets -> cover, parquet, puzzle, run, search, solutions, spark, starts
      sudokulists -> files, format, message, parquet, run, search, spark, sudoku
      tables -> parquet, run, sequences, spark
      verify -> boards, boardsets, cover, diagram, files, format.knuth, message, parquet, puzzle, run, search, \
      sequences, solutions, spark, sudoku, sudokulists, tables
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
