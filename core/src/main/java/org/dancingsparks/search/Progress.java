package org.dancingsparks.search;

/** Is told how far a long run is. Called from several threads, one at a time. */
@FunctionalInterface
public interface Progress {
  /**
   * Takes note.
   *
   * @param done share of the search that is done, 0 to 1, by weight; never falls
   * @param solutions found so far, as far as is known; never falls, and never more than there are
   */
  void update(double done, long solutions);

  /**
   * Takes note that the search is over and that files are brought to their places.
   *
   * @param moved so many are there
   * @param files of so many
   */
  default void completing(int moved, int files) {}

  /**
   * Progress of the rest of a run of which a part was done before.
   *
   * @param weight of what was done before
   * @param found the solutions that it has
   */
  default Progress after(double weight, long found) {
    Progress whole = this;
    return new Progress() {
      @Override
      public void update(double done, long solutions) {
        whole.update(Math.min(1, weight + done), found + solutions);
      }

      @Override
      public void completing(int moved, int files) {
        whole.completing(moved, files);
      }
    };
  }
}
