package org.dancingsparks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.SparkContext;
import org.dancingsparks.boards.BoardCounts;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.parquet.SolutionReader;
import org.dancingsparks.proof.Proof;
import org.dancingsparks.proof.ProofSearch;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunTarget;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.runs.StoredRun;
import org.dancingsparks.runs.boards.BoardPlan;
import org.dancingsparks.runs.boards.BoardRun;
import org.dancingsparks.runs.proofs.ProofRun;
import org.dancingsparks.runs.proofs.ProofSummary;
import org.dancingsparks.runs.rounds.RoundRun;
import org.dancingsparks.runs.rounds.TaskMemory;
import org.dancingsparks.runs.rounds.TemporaryRun;
import org.dancingsparks.runs.solutions.SolutionRun;
import org.dancingsparks.runs.solutions.SolutionSet;
import org.dancingsparks.runs.solutions.SolutionSummary;
import org.dancingsparks.runs.starts.StartJob;
import org.dancingsparks.runs.starts.StartRun;
import org.dancingsparks.runs.starts.StartSummary;
import org.dancingsparks.runs.sudoku.ListPlan;
import org.dancingsparks.runs.sudoku.ListRun;
import org.dancingsparks.runs.sudoku.ListSummary;
import org.dancingsparks.runs.sudoku.SudokuList;
import org.dancingsparks.runs.sudoku.Survey;
import org.dancingsparks.runs.tables.TableRow;
import org.dancingsparks.runs.tables.TableRun;
import org.dancingsparks.runs.tables.TableSummary;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Planner;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.spark.SearchJob;
import org.dancingsparks.spark.SolutionTask;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.sudoku.SolverSettings;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.tables.MemberPattern;
import org.dancingsparks.tables.Quantity;
import org.dancingsparks.tables.Table;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.verify.Verification;
import org.dancingsparks.verify.proofs.ProofVerification;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Code at the beginning of packages' comments: files, Spark jobs and runs. */
@Tag("spark")
class RunPackagesTest {
  private final SparkContext spark = SharedSpark.context();
  private final TaskRunner runner = TaskRunner.of(spark);
  private final Configuration hadoop = spark.hadoopConfiguration();
  private final Progress progress = (done, found) -> {};
  private final Puzzle puzzle = NamedPuzzles.of("dominoes:4x4");
  private final Search search = Engines.of(puzzle).withDiagram(Searches.of(puzzle).all());

  @TempDir private Path temporary;
  private String directory;

  @BeforeEach
  void nameDirectory() {
    directory = temporary.resolve("dir").toString();
  }

  private RunTarget target() {
    return new RunTarget(directory, SaveMode.REFUSE, hadoop);
  }

  private SolutionSummary stored() {
    // tag::runs
    Plan plan = Planner.plan(search, OptionalInt.empty(), 4); // bins
    SolutionRun kind = new SolutionRun(ResultType.SOLUTIONS, puzzle, plan, "1.0");
    RunTarget target = new RunTarget(directory, SaveMode.REFUSE, hadoop);
    var run = StoredRun.begin(target, kind); // makes DIR/_work-...
    var completed = run.run(runner, progress); // DIR/part-..., and DIR/_meta/run.json last
    SolutionSummary summary = completed.summary();
    // end::runs
    return summary;
  }

  @Test
  void aRunStoresSolutions() {
    assertThat(stored().parts()).hasSize(4);
    assertThat(Path.of(directory, "_meta/run.json")).exists();
  }

  @Test
  void aSolutionSetIsRead() {
    stored();
    List<int[]> first = new ArrayList<>();
    // tag::runs.solutions
    SolutionSet set = SolutionSet.open(directory, hadoop);
    Puzzle solved = set.puzzle();
    set.read(
        hadoop,
        options -> {
          first.add(options.clone()); // option ids
          return first.size() < 10;
        });
    // end::runs.solutions
    assertThat(solved.name()).isEqualTo("dominoes:4x4");
    assertThat(first).hasSize(10).allMatch(options -> solved.problem().isSolution(options));
  }

  @Test
  void aPartIsRead() throws IOException {
    stored();
    int rows = 0;
    // tag::parquet
    var part = new org.apache.hadoop.fs.Path(directory, "part-00000.parquet");
    FileSystem files = HadoopFiles.of(part, hadoop);
    try (SolutionReader reader = SolutionReader.open(files, part, SolutionSchema.of(puzzle))) {
      while (reader.next() >= 0) {
        int[] options = reader.options(); // valid until the next row
        rows++;
      }
    }
    // end::parquet
    assertThat(rows).isEqualTo(9);
  }

  @Test
  void aSetIsVerified() {
    stored();
    // tag::verify
    Verification verification = new Verification(directory, hadoop);
    verification.readParts(spark, progress); // a task each
    verification.compare(wanted -> Engines.of(puzzle).withDiagram(wanted)); // counts again
    List<String> faults = verification.faults(); // none
    // end::verify
    assertThat(faults).isEmpty();
  }

  private ProofSummary storedProof() {
    var problem = new OrderedProblem(puzzle.problem(), puzzle.defaultOrder());
    RunTarget target = target();
    // tag::runs.proofs
    Proof proof = new ProofSearch(problem, 2).proof().orElseThrow(); // in memory
    var stored = StoredRun.begin(target, ProofRun.of(puzzle, problem, proof, "1.0"));
    ProofSummary summary = stored.run(runner, progress).summary();
    BigInteger solutions = summary.count(); // 36
    // end::runs.proofs
    assertThat(solutions).isEqualTo(36);
    return summary;
  }

  @Test
  void aProofIsStoredAndVerified() {
    ProofSummary summary = storedProof();
    // tag::verify.proofs
    ProofVerification verification = new ProofVerification(directory, hadoop);
    verification.readRows(spark, progress); // a task for each part, and two shuffles
    List<String> faults = verification.faults(); // none
    // end::verify.proofs
    assertThat(faults).isEmpty();
    assertThat(verification.rows()).isEqualTo(summary.rows());
  }

  @Test
  void filesAreWrittenWhole() throws IOException {
    // tag::files
    Puzzle puzzle = Puzzles.find("queens:8", () -> hadoop).puzzle(); // or a path: hdfs://...
    var path = new org.apache.hadoop.fs.Path(directory, "name");
    AtomicFiles files = new AtomicFiles(HadoopFiles.of(path, hadoop));
    files.make(path.getParent());
    files.write(path, puzzle.name()); // all of it or nothing, and on the disk
    Optional<String> text = files.read(path);
    // end::files
    assertThat(text).contains("queens:8");
  }

  @Test
  void binsAreCountedByTasks() {
    // tag::spark
    Plan plan = Planner.plan(search, OptionalInt.empty(), 4); // bins, and as many tasks
    List<BinResult> results = new ArrayList<>();
    new SearchJob(runner, "count").run(plan, SolutionTask.counting(), results::add, progress);
    BigInteger solutions = BinResult.solutions(results); // 36
    // end::spark
    assertThat(solutions).isEqualTo(36);
  }

  @Test
  void startsAreCountedOrStored() {
    RunTarget target = target();
    // tag::runs.starts
    StartPlan plan = StartPlan.of(puzzle, search, 2); // two pieces are placed
    StartCounts counts = new StartJob(runner, plan, progress).count(); // no file

    var stored = StoredRun.begin(target, StartRun.of(plan, "1.0"));
    StartSummary summary = stored.run(runner, progress).summary();
    // end::runs.starts
    assertThat(summary.counts().unique()).isEqualTo(counts.unique()).isPositive();
  }

  @Test
  void boardsAreStored() {
    RunTarget target = target();
    // tag::runs.boards
    String yaml = "board: 2x3\nholes: 2\npieces:\n  D: {shape: '##', use: 2}\n";
    PiecePuzzle puzzle = PuzzleReader.read("holes.yaml", yaml).puzzle("holes");
    BoardPlan plan = BoardPlan.of(puzzle, puzzle.defaultOrder(), Prefix.EMPTY, 2); // bins
    BoardRun kind = new BoardRun(plan, 1 << 28, "1.0");
    BoardCounts counts = StoredRun.begin(target, kind).run(runner, progress).summary().counts();
    long solvable = counts.solvable(); // of 15 choices of two cells
    // end::runs.boards
    assertThat(counts.all()).isEqualTo(15);
    assertThat(solvable).isBetween(1L, 14L);
  }

  @Test
  void aListIsSolved() throws IOException {
    RunTarget target = target();
    Path lines = Files.writeString(temporary.resolve("list.txt"), "12..\n" + ".".repeat(16) + "\n");
    // tag::runs.sudoku
    SudokuList list = SudokuList.open(lines.toString(), hadoop); // a puzzle a line
    SolverSettings settings = new SolverSettings(SudokuShape.order(2), 100); // solutions at most
    ListPlan plan = Survey.plan(runner, list, settings, 4); // bins
    ListSummary summary =
        StoredRun.begin(target, new ListRun(plan, "1.0")).run(runner, progress).summary();
    long puzzles = summary.totals().puzzles();
    long rejected = summary.totals().rejected(); // listed beside the parts
    // end::runs.sudoku
    assertThat(puzzles).isOne();
    assertThat(rejected).isOne();
  }

  @Test
  void aTableIsStored() {
    RunTarget target = target();
    TableRun.Members members = new Queens();
    // tag::runs.tables
    MemberPattern queens = new MemberPattern("queens:N");
    Table table = new Table(queens, Quantity.SOLUTIONS, Optional.empty(), 4, 6);
    TableRun kind = new TableRun(table, "none", "1.0", members); // which count them
    TableSummary summary = StoredRun.begin(target, kind).run(runner, progress).summary();
    for (TableRow row : summary.rows()) {
      System.out.println(row.puzzle() + " " + row.solutions()); // queens:4 2, ...
    }
    // end::runs.tables
    assertThat(summary.rows())
        .extracting(TableRow::solutions)
        .map(BigInteger::intValue)
        .containsExactly(2, 10, 4);
  }

  private static final class Queens implements TableRun.Members {
    @Override
    public TableRow count(int number) {
      String name = "queens:" + number;
      BigInteger solutions = Counting.of(NamedPuzzles.of(name)).solutions();
      return new TableRow(
          number, name, solutions, "links", 0, 0, null, null, "unknown", null, null);
    }

    @Override
    public void finished(TableRow row) {}
  }

  @Test
  void roundsCount() {
    String parent = temporary.toString();
    // tag::runs.rounds
    var resources = new RoundPlan.Resources(2, 1 << 20); // cores, and bytes a task
    Search all = Searches.of(puzzle).all();
    RoundPlan plan = RoundPlan.of(all.ordered(), resources);
    var subject = new RoundRun.Subject(ResultType.COUNT, puzzle, all, "1.0");
    var memory = new TaskMemory(1 << 20, 1);
    RoundRun count = new RoundRun(subject, plan, memory, round -> {});
    var completed = new TemporaryRun(spark, parent).run(count, progress);
    BigInteger solutions = completed.summary().count(); // 36
    // end::runs.rounds
    assertThat(solutions).isEqualTo(36);
  }
}
