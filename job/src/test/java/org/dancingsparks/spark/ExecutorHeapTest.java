package org.dancingsparks.spark;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExecutorHeapTest {
  private static SparkConf master(String master) {
    return new SparkConf(false).set("spark.master", master);
  }

  @ParameterizedTest
  @CsvSource({"local", "local[*]", "'local[3,4]'"})
  void thatOfThisJvmWhereItRunsAllTasks(String master) {
    SparkConf conf = master(master).set("spark.executor.memory", "64g");
    assertThat(ExecutorHeap.bytes(conf)).isEqualTo(Runtime.getRuntime().maxMemory());
  }

  @ParameterizedTest
  @CsvSource({"8g, 8192", "512m, 512", "2048, 2048", "2GB, 2048", "much, 1024"})
  void whatSettingsAskFor(String memory, long megabytes) {
    SparkConf conf = master("yarn").set("spark.executor.memory", memory);
    assertThat(ExecutorHeap.bytes(conf)).isEqualTo(megabytes << 20);
  }

  @Test
  void sparksDefaultWhereTheyDoNotSay() {
    assertThat(ExecutorHeap.bytes(master("spark://h:7077"))).isEqualTo(1L << 30);
    assertThat(ExecutorHeap.bytes(master("local-cluster[2,1,1024]"))).isEqualTo(1L << 30);
  }
}
