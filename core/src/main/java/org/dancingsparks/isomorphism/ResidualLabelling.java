package org.dancingsparks.isomorphism;

import java.util.Arrays;
import java.util.Optional;

/** Canonical forms of the residuals of a stage. One thread. */
public final class ResidualLabelling {
  private final Stage stage;
  private final ColouredGraph graph;
  private final CanonicalLabelling labelling;

  ResidualLabelling(Stage stage, int maxNodes) {
    this.stage = stage;
    graph = stage.graph().blank();
    labelling = new CanonicalLabelling(graph, maxNodes);
  }

  /**
   * The form of a residual: equal only for those with equally many completions.
   *
   * @return empty if there is no completion for certain
   */
  public Optional<CanonicalForm> form(long[] residual) {
    graph.clear();
    if (stage.isLost(residual) || !stage.graph().draw(residual, graph)) {
      return Optional.empty();
    }
    boolean isLabelled = !stage.isAhead(residual) && labelling.label();
    return Optional.of(isLabelled ? labelling.form() : alone(residual));
  }

  /** A form that no other residual has. */
  private CanonicalForm alone(long... residual) {
    int words = labelling.formWords();
    long[] own = Arrays.copyOf(residual, residual.length + words + 1);
    return new CanonicalForm(own);
  }

  /** Words of a form. */
  public int words() {
    return labelling.formWords();
  }
}
