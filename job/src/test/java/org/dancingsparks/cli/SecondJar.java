package org.dancingsparks.cli;

import elsewhere.SecondProgram;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.apache.spark.launcher.JavaModuleOptions;

/** A program by someone else in a jar of its own, submitted with ours by {@code --jars}. */
final class SecondJar {
  /** The queries that the program answers, in a line each. */
  private static final List<String> QUERIES =
      List.of(
          "SELECT COUNT(*) FROM kanoodle",
          "SELECT COUNT(*) FROM links",
          "SELECT COUNT(*), COUNT(DISTINCT I), MAX(X) - MIN(X) > 0 FROM links",
          "SELECT COUNT(*), COUNT(DISTINCT I), MAX(X) - MIN(X) > 0 FROM diagram",
          "SELECT COUNT(*) FROM (SELECT * FROM links EXCEPT ALL SELECT * FROM diagram)",
          "SELECT SUM(n) FROM (SELECT COUNT(*) n FROM diagram WHERE I < 100 OR I >= 100 GROUP BY I, X)",
          "SELECT piece, COUNT(*) FROM kanoodle JOIN options ON Gray = option GROUP BY piece",
          "SELECT COUNT(*) FROM (SELECT * FROM links LIMIT 7)",
          "SELECT COUNT(*), SUM(X) FROM links WHERE I IN (271, 287) AND X < 1671",
          "SELECT COUNT(*), SUM(X) FROM diagram WHERE I IN (271, 287) AND X < 1671");

  private SecondJar() {}

  static Path make(Path jar) throws IOException {
    String entry = SecondProgram.class.getName().replace('.', '/') + ".class";
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        InputStream in = SecondProgram.class.getResourceAsStream("/" + entry)) {
      out.putNextEntry(new JarEntry(entry));
      in.transferTo(out);
    }
    return jar;
  }

  /** The command that {@code spark-submit} would run. */
  static List<String> command(Path home, Cluster cluster, Path jar) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
    command.addAll(List.of(cluster.quickStart().split(" ")));
    command.addAll(
        List.of(
            "-cp",
            home.resolve("conf") + ":" + home.resolve("jars") + "/*",
            "org.apache.spark.deploy.SparkSubmit",
            "--master",
            cluster.url(),
            "--properties-file",
            cluster.secret().toString(),
            "--total-executor-cores",
            "2",
            "--executor-memory",
            "512m",
            "--conf",
            "spark.executor.extraJavaOptions=" + cluster.quickStart(),
            "--conf",
            "spark.ui.enabled=false",
            "--conf",
            "spark.driver.bindAddress=127.0.0.1",
            "--conf",
            "spark.driver.host=localhost",
            "--conf",
            "spark.sql.shuffle.partitions=4",
            "--jars",
            System.getProperty("job.jar"),
            "--class",
            SecondProgram.class.getName(),
            jar.toString()));
    command.addAll(QUERIES);
    return command;
  }
}
