package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Small diagrams as the format describes them: written by hand. */
class DiagramBytesTest {
  private static Diagram diagram(Problem problem) {
    return new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow();
  }

  private static void check(Diagram diagram, int... expected) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DiagramBytes.write(diagram, new DataOutputStream(bytes));
    assertThat(bytes.toByteArray()).containsExactly(expected);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    Diagram read = DiagramBytes.read(in, diagram.problem(), diagram.order(), diagram.prefixes());
    assertThat(read.roots).isEqualTo(diagram.roots);
    assertThat(read.first).isEqualTo(diagram.first);
    assertThat(read.options).isEqualTo(diagram.options);
    assertThat(read.targets).isEqualTo(diagram.targets);
  }

  /** The node 1 has b left; the node 2, which is the root, has all. */
  @Test
  void edgesAreDifferencesOfOptionsAndNodes() throws IOException {
    Diagram diagram = diagram(SmallProblems.words("ab", "ab", "a", "b"));
    check(diagram, 0, 1, 3, 2, /* the node 1 */ 1, 2, 0, /* the node 2 */ 2, 0, 1, 0, 0);
  }

  @Test
  void aProblemWithoutSolutionsHasNoRoot() throws IOException {
    check(diagram(SmallProblems.words("ab", "a")), 0, 1, 0, 0);
  }

  /** The option that stands for leaving the item has the number after the last. */
  @Test
  void anItemWithBoundsIsLeft() throws IOException {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    builder.between("a", 0, 1).option(0, List.of("a"));
    check(diagram(builder.build()), 0, 1, 2, 1, 2, 0, 0, 0, 0);
  }

  /** The first number that takes two bytes is 128, the first that takes three its square. */
  @Test
  void largeNumbersTakeSeveralBytesTheLowestFirst() throws IOException {
    String[] options = Collections.nCopies(16_700, "a").toArray(new String[0]);
    BitSet allowed = new BitSet();
    allowed.set(127);
    allowed.set(128 + 128);
    allowed.set(257 + 16_384);
    Diagram diagram = diagram(SmallProblems.words("a", options)).restrictedTo(allowed);
    check(diagram, 0, 1, 2, 1, 3, 127, 0, 0x80, 1, 0, 0x80, 0x80, 1, 0);
  }
}
