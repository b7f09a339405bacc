package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Launcher.words;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Disturbed;
import org.dancingsparks.testing.Launcher;
import org.dancingsparks.testing.Launcher.Ended;
import org.dancingsparks.testing.S3Server;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Executors in JVMs of their own upload to S3, with the client that {@code --jars} names. */
@Tag("s3")
@Timeout(1800)
class S3ClusterIT {
  private static final String SET = S3Server.BUCKET + "/set";
  private static final String DIAGRAM = S3Server.BUCKET + "/diagram";

  @TempDir private static Path temporary;

  private static Launcher launcher;
  private static Cluster cluster;
  private static S3Server server;

  @BeforeAll
  static void start() throws Exception {
    launcher = new Launcher(temporary);
    cluster = new Cluster(launcher, temporary.resolve("cluster"));
    cluster.makeWhole();
    server = new S3Server(temporary);
  }

  @AfterAll
  static void stop() throws Exception {
    server.close();
    cluster.stop();
  }

  private static String done(Object... command) throws Exception {
    Ended ended = launcher.dance(words(cluster.flags(), server.flags(), "--", List.of(command)));
    assertThat(ended.code()).as(ended.err()).isZero();
    return ended.out();
  }

  private static SortedMap<String, ByteBuffer> parts(Map<String, ByteBuffer> files) {
    return new TreeMap<>(files).subMap("part-", "part.");
  }

  @Test
  void setsAndDiagramsHaveTheBytesOfALocalDisk() throws Exception {
    List<Object> enumerate =
        List.of("enumerate", "pentominoes:5x12", "--engine", "links", "--bins", 16);
    assertThat(done(words(enumerate, "--out", SET))).isEqualTo("4040\n");
    assertThat(done("verify", SET)).isEqualTo("4040\n");
    Path here = temporary.resolve("here");
    assertThat(Dancing.printed(words(enumerate, "--out", here, "--quiet"))).isEqualTo("4040\n");
    assertThat(parts(server.contents(SET))).isEqualTo(parts(Disturbed.contents(here))).hasSize(16);

    assertThat(done("count", "pentominoes:5x12", "--rounds", "--diagram", "--out", DIAGRAM))
        .isEqualTo("4040\n");
    String listed = DIAGRAM + "-listed";
    assertThat(done("enumerate", DIAGRAM, "--bins", 4, "--out", listed)).isEqualTo("4040\n");
    Path inMemory = temporary.resolve("in-memory");
    List<Object> byDiagram =
        List.of("enumerate", "pentominoes:5x12", "--engine", "diagram", "--bins", 4);
    Dancing.printed(words(byDiagram, "--out", inMemory, "--quiet"));
    assertThat(parts(server.contents(listed)))
        .isEqualTo(parts(Disturbed.contents(inMemory)))
        .hasSize(4);
  }
}
