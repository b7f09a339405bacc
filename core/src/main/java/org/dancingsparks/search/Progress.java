package org.dancingsparks.search;

/** Receives the progress of a long run. Called from several threads, one at a time. */
@FunctionalInterface
public interface Progress {
  /**
   * Reports progress.
   *
   * @param done share of the search that is done, 0 to 1, by weight; never falls
   * @param solutions found so far, as far as known; never falls, and never exceeds their number
   */
  void update(double done, long solutions);

  /**
   * Reports that the search is done and that files are moved to their places.
   *
   * @param moved files so far
   * @param files to move
   */
  default void completing(int moved, int files) {}

  /**
   * Reports temporary files that could not be deleted, which does not change the result.
   *
   * @param place where they are
   * @param why they could not be deleted
   */
  default void leaves(String place, String why) {}

  /**
   * Progress of a resumed run.
   *
   * @param weight of the part that was done before
   * @param found solutions of that part
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

      @Override
      public void leaves(String place, String why) {
        whole.leaves(place, why);
      }
    };
  }
}
