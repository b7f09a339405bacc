package org.dancingsparks.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dancingsparks.cli.count.ManyDiagrams;
import org.dancingsparks.cli.flag.EngineLimits;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.session.Dance;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cli.session.StandardError;
import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

class SiteTest {
  private static final Pattern LINK = Pattern.compile("<a [^>]*?href=\"([^\"#]+)[^\"]*\"");

  @TempDir private Path temporary;

  /** A command that writes a site with a few puzzles. */
  @Command(name = "small")
  private static final class Small {
    @Spec private CommandSpec spec;
    @Mixin private PageFlags flags;
    @Mixin private AtlasFlags atlas;
    @Mixin private EngineLimits limits;
    @Mixin private OverwriteFlag overwrite;
  }

  private static JsonNode written(Path directory, String... words) {
    Small small = new Small();
    CommandLine line = new CommandLine(new Dance(StandardError.nowhere()));
    line.addSubcommand(new CommandLine(small));
    line.parseArgs(Stream.concat(Stream.of("small"), Stream.of(words)).toArray(String[]::new));
    return new Site(
            new ManyDiagrams(Session.of(small.spec), small.limits),
            new Atlas.Wanted(small.flags, small.atlas, List.of("queens:6", "soma", "sudoku:2")))
        .write(directory.toString());
  }

  private static void checkLinks(Path site) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(site)) {
      files = all.filter(file -> file.toString().endsWith(".html")).toList();
    }
    assertThat(files).hasSizeGreaterThan(40);
    for (Path file : files) {
      LINK.matcher(Files.readString(file))
          .results()
          .map(link -> link.group(1))
          .filter(link -> !link.startsWith("https://"))
          .map(link -> Path.of(URI.create(file.toUri().toString()).resolve(link)))
          .forEach(to -> assertThat(to).as(file.toString()).isRegularFile());
    }
  }

  /** The site in the directory {@code -Dsite=DIR}, as it is made each night. */
  @Test
  @EnabledIfSystemProperty(named = "site", matches = ".+")
  void everyLinkOfAWholeSiteLeadsToAFile() throws IOException {
    checkLinks(Path.of(System.getProperty("site")));
  }

  @Test
  void everyLinkLeadsToAFile() throws IOException {
    JsonNode json = written(temporary, "--pieces", "none");

    assertThat(json.get("pages").findValuesAsText("solutions"))
        .containsExactly("4", "11520", "288");
    checkLinks(temporary);
    assertThat(temporary.resolve("index.html"))
        .content()
        .contains("9,356", "href=\"atlas/index.html\"", "href=\"workbench.html\"");
    assertThat(temporary.resolve("atlas/soma.html"))
        .content()
        .contains("<a href=\"../search.html\">Search</a>");
    assertThat(temporary.resolve("search.html")).content().contains("[\"atlas/soma.html\",");

    assertThatThrownBy(() -> written(temporary, "--pieces", "none"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("There is an atlas already");
    Path soma = temporary.resolve("atlas/soma.html");
    String page = Files.readString(soma);
    Files.delete(soma);
    written(temporary, "--pieces", "none", "--resume");
    assertThat(soma).hasContent(page);
  }
}
