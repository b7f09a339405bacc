package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.spark.SparkConf;
import org.apache.spark.serializer.JavaSerializer;
import org.apache.spark.serializer.KryoSerializer;
import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SparkStartTest {
  private static final String ADDRESS = "spark.driver.bindAddress";
  private static final String REGISTRATOR = "spark.kryo.registrator";
  private static final String SERIALIZER = "spark.serializer";

  private static SparkConf completed(String master) {
    return SparkStart.completed(new SparkConf(false).set("spark.master", master));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "local",
        "local[2]",
        "local-cluster[2,1,1024]",
        "spark://127.0.0.1:7077",
        "spark://127.12.0.7:1",
        "spark://localhost:7077"
      })
  void driverOnOneMachineListensOnLoopbackOnly(String master) {
    SparkConf conf = completed(master);

    assertThat(conf.get(ADDRESS)).isEqualTo("127.0.0.1");
    assertThat(conf.get("spark.driver.host")).isEqualTo("localhost");
    assertThat(conf.get("spark.ui.enabled")).isEqualTo("false");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"spark://127.example.org:7077", "spark://localhost.org", "spark://h:7077", "yarn"})
  void driverOfAClusterListensWhereTheClusterFindsIt(String master) {
    assertThat(completed(master).contains(ADDRESS)).isFalse();
  }

  @Test
  void localRunsAuthenticateUnlessTheUserSaysOtherwise() {
    String setting = "spark.authenticate";
    assertThat(completed("local[2]").get(setting)).isEqualTo("true");
    assertThat(completed("local[2,4]").get(setting)).isEqualTo("true");
    assertThat(completed("yarn").contains(setting)).isFalse();
    SparkConf given = new SparkConf(false).set(setting, "false");
    assertThat(SparkStart.completed(given).get(setting)).isEqualTo("false");
  }

  @Test
  void registratorsOfTheUserStandBesideOurs() {
    String ours = "org.dancingsparks.spark.WireRegistrator,org.dancingsparks.runs.rounds.RoundWire";
    SparkConf conf = new SparkConf(false);
    assertThat(SparkStart.completed(conf).get(REGISTRATOR)).isEqualTo(ours);
    // Also where a configuration is completed twice.
    assertThat(SparkStart.completed(conf).get(REGISTRATOR)).isEqualTo(ours);
    conf.set(REGISTRATOR, "com.example.Theirs, com.example.Others");
    assertThat(SparkStart.completed(conf).get(REGISTRATOR))
        .isEqualTo("com.example.Theirs,com.example.Others," + ours);
  }

  @Test
  void registratorThatIsMissingIsNamed() {
    String ours = SparkStart.completed(new SparkConf(false)).get(REGISTRATOR);
    SparkStart.checkRegistrators(ours);
    assertThatThrownBy(() -> SparkStart.checkRegistrators("com.example.Theirs," + ours))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(REGISTRATOR + " names the class com.example.Theirs")
        .hasMessageContaining("--jars");
  }

  @Test
  void serializerIsKryoWhereNoOtherIsSet() {
    SparkConf conf = completed("yarn");
    assertThat(conf.get(SERIALIZER)).isEqualTo(KryoSerializer.class.getName());
    assertThat(conf.get("spark.kryo.registrationRequired")).isEqualTo("true");
    SparkConf given =
        new SparkConf(false)
            .set(SERIALIZER, JavaSerializer.class.getName())
            .set("spark.kryo.registrationRequired", "false");
    assertThat(SparkStart.completed(given).get(SERIALIZER))
        .isEqualTo(JavaSerializer.class.getName());
    assertThat(given.get("spark.kryo.registrationRequired")).isEqualTo("false");
  }

  @Test
  void whatTheUserSaysWins() {
    SparkConf given =
        new SparkConf(false).set("spark.master", "spark://localhost:1").set(ADDRESS, "127.0.0.9");

    assertThat(SparkStart.completed(given).get(ADDRESS)).isEqualTo("127.0.0.9");
  }
}
