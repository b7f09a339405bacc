package org.dancingsparks.cli.session;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.hadoop.ParquetInputFormat;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.InputException;

/** Spark's settings as the user has given them, read without any of Spark's classes. */
final class SparkSettings {
  /** The prefix of settings for Hadoop. */
  static final String HADOOP = "spark.hadoop.";

  private static final String PREFIX = "spark.";

  /**
   * The property that names a file of settings, read here where there is no spark-submit to read
   * it.
   */
  private static final String DEFAULTS = "dance.spark.defaults";

  /**
   * The property that is true if nothing is on the class path but the program and its libraries.
   */
  private static final String OWN_CLASSES = "dance.own.classes";

  private SparkSettings() {}

  /**
   * Returns the settings in the file that was named, which are read as spark-submit reads them.
   *
   * @throws InputException if it cannot be read
   */
  static Map<String, String> defaults() {
    String file = System.getProperty(DEFAULTS);
    if (file == null) {
      return Map.of();
    }
    Properties settings = new Properties();
    try (Reader in = Files.newBufferedReader(Path.of(file))) {
      settings.load(in);
    } catch (IOException | IllegalArgumentException e) {
      throw new InputException(
          "Spark's settings in %s cannot be read: %s".formatted(file, HadoopFiles.why(e)),
          "check the path and that you may read it");
    }
    Map<String, String> ofSpark = new TreeMap<>();
    settings.stringPropertyNames().stream()
        .filter(key -> key.startsWith(PREFIX))
        .forEach(key -> ofSpark.put(key, settings.getProperty(key).strip()));
    return ofSpark;
  }

  /** Returns all settings: those of system properties, and others in the file. */
  private static Map<String, String> all() {
    Map<String, String> settings = new TreeMap<>(defaults());
    Properties properties = System.getProperties();
    properties.stringPropertyNames().stream()
        .filter(key -> key.startsWith(PREFIX))
        .forEach(key -> settings.put(key, properties.getProperty(key)));
    return settings;
  }

  /** Returns whether Spark is to show or log its jobs. */
  static boolean showJobs() {
    Map<String, String> settings = all();
    return Boolean.parseBoolean(settings.get("spark.ui.enabled"))
        || Boolean.parseBoolean(settings.get("spark.eventLog.enabled"));
  }

  /** Returns whether some setting is for Hadoop, or files on the class path may be. */
  static boolean concernHadoop() {
    return !Boolean.getBoolean(OWN_CLASSES)
        || all().keySet().stream().anyMatch(key -> key.startsWith(HADOOP));
  }

  /** Returns Hadoop's configuration as Spark has it. */
  static Configuration hadoop() {
    Configuration hadoop = new Configuration();
    hadoop.set(ParquetInputFormat.PAGE_VERIFY_CHECKSUM_ENABLED, "true");
    all()
        .forEach(
            (key, value) -> {
              if (key.startsWith(HADOOP)) {
                hadoop.set(key.substring(HADOOP.length()), value);
              }
            });
    return hadoop;
  }
}
