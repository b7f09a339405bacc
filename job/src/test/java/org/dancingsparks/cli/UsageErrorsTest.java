package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.cli.Dancing.dance;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a command line that cannot be understood. */
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
          show kanoodle --n 3    | There is no flag --n any more; --limit N says how many.
          sample kanoodle --n=3  | There is no flag --n any more; --limit N says how many.
          sample soma --limit 1.000   | --limit cannot be 1.000: write it without separators, as 1000.
          solve soma --limit many     | --limit cannot be many; it is a whole number.
          estimate soma --exact x     | --exact cannot be x; it is a number.
          count soma --engine dance   | --engine cannot be dance; it is auto or links or diagram.
          count soma --json=maybe     | --json cannot be maybe; it is a flag without a value.
          count soma --json --json    | --json is given twice; give it once.
          count kanoodle iq-fit  | iq-fit is one word too many: `dance count` takes P.
          puzzles kanoodle       | kanoodle is one word too many: `dance puzzles` takes flags only.
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
        .startsWith("dance: `dance describe` needs P: a shipped puzzle (see `dance puzzles`)");
    assertThat(dance("nth", "soma").assertUsageError().err())
        .startsWith("dance: `dance nth` needs K: its number, from 0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          show queens:4 --svg | a.png  | SVG. Name it a.svg; a browser or `rsvg-convert` makes a PNG of it.
          solve queens:4 --svg | a.PDF | SVG. Name it a.svg; a browser or `rsvg-convert` makes a PDF of it.
          nth queens:4 0 --svg | a.html | SVG. Name it a.svg.
          sample queens:4 --svg | a.b.gif | SVG. Name it a.b.svg; a browser or `rsvg-convert` makes a GIF of it.
          unique queens:4 --svg | a.jpg | SVG. Name it a.svg; a browser or `rsvg-convert` makes a JPG of it.
          marginals queens:4 --svg | a.txt | SVG. Name it a.svg.
          tree queens:4 --svg | a.dot | SVG. Name it a.svg.
          tree queens:4 --dot | a.svg | Graphviz's text. Name it a.dot.
          tree queens:4 --dot | a.png | Graphviz's text. Name it a.dot; `dot -Tpng` makes a PNG of it.
          estimate queens:4 --svg | a.webp | SVG. Name it a.svg; a browser or `rsvg-convert` makes a WEBP of it.
          challenges queens:4 --minimum --svg | a.png | SVG. Name it a.svg; a browser or `rsvg-convert` makes a PNG of it.
          challenges queens:4 --pieces 1 --booklet | a.pdf | HTML. Name it a.html; a browser prints it to a PDF.
          export queens:4 --format dlx --out | a.cnf | Knuth's text. Name it a.dlx.
          export queens:4 --format dimacs --out | a.dlx | a DIMACS formula. Name it a.cnf.
          """)
  void nameOfAnotherKindOfFileIsRefused(String words, String name, String what) {
    Path file = temporary.resolve(name);
    Dancing ran = dance((Object[]) (words + " " + file).split(" ")).assertUsageError();
    assertThat(ran.err().replace(temporary + "/", ""))
        .contains(" cannot be %s: what is written is %s\n".formatted(name, what));
    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void namesWithoutAKnownSuffixAreAsGood() {
    for (String name : new String[] {"plain", "a.SVG", "a.1", "b.x-svg"}) {
      Path file = temporary.resolve(name);
      assertThat(dance("show", "queens:4", "--svg", file).err()).isEmpty();
      assertThat(file).content().startsWith("<svg");
    }
  }
}
