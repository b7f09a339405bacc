package org.dancingsparks.residuals;

/**
 * The growth of a search from one stage to the next, such as a place or a layer. A stage is a
 * factor larger than the one before; the factor is expected to fall as it did last.
 */
public final class Growth {
  private double size;

  /** The factor by which the last stage had grown; 0 if it was the first. */
  private double factor;

  /** The factor by which that factor has fallen; 0 at the first stages. */
  private double fall;

  /** Adds the next stage. */
  public void add(double next) {
    double now = size == 0 ? 0 : next / size;
    fall = factor == 0 ? 0 : Math.min(1, now / factor);
    factor = now;
    size = next;
  }

  /** The sum of the sizes expected of some stages ahead; 0 before there are three. */
  public double ahead(int stages) {
    double sum = 0;
    double next = size;
    double by = factor;
    for (int stage = 0; stage < stages; stage++) {
      by *= fall;
      next *= by;
      sum += next;
    }
    return sum;
  }
}
