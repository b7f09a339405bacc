package org.dancingsparks.cli.tables;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.runs.tables.TableRow;

/** Prints a table as a JSON array with an object per row, each as it is finished. */
final class JsonTable implements RowPrinter {
  private final PrintWriter out;
  private String before = "[";

  JsonTable(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void begin() {}

  @Override
  public void row(TableRow row) {
    ObjectNode node = Json.object();
    node.put("n", row.n());
    node.put("puzzle", row.puzzle());
    Json.put(node, "solutions", row.solutions());
    node.put("engine", row.engine());
    node.put("seconds", row.seconds());
    node.put("peakHeap", row.peakHeap());
    node.put("term", row.term());
    put(node, "known", row.known());
    node.put("verdict", row.verdict());
    node.put("second", row.second());
    put(node, "secondSolutions", row.secondSolutions());
    out.print(before + "\n" + Json.text(node));
    out.flush();
    before = ",";
  }

  private static void put(ObjectNode node, String key, BigInteger count) {
    if (count == null) {
      node.putNull(key);
    } else {
      Json.put(node, key, count);
    }
  }

  @Override
  public void end() {
    out.println(before.equals("[") ? "[]" : "\n]");
  }
}
