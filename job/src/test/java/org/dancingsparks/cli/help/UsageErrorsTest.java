package org.dancingsparks.cli.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages about command lines that cannot be understood. */
class UsageErrorsTest {
  @TempDir private Path temporary;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          cuont kanoodle         | There is no command cuont. Did you mean count?
          margnials kanoodle     | There is no command margnials. Did you mean marginals?
          qwertyuiop             | There is no command qwertyuiop.
          kanoodle               | kanoodle is a puzzle; name a command before it, as in `dance count kanoodle` or `dance solve kanoodle`.
          queens:8 --json        | queens:8 is a puzzle; name a command before it, as in `dance count queens:8` or `dance solve queens:8`.
          my/Tray.yaml           | my/Tray.yaml is a puzzle; name a command before it, as in `dance count my/Tray.yaml` or `dance solve my/Tray.yaml`.
          count kanoodle --symetry    | `dance count` has no flag --symetry. Did you mean --split-symmetry or --up-to-symmetry?
          count kanoodle --jsn=1      | `dance count` has no flag --jsn. Did you mean --json?
          plan challenges soma --xyzw | `dance plan challenges` has no flag --xyzw.
          enumerate soma --uot DIR    | `dance enumerate` has no flag --uot. Did you mean --out?
          show kanoodle --n 3    | --n was renamed; use --limit N.
          sample kanoodle --n=3  | --n was renamed; use --limit N.
          sample soma --limit 1.000   | --limit cannot be 1.000: write 1000, without separators.
          solve soma --limit many     | --limit cannot be many; it is a whole number.
          count soma --bins 99999999999  | --bins cannot be 99999999999; it is too large.
          count soma --bins -99999999999 | --bins cannot be -99999999999; it is too small.
          solve soma --limit 9999999999999999999 | --limit cannot be 9999999999999999999; it is too large.
          help plan chalenges         | There is no command plan chalenges. Did you mean challenges?
          help count kanoodle         | There is no command count kanoodle.
          show queens:4 --overwrite   | --overwrite replaces a file; name it with --svg.
          solve queens:4 --overwrite  | --overwrite replaces a file; name it with --svg.
          nth queens:4 0 --overwrite  | --overwrite replaces a file; name it with --svg.
          sample queens:4 --overwrite | --overwrite replaces a file; name it with --svg.
          unique queens:4 --overwrite | --overwrite replaces a file; name it with --svg.
          marginals queens:4 --overwrite | --overwrite replaces a file; name it with --svg.
          estimate queens:4 --overwrite  | --overwrite replaces a file; name it with --svg.
          tree queens:4 --overwrite   | --overwrite replaces a file; name it with --svg or --dot.
          export queens:4 --format dlx --overwrite | --overwrite replaces a file; name it with --out.
          sudoku --generate 1 --overwrite | --overwrite replaces a file; name it with --svg, --booklet or --out.
          challenges queens:4 --pieces 1-99999999 --booklet x.html | --pieces cannot be 1-99999999; it is 1 to 9999, or a range, as in 10-2.
          estimate soma --exact x     | --exact cannot be x; it is a number.
          count soma --engine dance   | --engine cannot be dance; use auto, links, bitsets, diagram or layers.
          count soma --engine layers --bins 3 | --engine layers counts at once, without tasks or records; leave out --bins.
          count soma --engine layers --out DIR | --engine layers counts at once, without tasks or records; leave out --out or --resume.
          count soma --engine links --cores 2 | --cores sets the threads of layers, or what --rounds are planned for; it cannot be used with --engine links.
          count soma --split-depth 2 --cores 2 | --cores sets the threads of layers, or what --rounds are planned for; it cannot be used with --split-depth.
          count soma --engine links --tmp . | --tmp is for the files of layers; it cannot be used with --engine links.
          enumerate soma --out DIR --tmp nowhere | --tmp cannot be nowhere: there is no such directory.
          nth soma 0 --tmp nowhere    | --tmp cannot be nowhere: there is no such directory.
          count soma --tmp nowhere    | --tmp cannot be nowhere: there is no such directory.
          count soma --cores 0        | --cores cannot be 0; it is 1 to 1024.
          count soma --rounds --cores 0 | --cores cannot be 0; it is 1 to 100000.
          plan soma --cores 100001    | --cores cannot be 100001; it is 1 to 100000.
          count soma --json=maybe     | --json cannot be maybe; it is a flag without a value.
          count soma --json --json    | --json is given twice; give it once.
          count kanoodle iq-fit  | iq-fit is one word too many: `dance count` takes P.
          enumerate kanoodle     | `dance enumerate` needs --out DIR.
          count soma --bins      | --bins needs a value: --bins N.
          """)
  void messageSaysWhatIsWrongAndWhatMayBeMeant(String words, String message) {
    assertThat(dance((Object[]) words.split(" ")).assertUsageError().err().lines().findFirst())
        .contains("dance: " + message);
  }

  @Test
  void argumentThatIsMissingIsExplained() {
    assertThat(dance("describe").assertUsageError().err())
        .startsWith("dance: `dance describe` needs P: the name of a puzzle (see `dance puzzles`)");
    assertThat(dance("nth", "soma").assertUsageError().err())
        .startsWith("dance: `dance nth` needs K: its number, from 0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          diagram queens:4 --out | a.txt | diagram files end in .xcd; use a.xcd
          diagram queens:4 --out | a.v2 | diagram files end in .xcd; use a.v2.xcd
          diagram queens:4 --out | xcd | diagram files end in .xcd; use xcd.xcd
          show queens:4 --svg | a.png  | the output is SVG; use a.svg. A browser or `rsvg-convert` makes a PNG of it
          solve queens:4 --svg | a.PDF | the output is SVG; use a.svg. A browser or `rsvg-convert` makes a PDF of it
          nth queens:4 0 --svg | a.html | the output is SVG; use a.svg
          sample queens:4 --svg | a.b.gif | the output is SVG; use a.b.svg. A browser or `rsvg-convert` makes a GIF of it
          unique queens:4 --svg | a.jpg | the output is SVG; use a.svg. A browser or `rsvg-convert` makes a JPG of it
          marginals queens:4 --svg | a.txt | the output is SVG; use a.svg
          tree queens:4 --svg | a.dot | the output is SVG; use a.svg
          tree queens:4 --dot | a.svg | the output is Graphviz's text; use a.dot
          tree queens:4 --dot | a.png | the output is Graphviz's text; use a.dot. `dot -Tpng` makes a PNG of it
          estimate queens:4 --svg | a.webp | the output is SVG; use a.svg. A browser or `rsvg-convert` makes a WEBP of it
          challenges queens:4 --minimum --svg | a.png | the output is SVG; use a.svg. A browser or `rsvg-convert` makes a PNG of it
          challenges queens:4 --pieces 1 --booklet | a.pdf | the output is HTML; use a.html. A browser prints it to a PDF
          export queens:4 --format dlx --out | a.cnf | the output is Knuth's text; use a.dlx
          export queens:4 --format dimacs --out | a.dlx | the output is a DIMACS formula; use a.cnf
          """)
  void nameOfAnotherKindOfFileIsRefused(String words, String name, String what) {
    Path file = temporary.resolve(name);
    Dancing ran = dance((Object[]) (words + " " + file).split(" ")).assertUsageError();
    assertThat(ran.err().replace(temporary + "/", ""))
        .contains(" cannot be %s: %s.\n".formatted(name, what));
    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void namesWithoutAKnownSuffixAreAsGood() throws IOException {
    for (String name :
        new String[] {"plain", "a.SVG", "a.1", "b.x-svg", "png", "a.png/b", ".svg"}) {
      Path file = temporary.resolve(name);
      Files.createDirectories(file.getParent());
      assertThat(dance("show", "queens:4", "--svg", file).err()).isEmpty();
      assertThat(file).content().startsWith("<svg");
    }
  }
}
