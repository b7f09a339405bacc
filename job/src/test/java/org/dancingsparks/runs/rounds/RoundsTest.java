package org.dancingsparks.runs.rounds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.FaultyFileSystem;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunTarget;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.runs.StoredRun;
import org.dancingsparks.runs.solutions.SolutionSummary;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("spark")
class RoundsTest {
  @TempDir private Path directory;

  private final List<RoundListener.RoundSummary> ended = new ArrayList<>();
  private String damaged;

  /** A run of a search in as many rounds as two cores and the memory need. */
  private RoundRun rounds(Search search, long memory, RoundListener listener) {
    RoundPlan plan = RoundPlan.of(search.ordered(), new RoundPlan.Resources(2, memory));
    Puzzle puzzle = new PlainPuzzle("test", search.problem());
    return new RoundRun(
        new RoundRun.Subject(ResultType.COUNT, puzzle, search, "test"),
        plan,
        new TaskMemory(memory, 1),
        listener);
  }

  private BigInteger count(Search search, long memory, RoundListener listener) {
    return count(rounds(search, memory, listener), directory.toString());
  }

  private static BigInteger count(RoundRun rounds, String place) {
    return new TemporaryRun(SharedSpark.context(), place)
        .run(rounds, (done, found) -> {})
        .summary()
        .count();
  }

  /** Counts in a directory that remains. */
  private SolutionSummary stored(RoundRun rounds, SaveMode existing) {
    RunTarget place =
        new RunTarget(
            directory.resolve("stored").toString(),
            existing,
            SharedSpark.context().hadoopConfiguration());
    return StoredRun.begin(place, rounds)
        .run(TaskRunner.of(SharedSpark.context()), (done, found) -> {})
        .summary();
  }

  private static Search search(Puzzle puzzle) {
    return Search.all(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
  }

  private static BigInteger expected(Search search) {
    return LayerCount.of(search.ordered()).count().orElseThrow();
  }

  private void assertNothingIsLeft() throws IOException {
    try (Stream<Path> left = Files.list(directory)) {
      assertThat(left).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "kanoodle, 1000000000",
    "pentominoes:6x10, 1000000000",
    "pentominoes:3x20, 100000",
    "langford:2;8, 1000000000",
    "pentominoes:5x12, 1000000000",
    "queens:8, 1000000000",
    "queens:9, 1000",
    "dominoes:8x8, 1000000000",
    "sudoku:2, 1000000000"
  })
  void countsLikeLayersInOneJvm(String name, long memory) throws IOException {
    Search search = search(NamedPuzzles.of(name.replace(';', ',')));
    assertThat(count(search, memory, ended::add)).isEqualTo(expected(search));
    assertThat(ended).hasSize(ended.get(0).rounds());
    assertThat(ended).allMatch(round -> round.residuals() > 0 || round.bytes() == 0);
    assertNothingIsLeft();
  }

  @Test
  void countsRandomProblemsLikeLinks() {
    Seed.times(
        8,
        (random, seed) -> {
          Problem problem = suitable(random);
          Search search = Search.all(new OrderedProblem(problem, ItemOrder.given(problem)));
          assertThat(count(search, 1 << 20, ended::add))
              .isEqualTo(new Links(problem, ItemOrder.given(problem)).count());
        });
  }

  /** A random problem that takes several rounds, with pieces or without. */
  private static Problem suitable(Random random) {
    return random.nextBoolean()
        ? RandomCases.farPairs(17 + random.nextInt(60), random)
        : withPieces(random);
  }

  /** A random problem with pieces that lie in a row. */
  private static Problem withPieces(Random random) {
    int pieces = 3 + random.nextInt(4);
    int cells = 2 * pieces;
    boolean isReversible = random.nextBoolean();
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    IntStream.range(0, cells).forEach(cell -> builder.primary("c" + cell));
    IntStream.range(0, pieces).forEach(piece -> builder.primary("p" + piece));
    int id = 0;
    for (int piece = 0; piece < pieces; piece++) {
      for (int first = 0; first + 1 < cells; first++) {
        int second = Math.min(cells - 1, first + 1 + random.nextInt(2));
        builder.option(id++, List.of("p" + piece, "c" + first, "c" + second));
        if (isReversible) {
          builder.option(
              id++, List.of("p" + piece, "c" + (cells - 1 - first), "c" + (cells - 1 - second)));
        }
      }
    }
    return builder.build();
  }

  @Test
  void countsBeyondLongs() {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    List<String> pieces = Stream.of("A", "B", "C", "D", "E", "F", "G", "H").toList();
    pieces.forEach(builder::primary);
    pieces.forEach(piece -> builder.primary(piece + piece));
    int copies = 300;
    for (int option = 0; option < copies * pieces.size() * pieces.size(); option++) {
      int pair = option / copies;
      String cell = pieces.get(pair % pieces.size());
      builder.option(option, List.of(pieces.get(pair / pieces.size()), cell + cell));
    }
    Problem problem = builder.build();
    Search search = Search.all(new OrderedProblem(problem, ItemOrder.given(problem)));
    assertThat(count(search, 1 << 20, ended::add))
        .isEqualTo(BigInteger.valueOf(40_320).multiply(BigInteger.valueOf(copies).pow(8)));
  }

  /** Multiplicities and residuals of several words. */
  @Test
  void countsBeyondLongsWithoutPieces() {
    Seed.times(
        2,
        (random, seed) -> {
          Problem problem = RandomCases.copied(RandomCases.farPairs(70, random), 3);
          Search search = Search.all(new OrderedProblem(problem, ItemOrder.given(problem)));
          BigInteger expected =
              new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow().count();
          assertThat(expected.bitLength()).isGreaterThan(Long.SIZE);
          assertThat(count(search, 1 << 20, ended::add)).isEqualTo(expected);
        });
    assertThat(ended).hasSizeGreaterThan(2).anyMatch(round -> round.partitions() > 1);
  }

  /** A run that was stopped after any round, again and again. */
  @Test
  void resumesRandomProblems() {
    Seed.times(
        4,
        (random, seed) -> {
          Problem problem = suitable(random);
          Search search = Search.all(new OrderedProblem(problem, ItemOrder.given(problem)));
          SaveMode existing = SaveMode.OVERWRITE;
          boolean isStopped = true;
          while (isStopped) {
            isStopped = isStopped(search, existing, random.nextInt(9));
            existing = SaveMode.RESUME;
          }
        });
  }

  /** Counts, and ends after some rounds as if the driver had died. */
  private boolean isStopped(Search search, SaveMode existing, int after) {
    AtomicInteger left = new AtomicInteger(after);
    RoundListener stopping =
        round -> {
          if (left.getAndDecrement() == 0) {
            throw new IllegalStateException("stopped");
          }
        };
    try {
      SolutionSummary summary = stored(rounds(search, 1 << 20, stopping), existing);
      assertThat(summary.count()).isEqualTo(new Links(search.problem(), search.order()).count());
      return false;
    } catch (IllegalStateException e) {
      assertThat(e).hasMessage("stopped");
      return true;
    }
  }

  @Test
  void filesOfEarlierRoundsAreDeletedAndDoneRoundsAreNotRepeated() throws IOException {
    Search search = search(NamedPuzzles.of("pentominoes:3x20"));
    RoundListener stopping =
        round -> {
          ended.add(round);
          if (round.round() == 4) {
            throw new IllegalStateException("stopped");
          }
        };
    assertThatThrownBy(() -> stored(rounds(search, 1 << 30, stopping), SaveMode.REFUSE))
        .hasMessage("stopped");
    // Residuals of round 3, which were not yet deleted, and of round 4.
    // One of its partitions is cut.
    assertThat(files("-open-")).hasSize(6 + 5);
    // Round 3 was joined with itself; rounds 1 and 2 wait for 5 and 4.
    assertThat(files("-fillings-")).hasSize(1 + 4 + 5);
    SolutionSummary summary = stored(rounds(search, 1 << 30, ended::add), SaveMode.RESUME);
    assertThat(summary.count()).isEqualTo(8);
    assertThat(ended.stream().map(RoundListener.RoundSummary::round))
        .containsExactly(1, 2, 3, 4, 5);
    assertThat(summary.nodes())
        .isEqualTo(ended.stream().mapToLong(RoundListener.RoundSummary::residuals).sum());
    assertThat(files("attempt-")).isEmpty();
  }

  private List<Path> files(String part) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return new ArrayList<>(
          files.filter(path -> path.getFileName().toString().contains(part)).toList());
    }
  }

  @Test
  void countsTheSameAfterFailedAttempts() throws IOException {
    Search search = search(NamedPuzzles.of("pentominoes:3x20"));
    FaultyFileSystem.install(
        new Faults(
            1,
            (operation, path, ordinal) ->
                operation == Faults.Operation.CREATE
                        && path.getName().contains("-fillings-")
                        && TaskContext.get().attemptNumber() < 2
                    ? Faults.Fault.FAILS
                    : Faults.Fault.NONE));
    try {
      assertThat(count(rounds(search, 1 << 20, ended::add), "faulty:" + directory)).isEqualTo(8);
    } finally {
      FaultyFileSystem.install(Faults.none());
    }
    assertNothingIsLeft();
  }

  @ParameterizedTest
  @CsvSource({
    "pentominoes:6x10, CHANGED, Residuals were lost",
    "pentominoes:6x10, LOST, Cannot read attempt-",
    "queens:8, CHANGED, Residuals were lost",
    "queens:8, LOST, Cannot read attempt-"
  })
  void noticesADamagedFile(String name, String damage, String message) throws IOException {
    RoundListener damaging =
        round -> {
          if (round.round() == 2) {
            damage(damage);
          }
        };
    Search search = search(NamedPuzzles.of(name));
    assertThatThrownBy(() -> count(search, 1 << 20, damaging)).hasStackTraceContaining(message);
    assertNothingIsLeft();
  }

  @Test
  void whyACountFailedIsNotHiddenWhereItsFilesCannotBeDeleted() {
    FaultyFileSystem.install(Faults.of(Faults.Operation.DELETE, Faults.Fault.IS_FORBIDDEN));
    RoundListener failing =
        round -> {
          throw new IllegalStateException("stopped");
        };
    RoundRun rounds = rounds(search(NamedPuzzles.of("queens:7")), 1 << 20, failing);
    try {
      assertThatThrownBy(() -> count(rounds, "faulty:" + directory)).hasMessage("stopped");
    } finally {
      FaultyFileSystem.install(Faults.none());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pentominoes:3x20, CHANGED",
    "pentominoes:3x20, LOST",
    "queens:8, CHANGED",
    "queens:8, LOST"
  })
  void makesADamagedFileAgain(String name, String damage) {
    RoundListener stopping =
        round -> {
          if (round.round() == 3) {
            damage(damage);
            throw new IllegalStateException("stopped");
          }
        };
    Search search = search(NamedPuzzles.of(name));
    assertThatThrownBy(() -> stored(rounds(search, 1 << 30, stopping), SaveMode.REFUSE))
        .hasMessage("stopped");
    List<String> repeated = new ArrayList<>();
    RoundListener listener =
        new RoundListener() {
          @Override
          public void ended(RoundSummary round) {
            ended.add(round);
          }

          @Override
          public void repeats(int round, List<String> faulty) {
            faulty.forEach(file -> repeated.add(round + " " + file));
          }
        };
    assertThat(stored(rounds(search, 1 << 30, listener), SaveMode.RESUME).count())
        .isEqualTo(expected(search));
    // The files of the round before were not yet deleted when the count stopped.
    assertThat(repeated).containsExactly("3 " + damaged);
    assertThat(ended.get(0).round()).isEqualTo(3);
  }

  @Test
  void saysNothingOfFilesWhereNoneIsDamaged() {
    Search search = search(NamedPuzzles.of("queens:8"));
    assertThat(isStopped(search, SaveMode.REFUSE, 2)).isTrue();
    RoundListener listener =
        new RoundListener() {
          @Override
          public void ended(RoundSummary round) {}

          @Override
          public void repeats(int round, List<String> faulty) {
            throw new AssertionError(faulty);
          }
        };
    assertThat(stored(rounds(search, 1 << 20, listener), SaveMode.RESUME).count())
        .isEqualTo(expected(search));
  }

  /** Damages a file of the last round. */
  private void damage(String damage) {
    try {
      List<Path> files = files("-open-");
      files.removeIf(file -> file.toFile().length() == 0);
      Path file = Collections.max(files);
      damaged = file.getFileName().toString();
      if (damage.equals("LOST")) {
        Files.delete(file);
      } else {
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
