package org.dancingsparks.cli.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.util.Properties;
import org.apache.hadoop.fs.FSError;
import org.apache.spark.SparkException;
import picocli.CommandLine.IVersionProvider;

/** Gives the program's version, the versions it was built for, and those it runs on. */
public final class Version implements IVersionProvider {
  /** The properties of the build, read when first asked for. */
  private static final class Built {
    private static final Properties PROPERTIES =
        load(Version.class.getResource("built-for.properties"));

    private static String property(String key) {
      return PROPERTIES.getProperty(key);
    }
  }

  private static Properties load(URL file) {
    Properties properties = new Properties();
    try {
      URLConnection connection = file.openConnection();
      connection.setUseCaches(false);
      try (InputStream in = connection.getInputStream()) {
        properties.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }

  /** The program's version. */
  public static String program() {
    return Built.property("version");
  }

  @Override
  public String[] getVersion() {
    return new String[] {
      "dance " + program(),
      "built for Spark %s, Scala %s, Hadoop %s, Java %s"
          .formatted(
              Built.property("spark"),
              Built.property("scala"),
              Built.property("hadoop"),
              Built.property("java")),
      "runs on   Spark %s, Scala %s, Hadoop %s, Java %s"
          .formatted(
              beside(SparkException.class, "spark-version-info.properties", "version"),
              beside(scala.Option.class, "library.properties", "version.number"),
              beside(FSError.class, "common-version-info.properties", "version"),
              Runtime.version()),
    };
  }

  /**
   * Returns a property from the jar of a class. Asking Spark or Hadoop would start their logging,
   * which takes a second.
   */
  private static String beside(Class<?> type, String file, String key) {
    URL jar = type.getProtectionDomain().getCodeSource().getLocation();
    try {
      URL entry = URI.create("jar:" + jar.toURI() + "!/" + file).toURL();
      return load(entry).getProperty(key, "unknown");
    } catch (URISyntaxException | IOException | UncheckedIOException e) {
      // A Spark without jars of its own, or without that file, has no other version.
      return "unknown";
    }
  }
}
