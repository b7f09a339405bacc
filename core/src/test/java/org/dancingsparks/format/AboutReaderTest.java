package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Optional;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.KnownCount;
import org.dancingsparks.puzzle.Provenance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The entry {@code about} of puzzle files. */
class AboutReaderTest {
  private static final String REST = "\npieces: {A: '#'}\n";

  private static PuzzleFile single(String about) {
    return PuzzleReader.read("p.yaml", "name: p\nabout: " + about + "\nboard: 1x1" + REST);
  }

  private static PuzzleFile family(String about) {
    return PuzzleReader.read(
        "p.yaml", "name: p\nabout: " + about + "\nboards: {a: 1x1, b: 1x2}" + REST);
  }

  private static KnownCount count(String counts) {
    return single("{counts: " + counts + "}").about("p").count().orElseThrow();
  }

  @Test
  void aFileNeedNotSayAnything() {
    PuzzleFile file = PuzzleReader.read("p.yaml", "name: p\nboard: 1x1" + REST);
    assertThat(file.about("p")).isEqualTo(Provenance.UNKNOWN);
    assertThat(single("{shelf: Cubes}").about("p"))
        .isEqualTo(new Provenance("Cubes", "", "", Optional.empty()));
  }

  @Test
  void aCountHasItsOwnSourceOrThatOfTheFile() {
    PuzzleFile file =
        family(
            "{by: X, source: Y, counted: Z, counts: {a: {solutions: 8, classes: 2, published: 2"
                + " classes, seconds: 0.4}, b: {solutions: 5, published: many, source: W}}}");
    assertThat(file.about("p:a").by()).isEqualTo("X");
    assertThat(file.about("p:b").source()).isEqualTo("Y");
    KnownCount one = file.about("p:a").count().orElseThrow();
    assertThat(one.solutions()).isEqualTo(8);
    assertThat(one.classes().orElseThrow()).isEqualTo(2);
    assertThat(one.source()).isEqualTo("Z");
    assertThat(one.seconds().orElseThrow()).isEqualByComparingTo("0.4");
    KnownCount other = file.about("p:b").count().orElseThrow();
    assertThat(other.source()).isEqualTo("W");
    assertThat(other.isFirst()).isTrue();
    assertThat(one.isFirst()).isFalse();
    assertThat(count("{solutions: 5}").source()).isEmpty();
  }

  @Test
  void aPublishedNumberCanDifferIfThereIsANote() {
    assertThat(count("{solutions: 8, published: 9 solutions, note: why}").isDisputed()).isTrue();
    assertThat(count("{solutions: 8, published: 8 solutions}").isDisputed()).isFalse();
    assertThat(count("{solutions: 8000, published: '8,000 solutions'}").isDisputed()).isFalse();
    assertThat(count("{solutions: 8, published: '1,008 solutions', note: n}").isDisputed())
        .isTrue();
    assertThat(count("{solutions: 8, classes: 2, published: 1 class, note: n}").isDisputed())
        .isTrue();
    assertThat(count("{solutions: 8, published: 1 classes, note: no classes here}").isDisputed())
        .isTrue();
  }

  @Test
  void aPublishedNumberCanCountSomethingElseIfThereIsANote() {
    KnownCount count = count("{solutions: 8, published: 4 with the bar flat, note: half of them}");
    assertThat(count.isOtherwiseCounted()).isTrue();
    assertThat(count.isDisputed()).isFalse();
    assertThat(count.isFirst()).isFalse();
    assertThat(count("{solutions: 8, published: 8 solutions}").isOtherwiseCounted()).isFalse();
    assertThat(count("{solutions: 8}").isOtherwiseCounted()).isFalse();
    assertThat(count("{solutions: 8}").isFirst()).isFalse();
    for (String without : KnownCount.WITHOUT) {
      KnownCount first = count("{solutions: 8, published: '" + without + "'}");
      assertThat(first.isFirst()).isTrue();
      assertThat(first.isOtherwiseCounted()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Cubes                                            | should be a list of entries",
        "{shelv: Cubes}                                   | about has the unknown key shelv. Did you mean shelf?",
        "{shelf: [Cubes]}                                 | shelf should be a single text",
        "{shelf: ''}                                      | shelf is empty",
        "{counts: 5}                                      | should be a list of entries",
        "{counts: {classes: 2}}                           | counts needs solutions",
        "{counts: {solutions: many}}                      | solutions should be a whole number",
        "{counts: {solutions: -1}}                        | solutions cannot be negative",
        "{counts: {solutions: 1.5}}                       | solutions should be a whole number",
        "{counts: {solutions: 1, classes: 2}}             | more classes than solutions",
        "{counts: {solutions: 1, seconds: soon}}          | seconds should be a number such as 0.4",
        "{counts: {solutions: 1, seconds: -1}}            | seconds should be a number such as 0.4",
        "{counts: {solutions: 1, published: 2 solutions}} | give a note that says why",
        "{counts: {solutions: 4, published: 1 by turns}}  | give a note that says why",
        "{counts: {solutions: 4, published: a lot}}       | or be many, none found or ?, not a lot.",
        "{counts: {solutions: 1, note: }}                 | note is empty",
        "{counts: {solution: 1}}                          | unknown key solution",
        "{counts: {solutions: 1, solutions: 2}}           | given twice",
      })
  void badEntriesAreRefusedInOneLine(String about, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> single(about))
        .withMessageStartingWith("p.yaml:2: ")
        .withMessageContaining(message)
        .withMessageNotContaining("\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{counts: {solutions: 5}}        | which is none of the boards; give counts by board, as in {a: {solutions: 5}}. In",
        "{counts: {c: {solutions: 5}}}   | counts has c, which is none of the boards",
        "{counts: {p:a: {solutions: 5}}} | counts has p:a, which is none of the boards",
        "{counts: {a: 5}}                | a should be a list of entries",
        "{counts: {a: {classes: 5}}}     | a needs solutions",
      })
  void badEntriesOfBoardsAreRefusedInOneLine(String about, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> family(about))
        .withMessageStartingWith("p.yaml:2: ")
        .withMessageContaining(message)
        .withMessageNotContaining("\n");
  }

  @Test
  void aLongTextIsRefused() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> single("{by: " + "x".repeat(401) + "}"))
        .withMessageContaining("by has 401 characters; it can have at most 400.");
  }
}
