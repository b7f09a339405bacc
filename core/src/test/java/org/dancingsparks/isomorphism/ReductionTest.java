package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.residuals.BitSetProblem;
import org.junit.jupiter.api.Test;

/**
 * Two residuals that differ in one thing only: the item a has two options, which leave one of them
 * each, and one of them has one completion, the other none. So they must not be merged.
 */
class ReductionTest {
  /** Items are letters; an entry may have a colour. */
  private static void areToldApart(String primary, String secondary, String... options) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    // Both residuals are at the place of z.
    ("azq" + primary).chars().forEach(item -> builder.primary(Character.toString(item)));
    secondary.chars().forEach(item -> builder.secondary(Character.toString(item)));
    for (int option = 0; option < options.length; option++) {
      builder.option(option);
      for (String entry : options[option].split(" ")) {
        String[] parts = entry.split(":");
        if (parts.length > 1) {
          builder.entry(option, parts[0], parts[1]);
        } else {
          builder.entry(option, entry);
        }
      }
    }
    builder.option(options.length, List.of("z"));
    // Options that never fit, so that each item is in several.
    int[] number = {options.length + 1};
    primary
        .chars()
        .filter(item -> item != 'p' && item != 'P')
        .forEach(item -> builder.option(number[0]++, List.of(Character.toString(item), "q")));
    builder.entry(0, "q").entry(1, "q");
    Problem problem = builder.build();
    BitSetProblem bits = new BitSetProblem(new OrderedProblem(problem, ItemOrder.given(problem)));
    assertEquals(BigInteger.ONE, StageSweep.plain(bits).solutions());
    assertEquals(BigInteger.ONE, StageSweep.everywhere(bits).solutions());
  }

  /** Paths of four items, in which an outer edge or the one in the middle has an item alone. */
  @Test
  void edgesWithItemsAloneHaveAnotherColour() {
    areToldApart(
        "bcdeBCDEpP",
        "",
        "a B C D E P",
        "a b c d e p",
        "b c",
        "c d p",
        "d e",
        "B C P",
        "C D",
        "D E");
  }

  @Test
  void bitsThatAreKeptDifferFromThoseThatAreCovered() {
    areToldApart("bcde", "ST", "a T:green", "a S", "b c S", "d e S", "b c T:red", "d e T:red");
  }

  @Test
  void optionsOfTwoItemsMayKeepMore() {
    areToldApart(
        "bcdeBCDE",
        "ST",
        "a B C D E",
        "a b c d e",
        "b c S:red",
        "d e S:red",
        "B C T:red",
        "D E T:blue");
  }

  @Test
  void coloursOfOneItemExcludeEachOther() {
    areToldApart(
        "bcdeBCDE",
        "STU",
        "a B C D E",
        "a b c d e",
        "b c S:red",
        "d e S:blue",
        "B C T:red",
        "D E U:red");
  }

  @Test
  void secondaryItemsDifferFromPrimaryOnes() {
    areToldApart("bcdCD", "B", "a B C D", "a b c d", "b c", "c d", "B C", "C D");
  }

  /** The item p is in one later option only, which no longer fits. */
  @Test
  void anItemAloneThatIsLeftOpenDiffersFromACoveredOne() {
    areToldApart("bcp", "", "a b", "a b p", "b c p", "b", "c");
  }
}
