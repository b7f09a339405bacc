package org.dancingsparks.verify.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Damaged proofs, by the tasks that check them: they are refused unless the rules hold still, which
 * a reading of the rules by brute force decides.
 */
class ProofDamageTest {
  private static final int FEWEST_ROWS = 6;

  /** A proof of a random problem that can be written, of a few rows at least. */
  private static ProofCase proof(Random random, Predicate<Problem> wanted) {
    while (true) {
      ProofCase each = new ProofCase(SmallProblems.extended(random), random);
      if (wanted.test(each.problem()) && each.canBeWritten() && each.rows().size() >= FEWEST_ROWS) {
        return each;
      }
    }
  }

  /** Damages a proof in one of several ways. */
  private static void damage(ProofCase proof, Random random) {
    List<ProofRow> rows = proof.rows();
    int at = random.nextInt(rows.size());
    ProofRow row = rows.get(at);
    BigInteger change = BigInteger.valueOf(1 + random.nextInt(3));
    switch (random.nextInt(9)) {
      case 0 -> {
        boolean isMore = random.nextBoolean();
        rows.set(at, with(row, row.number().add(isMore ? change : change.negate())));
      }
      case 1 -> rows.remove(at);
      case 2 -> rows.add(added(random, row));
      case 3 -> {
        int item = random.nextInt(proof.problem().items()) - 1;
        rows.set(at, new ProofRow(row.key(), item < row.item() ? item : item + 1, row.number()));
      }
      case 4 -> {
        // Their sum stays.
        int other = (at + 1 + random.nextInt(rows.size() - 1)) % rows.size();
        rows.set(at, with(row, row.number().add(change)));
        rows.set(other, with(rows.get(other), rows.get(other).number().subtract(change)));
      }
      case 5 -> rows.add(random.nextInt(rows.size() + 1), row);
      // As if its file had been cut short, and its manifest followed.
      case 6 -> rows.subList(at, rows.size()).clear();
      case 7 -> removeOption(proof, random);
      default -> addOption(proof, random);
    }
  }

  private static ProofRow with(ProofRow row, BigInteger number) {
    return new ProofRow(row.key(), row.item(), number);
  }

  /** A row of another residual, or of none; or of the same with another number. */
  private static ProofRow added(Random random, ProofRow like) {
    if (random.nextInt(4) == 0) {
      return with(like, like.number().add(BigInteger.ONE));
    }
    long[] key = like.key().clone();
    key[random.nextInt(key.length)] ^= 1L << random.nextInt(64);
    return new ProofRow(key, like.item(), random.nextBoolean() ? BigInteger.ZERO : like.number());
  }

  private static void removeOption(ProofCase proof, Random random) {
    int options = proof.problem().options();
    int removed = options == 0 ? 0 : random.nextInt(options);
    if (options > 0 && !proof.givens().contains(removed)) {
      List<String> lines = lines(proof);
      lines.remove(1 + removed);
      proof.changeProblem(
          lines, proof.givens().stream().map(id -> id > removed ? id - 1 : id).toList());
    }
  }

  /** Adds an option anywhere: a second one like another, or one of the items of several. */
  private static void addOption(ProofCase proof, Random random) {
    int options = proof.problem().options();
    if (options > 0) {
      List<String> lines = lines(proof);
      int added = random.nextInt(options + 1);
      lines.add(1 + added, option(lines.subList(1, lines.size()), random));
      proof.changeProblem(
          lines, proof.givens().stream().map(id -> id >= added ? id + 1 : id).toList());
    }
  }

  private static String option(List<String> others, Random random) {
    String like = others.get(random.nextInt(others.size()));
    if (random.nextInt(3) == 0) {
      return like;
    }
    List<String> entries =
        new ArrayList<>(
            List.of((like + " " + others.get(random.nextInt(others.size()))).split(" ")));
    Collections.shuffle(entries, random);
    Set<String> items = new HashSet<>();
    entries.removeIf(entry -> !items.add(entry.split(":")[0]));
    return String.join(" ", entries.subList(0, 1 + random.nextInt(entries.size())));
  }

  private static List<String> lines(ProofCase proof) {
    List<String> lines = new ArrayList<>(KnuthWriter.write(proof.problem()).lines().toList());
    assertThat(lines).hasSize(1 + proof.problem().options());
    return lines;
  }

  @Test
  void damagesThatBreakARuleAreRefused() {
    int[] counts = new int[3];
    Seed.times(
        1_000,
        (random, seed) -> {
          ProofCase each = proof(random, problem -> true);
          Problem problem = each.problem();
          assertThat(each.holds()).isTrue();
          assertThat(each.isAccepted()).isTrue();
          damage(each, random);
          if (each.canBeWritten()) {
            boolean holds = each.holds();
            assertThat(each.isAccepted()).isEqualTo(holds);
            counts[holds ? 1 : 0]++;
            if (holds && each.problem() != problem) {
              // Nothing but the hash can tell.
              assertThat(each.problem().hash()).isNotEqualTo(problem.hash());
              counts[2]++;
            }
          }
        });
    System.out.printf(
        "%,d damages break a rule, %,d do not, %,d of these by another problem%n",
        counts[0], counts[1], counts[2]);
    assertThat(counts[0]).isGreaterThan((Campaign.IS_WHOLE ? 9 : 5) * counts[1]);
  }

  @Test
  @Tag("slow")
  void sqlAndPythonRefuseThemToo(@TempDir Path directory) throws Exception {
    OtherCheckers.assertAll(directory, ProofDamageTest::assertSameVerdicts);
  }

  private static void assertSameVerdicts(OtherCheckers others, Random random) {
    ProofCase each = proof(random, Problem::isPlain);
    String claim = each.claim().toString();
    others.write(each);
    assertThat(others.sql()).isEqualTo(claim);
    assertThat(others.python()).isEqualTo(claim);
    damage(each, random);
    if (each.canBeWritten()) {
      others.write(each);
      boolean holds = each.holds();
      assertThat(others.sql().equals(claim)).isEqualTo(holds);
      assertThat(others.python().equals(claim)).isEqualTo(holds);
    }
  }
}
