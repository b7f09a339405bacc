package org.dancingsparks.format.yaml;

import java.util.Optional;
import java.util.function.BiFunction;
import org.dancingsparks.message.InputException;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.parser.Parser;

/**
 * Passes the plain part of YAML on and refuses the rest before anything is built from it: tags,
 * anchors, aliases, and nesting so deep that recursion would overflow the stack.
 */
final class PlainEvents implements Parser {
  /**
   * Maximum depth of nesting. A puzzle needs five levels: document, pieces, a piece, its cells, a
   * cell.
   */
  private static final int MAX_LEVELS = 10;

  private final Parser events;
  private final BiFunction<Integer, String, InputException> error;
  private int levels;

  /**
   * Passes events on.
   *
   * @param error makes an error of a line, from 1, and a reason
   */
  PlainEvents(Parser events, BiFunction<Integer, String, InputException> error) {
    this.events = events;
    this.error = error;
  }

  @Override
  public boolean hasNext() {
    return events.hasNext();
  }

  @Override
  public boolean checkEvent(Event.ID choice) {
    return events.checkEvent(choice);
  }

  @Override
  public Event peekEvent() {
    return events.peekEvent();
  }

  @Override
  public Event next() {
    Event event = events.next();
    if (event instanceof NodeEvent node) {
      check(node);
    }
    if (event instanceof CollectionStartEvent && ++levels > MAX_LEVELS) {
      throw refused(event, "This is nested more than %d levels deep.".formatted(MAX_LEVELS));
    }
    if (event instanceof CollectionEndEvent) {
      levels--;
    }
    return event;
  }

  private void check(NodeEvent node) {
    if (node instanceof AliasEvent) {
      throw refused(node, "Aliases are not supported; write the value out instead.");
    }
    node.getAnchor()
        .ifPresent(
            anchor -> {
              throw refused(
                  node,
                  "The anchor %s is not supported; write the value out where it is used."
                      .formatted(anchor));
            });
    tag(node)
        .ifPresent(
            tag -> {
              throw refused(node, "The tag %s is not supported; leave it out.".formatted(tag));
            });
  }

  private static Optional<String> tag(NodeEvent node) {
    if (node instanceof ScalarEvent scalar) {
      return scalar.getTag();
    }
    return node instanceof CollectionStartEvent start ? start.getTag() : Optional.empty();
  }

  private InputException refused(Event event, String why) {
    return error.apply(event.getStartMark().map(Mark::getLine).orElse(0) + 1, why);
  }
}
