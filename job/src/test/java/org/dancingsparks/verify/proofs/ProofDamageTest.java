package org.dancingsparks.verify.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.message.InputException;
import org.dancingsparks.proof.Proof;
import org.dancingsparks.proof.ProofRange;
import org.dancingsparks.proof.ProofSearch;
import org.dancingsparks.runs.PartRecord;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import scala.Tuple2;

/**
 * Damaged proofs, by the tasks that check them: they are refused unless the rules hold still, which
 * a reading of the rules by brute force decides.
 */
class ProofDamageTest {
  /** So few that most proofs need several partitions. */
  private static final int TASK_BYTES = 1 << 10;

  private static final int FEWEST_ROWS = 6;

  /** A proof as rows, and the problem that it is checked with. */
  private static final class Case {
    private Problem problem;
    private final List<Integer> givens;
    private final BigInteger claim;
    private final List<ProofRow> rows = new ArrayList<>();

    /** A proof of a random problem that can be written, of a few rows at least. */
    static Case of(Random random, Predicate<Problem> wanted) {
      Case each = new Case(SmallProblems.extended(random), random);
      while (!wanted.test(each.problem)
          || !canBeWritten(each.problem)
          || each.rows.size() < FEWEST_ROWS) {
        each = new Case(SmallProblems.extended(random), random);
      }
      return each;
    }

    private Case(Problem problem, Random random) {
      this.problem = problem;
      Prefix prefix = RandomCases.givens(problem, random);
      givens = prefix.list();
      Proof proof =
          new ProofSearch(
                  new OrderedProblem(problem, RandomCases.shuffled(problem, random), prefix), 1)
              .proof()
              .orElseThrow();
      claim = proof.count();
      ProofRange range = proof.range(proof.ranges(1).get(0));
      while (range.next()) {
        long[] key = IntStream.range(0, proof.fields().words()).mapToLong(range::word).toArray();
        rows.add(new ProofRow(key, range.item(), range.wholeNumber()));
      }
    }

    private int[] givens() {
      return givens.stream().mapToInt(Integer::intValue).toArray();
    }

    boolean holds() {
      ProofRules rules = new ProofRules(problem, givens());
      List<RuleReading.Row> read = new ArrayList<>();
      for (ProofRow row : rows) {
        if (!rules.isKey(row.key())) {
          return false;
        }
        Map<Integer, Integer> residual = new TreeMap<>();
        int[] state = rules.state(row.key());
        IntStream.range(0, state.length)
            .filter(item -> state[item] > 0)
            .forEach(item -> residual.put(item, state[item]));
        read.add(new RuleReading.Row(residual, row.item(), row.number()));
      }
      return new RuleReading(problem, givens).holds(read, claim);
    }

    /** Returns whether the tasks accept it. */
    boolean isAccepted() {
      ProofRules rules = new ProofRules(problem, givens());
      ProofPlace place =
          new ProofPlace(
              "",
              null,
              "",
              KnuthWriter.write(problem),
              givens(),
              ProofPlace.Sizes.of(rules.words(), 2, rows.size(), TASK_BYTES));
      int half = rows.size() / 2;
      List<Iterator<Tuple2<Integer, long[]>>> parts = new ArrayList<>();
      for (int part = 0; part < 2; part++) {
        int first = part == 0 ? 0 : half;
        List<ProofRow> ofPart = rows.subList(first, part == 0 ? half : rows.size());
        Iterator<ProofRow> each = ofPart.iterator();
        PartRecord record = new PartRecord("", ofPart.size(), 0, "");
        parts.add(
            EdgeTask.edges(
                place,
                new ProofPart(part, first, record),
                () -> each.hasNext() ? each.next() : null));
      }
      int lookups = place.sizes().lookups();
      List<Iterator<Tuple2<Integer, long[]>>> sent = exchanged(parts, 2 * lookups);
      List<Iterator<Tuple2<Integer, long[]>>> terms = new ArrayList<>();
      for (int lookup = 0; lookup < lookups; lookup++) {
        List<Tuple2<Integer, long[]>> chunks = new ArrayList<>();
        sent.get(lookup).forEachRemaining(chunks::add);
        sent.get(lookups + lookup).forEachRemaining(chunks::add);
        terms.add(new LookupTask(place).call(chunks.iterator()));
      }
      List<String> starts = new ArrayList<>();
      long found = 0;
      boolean isRight = true;
      for (Iterator<Tuple2<Integer, long[]>> chunks : exchanged(terms, place.sizes().sums())) {
        SumTask.Findings findings =
            SealedJson.record(SumTask.Findings.class, new SumTask(place).apply(chunks, Watch.NONE));
        starts.addAll(findings.starts());
        found += findings.rows();
        isRight &= findings.faults().isEmpty();
      }
      return isRight && found == rows.size() && starts.equals(List.of(claim.toString()));
    }

    private static List<Iterator<Tuple2<Integer, long[]>>> exchanged(
        List<Iterator<Tuple2<Integer, long[]>>> sources, int partitions) {
      List<List<Tuple2<Integer, long[]>>> targets =
          IntStream.range(0, partitions)
              .<List<Tuple2<Integer, long[]>>>mapToObj(target -> new ArrayList<>())
              .toList();
      sources.forEach(source -> source.forEachRemaining(chunk -> targets.get(chunk._1).add(chunk)));
      return targets.stream().map(List::iterator).toList();
    }

    /** Damages it in one of several ways. */
    void damage(Random random) {
      int at = random.nextInt(rows.size());
      int other = (at + 1 + random.nextInt(rows.size() - 1)) % rows.size();
      ProofRow row = rows.get(at);
      BigInteger change = BigInteger.valueOf(1 + random.nextInt(3));
      switch (random.nextInt(7)) {
        case 0 -> rows.set(at, with(row, row.number().add(change)));
        case 1 -> rows.remove(at);
        case 2 -> rows.add(added(random, row));
        case 3 -> {
          int item = random.nextInt(problem.items()) - 1;
          rows.set(at, new ProofRow(row.key(), item < row.item() ? item : item + 1, row.number()));
        }
        case 4 -> {
          // Their sum stays.
          ProofRow from = rows.get(other);
          BigInteger moved = from.number().signum() > 0 ? BigInteger.ONE : change.negate();
          rows.set(at, with(row, row.number().add(moved).max(BigInteger.ZERO)));
          rows.set(other, with(from, from.number().subtract(moved)));
        }
        case 5 -> rows.add(random.nextInt(rows.size() + 1), row);
        default -> problem = changed(random);
      }
    }

    private static ProofRow with(ProofRow row, BigInteger number) {
      return new ProofRow(row.key(), row.item(), number);
    }

    private ProofRow added(Random random, ProofRow like) {
      long[] key = like.key().clone();
      key[random.nextInt(key.length)] ^= 1L << random.nextInt(64);
      return new ProofRow(key, like.item(), random.nextBoolean() ? BigInteger.ZERO : like.number());
    }

    /** The problem without its last option, or with an option twice. */
    private Problem changed(Random random) {
      List<String> lines = new ArrayList<>(KnuthWriter.write(problem).lines().toList());
      boolean canLack = problem.options() > 0 && !givens.contains(problem.options() - 1);
      if (canLack && random.nextBoolean()) {
        lines.remove(lines.size() - 1);
      } else if (problem.options() > 0) {
        lines.add(lines.get(lines.size() - 1 - random.nextInt(problem.options())));
      }
      return KnuthReader.read("changed", String.join("\n", lines));
    }
  }

  private static boolean canBeWritten(Problem problem) {
    try {
      KnuthWriter.write(problem);
      return true;
    } catch (InputException e) {
      return false;
    }
  }

  @Test
  void damagesThatBreakARuleAreRefused() {
    int[] counts = new int[2];
    Seed.times(
        1_000,
        (random, seed) -> {
          Case each = Case.of(random, problem -> true);
          assertThat(each.holds()).isTrue();
          assertThat(each.isAccepted()).isTrue();
          each.damage(random);
          if (canBeWritten(each.problem)) {
            boolean holds = each.holds();
            assertThat(each.isAccepted()).isEqualTo(holds);
            counts[holds ? 1 : 0]++;
          }
        });
    System.out.printf("%,d damages break a rule, %,d do not%n", counts[0], counts[1]);
    assertThat(counts[0]).isGreaterThan((Campaign.IS_WHOLE ? 9 : 5) * counts[1]);
  }

  @Test
  @Tag("slow")
  void sqlAndPythonRefuseThemToo(@TempDir Path directory) throws Exception {
    try (OtherCheckers others = new OtherCheckers(directory)) {
      Seed.times(
          20,
          (random, seed) -> {
            for (int time = 0; time < Campaign.runs(4, 25); time++) {
              assertSameVerdicts(others, random);
            }
          });
    }
  }

  private static void assertSameVerdicts(OtherCheckers others, Random random) {
    Case each = Case.of(random, Problem::isPlain);
    String claim = each.claim.toString();
    others.write(each.problem, each.givens, each.rows);
    assertThat(others.sql()).isEqualTo(claim);
    assertThat(others.python()).isEqualTo(claim);
    each.damage(random);
    if (canBeWritten(each.problem)) {
      others.write(each.problem, each.givens, each.rows);
      boolean holds = each.holds();
      assertThat(others.sql().equals(claim)).isEqualTo(holds);
      assertThat(others.python().equals(claim)).isEqualTo(holds);
    }
  }
}
