package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.junit.jupiter.api.Test;

/** Bytes that are well formed but no diagram of the problem are refused before they are counted. */
class DiagramValidatorTest {
  /** Options: 0 is a, 1 is b, 2 is a and b, 3 is a with c, 4 is b with c; c is secondary. */
  private static final Problem PROBLEM = problem(List.of("a", "b"), "a", "b", "ab", "ac", "bc");

  /** A problem with items of one letter, of which c is secondary. */
  private static Problem problem(List<String> primary, String... options) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    primary.forEach(builder::primary);
    builder.secondary("c");
    for (int option = 0; option < options.length; option++) {
      builder.option(option, List.of(options[option].split("")));
    }
    return builder.build();
  }

  private static byte[] bytes(int... numbers) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int number : numbers) {
      bytes.write(number);
    }
    return bytes.toByteArray();
  }

  private static Diagram read(int... numbers) throws IOException {
    return DiagramBytes.read(
        new DataInputStream(new ByteArrayInputStream(bytes(numbers))),
        PROBLEM,
        ItemOrder.given(PROBLEM),
        List.of(Prefix.EMPTY));
  }

  private static void assertRefused(String why, int... numbers) {
    assertThatIllegalArgumentException().isThrownBy(() -> read(numbers)).withMessageContaining(why);
  }

  @Test
  void theDiagramItselfIsRead() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Diagram diagram = new FrontierSearch(PROBLEM, ItemOrder.given(PROBLEM)).diagram().orElseThrow();
    DiagramBytes.write(diagram, new DataOutputStream(bytes));
    int[] numbers = new int[bytes.size()];
    for (int at = 0; at < numbers.length; at++) {
      numbers[at] = bytes.toByteArray()[at];
    }
    assertThat(read(numbers).count()).isEqualTo(diagram.count()).isEqualTo(4);
  }

  @Test
  void pathsThatLeaveAnItemOpenAreRefused() {
    // Visited; one root, node 1; one node: one edge, option 0, to the end.
    assertRefused("uncovered", 1, 1, 2, 1, 1, 0, 0);
    // The end as root.
    assertRefused("uncovered", 1, 1, 1, 0);
  }

  @Test
  void pathsThatCoverAnItemTwiceAreRefused() {
    // Node 1: option 1; node 2: option 2 to node 1.
    assertRefused("twice", 1, 1, 3, 2, 1, 1, 0, 1, 2, 0);
    // Of a secondary item: node 1: option 4; node 2: option 3 to node 1.
    assertRefused("twice", 1, 1, 3, 2, 1, 4, 0, 1, 3, 0);
    // The same where only one of the paths below has it: node 1: options 1 and 4.
    assertRefused("twice", 1, 1, 3, 2, 2, 1, 0, 2, 0, 1, 3, 0);
  }

  @Test
  void edgesThatCoverDifferentItemsAreRefused() {
    // Node 1: options 0 and 1, both to the end.
    assertRefused("belong together", 1, 1, 2, 1, 2, 0, 0, 0, 0);
  }

  @Test
  void solutionsInAnotherOrderOfItemsAreRefused() {
    // Node 1: option 0; node 2: option 1 to node 1: b before a.
    assertRefused("belong together", 1, 1, 3, 2, 1, 0, 0, 1, 1, 0);
  }

  @Test
  void solutionsListedTwiceAreRefused() {
    // Node 1: option 0, node 2: option 1; node 3: option 0 to node 2, option 1 to node 1.
    assertRefused("belong together", 1, 1, 4, 3, 1, 0, 0, 1, 1, 1, 2, 0, 0, 0, 1);
  }

  @Test
  void countsThatDoubleNodeByNodeAreRefused() {
    int[] numbers = new int[4 + 5 * 100];
    System.arraycopy(new int[] {1, 1, 101, 100}, 0, numbers, 0, 4);
    for (int node = 0; node < 100; node++) {
      // Options 0 and 3, both to the node before.
      System.arraycopy(new int[] {2, 0, 0, 2, 0}, 0, numbers, 4 + 5 * node, 5);
    }
    assertRefused("twice", numbers);
  }

  @Test
  void optionsWithoutPrimaryItemsAreRefused() {
    Problem problem = problem(List.of("a"), "a", "c");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                DiagramBytes.read(
                    new DataInputStream(new ByteArrayInputStream(bytes(1, 1, 2, 1, 1, 1, 0))),
                    problem,
                    ItemOrder.given(problem),
                    List.of(Prefix.EMPTY)));
  }
}
