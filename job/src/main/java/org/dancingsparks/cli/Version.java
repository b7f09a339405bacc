package org.dancingsparks.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.apache.hadoop.util.VersionInfo;
import picocli.CommandLine.IVersionProvider;

/** Says which program this is, what it was built for, and what it runs on. */
final class Version implements IVersionProvider {
  private static final Properties BUILT = load();

  private static Properties load() {
    Properties built = new Properties();
    try (InputStream in = Version.class.getResourceAsStream("built-for.properties")) {
      built.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return built;
  }

  /** The program's version. */
  static String program() {
    return BUILT.getProperty("version");
  }

  @Override
  public String[] getVersion() {
    return new String[] {
      "dance " + program(),
      "built for Spark %s, Scala %s, Hadoop %s, Java %s"
          .formatted(
              BUILT.getProperty("spark"),
              BUILT.getProperty("scala"),
              BUILT.getProperty("hadoop"),
              BUILT.getProperty("java")),
      "runs on   Spark %s, Scala %s, Hadoop %s, Java %s"
          .formatted(
              org.apache.spark.package$.MODULE$.SPARK_VERSION(),
              scala.util.Properties.versionNumberString(),
              VersionInfo.getVersion(),
              Runtime.version()),
    };
  }
}
