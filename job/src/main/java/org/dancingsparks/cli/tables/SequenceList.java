package org.dancingsparks.cli.tables;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.RowPrinter;
import org.dancingsparks.cli.output.TextColumns;
import org.dancingsparks.tables.Sequence;
import org.dancingsparks.tables.ShippedSequences;

/** The sequences that come with the program, for users to choose from. */
public final class SequenceList {
  private static final TextColumns<Sequence> COLUMNS =
      new TextColumns<Sequence>()
          .column("number", Sequence::number)
          .column("puzzles", sequence -> sequence.member().text())
          .column("from", Sequence::offset)
          .column("to", Sequence::last)
          .column("title", Sequence::title)
          .column("quantity", sequence -> sequence.quantity().text());

  private SequenceList() {}

  /** Prints the sequences in a form; as text, one line for the puzzles and one for the title. */
  public static void print(RowPrinter.Form form, PrintWriter out) {
    List<Sequence> all = ShippedSequences.all();
    switch (form) {
      case TEXT -> all.forEach(sequence -> print(sequence, out));
      case CSV -> new RowPrinter<>(form, COLUMNS, out).print(all);
      case JSON -> {
        ObjectNode root = Json.object();
        COLUMNS.put(root.putArray("sequences"), all);
        out.println(Json.text(root));
      }
    }
  }

  private static void print(Sequence sequence, PrintWriter out) {
    out.printf(
        "%s  %s, known from %d to %d%n         %s%n",
        sequence.number(), sequence.member(), sequence.offset(), sequence.last(), sequence.title());
  }
}
