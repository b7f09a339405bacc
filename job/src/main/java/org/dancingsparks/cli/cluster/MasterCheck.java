package org.dancingsparks.cli.cluster;

import java.net.ConnectException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SecurityManager;
import org.apache.spark.SparkConf;
import org.apache.spark.rpc.RpcAddress;
import org.apache.spark.rpc.RpcEnv;
import org.dancingsparks.format.InputException;
import scala.Option;

/**
 * Asks a standalone master whether it would talk to this driver. Spark itself tries for a minute,
 * and then does not say why.
 */
public final class MasterCheck {
  private static final String SCHEME = "spark://";

  private MasterCheck() {}

  /**
   * Returns if the master of a configuration answers, or is no standalone master; of several one is
   * enough.
   *
   * @throws InputException if none answers, or all refuse this driver
   */
  public static void check(SparkConf conf) {
    String master = conf.get("spark.master", "");
    if (!master.startsWith(SCHEME)) {
      return;
    }
    List<Throwable> failures = new ArrayList<>();
    for (String address : master.substring(SCHEME.length()).split(",")) {
      try {
        ask(conf, RpcAddress.fromSparkURL(SCHEME + address));
        return;
      } catch (Exception e) {
        // Scala declares nothing: it may be a checked exception too.
        failures.add(e);
      }
    }
    throw new InputException(explained(failures.get(0), master, conf));
  }

  private static void ask(SparkConf conf, RpcAddress master) {
    SparkConf patience =
        conf.clone()
            .setIfMissing("spark.rpc.lookupTimeout", "20s")
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

  private static String explained(Throwable failure, String master, SparkConf conf) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    if (cause instanceof ConnectException
        || cause instanceof UnknownHostException
        || cause instanceof UnresolvedAddressException) {
      return "No master answers at %s: %s; start the cluster, or mend --master."
          .formatted(master, cause.getMessage());
    }
    return conf.contains(ClusterSecret.SECRET)
        ? "The master at %s refuses this driver's secret; give it the secret.conf of the cluster that runs there now."
            .formatted(master)
        : "The master at %s refuses a driver without the cluster's secret; if you may read its secret.conf, give that by --properties-file."
            .formatted(master);
  }
}
