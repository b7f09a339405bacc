package org.dancingsparks.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Finds comments that break a convention, in samples made for it. */
class CommentsTest {
  @TempDir private Path sources;

  private void write(String file, String text) throws IOException {
    Path path = sources.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  @Test
  void findsCommentsThatBeginWithAQuestionWord() throws IOException {
    write(
        "Sample.java",
        """
        /** What a sample is. */
        class Sample {
          /**
           * Where it begins.
           */
          int begin;

          /* Whether it ends. */
          boolean ends;

          /** Returns whether it ends; which is no question. */
          boolean ends() {
            return ends;
          }

          /** Whatever. Howling winds. */
          int other;
        }
        """);
    assertThat(Comments.questions(sources))
        .containsExactly(
            "Sample.java: /* Whether it ends. */",
            "Sample.java: /**\n   * Where it begins.",
            "Sample.java: /** What a sample is. */");
  }

  @Test
  void findsNamesInDrawingsThatNoTypeHas() throws IOException {
    write("a/Search.java", "public final class Search {\n  record FirstBin() {}\n}\n");
    write("b/Plan.java", "enum Plan {}\n");
    write(
        "a/package-info.java",
        """
        /**
         * Searches, as Sweep did.
         *
         * <pre>
         * Search -&gt; Finder -&gt; Plans: FirstBin, LastBin   (Spark reads SQL in JVMs)
         * </pre>
         */
        package a;
        """);
    assertThat(Comments.drawingsOfNoType(sources.resolve("a"), List.of(sources)))
        .containsExactly("a: Finder", "a: LastBin");
    assertThat(Comments.drawingsOfNoType(sources.resolve("a"), List.of(sources.resolve("a"))))
        .containsExactly("a: Finder", "a: LastBin", "a: Plans");
  }
}
