package org.dancingsparks.layers.places;

/**
 * Expands residuals by the options of their places, one at a time: the edges of a diagram, in the
 * order of option ids. One thread.
 */
public final class PlaceEdges {
  /** The option of an edge that only passes a residual to its first open place. */
  public static final int NO_OPTION = Children.NO_OPTION;

  private final PlaceProblem problem;
  private final Receiver receiver;
  private final PlaceExpansion expansion;

  /** Receiver of edges. */
  @FunctionalInterface
  public interface Receiver {
    /**
     * Receives an edge.
     *
     * @param option the id of an option, {@link PlaceProblem#leave}, or {@link #NO_OPTION}
     * @param place of the residual that it leads to
     * @param bits of that residual, which are used again once this returns
     */
    void edge(int option, int place, long... bits);
  }

  /** Edges for a receiver. */
  public PlaceEdges(PlaceProblem problem, Receiver receiver) {
    this.problem = problem;
    this.receiver = receiver;
    expansion = problem.expansion(new Edges());
  }

  /** Passes expanded residuals on, with the ids of options. */
  private final class Edges extends Children {
    @Override
    void receive(int place, int option, long... entry) {
      int id = option == NO_OPTION ? NO_OPTION : problem.id(option);
      receiver.edge(id, place, entry);
    }

    @Override
    int widen(int number) {
      return number;
    }
  }

  /** Expands a residual of a place. */
  public void expand(int place, long... bits) {
    expansion.expand(bits, 0, place);
  }
}
