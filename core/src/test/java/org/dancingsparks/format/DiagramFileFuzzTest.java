package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Fuzz;
import org.dancingsparks.testing.Mutator;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/**
 * A changed diagram file is refused in one line, or else lists solutions of its puzzle, none twice,
 * even if its checksum was made to fit. A campaign tries more inputs.
 */
class DiagramFileFuzzTest {
  private static final List<String> WORDS =
      List.of("puzzle", "problem", "given", "\0\0\0\1", "\0\0\0\0", "\u007f", "\1", "\2", "\0");

  private static final PiecePuzzle PIECES =
      PuzzleReader.read(
              "p",
              "name: p\nboard: 3x4\nturns: rotations\npieces:\n"
                  + "  I: {shape: '##', use: any-number}\n  O: {shape: '#', use: at-most-once}\n")
          .puzzle("p");

  private static final List<byte[]> FILES =
      List.of(
          Packed.file(PIECES),
          Packed.file(new PlainPuzzle("q", SmallProblems.sixByFour())),
          Packed.file(new PlainPuzzle("d", SmallProblems.dominoes(4, 4))),
          Packed.file(
              new PlainPuzzle(
                  "x",
                  KnuthReader.read(
                      "x.dlx",
                      "A 1:2|B 0:2|C | X Y\nA X:0 Y:0\nA C X:1 Y:1\nC X:0\nB X:1\nB C Y:1\nB\n"))));

  private static Optional<DiagramFile> read(byte[] file) {
    return Refusals.of(
        "f.xcd",
        () -> {
          try {
            return DiagramFile.read("f.xcd", new ByteArrayInputStream(file));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  @Test
  void bytesAreReadOrRefused() {
    Fuzz.inputs(
        random -> new Mutator(random, WORDS).bytes(FILES.get(random.nextInt(FILES.size()))),
        file -> read(file).ifPresent(DiagramFileFuzzTest::checkShape));
  }

  @Test
  void noByteCanBeFlippedCutOffOrAdded() {
    for (byte[] file : FILES) {
      for (int at = 0; at < file.length; at++) {
        byte[] flipped = file.clone();
        flipped[at] ^= 1;
        assertThat(read(flipped)).as("byte %d flipped", at).isEmpty();
        assertThat(read(Arrays.copyOf(file, at))).as("cut to %d bytes", at).isEmpty();
      }
      assertThat(read(Arrays.copyOf(file, file.length + 1))).isEmpty();
      assertThat(read(file)).isPresent();
    }
  }

  @Test
  void contentsWithAChecksumThatFitsAreReadOrRefused() {
    AtomicInteger accepted = new AtomicInteger();
    List<byte[]> bodies = FILES.stream().map(Packed::body).toList();
    Fuzz.inputs(
        random -> spoilt(random, bodies.get(random.nextInt(bodies.size()))),
        body ->
            read(Packed.file(body))
                .ifPresent(
                    file -> {
                      accepted.incrementAndGet();
                      checkShape(file);
                    }));
    assertThat(accepted.get()).isBetween(1, Fuzz.runs() / 2);
  }

  @Test
  void diagramsOfRandomProblemsWithAChecksumThatFitsAreReadOrRefused() {
    Fuzz.inputs(
        random -> spoilt(random, Packed.body(Packed.file(puzzle(random)))),
        body -> read(Packed.file(body)).ifPresent(DiagramFileFuzzTest::checkShape));
  }

  @Test
  void coloursAndBoundsComeBack() {
    Seed.times(
        200,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          DiagramFile read = read(Packed.file(new PlainPuzzle("x", problem))).orElseThrow();
          assertThat(read.puzzle().problem().canonicalText()).isEqualTo(problem.canonicalText());
          checkShape(read);
          RangeCursor cursor = read.diagram().cursor(0, read.diagram().count().intValueExact());
          assertThat(Walks.listed(cursor).stream().map(Walks::ascending))
              .containsExactlyInAnyOrderElementsOf(BruteForce.solutions(problem));
        });
  }

  private static Puzzle puzzle(Random random) {
    while (true) {
      Problem problem =
          random.nextBoolean()
              ? RandomCover.of(random).problem(random)
              : SmallProblems.extended(random);
      try {
        KnuthWriter.write(problem);
        return new PlainPuzzle("r", problem);
      } catch (InputException e) {
        // One that the format cannot hold.
      }
    }
  }

  /** Mostly in the diagram itself, which is at the end. */
  private static byte[] spoilt(Random random, byte[] body) {
    int start = random.nextInt(4) == 0 ? 0 : Math.max(0, body.length - 1 - random.nextInt(60));
    return new Mutator(random, WORDS).bytes(body, start);
  }

  private static void checkShape(DiagramFile file) {
    Diagram diagram = file.diagram();
    Problem problem = file.puzzle().problem();
    int count = diagram.count().intValueExact();
    RangeCursor cursor = diagram.cursor(0, count);
    Set<List<Integer>> seen = new HashSet<>();
    int options = 0;
    while (cursor.next()) {
      int[] solution = cursor.solution();
      assertThat(problem.isSolution(solution)).isTrue();
      assertThat(seen.add(Arrays.stream(solution).sorted().boxed().toList())).isTrue();
      assertThat(diagram.solution(BigInteger.valueOf(cursor.number()))).isEqualTo(solution);
      options += solution.length;
    }
    assertThat(seen).hasSize(count);
    assertThat(Arrays.stream(diagram.marginals()).reduce(BigInteger.ZERO, BigInteger::add))
        .isEqualTo(options);
    Refusals.checkShowable(file.puzzle().name() + diagram.order().name());
  }

  @Test
  void lengthsThatAreClaimedTakeNoMemory() {
    byte[] body = Packed.body(FILES.get(1));
    for (byte high : new byte[] {0, 1, 0x0f, 0x7f, (byte) 0xff}) {
      byte[] claiming = body.clone();
      claiming[0] = high;
      claiming[1] = (byte) 0x7f;
      assertThat(read(Packed.file(claiming))).isEmpty();
    }
  }

  @Test
  void whatUnpacksWithoutEndIsRefused() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 0;
          }

          @Override
          public int read(byte[] bytes, int from, int length) {
            return length;
          }
        };
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(
            () -> new BoundedStream("f.xcd", endless).transferTo(OutputStream.nullOutputStream()))
        .withMessageStartingWith("f.xcd decompresses to more than ");
  }
}
