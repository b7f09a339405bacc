package org.dancingsparks.cli.tables;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import org.dancingsparks.cli.output.Csv;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.tables.Sequence;
import org.dancingsparks.tables.ShippedSequences;

/** The sequences that come with the program, for users to choose from. */
public final class SequenceList {
  private static final List<String> COLUMNS = List.of("number", "puzzles", "from", "to", "title");

  private SequenceList() {}

  /** Prints the sequences in a form; as text, one line for the puzzles and one for the title. */
  public static void print(RowPrinter.Form form, PrintWriter out) {
    List<Sequence> all = ShippedSequences.all();
    switch (form) {
      case TEXT -> all.forEach(sequence -> print(sequence, out));
      case CSV -> {
        out.println(Csv.line(COLUMNS.stream()));
        all.forEach(sequence -> out.println(Csv.line(values(sequence).stream())));
      }
      case JSON -> out.println(Json.text(json(all)));
    }
  }

  private static void print(Sequence sequence, PrintWriter out) {
    out.printf(
        "%s  %s, known from %d to %d%n         %s%n",
        sequence.number(), sequence.member(), sequence.offset(), sequence.last(), sequence.title());
  }

  private static List<String> values(Sequence sequence) {
    return List.of(
        sequence.number(),
        sequence.member().text(),
        String.valueOf(sequence.offset()),
        String.valueOf(sequence.last()),
        sequence.title());
  }

  private static ObjectNode json(List<Sequence> all) {
    ObjectNode root = Json.object();
    ArrayNode array = root.putArray("sequences");
    for (Sequence sequence : all) {
      array
          .addObject()
          .put("number", sequence.number())
          .put("puzzles", sequence.member().text())
          .put("from", sequence.offset())
          .put("to", sequence.last())
          .put("title", sequence.title());
    }
    return root;
  }
}
