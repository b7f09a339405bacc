package org.dancingsparks.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.links.Profile;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Planner;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import scala.jdk.javaapi.CollectionConverters;

class SearchJobTest {
  private static final Search QUEENS = Walks.all(SmallProblems.queens(8));
  private static final Plan PLAN = Planner.plan(QUEENS, OptionalInt.of(2), 8);
  private static final Progress SILENT = (done, solutions) -> {};

  private static List<BinResult> run(Plan plan, SolutionTask<BinResult> task) {
    List<BinResult> results = new ArrayList<>();
    new SearchJob(TaskRunner.of(SharedSpark.context()), "test")
        .run(plan, task, results::add, SILENT);
    return results;
  }

  @Test
  void whyAJobEndedIsNotHiddenWhereSparkWasStopped() {
    SparkContext spark = SharedSpark.context();
    SparkJob job = new SparkJob(spark, "stopped", "1 task");
    Consumer<Integer> stopping =
        result -> {
          CompletableFuture.runAsync(SharedSpark::stop);
          while (!spark.isStopped()) {
            Thread.onSpinWait();
          }
          throw new IllegalArgumentException("the reason");
        };
    try {
      assertThatThrownBy(() -> job.run(List.of(1), (element, watch) -> element, stopping, SILENT))
          .isNotInstanceOf(IllegalStateException.class);
    } finally {
      SharedSpark.stop();
    }
  }

  private static long solutions(List<BinResult> results) {
    return results.stream().mapToLong(result -> result.solutions().longValueExact()).sum();
  }

  /** Takes each solution, and fails half-way on the first attempts. */
  private static SolutionTask<BinResult> failing(int attempts) {
    return cursor -> {
      long solutions = 0;
      while (cursor.next()) {
        solutions++;
        if (solutions == 5 && TaskContext.get().attemptNumber() < attempts) {
          throw new UncheckedIOException(
              new IOException("attempt " + TaskContext.get().attemptNumber()));
        }
      }
      return cursor.result(BigInteger.valueOf(solutions));
    };
  }

  @Test
  void eachBinGivesOneResultThatIsTheLocalOne() {
    List<BinResult> results = run(PLAN, SolutionTask.counting());

    assertThat(results)
        .extracting(BinResult::bin)
        .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
    for (BinResult result : results) {
      BinResult here = BinResult.count(QUEENS, PLAN.bins().get(result.bin()));
      assertThat(result.solutions()).isEqualTo(here.solutions());
      assertThat(result.profile()).isEqualTo(here.profile());
      assertThat(result.cpuNanos()).isPositive();
    }
    assertThat(solutions(results)).isEqualTo(92);
  }

  @Test
  void tasksThatFailThreeTimesStillGiveEachResultOnce() {
    List<BinResult> results = run(PLAN, failing(3));

    assertThat(results)
        .extracting(BinResult::bin)
        .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
    assertThat(solutions(results)).isEqualTo(92);
    Profile whole =
        results.stream().map(BinResult::profile).reduce(PLAN.expansion(), Profile::plus);
    Plan uncut = Planner.plan(QUEENS, OptionalInt.of(0), 1);
    assertThat(whole)
        .isEqualTo(uncut.expansion().plus(BinResult.count(QUEENS, uncut.bins().get(0)).profile()));
  }

  @Test
  void taskThatAlwaysFailsEndsTheJobWithItsCause() {
    assertThatThrownBy(() -> run(PLAN, failing(100)))
        .hasStackTraceContaining("attempt 3")
        .satisfies(
            failure -> assertThat(causes(failure)).anyMatch(cause -> cause instanceof IOException));
  }

  @Test
  void messageForTheUserSurvivesTheWayFromATask() {
    SolutionTask<BinResult> task =
        cursor -> {
          throw new InputException("mend this");
        };

    assertThatThrownBy(() -> run(PLAN, task))
        .satisfies(
            failure ->
                assertThat(causes(failure))
                    .anyMatch(
                        cause ->
                            cause instanceof InputException
                                && cause.getMessage().equals("mend this")));
  }

  private static List<Throwable> causes(Throwable failure) {
    List<Throwable> causes = new ArrayList<>();
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      causes.add(cause);
    }
    return causes;
  }

  @Test
  void resultHandlerThatThrowsEndsTheJob() {
    AtomicInteger calls = new AtomicInteger();
    SearchJob execution = new SearchJob(TaskRunner.of(SharedSpark.context()), "test");
    SolutionTask<BinResult> slow =
        cursor -> {
          sleep(200);
          return cursor.result(BigInteger.ZERO);
        };

    assertThatThrownBy(
            () ->
                execution.run(
                    PLAN,
                    slow,
                    result -> {
                      calls.incrementAndGet();
                      throw new IllegalStateException("no more");
                    },
                    SILENT))
        .hasStackTraceContaining("no more");
    sleep(1000);
    // Some running tasks may still end; no other may begin.
    assertThat(calls).hasValueLessThanOrEqualTo(3);
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void progressIsAShareAndEndsNearOne() {
    List<Double> shares = Collections.synchronizedList(new ArrayList<>());
    List<Long> found = Collections.synchronizedList(new ArrayList<>());
    new SearchJob(TaskRunner.of(SharedSpark.context()), "test")
        .run(
            PLAN,
            failing(1),
            result -> {},
            (done, solutions) -> {
              shares.add(done);
              found.add(solutions);
            });

    assertThat(shares).isNotEmpty().allSatisfy(share -> assertThat(share).isBetween(0.0, 1.0));
    assertThat(shares).last().satisfies(share -> assertThat(share).isCloseTo(1.0, within(1e-6)));
    assertThat(shares).isSorted();
    assertThat(found).allSatisfy(solutions -> assertThat(solutions).isBetween(0L, 92L)).isSorted();
  }

  @Test
  void titleIsNoHtmlWhereSparkShowsIt() {
    SolutionTask<BinResult> asking =
        cursor -> {
          assertThat(TaskContext.get().getLocalProperty("spark.job.description"))
              .startsWith("count &lt;a href='/x'>&amp;amp;.dlx: ");
          return failing(0).run(cursor);
        };
    List<BinResult> results = new ArrayList<>();
    new SearchJob(TaskRunner.of(SharedSpark.context()), "count <a href='/x'>&amp;.dlx")
        .run(PLAN, asking, results::add, SILENT);

    assertThat(solutions(results)).isEqualTo(92);
  }

  @Test
  void executionsAtTheSameTimeKeepApart() throws Exception {
    Search langford = Walks.all(SmallProblems.langford(7));
    Plan plan = Planner.plan(langford, OptionalInt.of(2), 8);
    AtomicLong mostFound = new AtomicLong();
    SolutionTask<BinResult> slow =
        cursor -> {
          BinResult outcome = failing(0).run(cursor);
          sleep(100);
          return outcome;
        };
    CompletableFuture<List<BinResult>> other = CompletableFuture.supplyAsync(() -> run(PLAN, slow));
    List<BinResult> results = new ArrayList<>();
    new SearchJob(TaskRunner.of(SharedSpark.context()), "test")
        .run(
            plan,
            slow,
            results::add,
            (done, found) -> mostFound.accumulateAndGet(found, Math::max));

    assertThat(solutions(results)).isEqualTo(52);
    assertThat(solutions(other.get())).isEqualTo(92);
    assertThat(mostFound).hasValueLessThanOrEqualTo(52);
  }

  @Test
  void progressOfNothingToSearchIsNoShareBeyondOne() {
    PiecePuzzle puzzle = SmallPuzzles.unsolvable();
    Search search = Walks.all(puzzle);
    List<Double> shares = Collections.synchronizedList(new ArrayList<>());
    new SearchJob(TaskRunner.of(SharedSpark.context()), "test")
        .run(
            Planner.plan(search, OptionalInt.empty(), 4),
            SolutionTask.counting(),
            result -> assertThat(result.solutions()).isZero(),
            (done, solutions) -> shares.add(done));

    assertThat(shares).allSatisfy(share -> assertThat(share).isBetween(0.0, 1.0));
  }

  /** The description of a job in Spark's UI. */
  private static final class Names extends SparkListener {
    private final Set<String> jobs = ConcurrentHashMap.newKeySet();
    private final Set<String> stages = ConcurrentHashMap.newKeySet();

    @Override
    public void onJobStart(SparkListenerJobStart start) {
      CollectionConverters.asJava(start.stageInfos()).forEach(stage -> stages.add(stage.name()));
      jobs.add(start.properties().getProperty("spark.job.description", ""));
    }

    static Names of(Plan plan, String title) {
      Names names = new Names();
      SharedSpark.context().addSparkListener(names);
      new SearchJob(TaskRunner.of(SharedSpark.context()), title)
          .run(plan, SolutionTask.counting(), result -> {}, SILENT);
      // Later events have come when this job's have: they come in order.
      for (int tenth = 0; tenth < 100 && names.jobs.isEmpty(); tenth++) {
        sleep(100);
      }
      SharedSpark.context().removeSparkListener(names);
      return names;
    }
  }

  @Test
  void jobsAndStagesSayWhatIsDoneToWhat() {
    Names bySearch = Names.of(PLAN, "count queens");
    String search = "count queens: %,d subproblems in 8 tasks".formatted(PLAN.subproblems());
    assertThat(bySearch.jobs).containsExactly(search);
    assertThat(bySearch.stages).containsExactly(search);

    Search known =
        QUEENS.withDiagram(
            new FrontierSearch(QUEENS.problem(), QUEENS.order()).diagram().orElseThrow());
    Names byRanges = Names.of(Planner.plan(known, OptionalInt.empty(), 1), "enumerate queens");
    assertThat(byRanges.jobs).containsExactly("enumerate queens: 92 solutions in 1 task");
    assertThat(byRanges.stages).containsExactly("enumerate queens: 92 solutions in 1 task");
  }

  @Test
  void nameOfAJobIsNotLeftToTheNext() {
    run(PLAN, SolutionTask.counting());

    assertThat(SharedSpark.context().getLocalProperty("spark.job.description")).isNull();
    assertThat(SharedSpark.context().getLocalProperty("callSite.short")).isNull();
  }

  @Test
  void symmetricSearchesGiveTheSameOnSparkAsHere() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    for (Search search :
        List.of(
            Searches.of(puzzle).containing(Walks.all(puzzle).givens()).splitBy("A"),
            Searches.of(puzzle).containing(Walks.all(puzzle).givens()).classes())) {
      Plan plan = Planner.plan(search, OptionalInt.of(1), 3);
      long here = Walks.planned(search, plan).size();
      assertThat(solutions(run(plan, SolutionTask.counting()))).isEqualTo(here).isPositive();
      assertThat(solutions(run(plan, failing(1)))).isEqualTo(here);
    }
  }
}
