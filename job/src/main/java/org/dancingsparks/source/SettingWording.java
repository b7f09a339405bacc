package org.dancingsparks.source;

import org.dancingsparks.message.Term;
import org.dancingsparks.message.Wording;

/** Phrases remedies in terms of the data source's settings, or plainly if there is none. */
final class SettingWording implements Wording {
  @Override
  public String name(Term term) {
    return switch (term) {
      case MEMORY -> "the setting memory";
      case HEAP -> "spark.driver.memory";
      case ENGINE_LINKS -> "the setting engine 'links'";
      case ENGINE_DIAGRAM -> "the setting engine 'diagram'";
      case OVERWRITE -> "a run that overwrites it";
      case RESUME -> "a run that resumes it";
      case COUNT -> "a search that only counts, outside SQL";
      case ENUMERATE -> "a run that lists solutions";
      case DIAGRAM -> "a program that writes diagrams";
      case TEMPORARY -> "Java's -Djava.io.tmpdir";
      case PUZZLES -> "SHOW TABLES in the catalog";
    };
  }
}
