package org.dancingsparks.verify.proofs;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
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
import org.dancingsparks.testing.RandomCases;
import scala.Tuple2;

/** A proof as rows in memory, and the problem that it is checked with, each of which may change. */
final class ProofCase {
  /** So few that most proofs need several partitions. */
  private static final int LEAST_TASK_BYTES = 1 << 10;

  /** The maximum number of partitions of rows, about. */
  private static final int PARTITIONS = 8;

  private Problem problem;
  private List<Integer> givens;
  private final BigInteger claim;
  private final List<ProofRow> rows = new ArrayList<>();

  /** The proof of a problem, with random givens and a random item order. */
  ProofCase(Problem problem, Random random) {
    this(problem, RandomCases.givens(problem, random), random);
  }

  /** The proof of a problem in a random item order. */
  ProofCase(Problem problem, Prefix given, Random random) {
    this(new OrderedProblem(problem, RandomCases.shuffled(problem, random), given));
  }

  /** The proof of a problem. */
  ProofCase(OrderedProblem ordered) {
    problem = ordered.problem();
    givens = ordered.givens().list();
    Proof proof = new ProofSearch(ordered, 1).proof().orElseThrow();
    claim = proof.count();
    ProofRange range = proof.range(proof.ranges(1).get(0));
    while (range.next()) {
      long[] key = IntStream.range(0, proof.fields().words()).mapToLong(range::word).toArray();
      rows.add(new ProofRow(key, range.item(), range.wholeNumber()));
    }
  }

  Problem problem() {
    return problem;
  }

  List<Integer> givens() {
    return givens;
  }

  BigInteger claim() {
    return claim;
  }

  /** The rows, which can be changed. */
  List<ProofRow> rows() {
    return rows;
  }

  /** Returns whether the problem can be written as text, and so be that of a run. */
  boolean canBeWritten() {
    return canBeWritten(problem);
  }

  static boolean canBeWritten(Problem problem) {
    try {
      KnuthWriter.write(problem);
      return true;
    } catch (InputException e) {
      return false;
    }
  }

  /** Takes another problem, which is given by the lines of its text; the givens get other ids. */
  void changeProblem(List<String> lines, List<Integer> given) {
    problem = KnuthReader.read("changed", String.join("\n", lines));
    givens = given;
  }

  /** Returns whether the rules hold, as brute force reads them. */
  boolean holds() {
    RuleReading reading = new RuleReading(problem, givens);
    List<RuleReading.Row> read = new ArrayList<>();
    for (ProofRow row : rows) {
      read.add(new RuleReading.Row(reading.residual(row.key()), row.item(), row.number()));
    }
    return reading.holds(read, claim);
  }

  /** Returns whether the tasks of {@code verify} accept it, in two parts. */
  boolean isAccepted() {
    int[] given = givens.stream().mapToInt(Integer::intValue).toArray();
    int words = new ProofRules(problem, given).words();
    if (rows.stream().anyMatch(row -> row.key().length != words)) {
      // Found by the names of the columns.
      return false;
    }
    int number = claim.bitLength() / Long.SIZE + 2;
    long bytes = RowTable.bytes(words, number) * (1 + rows.size() / PARTITIONS);
    ProofPlace place =
        new ProofPlace(
            "",
            null,
            "",
            KnuthWriter.write(problem),
            given,
            ProofPlace.Sizes.of(words, number, rows.size(), Math.max(LEAST_TASK_BYTES, bytes)));
    int half = rows.size() / 2;
    List<Iterator<Tuple2<Integer, long[]>>> parts =
        List.of(edges(place, 0, rows.subList(0, half)), edges(place, half, rest(half)));
    int lookups = place.sizes().lookups();
    List<Iterator<Tuple2<Integer, long[]>>> sent = exchanged(parts, 2 * lookups);
    List<Iterator<Tuple2<Integer, long[]>>> terms = new ArrayList<>();
    for (int lookup = 0; lookup < lookups; lookup++) {
      List<Tuple2<Integer, long[]>> chunks = new ArrayList<>();
      sent.get(lookup).forEachRemaining(chunks::add);
      sent.get(lookups + lookup).forEachRemaining(chunks::add);
      terms.add(new LookupTask(place).call(chunks.iterator()));
    }
    return isAccepted(exchanged(terms, place.sizes().sums()), new SumTask(place));
  }

  private List<ProofRow> rest(int from) {
    return rows.subList(from, rows.size());
  }

  private static Iterator<Tuple2<Integer, long[]>> edges(
      ProofPlace place, int first, List<ProofRow> rows) {
    Iterator<ProofRow> each = rows.iterator();
    ProofPart part =
        new ProofPart(0, first, new PartRecord("part-00000.parquet", rows.size(), 0, ""));
    return EdgeTask.edges(place, part, () -> each.hasNext() ? each.next() : null);
  }

  private boolean isAccepted(List<Iterator<Tuple2<Integer, long[]>>> sums, SumTask task) {
    List<String> starts = new ArrayList<>();
    long found = 0;
    boolean isRight = true;
    for (Iterator<Tuple2<Integer, long[]>> chunks : sums) {
      SumTask.Findings findings =
          SealedJson.record(SumTask.Findings.class, task.apply(chunks, Watch.NONE));
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
}
