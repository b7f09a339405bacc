package org.dancingsparks.rounds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Links;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;
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

  /** Receives rounds, and disturbs nothing. */
  private static class Rounds implements RoundListener {
    final List<RoundSummary> ended = new ArrayList<>();

    @Override
    public Progress begins(int round, int rounds) {
      return (done, found) -> {};
    }

    @Override
    public void ended(RoundSummary round) {
      ended.add(round);
    }
  }

  private RoundResult count(Search search, long memory, RoundListener listener) {
    return count(search, new RoundCount.Resources(directory.toString(), memory, 1), listener);
  }

  private static RoundResult count(Search search, String place, RoundListener listener) {
    return count(search, new RoundCount.Resources(place, 1 << 20, 1), listener);
  }

  private static RoundResult count(
      Search search, RoundCount.Resources resources, RoundListener listener) {
    RoundPlan plan =
        RoundPlan.of(
                search.problem(),
                search.order(),
                search.givens(),
                new RoundPlan.Resources(2, resources.memory()))
            .orElseThrow();
    return new RoundCount(SharedSpark.context(), search, plan, resources).run("test", listener);
  }

  private static Search search(Puzzle puzzle) {
    return Search.all(puzzle.problem(), puzzle.defaultOrder(), Prefix.EMPTY);
  }

  private static BigInteger expected(Search search) {
    return LayerCount.of(search.problem(), search.order(), search.givens()).count().orElseThrow();
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
    "queens:6, 1000000000"
  })
  void countsLikeLayersInOneJvm(String name, long memory) throws IOException {
    Search search = search(NamedPuzzles.of(name.replace(';', ',')));
    Rounds rounds = new Rounds();
    RoundResult result = count(search, memory, rounds);
    assertThat(result.solutions()).isEqualTo(expected(search));
    assertThat(rounds.ended).hasSize(rounds.ended.get(0).rounds());
    assertThat(rounds.ended.stream().mapToLong(RoundListener.RoundSummary::residuals).sum())
        .isEqualTo(result.residuals());
    assertNothingIsLeft();
  }

  @Test
  void countsRandomProblemsLikeLinks() {
    Seed.times(
        4,
        (random, seed) -> {
          Problem problem = suitable(random);
          Search search = Search.all(problem, ItemOrder.given(problem), Prefix.EMPTY);
          assertThat(count(search, 1 << 20, new Rounds()).solutions())
              .isEqualTo(new Links(problem, ItemOrder.given(problem)).count());
        });
  }

  /** A random problem with pieces that lie in a row, which can be counted in layers. */
  private static Problem suitable(Random random) {
    while (true) {
      Problem problem = random(random);
      if (LayerCount.byCarriers(problem, ItemOrder.given(problem), Prefix.EMPTY).isPresent()) {
        return problem;
      }
    }
  }

  private static Problem random(Random random) {
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
    Search search = Search.all(problem, ItemOrder.given(problem), Prefix.EMPTY);
    assertThat(count(search, 1 << 20, new Rounds()).solutions())
        .isEqualTo(BigInteger.valueOf(40_320).multiply(BigInteger.valueOf(copies).pow(8)));
  }

  @Test
  void countsTheSameAfterFailedAttempts() throws IOException {
    SharedSpark.context()
        .hadoopConfiguration()
        .set("fs.weary.impl", WearyFileSystem.class.getName());
    Search search = search(NamedPuzzles.of("pentominoes:3x20"));
    RoundResult result = count(search, "weary:" + directory, new Rounds());
    assertThat(result.solutions()).isEqualTo(8);
    assertNothingIsLeft();
  }

  @ParameterizedTest
  @CsvSource({"CHANGED, Residuals were lost", "LOST, is not there"})
  void noticesADamagedFile(String damage, String message) throws IOException {
    Rounds damaging =
        new Rounds() {
          @Override
          public void ended(RoundSummary round) {
            if (round.round() == 2) {
              damage(damage);
            }
          }
        };
    Search search = search(NamedPuzzles.of("pentominoes:6x10"));
    assertThatThrownBy(() -> count(search, 1 << 20, damaging)).hasStackTraceContaining(message);
    assertNothingIsLeft();
  }

  /** Damages a file of the second round. */
  private void damage(String damage) {
    try (Stream<Path> files = Files.walk(directory)) {
      Path file =
          files
              .filter(path -> path.getFileName().toString().startsWith("open-1-2-"))
              .findFirst()
              .get();
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
