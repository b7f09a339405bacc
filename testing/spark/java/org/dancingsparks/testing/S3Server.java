package org.dancingsparks.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.RemoteIterator;

/**
 * An S3 server in a JVM of its own, Adobe's S3Mock, which has conditional writes, with one bucket;
 * this JVM reads it by Hadoop's S3A. With {@code -Ps3} only, which brings both.
 */
public final class S3Server implements AutoCloseable {
  public static final String BUCKET = "s3a://dance";

  /** The server's jar; its client is in a directory beside it. */
  private static final Path JAR = Path.of(System.getProperty("s3.server", "none"));

  /** What the settings of this JVM's S3A refer to. */
  private static final String PORT_PROPERTY = "s3.port";

  private static final Pattern PORT = Pattern.compile("Tomcat started on ports? (\\d+)");

  private final Process process;
  private final String port;

  /**
   * Starts a server.
   *
   * @param directory where its files and its log are
   */
  public S3Server(Path directory) throws Exception {
    Path log = directory.resolve("server.log");
    process =
        java(
                List.of("-jar", JAR.toString()),
                List.of(
                    "--server.address=127.0.0.1",
                    "--server.port=0",
                    "--server.ssl.enabled=false",
                    "--com.adobe.testing.s3mock.http-port=0",
                    "--com.adobe.testing.s3mock.store.root=" + directory.resolve("store"),
                    "--com.adobe.testing.s3mock.store.initial-buckets=dance"))
            .redirectOutput(log.toFile())
            .start();
    await(process, () -> PORT.matcher(Files.readString(log)).find());
    Matcher found = PORT.matcher(Files.readString(log));
    found.find();
    port = found.group(1);
    System.setProperty(PORT_PROPERTY, port);
  }

  /** A JVM with flags and a program, and its arguments. */
  public static ProcessBuilder java(List<String> program, List<String> arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(program);
    words.addAll(arguments);
    return new ProcessBuilder(words).redirectErrorStream(true);
  }

  /** Waits for something, as long as a process lives. */
  public static void await(Process process, Callable<Boolean> isReached) throws Exception {
    while (!isReached.call()) {
      assertThat(process.isAlive()).isTrue();
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }

  /** The flag by which another JVM like this one finds the server. */
  public String flag() {
    return "-D%s=%s".formatted(PORT_PROPERTY, port);
  }

  /** Flags by which a driver and its executors find the server and have its client. */
  public List<Object> flags() throws IOException {
    List<Object> flags = new ArrayList<>(List.of("--jars", client()));
    for (String setting :
        List.of(
            "endpoint=http://127.0.0.1:" + port,
            "endpoint.region=us-east-1",
            "path.style.access=true",
            "access.key=any",
            "secret.key=any")) {
      flags.addAll(List.of("--conf", "spark.hadoop.fs.s3a." + setting));
    }
    return flags;
  }

  private static String client() throws IOException {
    try (Stream<Path> jars = Files.list(JAR.resolveSibling("client"))) {
      return jars.map(Path::toString).sorted().collect(Collectors.joining(","));
    }
  }

  /** What this JVM reads it by. */
  public FileSystem files() throws IOException {
    return new org.apache.hadoop.fs.Path(BUCKET).getFileSystem(new Configuration());
  }

  /** The files in a directory and below, by their relative names. */
  public SortedMap<String, ByteBuffer> contents(String directory) throws IOException {
    SortedMap<String, ByteBuffer> contents = new TreeMap<>();
    org.apache.hadoop.fs.Path root = new org.apache.hadoop.fs.Path(directory);
    RemoteIterator<LocatedFileStatus> all = files().listFiles(root, true);
    while (all.hasNext()) {
      org.apache.hadoop.fs.Path path = all.next().getPath();
      try (InputStream in = files().open(path)) {
        String name = path.toString().substring(directory.length() + 1);
        contents.put(name, ByteBuffer.wrap(in.readAllBytes()));
      }
    }
    return contents;
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
