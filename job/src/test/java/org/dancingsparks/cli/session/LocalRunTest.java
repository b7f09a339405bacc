package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import org.apache.spark.SecurityManager;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkEnv;
import org.apache.spark.rpc.RpcAddress;
import org.apache.spark.rpc.RpcEnv;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import scala.Option;

/** A run on this machine, whose ports and directories other users can see. */
class LocalRunTest {
  /** An endpoint of each driver. */
  private static final String ENDPOINT = "HeartbeatReceiver";

  @BeforeEach
  void start() {
    SharedSpark.session();
    SparkStart.context();
  }

  @Test
  void driverTalksToNobodyWithoutItsSecret() {
    SparkEnv driver = SparkEnv.get();
    RpcAddress address = driver.rpcEnv().address();
    assertThat(driver.rpcEnv().setupEndpointRef(address, ENDPOINT).name()).isEqualTo(ENDPOINT);
    SparkConf conf = new SparkConf(false);
    SecurityManager security =
        new SecurityManager(conf, Option.empty(), SecurityManager.$lessinit$greater$default$3());
    RpcEnv stranger = RpcEnv.create("stranger", "localhost", 0, conf, security, true);
    try {
      assertThatThrownBy(() -> stranger.setupEndpointRef(address, ENDPOINT))
          .hasStackTraceContaining("SASL");
    } finally {
      stranger.shutdown();
    }
    assertThat(driver.conf().get("spark.authenticate")).isEqualTo("true");
  }

  @Test
  void blocksArePrivate() throws IOException {
    File[] directories = SparkEnv.get().blockManager().diskBlockManager().localDirs();
    assertThat(directories).isNotEmpty();
    for (File directory : directories) {
      assertThat(Files.getPosixFilePermissions(directory.toPath()))
          .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    }
  }
}
