package org.dancingsparks.cli;

import java.io.IOException;
import java.util.Map;
import org.apache.hadoop.security.UserGroupInformation;
import org.apache.spark.SparkContext;
import org.dancingsparks.cli.session.Shutdown;
import org.dancingsparks.testing.Launcher;
import org.dancingsparks.testing.SharedSpark;

/** This JVM as the driver of a cluster, until it is closed: commands join its one SparkContext. */
final class ClusterDriver implements AutoCloseable {
  private final Map<String, String> settings;
  private final UserGroupInformation user;

  ClusterDriver(Cluster cluster) throws IOException {
    settings =
        Map.of(
            "spark.master",
            cluster.url(),
            "dance.spark.secrets",
            Launcher.ROOT.resolve("target/secrets").toUri().toString(),
            "spark.jars",
            System.getProperty("job.jar"),
            "spark.executor.memory",
            "512m",
            "spark.executor.extraJavaOptions",
            cluster.quickStart());
    SharedSpark.stop();
    user = UserGroupInformation.getLoginUser();
    // A local run in the same JVM leaves its own secret with the user, where Spark looks first.
    UserGroupInformation.setLoginUser(
        UserGroupInformation.createRemoteUser(user.getShortUserName()));
    settings.forEach(System::setProperty);
  }

  /** Cancels what runs; the executors live on. */
  void cancelJobs() {
    SparkContext.getOrCreate().cancelAllJobs();
  }

  @Override
  public void close() {
    Shutdown.prepare(0);
    settings.keySet().forEach(System::clearProperty);
    UserGroupInformation.setLoginUser(user);
  }
}
