package org.dancingsparks.diagram;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.values.DiagramGraph;

/**
 * The nodes and edges of a diagram as bytes; its reader must know the problem, the order and the
 * prefixes.
 *
 * <p>Numbers are unsigned LEB128: seven bits a byte, the lowest first, the high bit set on all but
 * the last. In order:
 *
 * <ul>
 *   <li>0. Older files have the number of residuals visited here; the bytes must not depend on the
 *       way of building.
 *   <li>The number of roots, and for each root its node plus one; 0 stands for no node.
 *   <li>The number of nodes without the end.
 *   <li>For each node, in post-order, the number of its edges, and for each edge two numbers: its
 *       option's id, less the id of the edge before (-1 before the first), less one; and the node's
 *       number, less the number of the edge's target, less one. An edge that leaves an item with
 *       bounds has the number of options as its id.
 * </ul>
 */
public final class DiagramBytes {
  private DiagramBytes() {}

  /** Writes a diagram. */
  public static void write(Diagram diagram, DataOutput out) throws IOException {
    writeNumber(out, 0);
    writeNumber(out, diagram.roots.length);
    for (int root : diagram.roots) {
      writeNumber(out, root + 1L);
    }
    writeNumber(out, diagram.nodes() - 1L);
    for (int node = 1; node < diagram.nodes(); node++) {
      writeNumber(out, diagram.first[node + 1] - diagram.first[node]);
      int before = -1;
      for (int edge = diagram.first[node]; edge < diagram.first[node + 1]; edge++) {
        writeNumber(out, diagram.options[edge] - before - 1L);
        writeNumber(out, node - diagram.targets[edge] - 1L);
        before = diagram.options[edge];
      }
    }
  }

  /**
   * Reads a diagram whose paths are solutions, each once, in the order that numbers them. Solutions
   * may be missing.
   *
   * @param prefixes that its solutions begin with, a root each
   * @throws IllegalArgumentException if the bytes are not a diagram of the problem
   */
  public static Diagram read(DataInput in, Problem problem, ItemOrder order, List<Prefix> prefixes)
      throws IOException {
    readNumber(in, Long.MAX_VALUE);
    int[] roots = new int[(int) readNumber(in, prefixes.size())];
    if (roots.length != prefixes.size()) {
      throw new IllegalArgumentException("The diagram lacks roots; it is damaged.");
    }
    for (int root = 0; root < roots.length; root++) {
      roots[root] = (int) readNumber(in, Integer.MAX_VALUE) - 1;
    }
    int leave = problem.hasBounds() ? problem.options() : DiagramGraph.NONE;
    DiagramBuilder builder = new DiagramBuilder(leave);
    DiagramValidator validator = new DiagramValidator(problem, order, prefixes);
    long nodes = readNumber(in, Integer.MAX_VALUE - 8);
    for (int node = 1; node <= nodes; node++) {
      readNode(in, problem.options() + (leave == DiagramGraph.NONE ? 0 : 1), builder, validator);
    }
    for (int root = 0; root < roots.length; root++) {
      if (roots[root] > nodes) {
        throw new IllegalArgumentException("The diagram has a root without a node; it is damaged.");
      }
      if (roots[root] != DiagramGraph.NONE) {
        validator.checkRoot(roots[root], prefixes.get(root));
      }
    }
    return new Diagram(problem, order, builder.graph(prefixes, roots), 0);
  }

  private static void readNode(
      DataInput in, int options, DiagramBuilder builder, DiagramValidator validator)
      throws IOException {
    int node = builder.nodes();
    long edges = readNumber(in, options);
    if (edges == 0) {
      throw new IllegalArgumentException("The diagram has a node without edges; it is damaged.");
    }
    long before = -1;
    for (int edge = 0; edge < edges; edge++) {
      before += 1 + readNumber(in, options - before - 2);
      int target = node - 1 - (int) readNumber(in, node - 1);
      validator.addEdge((int) before, target);
      builder.addEdge((int) before, target);
    }
    validator.endNode();
    builder.endNode();
  }

  private static void writeNumber(DataOutput out, long number) throws IOException {
    long left = number;
    while (left > 0x7F) {
      out.writeByte((int) (left & 0x7F | 0x80));
      left >>>= 7;
    }
    out.writeByte((int) left);
  }

  private static long readNumber(DataInput in, long most) throws IOException {
    long number = 0;
    int bits;
    int shift = 0;
    do {
      bits = in.readByte();
      number |= (bits & 0x7FL) << shift;
      shift += 7;
    } while (bits < 0 && shift < Long.SIZE);
    if (number < 0 || number > most || bits < 0) {
      throw new IllegalArgumentException("The diagram has a number out of range; it is damaged.");
    }
    return number;
  }
}
