package org.dancingsparks.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cli.session.StandardError;
import org.dancingsparks.message.InputException;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.FaultyFileSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Files that commands write, and {@code --overwrite}. */
class NewFileTest {
  @TempDir private Path temporary;

  private static NewFile file(Object path, String... args) {
    CommandLine line =
        new CommandLine(
            CommandSpec.create().addOption(OptionSpec.builder(OverwriteFlag.OVERWRITE).build()));
    line.parseArgs(args);
    return NewFile.of(new Session(line.getCommandSpec(), StandardError.nowhere()), path.toString());
  }

  @Test
  void whatIsThereIsReplacedOnlyIfAskedFor() {
    Path path = write(temporary.resolve("there"), "mine");
    assertThatThrownBy(() -> file(path).check())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("choose a new file, or replace it with --overwrite");
    assertThatThrownBy(() -> file(path).write("new")).isInstanceOf(InputException.class);
    assertThat(path).hasContent("mine");
    file(path, OverwriteFlag.OVERWRITE).write("new");
    assertThat(path).hasContent("new");
    assertThat(temporary).isDirectoryContaining(path::equals);
    assertThat(temporary.toFile().list()).hasSize(1);
  }

  @Test
  void whatIsWrittenStaysSoWhereNothingCanBeDeleted() {
    Path path = temporary.resolve("new");
    FaultyFileSystem.install(Faults.of(Faults.Operation.DELETE, Faults.Fault.IS_FORBIDDEN));
    try {
      file("faulty:" + path).write("new");
      assertThat(path).hasContent("new");
      assertThatThrownBy(
              () ->
                  file("faulty:" + temporary.resolve("other"))
                      .write(
                          out -> {
                            throw new IOException("the disk is full");
                          }))
          .hasMessageContaining("the disk is full");
    } finally {
      FaultyFileSystem.install(Faults.none());
    }
  }

  @Test
  void whatIsThereStaysUntilTheNewFileIsWhole() {
    Path path = write(temporary.resolve("there"), "mine");
    assertThatThrownBy(
            () ->
                file(path, OverwriteFlag.OVERWRITE)
                    .write(
                        out -> {
                          out.write('n');
                          out.flush();
                          assertThat(path).hasContent("mine");
                          throw new IOException("the disk is full");
                        }))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the disk is full");
    assertThat(path).hasContent("mine");
    assertThat(temporary.toFile().list()).hasSize(1);
  }

  @Test
  void directoryIsNeverReplaced() {
    assertThatThrownBy(() -> file(temporary, OverwriteFlag.OVERWRITE).write("new"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is a directory");
    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void linkStaysOneAndItsTargetIsReplaced() throws IOException {
    Path target = write(Files.createDirectory(temporary.resolve("other")).resolve("there"), "mine");
    Path link = Files.createSymbolicLink(temporary.resolve("link"), target);
    assertThatThrownBy(() -> file(link).write("new")).isInstanceOf(InputException.class);
    file(link, OverwriteFlag.OVERWRITE).write("new");
    assertThat(link).isSymbolicLink();
    assertThat(target).hasContent("new").isRegularFile();
    assertThat(temporary.toFile().list()).hasSize(2);
    assertThat(target.getParent().toFile().list()).hasSize(1);
  }

  @Test
  void whatIsNoRegularFileIsNeverReplaced() throws IOException {
    Path nothing = Files.createSymbolicLink(temporary.resolve("nothing"), Path.of("nowhere"));
    Path device = Files.createSymbolicLink(temporary.resolve("device"), Path.of("/dev/null"));
    for (Path special : List.of(nothing, device)) {
      assertThatThrownBy(() -> file(special, OverwriteFlag.OVERWRITE).write("new"))
          .isInstanceOf(InputException.class)
          .hasMessage("Cannot write %s: it is not a regular file; name another.", special);
      assertThat(special).isSymbolicLink();
    }
    assertThat(temporary.toFile().list()).hasSize(2);
  }

  @Test
  void fileSystemThatReplacesNothingIsNamed() {
    Path path = write(temporary.resolve("there"), "mine");
    assertThatThrownBy(() -> file("faulty:" + path, OverwriteFlag.OVERWRITE).write("new"))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "Cannot write faulty:%s: files cannot be replaced on faulty:///; choose a new name.",
            path);
    assertThat(path).hasContent("mine");
    assertThat(temporary.toFile().list()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "show queens:4 --svg x.svg",
        "solve queens:4 --svg x.svg",
        "nth queens:4 0 --svg x.svg",
        "sample queens:4 --seed 1 --svg x.svg",
        "unique queens:4 --svg x.svg",
        "marginals queens:4 --svg x.svg",
        "tree queens:4 --svg x.svg",
        "tree queens:4 --dot x.dot",
        "diagram queens:4 --out x.xcd",
        "export queens:4 --format dlx --out x.dlx",
        "estimate queens:4 --samples 100 --svg x.svg",
        "challenges queens:4 --minimum --svg x.svg",
        "challenges queens:4 --pieces 1 --limit 2 --svg x.svg",
        "challenges queens:4 --pieces 1 --booklet x.html",
      })
  void commandsReplaceFilesIfAskedTo(String command) {
    String words = command.replaceFirst(" x\\.", " " + temporary.resolve("x") + ".");
    Path path = write(Path.of(words.replaceFirst(".* ", "")), "mine");
    assertThat(dance((Object[]) words.split(" ")).assertMendable().err())
        .contains("it exists already; choose a new file, or replace it with --overwrite.");
    assertThat(path).hasContent("mine");
    assertThat(dance((Object[]) (words + " --overwrite").split(" ")).code()).isZero();
    assertThat(path.toFile().length()).isGreaterThan(20);
  }
}
