package org.dancingsparks.layers.rounds;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.carriers.CarrierSets;
import org.dancingsparks.layers.carriers.Sweep;

/**
 * Estimates the sizes of a problem's blocks: those of all subsets of a few random sets of carriers,
 * half as many as there are. Layers after these are extrapolated: where halves are joined, they are
 * smaller and smaller; else the logarithm of a block's size first grows as in the sample, and ends
 * at 0, since all carriers together leave one residual. The same problem always gives the same
 * estimate. Immutable.
 */
final class LayerSample {
  private static final int MIN_SETS = 3;
  private static final int MAX_SETS = 40;

  /** The share of a layer, of that before, after the middle where halves are joined. */
  private static final double SHARE_AFTER_CUT = 0.25;

  /**
   * The power of the number of carriers by which the logarithm of a block's size falls behind its
   * first growth without a cut. The estimates were 0.3 to 1.2 times the residuals of nine boards
   * for 12 pentominoes, and 1.01, 0.95 and 2.2 times those of boards for 18, 6, 8 and 9 cells wide.
   */
  private static final double BEND = 2.5;

  /** Maximum number of carriers of a sampled set, which has a block for each of its subsets. */
  private static final int MAX_CARRIERS = 10;

  /** The residuals after which no further set is sampled. */
  private static final long MAX_RESIDUALS = 1_000_000;

  /** Bytes for each residual of the mean block of a layer, to build the largest one. */
  private static final double BYTES_OF_MEAN = 2 * 8 * Long.BYTES;

  private final CarrierSets all;
  private final int carriers;

  /** By number of carriers: the mean number of residuals of a block. */
  private final double[] mean;

  /** By sampled set, and by number of carriers, the estimate of the residuals of a block. */
  private final List<double[]> samples = new ArrayList<>();

  LayerSample(Sweep sweep) {
    carriers = sweep.problem().carriers();
    all = new CarrierSets(carriers);
    int half = Math.min(MAX_CARRIERS, (carriers + 1) / 2);
    mean = new double[carriers + 1];
    CarrierSets sampled = new CarrierSets(half);
    Random random = new Random(1);
    long visited = 0;
    while (samples.size() < MIN_SETS || samples.size() < MAX_SETS && visited < MAX_RESIDUALS) {
      long[] sizes = sizes(sweep, randomSet(random, half), half);
      double[] ofSet = new double[carriers + 1];
      for (int size = 0; size <= half; size++) {
        ofSet[size] = (double) sizes[size] / sampled.number(size);
      }
      samples.add(ofSet);
      visited += Arrays.stream(sizes).sum();
    }
    setMeans(0, half);
    double growth = half == 0 ? 0 : Math.log(Math.max(1, mean[half] / mean[half - 1]));
    for (double[] ofSet : samples) {
      if (sweep.cut().isInMiddle()) {
        shrink(ofSet, half);
      } else {
        bend(ofSet, half, growth);
      }
    }
    setMeans(half + 1, carriers);
  }

  /** Sets the layers after those sampled where halves are joined. */
  private static void shrink(double[] ofSet, int half) {
    for (int size = half + 1; size < ofSet.length; size++) {
      ofSet[size] = ofSet[size - 1] * SHARE_AFTER_CUT;
    }
  }

  /** Sets the layers after those sampled of a sweep without a cut. */
  private static void bend(double[] ofSet, int half, double growth) {
    int left = ofSet.length - 1 - half;
    double begin = Math.log(Math.max(1, ofSet[half]));
    for (int step = 1; step <= left; step++) {
      double fall = (begin + growth * left) * Math.pow((double) step / left, BEND);
      ofSet[half + step] = ofSet[half] == 0 ? 0 : Math.exp(begin + growth * step - fall);
    }
  }

  private void setMeans(int from, int to) {
    for (int size = from; size <= to; size++) {
      int number = size;
      mean[size] = samples.stream().mapToDouble(ofSet -> ofSet[number]).average().orElseThrow();
    }
  }

  private int randomSet(Random random, int size) {
    int set = 0;
    while (Integer.bitCount(set) < size) {
      set |= 1 << random.nextInt(carriers);
    }
    return set;
  }

  /** By number of carriers, the residuals of all subsets of a set. */
  private static long[] sizes(Sweep sweep, int set, int half) {
    int others = (1 << sweep.problem().carriers()) - 1 & ~set;
    // Round 0 of a sweep whose keys are all others has the subsets of the set.
    CarrierRounds rounds = new CarrierRounds(sweep, others, ChunkCodec.MAX_BYTES);
    long[] total = {0};
    RoundSweep.Limits limits =
        new RoundSweep.Limits(Long.MAX_VALUE, Path.of(System.getProperty("java.io.tmpdir")));
    Watch watch =
        new Watch() {
          @Override
          public boolean isCancelled() {
            return total[0] > MAX_RESIDUALS;
          }

          @Override
          public void done(double weight, long residuals) {
            total[0] += residuals;
          }
        };
    RoundSweep.Task task = new RoundSweep.Task(0, 0, limits, watch);
    OutputStream none = OutputStream.nullOutputStream();
    PartitionSweep.Output output =
        new PartitionSweep.Output(
            new BlockFileWriter(none, rounds.codec()), new BlockFileWriter(none, rounds.codec()));
    PartitionSweep swept = new PartitionSweep(rounds, task, output);
    boolean isWhole = true;
    try (swept) {
      swept.run(new ArrivedBlocks(rounds.initial(), rounds.codec()));
    } catch (CancellationException e) {
      isWhole = false;
    }
    long[] sizes = Arrays.copyOf(swept.sizes(), half + 1);
    if (!isWhole) {
      // The layers so far are estimate enough; the largest of them stands for those left out.
      long most = 0;
      for (int size = 0; size < sizes.length; size++) {
        most = Math.max(most, sizes[size]);
        sizes[size] = Math.max(sizes[size], size > sizes.length / 2 ? most : 0);
      }
    }
    return sizes;
  }

  /** All residuals, with the standard error of their number. */
  RoundPlan.Estimate residuals() {
    return estimate(this::sum);
  }

  /** By number of carriers, the residuals of a layer, with the standard error. */
  List<RoundPlan.Estimate> layers() {
    return IntStream.rangeClosed(0, carriers)
        .mapToObj(size -> estimate(blocks -> blocks[size] * all.number(size)))
        .toList();
  }

  /** By round with this many keys, the residuals. */
  List<Double> rounds(int keys) {
    CarrierSets ofKeys = new CarrierSets(keys);
    CarrierSets others = new CarrierSets(carriers - keys);
    return IntStream.rangeClosed(0, keys)
        .mapToObj(
            covered ->
                IntStream.rangeClosed(0, carriers - keys)
                    .mapToDouble(size -> others.number(size) * mean[covered + size])
                    .map(ofPartition -> ofPartition * ofKeys.number(covered))
                    .sum())
        .toList();
  }

  private double sum(double[] blocks) {
    double sum = 0;
    for (int size = 0; size <= carriers; size++) {
      sum += blocks[size] * all.number(size);
    }
    return sum;
  }

  /** The mean of a number over all samples, with its standard error. */
  private RoundPlan.Estimate estimate(ToDoubleFunction<double[]> number) {
    double of = number.applyAsDouble(mean);
    double squares =
        samples.stream()
            .mapToDouble(number)
            .map(estimate -> (estimate - of) * (estimate - of))
            .sum();
    return new RoundPlan.Estimate(of, Math.sqrt(squares / (samples.size() - 1) / samples.size()));
  }

  /**
   * Bytes that a task needs for the residuals of the largest set of carriers. Those that arrive,
   * the block and its sorted copies are some eight longs a residual. The largest block of
   * pentominoes has up to twice the residuals of the mean of its layer, and the last layers, which
   * are small, are left out.
   */
  double blockBytes() {
    double most = Arrays.stream(mean, 0, Math.max(1, carriers - 2)).max().orElseThrow();
    return BYTES_OF_MEAN * most;
  }

  /**
   * Bytes of the two largest layers next to each other of a task with this many keys, about those
   * of the parts of blocks that it holds at a time.
   */
  double taskBytes(int keys) {
    CarrierSets others = new CarrierSets(carriers - keys);
    double most = 0;
    for (int covered = 0; covered <= keys; covered++) {
      for (int size = 0; size + 1 <= carriers - keys; size++) {
        double both =
            others.number(size) * mean[covered + size]
                + others.number(size + 1) * mean[covered + size + 1];
        most = Math.max(most, Long.BYTES * both);
      }
    }
    return most;
  }
}
