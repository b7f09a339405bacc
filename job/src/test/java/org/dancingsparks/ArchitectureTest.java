package org.dancingsparks;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.dancingsparks.cli.help.PuzzleNames;
import org.dancingsparks.runs.RunCommitter;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.search.MemoryBudget;
import org.dancingsparks.testing.ArchitectureRules;
import org.dancingsparks.view.booklet.BookletPrint;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The arrows between the packages of the job, and from them to those of the core. */
class ArchitectureTest extends ArchitectureRules {
  private static final String ARROWS =
      """
      cli -> cli.boards, cli.count, cli.help, cli.output, cli.page, cli.puzzles, cli.search, \
      cli.session, cli.sql, cli.starts, cli.sudoku, cli.tables, cli.verify, files, message, \
      runs
      cli.boards -> boards, cli.flag, cli.output, cli.puzzles, cli.session, message, puzzle, \
      runs, runs.boards
      cli.count -> cli.flag, cli.output, cli.puzzles, cli.session, cover, diagram, files, \
      format, layers.disk, layers.partitions, layers.places, layers.rounds, links, message, \
      permanent, puzzle, runs, runs.rounds, runs.solutions, search, spark, values, view
      cli.flag -> cli.help, message, runs, search, view.booklet
      cli.help -> families, format, message
      cli.output -> cli.flag, cli.session, cover, files, format, message, puzzle, \
      puzzle.check, runs, search, spark, view, view.booklet
      cli.page -> boards, cli.count, cli.flag, cli.output, cli.puzzles, cli.session, \
      cli.starts, cover, diagram, format, message, page, puzzle, site, starts, web
      cli.puzzles -> cli.flag, cli.help, cli.output, cli.session, cover, diagram, families, \
      files, format, format.knuth, lattice, links, message, puzzle, puzzle.check, \
      runs, runs.rounds, runs.solutions, search, view
      cli.search -> cli.count, cli.flag, cli.output, cli.puzzles, cli.session, cli.starts, \
      cover, estimate, layers.places, layers.rounds, links, message, proof, puzzle, runs, runs.proofs, \
      search, spark, view.chart, view.tree
      cli.session -> cli.flag, files, message, runs.rounds, search, spark
      cli.sql -> cli.flag, cli.output, cli.session, files, message, runs.solutions, source, \
      spark
      cli.starts -> cli.count, cli.flag, cli.output, cli.puzzles, cli.session, cover, \
      diagram, message, page, puzzle, runs, runs.starts, search, spark, starts, view.booklet
      cli.sudoku -> cli.flag, cli.output, cli.session, cover, families, format, links, \
      message, puzzle, runs, runs.sudoku, spark, sudoku, view, view.booklet
      cli.tables -> cli.count, cli.flag, cli.output, cli.puzzles, cli.session, files, \
      format, layers.rounds, message, puzzle, runs, runs.tables, search, spark, tables, \
      view.chart
      cli.verify -> cli.count, cli.flag, cli.output, cli.puzzles, cli.session, cover, files, \
      format, layers.rounds, message, proof, puzzle, runs, runs.proofs, runs.rounds, \
      runs.solutions, search, spark, tables, verify, verify.proofs
      files -> cover, families, format, format.knuth, message, puzzle
      parquet -> files, runs, search, spark
      runs -> cover, files, message, search, spark
      runs.boards -> boards, cover, message, parquet, puzzle, runs, runs.solutions, search, \
      spark
      runs.proofs -> cover, format.knuth, message, parquet, proof, puzzle, runs, runs.solutions, \
      search, spark
      runs.rounds -> cover, diagram, files, layers.disk, layers.partitions, layers.places, \
      layers.rounds, message, parquet, proof, puzzle, runs, runs.proofs, runs.solutions, \
      search, spark
      runs.solutions -> cover, files, format, format.knuth, lattice, layers.rounds, links, \
      message, parquet, puzzle, runs, search, spark
      runs.starts -> cover, parquet, puzzle, runs, runs.solutions, search, spark, starts
      runs.sudoku -> cover, files, format, message, parquet, runs, spark, sudoku
      runs.tables -> message, parquet, runs, spark, tables
      source -> cover, diagram, files, format, lattice, links, message, puzzle, search, spark
      spark -> cover, estimate, layers.partitions, links, search
      verify -> boards, cover, diagram, files, format.knuth, links, message, parquet, puzzle, \
      runs, runs.boards, runs.rounds, runs.solutions, runs.sudoku, runs.tables, search, \
      spark, sudoku, tables
      verify.proofs -> cover, format.knuth, parquet, puzzle, runs, runs.proofs, \
      runs.solutions, search, spark, verify
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
    super(ARROWS, List.of("cli"), List.of("count: 41", "runs: 45"));
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

  /** Flags hold what the user asks for; other packages act on it. */
  @Test
  void flagsAreValues() {
    classes()
        .that()
        .resideInAPackage(ROOT + "cli.flag")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(ROOT + "cli.flag", ROOT + "message", "java..", "picocli..")
                .or(
                    belongToAnyOf(
                        BookletPrint.class, MemoryBudget.class, PuzzleNames.class, SaveMode.class)))
        .check(CLASSES);
  }

  /** Spark's scheduler hands results over, and waits for whoever writes to a store meanwhile. */
  @Test
  void resultsAreRecordedInAThreadOfTheirOwn() {
    // A reference to the method is handed to BinRecorder.
    noClasses().should().callMethod(RunCommitter.class, "record", List.class).check(CLASSES);
  }

  /** Also holds on a cluster's Spark, where these tests run on it. */
  @Test
  void everyMemberOfSparkAndItsLibrariesThatIsUsedIsThere() {
    assertThat(SparkMembers.of(CLASSES).missing()).isEmpty();
  }

  /** What Spark keeps to itself can change with each version, so each part has one user. */
  @Test
  @Tag("slow")
  void privatePartsOfSparkHaveOneUserEach() {
    assertThat(SparkMembers.of(CLASSES).privateByUser())
        .containsExactlyInAnyOrder(
            "cli.session.MasterCheck -> RpcAddress, RpcEnv, SecurityManager",
            "cli.sql.SqlPlans -> Dataset$, SessionState",
            "spark.SparkDisk -> BlockManager, DiskBlockManager",
            "spark.TaskCounters$OfSpark -> InputMetrics, OutputMetrics, TaskMetrics");
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
