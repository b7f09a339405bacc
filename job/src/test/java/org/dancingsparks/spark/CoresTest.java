package org.dancingsparks.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
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
        "yarn; 2",
        "k8s://https://host:443; 2",
      })
  void masterSaysHowManyCores(String master, int cores) {
    Cores asked = Cores.of(master(master));
    assertThat(asked.number()).isEqualTo(cores);
    assertThat(asked.areKnown()).isTrue();
  }

  /** The number of cores, and of those in one JVM, or "unknown". */
  private static String cores(String settings) {
    SparkConf conf = new SparkConf(false);
    for (String setting : settings.split(" ")) {
      String[] parts = setting.split("=");
      conf.set("spark." + parts[0], parts[1]);
    }
    Cores cores = Cores.of(conf);
    return cores.areKnown() ? cores.number() + " by " + cores.inOneJvm() : "unknown";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "master=spark://h:7077; unknown",
        "master=spark://h:7077 executor.cores=4; unknown",
        "master=spark://h:7077 executor.instances=5; unknown",
        "master=spark://h:7077 executor.instances=5 executor.cores=4; unknown",
        "master=spark://h:7077 cores.max=10; 10 by 0",
        "master=spark://h:7077 cores.max=10 task.cpus=4; 2 by 0",
        "master=spark://h:7077 cores.max=10 executor.cores=4; 8 by 4",
        "master=spark://h:7077 cores.max=12 executor.cores=4; 12 by 4",
        "master=spark://h:7077 cores.max=12 executor.instances=2 executor.cores=4; 12 by 4",
        "master=spark://h:7077 dynamicAllocation.enabled=true; unknown",
        "master=yarn dynamicAllocation.enabled=yes executor.instances=3; 3 by 1",
        "master=spark://h:7077 dynamicAllocation.enabled=true executor.cores=4; unknown",
        "master=spark://h:7077 dynamicAllocation.enabled=true executor.cores=4"
            + " dynamicAllocation.maxExecutors=100; 400 by 4",
        "master=spark://h:7077 dynamicAllocation.enabled=true executor.cores=4 cores.max=64"
            + " dynamicAllocation.maxExecutors=100; 64 by 4",
        "master=yarn; 2 by 1",
        "master=yarn cores.max=12; 2 by 1",
        "master=yarn executor.instances=5 executor.cores=4; 20 by 4",
        "master=yarn dynamicAllocation.enabled=true executor.instances=5; unknown",
        "master=yarn dynamicAllocation.enabled=true dynamicAllocation.maxExecutors=7; 7 by 1",
        "master=yarn dynamicAllocation.enabled=true dynamicAllocation.maxExecutors=2147483647;"
            + " unknown",
        "master=yarn executor.instances=5 executor.cores=4 task.cpus=2; 10 by 2",
        "master=yarn executor.instances=5 executor.cores=5 task.cpus=2; 10 by 2",
        "master=yarn executor.instances=5 executor.cores=4 task.cpus=4; 5 by 1",
        "master=yarn executor.cores=4 task.cpus=3 dynamicAllocation.enabled=true"
            + " dynamicAllocation.maxExecutors=7; 7 by 1",
        "master=spark://h:7077 cores.max=12 executor.cores=4 task.cpus=3; 3 by 1",
        "master=spark://h:7077 executor.cores=4 task.cpus=2; unknown",
        "master=local[5] task.cpus=2; 2 by 2",
        "master=local[2] task.cpus=3; 1 by 1",
        "master=local-cluster[2,4,1024] task.cpus=2; 4 by 2",
      })
  void clusterHasTheCoresThatSparkWouldAskItFor(String settings, String cores) {
    assertThat(cores(settings)).isEqualTo(cores);
  }

  @Test
  void userKnowsBetterThanTheSettings() {
    Cores unknown = Cores.of(master("spark://host:7077"));
    assertThat(unknown.text()).isEqualTo("32 cores (assumed, since the cores are unknown)");
    assertThat(unknown.or(OptionalInt.of(400)).text()).isEqualTo("400 cores");
    assertThat(Cores.of(master("local[2]")).or(OptionalInt.of(1)).text()).isEqualTo("1 core");
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

    assertThat(Cores.of(master("local[*]")).number()).isEqualTo(here);
    assertThat(Cores.of(master("local[*,4]")).number()).isEqualTo(here);
    assertThat(Cores.of(new SparkConf(false)).number()).isEqualTo(here);
  }

  @Test
  void oneAndTwoCoresMakeTheSameBins() {
    assertThat(Cores.of(master("local[1]")).bins()).isEqualTo(8);
    assertThat(Cores.of(master("local[2]")).bins()).isEqualTo(8);
  }

  @Test
  void binsAreAPowerOfTwoOfAboutFourACore() {
    for (int cores = 1; cores <= 200; cores++) {
      int bins = Cores.of(master("local[" + cores + "]")).bins();
      assertThat(Integer.bitCount(bins)).isEqualTo(1);
      assertThat(bins).isBetween(4 * cores, Math.max(8, 8 * cores - 1));
    }
  }
}
