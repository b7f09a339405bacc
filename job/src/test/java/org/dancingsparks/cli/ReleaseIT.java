package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dancingsparks.testing.Launcher;
import org.dancingsparks.testing.Launcher.Ended;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The archives as users run them: unpacked anywhere, on a machine without Maven. */
@Timeout(600)
class ReleaseIT {
  private static final String NAME = System.getProperty("release.name");
  private static final Path BUILT = Launcher.ROOT.resolve("job/target");

  /** The only programs on the path of runs; Java is found by JAVA_HOME. */
  private static final List<String> TOOLS =
      List.of(
          "awk",
          "bash",
          "cat",
          "cksum",
          "cp",
          "cut",
          "curl",
          "dirname",
          "env",
          "find",
          "flock",
          "grep",
          "head",
          "mkdir",
          "mv",
          "readlink",
          "rm",
          "sed",
          "sha256sum",
          "sleep",
          "stty",
          "tr",
          "touch",
          "wc");

  @TempDir private Path temporary;
  private Path place;

  @BeforeEach
  void unpack() throws Exception {
    place = Files.createDirectory(temporary.resolve("a place with blanks"));
    run(place, Map.of(), "tar", "xzf", BUILT.resolve(NAME + ".tar.gz").toString());
    Path tools = Files.createDirectory(temporary.resolve("tools"));
    for (String tool : TOOLS) {
      for (String directory : List.of("/usr/bin", "/bin")) {
        if (Files.exists(Path.of(directory, tool)) && !Files.exists(tools.resolve(tool))) {
          Path copy = Files.copy(Path.of(directory, tool), tools.resolve(tool));
          assertThat(copy.toFile().setExecutable(true)).isTrue();
        }
      }
    }
  }

  private Path release() {
    return place.resolve(NAME);
  }

  private Ended run(Path directory, Map<String, String> more, String... words) throws Exception {
    Path out = temporary.resolve("out");
    Path err = temporary.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(words)
            .directory(directory.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    Map<String, String> environment = builder.environment();
    environment.remove("SPARK_HOME");
    environment.remove("SPARK_LOCAL_IP");
    environment.putAll(more);
    int code = builder.start().waitFor();
    return new Ended(code, Files.readString(out), Files.readString(err));
  }

  /** Runs the release with a home directory in which Maven has nothing. */
  private Ended dance(Map<String, String> more, String... words) throws Exception {
    Map<String, String> environment = new HashMap<>(more);
    environment.put("PATH", temporary.resolve("tools").toString());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("HOME", temporary.toString());
    return run(
        temporary,
        environment,
        Stream.concat(Stream.of(release().resolve("bin/dance").toString()), Stream.of(words))
            .toArray(String[]::new));
  }

  /** Maven's repository of this build, in place of the public one. */
  private static String repository() throws IOException {
    String jar = Files.readString(BUILT.resolve("launch/class-path")).split(":", 2)[0];
    String path = Files.readString(BUILT.resolve("lib/class-path")).split(":", 2)[0];
    return Path.of(jar.substring(0, jar.length() - path.length() + "repository/".length()))
        .toUri()
        .toString();
  }

  @Test
  @Tag("own-spark")
  void countsWithSparkFetchedOnce() throws Exception {
    Map<String, String> mirror = Map.of("DANCE_REPOSITORY", repository());
    Ended first = dance(mirror, "count", "pentominoes:3x20", "--quiet");
    assertThat(first.code()).as(first.err()).isZero();
    assertThat(first.out()).isEqualTo("8\n");
    assertThat(first.err()).startsWith("dance: Fetching Spark");

    Ended again = dance(Map.of(), "describe", "pentominoes:3x20");
    assertThat(again.code()).as(again.err()).isZero();
    assertThat(again.err()).doesNotContain("Fetching");
  }

  @Test
  void usesTheSparkOfSparkHome() throws Exception {
    Path home = Files.createDirectory(temporary.resolve("spark home"));
    Launcher.makeHome(home);
    Map<String, String> spark = Map.of("SPARK_HOME", home.toString());

    assertThat(dance(spark, "--version").out()).contains("runs on   Spark 4");
    Ended ended = dance(spark, "count", "pentominoes:3x20", "--quiet");
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.out()).isEqualTo("8\n");
    assertThat(release().resolve("target/spark-jars")).doesNotExist();
  }

  @Test
  @Tag("own-spark")
  void refusesAJarThatIsAnother() throws Exception {
    Path mirror = temporary.resolve("mirror");
    String path =
        Files.readString(release().resolve("lib/class-path"))
            .split(":", 2)[0]
            .substring("repository/".length());
    Path jar = mirror.resolve(path);
    Files.createDirectories(jar.getParent());
    Files.writeString(jar, "another");

    Ended ended = dance(Map.of("DANCE_REPOSITORY", mirror.toUri().toString()), "count", "soma");
    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.err()).contains(path + " is not the file").contains("SPARK_HOME");
  }

  @ParameterizedTest
  @CsvSource({
    "README.md, dancing-sparks-core:(\\d[\\d.]*\\d)",
    "docs/getting-started.md, dancing-sparks-(\\d[\\d.]*\\d)",
    "Containerfile, VERSION=(\\S+)",
    "CHANGELOG.md, (?s)\\A.*?## (\\S+)"
  })
  void filesNameTheVersionThatIsBuilt(String file, String pattern) throws IOException {
    Matcher named = Pattern.compile(pattern).matcher(Files.readString(Launcher.ROOT.resolve(file)));
    assertThat(named.results().map(found -> "dancing-sparks-" + found.group(1)))
        .isNotEmpty()
        .containsOnly(NAME);
  }

  @ParameterizedTest
  @ValueSource(strings = {".tar.gz", ".zip"})
  void bothArchivesHaveTheSameFiles(String suffix) throws Exception {
    String[] command =
        suffix.equals(".zip")
            ? new String[] {"unzip", "-q", BUILT.resolve(NAME + suffix).toString()}
            : new String[] {"tar", "xzf", BUILT.resolve(NAME + suffix).toString()};
    Path other = Files.createDirectory(temporary.resolve("other"));
    Ended ended = run(other, Map.of(), command);
    assertThat(ended.code()).as(ended.err()).isZero();
    Path unpacked = other.resolve(NAME);
    assertThat(Files.isExecutable(unpacked.resolve("bin/dance"))).isTrue();
    for (String file :
        List.of("LICENSE", "NOTICE", "README.md", "conf/spark-defaults.conf", "lib/jvm-flags")) {
      assertThat(unpacked.resolve(file)).isNotEmptyFile();
    }
    try (Stream<Path> files = Files.walk(unpacked)) {
      assertThat(files.map(file -> unpacked.relativize(file).toString()))
          .noneMatch(file -> file.matches("(.*/)?(target|src|pom\\.xml)(/.*)?"));
    }
  }
}
