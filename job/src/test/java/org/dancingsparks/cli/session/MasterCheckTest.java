package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.security.UserGroupInformation;
import org.apache.spark.SparkConf;
import org.apache.spark.deploy.master.Master;
import org.apache.spark.rpc.RpcEnv;
import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A master that authenticates, and drivers of its user and of others. */
@Tag("slow")
class MasterCheckTest {
  private static final String LINKS = "dance.spark.secrets";

  private static RpcEnv master;
  private static String url;
  private static UserGroupInformation user;

  @BeforeAll
  static void startMaster() throws IOException {
    // A local run in the same JVM leaves its own secret with the user, where Spark looks first.
    user = UserGroupInformation.getLoginUser();
    UserGroupInformation.setLoginUser(UserGroupInformation.createRemoteUser("somebody"));
    SparkConf conf =
        new SparkConf(false)
            .set("spark.authenticate", "true")
            .set("spark.authenticate.secret", "right")
            .set("spark.master.rest.enabled", "false");
    master = Master.startRpcEnvAndEndpoint("127.0.0.1", 0, 0, conf)._1();
    url = "spark://127.0.0.1:" + master.address().port();
  }

  @AfterAll
  static void stopMaster() {
    master.shutdown();
    UserGroupInformation.setLoginUser(user);
  }

  @AfterEach
  void forgetLinks() {
    System.clearProperty(LINKS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"yarn", "k8s://https://host:443"})
  void masterNeedsAModuleOfItsKind(String without) {
    assertThatThrownBy(() -> MasterCheck.check(driver(without)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("This Spark has no module for the master " + without)
        .hasMessageContaining("spark-submit of a Spark 4 that has spark-");
  }

  private static SparkConf driver(String masterUrl) {
    return new SparkConf(false).set("spark.master", masterUrl);
  }

  private static void assertRefused(SparkConf driver, String message) {
    assertThatThrownBy(() -> MasterCheck.check(driver))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(driver.get("spark.master"))
        .hasMessageContaining(message);
  }

  @Test
  void driversWithoutTheSecretAreRefused() {
    assertRefused(driver(url), "without the cluster's secret");
    SparkConf wrong =
        driver(url).set("spark.authenticate", "true").set("spark.authenticate.secret", "wrong");
    assertRefused(wrong, "refuses this driver's secret");
  }

  @Test
  void whereNobodyListensThereIsNoMaster() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    assertRefused(driver("spark://127.0.0.1:" + port), "No master answers");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"spark://host", "spark://some_host:7077", "spark://host:7077,", "spark://:7077"})
  void addressesWithoutHostOrPortAreNoMasters(String wrong) {
    assertRefused(driver(wrong), "name spark://HOST:PORT");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "some"})
  void listenerThatSaysNothingIsNoMaster(String secret) throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      SparkConf driver =
          driver("spark://127.0.0.1:" + socket.getLocalPort()).set("spark.rpc.lookupTimeout", "1s");
      if (!secret.isEmpty()) {
        driver.set("spark.authenticate", "true").set("spark.authenticate.secret", secret);
      }
      assertRefused(driver, "No master answers");
    }
  }

  @Test
  void theSecretIsFoundByTheAddressOfTheMaster(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("secret.conf");
    Files.writeString(file, "spark.authenticate true\nspark.authenticate.secret right\n");
    Files.createSymbolicLink(directory.resolve(url.substring("spark://".length())), file);
    System.setProperty(LINKS, directory.toUri().toString());
    SparkConf driver = driver(url.replace("127.0.0.1", "localhost"));
    ClusterSecret.addTo(driver);
    assertThatCode(() -> MasterCheck.check(driver)).doesNotThrowAnyException();

    Files.delete(file);
    assertUnreadable("its directory was removed; make another with `scripts/cluster start`");
    // A directory stands for what nobody can read, root included.
    Files.createDirectory(file);
    assertUnreadable("ask the user who started it");
  }

  private static void assertUnreadable(String message) {
    assertThatThrownBy(() -> ClusterSecret.addTo(driver(url)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(url)
        .hasMessageContaining(message);
  }
}
