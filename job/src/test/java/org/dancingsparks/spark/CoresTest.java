package org.dancingsparks.spark;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoresTest {
  private static SparkConf master(String master) {
    return new SparkConf(false).set("spark.master", master);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "local; 1",
        "local[1]; 1",
        "local[3]; 3",
        "local[2,4]; 2",
        "local[2, 4]; 2",
        "local[64]; 64",
        "local-cluster[2,1,1024]; 2",
        "local-cluster[3,4,512]; 12",
        "spark://host:7077; 32",
        "yarn; 32",
      })
  void masterSaysHowManyCores(String master, int cores) {
    assertThat(Cores.of(master(master))).isEqualTo(cores);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "local; true",
        "local[*]; true",
        "local[3]; true",
        "local[3,1]; true",
        "local[3,4]; false",
        "local[*, 2]; false",
        "local-cluster[2,1,1024]; false",
        "spark://host:7077; false",
      })
  void coresAreInThisJvmOfALocalMasterThatRepeatsNoTask(String master, boolean areHere) {
    String before = System.getProperty("spark.master");
    System.setProperty("spark.master", master);
    try {
      assertThat(Cores.areInThisJvm()).isEqualTo(areHere);
    } finally {
      if (before == null) {
        System.clearProperty("spark.master");
      } else {
        System.setProperty("spark.master", before);
      }
    }
  }

  @Test
  void starMeansTheCoresOfThisMachine() {
    int here = Runtime.getRuntime().availableProcessors();

    assertThat(Cores.of(master("local[*]"))).isEqualTo(here);
    assertThat(Cores.of(master("local[*,4]"))).isEqualTo(here);
    assertThat(Cores.of(new SparkConf(false))).isEqualTo(here);
  }

  @Test
  void clusterIsAsLargeAsWhatIsAskedOfIt() {
    SparkConf conf = master("spark://host:7077").set("spark.executor.instances", "5");
    assertThat(Cores.of(conf)).isEqualTo(5);
    assertThat(Cores.of(conf.set("spark.executor.cores", "4"))).isEqualTo(20);
    assertThat(Cores.of(conf.set("spark.cores.max", "6"))).isEqualTo(6);
  }

  @Test
  void oneAndTwoCoresMakeTheSameBins() {
    assertThat(Cores.bins(master("local[1]"))).isEqualTo(8);
    assertThat(Cores.bins(master("local[2]"))).isEqualTo(8);
  }

  @Test
  void binsAreAPowerOfTwoOfAboutFourACore() {
    for (int cores = 1; cores <= 200; cores++) {
      int bins = Cores.bins(master("local[" + cores + "]"));
      assertThat(Integer.bitCount(bins)).isEqualTo(1);
      assertThat(bins).isBetween(4 * cores, Math.max(8, 8 * cores - 1));
    }
  }
}
