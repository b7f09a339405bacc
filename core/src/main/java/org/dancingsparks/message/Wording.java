package org.dancingsparks.message;

/**
 * The names that an entry point (command line, data source, library) gives to the terms in
 * remedies.
 */
@FunctionalInterface
public interface Wording {
  /** The wording for users of the library, who have neither flags nor settings. */
  Wording LIBRARY =
      term ->
          switch (term) {
            case MEMORY -> "the memory budget";
            case HEAP -> "Java's -Xmx";
            case ENGINE_LINKS -> "RequestedEngine.LINKS";
            case ENGINE_DIAGRAM -> "RequestedEngine.DIAGRAM";
            case OVERWRITE -> "SaveMode.OVERWRITE";
            case RESUME -> "SaveMode.RESUME";
            case COUNT -> "a search that only counts";
            case ENUMERATE -> "a run that lists solutions";
            case DIAGRAM -> "DiagramFile.write";
            case TEMPORARY -> "Engines.spillingTo";
            case PUZZLES -> "ShippedPuzzles.names and Families.all";
          };

  /** The name of a term, as it stands in a sentence. */
  String name(Term term);

  /** A remedy in these names, with the values that were inserted as they are. */
  default String of(String remedy) {
    return Term.replaced(remedy, this::name);
  }
}
