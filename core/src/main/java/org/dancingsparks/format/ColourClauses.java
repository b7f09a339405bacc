package org.dancingsparks.format;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Clauses which say that the options chosen of a secondary item agree on its colour: a variable for
 * each colour is true exactly if some option chosen gives it that colour; no two of these variables
 * are true, nor is one together with an option without a colour. Pairs of such options are left to
 * {@link CoverClauses}.
 */
final class ColourClauses {
  private final int[] options;
  private final int[] given;
  private final int variables;

  /** The colours that are given, without 0. */
  private final int[] colours;

  /**
   * The clauses of an item.
   *
   * @param options the variables of its options
   * @param given the colours that these give it; 0 for none
   * @param variables the number of variables so far
   */
  ColourClauses(int[] options, int[] given, int variables) {
    this.options = options;
    this.given = given;
    this.variables = variables;
    colours = Arrays.stream(given).filter(colour -> colour > 0).distinct().sorted().toArray();
  }

  /**
   * Passes on the clauses; none where all options give the item the same colour, or none a colour.
   *
   * @return the number of variables then
   */
  int each(CoverClauses.Listener listener) throws IOException {
    int[] uncoloured = having(0);
    if (colours.length == 0 || colours.length + uncoloured.length == 1) {
      return variables;
    }
    for (int colour = 0; colour < colours.length; colour++) {
      int variable = variables + 1 + colour;
      define(variable, having(colours[colour]), listener);
      for (int other = colour + 1; other < colours.length; other++) {
        listener.clause(-variable, -(variables + 1 + other));
      }
      for (int option : uncoloured) {
        listener.clause(-variable, -option);
      }
    }
    return variables + colours.length;
  }

  /** The variables of the options that give the item a colour. */
  private int[] having(int colour) {
    return IntStream.range(0, options.length)
        .filter(at -> given[at] == colour)
        .map(at -> options[at])
        .toArray();
  }

  private static void define(int variable, int[] having, CoverClauses.Listener listener)
      throws IOException {
    int[] some = Arrays.copyOf(having, having.length + 1);
    some[having.length] = -variable;
    listener.clause(some);
    for (int option : having) {
      listener.clause(-option, variable);
    }
  }
}
