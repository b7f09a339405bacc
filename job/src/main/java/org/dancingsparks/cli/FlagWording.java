package org.dancingsparks.cli;

import org.dancingsparks.message.Term;
import org.dancingsparks.message.Wording;

/** Phrases remedies in terms of the flags and commands of {@code dance}. */
final class FlagWording implements Wording {
  @Override
  public String name(Term term) {
    return switch (term) {
      case MEMORY -> "--memory";
      case HEAP -> "--driver-memory 8g -- ...";
      case ENGINE_LINKS -> "--engine links";
      case ENGINE_DIAGRAM -> "--engine diagram";
      case OVERWRITE -> "--overwrite";
      case RESUME -> "--resume";
      case COUNT -> "`dance count`";
      case ENUMERATE -> "`dance enumerate`";
      case DIAGRAM -> "`dance diagram`";
      case TEMPORARY -> "--tmp";
      case PUZZLES -> "`dance puzzles`";
    };
  }
}
