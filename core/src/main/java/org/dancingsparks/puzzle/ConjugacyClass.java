package org.dancingsparks.puzzle;

/**
 * Automorphisms that are conjugate in their group. Each of them fixes the same number of solutions.
 *
 * @param title the name of the representative
 * @param representative the first of them, by its number in the group
 * @param size number of automorphisms
 */
public record ConjugacyClass(String title, int representative, int size) {
  /** Returns whether this is the class of the identity, which fixes every solution. */
  public boolean isIdentity() {
    return representative == 0;
  }
}
