package org.dancingsparks.view;

/**
 * The lines round and within some cells of a drawn board, as the data of SVG paths. Immutable. Each
 * takes time proportional to the cells.
 */
public interface Outline {
  /** Closed lines round the cells, so that filling the path leaves gaps between them open. */
  String round();

  /** The lines between the cells. */
  String within();

  /** A closed line round each of the cells. */
  String each();
}
