package org.dancingsparks.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of text: where they lead, what they may do, and what is found in them. */
class SitePagesTest {
  private static final Pattern LINK = Pattern.compile("<a [^>]*?href=\"([^\"]*)\"");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");

  /** The parts of a site that are no texts. */
  private static final Set<String> OTHERS =
      Set.of("index.html", "atlas/index.html", "workbench.html", CaseArchive.FILE);

  private static final List<Section> PUZZLES =
      List.of(new Section("atlas/soma.html", "Puzzle: The Soma cube", "", "soma. Cubes </script>"));

  private static final Map<String, String> PAGES =
      new SitePages("Dancing Sparks <0.2>")
          .all(PUZZLES).stream().collect(Collectors.toMap(SitePage::file, SitePage::text));

  private static Stream<String> links(String html) {
    return LINK.matcher(html).results().map(link -> link.group(1));
  }

  private static Set<String> ids(String html) {
    return ID.matcher(html).results().map(id -> id.group(1)).collect(Collectors.toSet());
  }

  @Test
  void everyLinkLeadsToAPageAndItsPart() {
    Set<String> reached = new HashSet<>();
    PAGES.forEach(
        (file, html) ->
            links(html)
                .filter(link -> !link.startsWith("https://"))
                .map(link -> URI.create(file).resolve(link))
                .forEach(
                    to -> {
                      reached.add(to.getPath());
                      if (!OTHERS.contains(to.getPath())) {
                        assertThat(PAGES.keySet()).as(file).contains(to.getPath());
                        if (to.getFragment() != null) {
                          assertThat(ids(PAGES.get(to.getPath())))
                              .as("%s of %s", to, file)
                              .contains(to.getFragment());
                        }
                      }
                    }));
    assertThat(reached).containsAll(PAGES.keySet()).containsAll(OTHERS);
  }

  @Test
  void everyDocumentHasAPage() throws IOException {
    try (Stream<Path> documents = Files.list(Path.of("../docs"))) {
      assertThat(PAGES.keySet())
          .containsAll(
              documents
                  .filter(file -> file.toString().endsWith(".md"))
                  .map(file -> Document.file("docs/" + file.getFileName()))
                  .toList());
    }
  }

  @Test
  void pagesConnectToNothingAndRunNoScriptButTheirOwn() {
    PAGES.forEach(
        (file, html) -> {
          if (file.endsWith(".html")) {
            assertThat(html)
                .as(file)
                .startsWith("<!DOCTYPE html>")
                .contains("content=\"default-src 'none'; base-uri 'none'; form-action 'none';")
                .contains("Dancing Sparks &#60;0.2&#62;")
                .doesNotContain(" style=", "<!-- ", "src=\"http", "{{");
            assertThat(html.contains("<script>")).as(file).isEqualTo(file.equals("search.html"));
          }
        });
  }

  @Test
  void theSearchHasEachHeadingAndPuzzle() {
    String search = PAGES.get("search.html");
    assertThat(search)
        .contains("[\"docs/tables.html#a002860\",\"Tables of counts\",\"A002860\"")
        .contains("[\"docs/limits.html\",\"")
        .contains("[\"atlas/soma.html\",\"Puzzle: The Soma cube\",\"\"")
        .contains("Cubes \\u003c/script>");
    assertThat(search.split("</script>", -1)).hasSize(3);
  }

  @Test
  void pagesAreWrittenToAFolder(@TempDir Path folder) throws IOException {
    // tag::site
    for (SitePage page : new SitePages("Dancing Sparks").all(List.of())) {
      Path file = folder.resolve(page.file());
      Files.createDirectories(file.getParent());
      Files.writeString(file, page.text());
    }
    // end::site
    assertThat(folder.resolve("docs/limits.html"))
        .content()
        .contains("<h1 id=\"limits\">Limits</h1>");
  }

  @Test
  void termsAreFiles() {
    assertThat(PAGES.get("tables/b000170.txt")).startsWith("0 1\n1 1\n2 0\n3 0\n4 2\n5 10\n");
  }

  @Test
  void theArchiveHasAllCases() throws IOException {
    byte[] archive = archive();
    assertThat(archive()).isEqualTo(archive);
    Set<String> entries = new HashSet<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        assertThat(zip.readAllBytes())
            .as(entry.getName())
            .isEqualTo(Files.readAllBytes(Path.of("..", entry.getName())));
        entries.add(entry.getName());
      }
    }
    try (Stream<Path> files = Files.walk(Path.of("../cases"))) {
      assertThat(files.filter(Files::isRegularFile).map(file -> "cases/" + relative(file)))
          .containsExactlyInAnyOrderElementsOf(entries);
    }
  }

  private static String relative(Path file) {
    return Path.of("../cases").relativize(file).toString().replace('\\', '/');
  }

  private static byte[] archive() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CaseArchive.write(bytes);
    return bytes.toByteArray();
  }
}
