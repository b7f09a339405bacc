package org.dancingsparks.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.links.Links;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

class ItemOrderTest {
  private static final Problem PROBLEM = SmallProblems.words("abcd", "ca", "ab", "c");

  private static List<String> names(ItemOrder order) {
    return IntStream.range(0, order.size()).mapToObj(order::item).map(PROBLEM::itemName).toList();
  }

  @Test
  void givenIsTheProblemsOwn() {
    assertThat(names(ItemOrder.given(PROBLEM))).containsExactly("a", "b", "c", "d");
    assertThat(ItemOrder.given(PROBLEM)).hasToString("given");
  }

  @Test
  void firstUsePutsUnusedItemsLast() {
    assertThat(names(ItemOrder.firstUse(PROBLEM))).containsExactly("c", "a", "b", "d");
    assertThat(ItemOrder.firstUse(PROBLEM).name()).isEqualTo("first-use");
  }

  @Test
  void namesAndNumbersGiveTheSameOrder() {
    ItemOrder order = ItemOrder.ofNames("mine", PROBLEM, List.of("d", "b", "a", "c"));
    assertThat(names(order)).containsExactly("d", "b", "a", "c");
    assertThat(names(ItemOrder.of("mine", PROBLEM, 3, 1, 0, 2))).isEqualTo(names(order));
  }

  @Test
  void refusesAnItemTwice() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ItemOrder.of("mine", PROBLEM, 0, 1, 1, 2))
        .withMessageContaining("mine")
        .withMessageContaining("item b twice");
  }

  @Test
  void refusesAnItemLeftOut() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ItemOrder.ofNames("mine", PROBLEM, List.of("d", "b", "a")))
        .withMessageContaining("leaves out the item c");
  }

  @Test
  void refusesUnknownItems() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ItemOrder.of("mine", PROBLEM, 0, 1, 4))
        .withMessageContaining("4");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ItemOrder.of("mine", PROBLEM, -1))
        .withMessageContaining("-1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ItemOrder.ofNames("mine", PROBLEM, List.of("e")))
        .withMessageContaining("item e");
  }

  @Test
  void ofAnotherProblemIsRefusedByTheCursor() {
    ItemOrder order = ItemOrder.given(SmallProblems.words("abc", "a"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Links(PROBLEM, order))
        .withMessageContaining("3 items and the problem 4");
  }
}
