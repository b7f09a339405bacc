package org.dancingsparks.cli.session;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.spark.SparkConf;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.InputException;

/**
 * The secret that a driver shares with a cluster started by {@code scripts/cluster}.
 *
 * <p>The script keeps it in a file that only its owner can read, and a link to that file under the
 * master's address, so that it appears on no command line. Spark gives it to executors in their
 * environment, which only their user can read.
 */
public final class ClusterSecret {
  static final String SECRET = "spark.authenticate.secret";

  /** The property that names the directory of the links, as a URI. */
  private static final String LINKS = "dance.spark.secrets";

  private static final String SCHEME = "spark://";

  private ClusterSecret() {}

  /**
   * Adds the master's secret, if any, to a configuration without one.
   *
   * @throws InputException if the secret no longer exists, or this user cannot read it
   */
  public static void addTo(SparkConf conf) {
    String links = System.getProperty(LINKS);
    String master = conf.get("spark.master", "");
    if (links != null && master.startsWith(SCHEME) && !conf.contains(SECRET)) {
      Path link = Path.of(URI.create(links)).resolve(address(master));
      if (Files.exists(link, LinkOption.NOFOLLOW_LINKS)) {
        read(link, master).forEach((key, value) -> conf.setIfMissing((String) key, (String) value));
      }
    }
  }

  private static String address(String master) {
    return master.substring(SCHEME.length()).replaceFirst("^localhost:", "127.0.0.1:");
  }

  private static Properties read(Path link, String master) {
    Properties settings = new Properties();
    try (Reader in = Files.newBufferedReader(link)) {
      settings.load(in);
    } catch (NoSuchFileException e) {
      throw new InputException(
          "The secret of the cluster at %s is gone: its directory was removed".formatted(master),
          "make another with `scripts/cluster start`");
    } catch (IOException e) {
      throw new InputException(
          "The secret of the cluster at %s cannot be read: %s"
              .formatted(master, HadoopFiles.why(e)),
          "ask the user who started it, who alone may use it");
    }
    // Settings that protect the cluster's own pages do not concern the driver.
    settings.keySet().removeIf(key -> !((String) key).startsWith("spark.authenticate"));
    return settings;
  }
}
