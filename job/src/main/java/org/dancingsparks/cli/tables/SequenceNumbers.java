package org.dancingsparks.cli.tables;

import java.util.Iterator;
import org.dancingsparks.tables.Sequence;
import org.dancingsparks.tables.ShippedSequences;

/** The numbers of the sequences that come with the program, for completion. */
public final class SequenceNumbers implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return ShippedSequences.all().stream().map(Sequence::number).iterator();
  }
}
