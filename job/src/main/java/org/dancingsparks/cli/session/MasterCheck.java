package org.dancingsparks.cli.session;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.spark.SecurityManager;
import org.apache.spark.SparkConf;
import org.apache.spark.rpc.RpcAddress;
import org.apache.spark.rpc.RpcEnv;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.InputException;
import scala.Option;

/**
 * Asks a standalone master whether it accepts this driver. Spark itself would try for a minute, and
 * then fail without a reason. Spark does not publish the messages to a master; no other class sends
 * any.
 */
public final class MasterCheck {
  private static final String SCHEME = "spark://";

  /** By kind of master, the module that Spark needs for it, and a class in that. */
  private static final Map<String, Map.Entry<String, String>> MODULES =
      Map.of(
          "yarn",
          Map.entry("spark-yarn", "org.apache.spark.scheduler.cluster.YarnClusterManager"),
          "k8s",
          Map.entry(
              "spark-kubernetes",
              "org.apache.spark.scheduler.cluster.k8s.KubernetesClusterManager"));

  /**
   * Words in authentication failures. The last appears if a connection ends before the reason is
   * known.
   */
  private static final List<String> REFUSALS = List.of("SASL", "Sasl", "Outbox is stopped");

  private MasterCheck() {}

  /**
   * Returns normally if the master of a configuration answers, or is not standalone. One of several
   * masters is enough.
   *
   * @throws InputException if no master answers, or all refuse this driver
   */
  public static void check(SparkConf conf) {
    String master = conf.get("spark.master", "");
    checkModule(master);
    if (!master.startsWith(SCHEME)) {
      return;
    }
    List<Throwable> failures = new ArrayList<>();
    for (RpcAddress address : addresses(master)) {
      try {
        ask(conf, address);
        return;
      } catch (Exception e) {
        // Scala declares no checked exceptions, but may throw one here.
        failures.add(e);
      }
    }
    throw new InputException(explained(failures, master, conf));
  }

  /**
   * Returns normally if this Spark has what a master of this kind needs.
   *
   * @throws InputException if it has not
   */
  private static void checkModule(String master) {
    Map.Entry<String, String> module = MODULES.get(master.replaceFirst("^k8s://.*", "k8s"));
    if (module != null && !isThere(module.getValue())) {
      throw new InputException(
          "This Spark has no module for the master %s".formatted(master),
          "run the jar with the spark-submit of a Spark 4 that has %s among its jars"
              .formatted(module.getKey()));
    }
  }

  private static boolean isThere(String type) {
    try {
      Class.forName(type, false, Thread.currentThread().getContextClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static List<RpcAddress> addresses(String master) {
    try {
      return Arrays.stream(master.substring(SCHEME.length()).split(",", -1))
          .map(address -> RpcAddress.fromSparkURL(SCHEME + address))
          .toList();
    } catch (Exception e) {
      // Scala declares no checked exceptions, but throws one here.
      throw new InputException(
          "There is no master %s".formatted(master),
          "name spark://HOST:PORT, or spark://HOST:PORT,HOST:PORT for several");
    }
  }

  private static void ask(SparkConf conf, RpcAddress master) {
    SparkConf patience =
        conf.clone()
            .setIfMissing("spark.rpc.lookupTimeout", "20s")
            .setIfMissing("spark.network.auth.rpcTimeout", "20s")
            .set("spark.rpc.io.connectionTimeout", "20s")
            .set("spark.rpc.io.threads", "1")
            .set("spark.rpc.netty.dispatcher.numThreads", "1");
    SecurityManager security =
        new SecurityManager(
            patience, Option.empty(), SecurityManager.$lessinit$greater$default$3());
    RpcEnv env = RpcEnv.create("dance", "localhost", 0, patience, security, true);
    try {
      env.setupEndpointRef(master, "Master");
    } finally {
      env.shutdown();
    }
  }

  private static String explained(List<Throwable> failures, String master, SparkConf conf) {
    if (failures.stream().noneMatch(MasterCheck::isRefusal)) {
      return "No master answers at %s: %s; start the cluster, or mend --master."
          .formatted(master, HadoopFiles.why(root(failures.get(0))));
    }
    return conf.contains(ClusterSecret.SECRET)
        ? "The master at %s refuses this driver's secret; give it the secret.conf of the cluster that runs there now."
            .formatted(master)
        : "The master at %s refuses a driver without the cluster's secret; if you may read its secret.conf, add --properties-file with its path."
            .formatted(master);
  }

  private static boolean isRefusal(Throwable failure) {
    String why = String.valueOf(root(failure).getMessage());
    return REFUSALS.stream().anyMatch(why::contains);
  }

  private static Throwable root(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root;
  }
}
