package org.dancingsparks.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.hdfs.HdfsConfiguration;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.apache.hadoop.yarn.conf.YarnConfiguration;
import org.apache.hadoop.yarn.server.MiniYARNCluster;
import org.dancingsparks.testing.Launcher;

/** A YARN with two node managers, and an HDFS with two datanodes, inside this JVM. */
final class YarnCluster implements AutoCloseable {
  private static final Duration TO_START = Duration.ofSeconds(120);
  private static final int NODES = 2;

  /** Enough for two executors of 512 MB, and the master of an application, each with overhead. */
  private static final int MEBIBYTES_OF_NODE = 3_072;

  private final MiniDFSCluster hdfs;
  private final MiniYARNCluster yarn;
  private final Path home;
  private final Path settings;

  /**
   * Starts both.
   *
   * @param home Spark's, with the module for YARN
   * @param directory where HDFS has its blocks, and programs the settings of both
   */
  YarnCluster(Path home, Path directory) throws Exception {
    this.home = home;
    Configuration hadoop = new HdfsConfiguration();
    hadoop.set(MiniDFSCluster.HDFS_MINIDFS_BASEDIR, directory.resolve("hdfs").toString());
    hdfs = new MiniDFSCluster.Builder(hadoop).numDataNodes(NODES).build();
    yarn = new MiniYARNCluster("yarn", NODES, 1, 1);
    yarn.init(settings(hdfs.getFileSystem()));
    yarn.start();
    // Its ports are in the configuration only a while after it has started.
    Cluster.await(
        "the ports of YARN",
        () -> !yarn.getConfig().get(YarnConfiguration.RM_ADDRESS).endsWith(":0"),
        TO_START);
    settings = Files.createDirectory(directory.resolve("settings"));
    try (OutputStream out = Files.newOutputStream(settings.resolve("yarn-site.xml"))) {
      yarn.getConfig().writeXml(out);
    }
    Files.copy(settings.resolve("yarn-site.xml"), settings.resolve("core-site.xml"));
  }

  private static YarnConfiguration settings(FileSystem files) {
    YarnConfiguration settings = new YarnConfiguration();
    FileSystem.setDefaultUri(settings, files.getUri());
    settings.setInt(YarnConfiguration.NM_PMEM_MB, MEBIBYTES_OF_NODE);
    settings.setInt(YarnConfiguration.RM_SCHEDULER_MINIMUM_ALLOCATION_MB, 128);
    settings.setBoolean(YarnConfiguration.NM_VMEM_CHECK_ENABLED, false);
    // A disk that is nearly full is none of the test's concern.
    settings.set(
        "yarn.nodemanager.disk-health-checker.max-disk-utilization-per-disk-percentage", "100");
    // What is in a file of settings that Hadoop's mini clusters lack.
    settings.set("yarn.scheduler.capacity.root.queues", "default");
    settings.set("yarn.scheduler.capacity.root.default.capacity", "100");
    settings.set("yarn.scheduler.capacity.maximum-am-resource-percent", "0.5");
    settings.set("yarn.scheduler.capacity.node-locality-delay", "-1");
    return settings;
  }

  /** The directory of settings, for {@code HADOOP_CONF_DIR}. */
  Path settings() {
    return settings;
  }

  FileSystem files() throws IOException {
    return hdfs.getFileSystem();
  }

  /** The name of a file for all programs. */
  String uri(String name) throws IOException {
    return files().getUri() + "/" + name;
  }

  /** Flags for a small run. */
  List<Object> flags(Launcher launcher) {
    return List.of(
        "--master",
        "yarn",
        "--driver-memory",
        "1g",
        "--executor-memory",
        "512m",
        "--driver-java-options",
        launcher.quickStart(),
        "--conf",
        "spark.executor.extraJavaOptions=" + launcher.quickStart(),
        "--conf",
        "spark.yarn.am.extraJavaOptions=" + launcher.quickStart(),
        // Otherwise Spark sends all of its jars to the cluster for each run.
        "--conf",
        "spark.yarn.jars=local:" + home.resolve("jars/*"));
  }

  /** The executors that run. */
  List<ProcessHandle> executors() {
    return ProcessHandle.current()
        .descendants()
        .filter(process -> process.info().command().orElse("").endsWith("/java"))
        .filter(YarnCluster::isExecutor)
        .toList();
  }

  private static boolean isExecutor(ProcessHandle process) {
    try {
      return Cluster.commandLine(process).contains("YarnCoarseGrainedExecutorBackend");
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public void close() {
    yarn.stop();
    hdfs.shutdown(true);
  }
}
