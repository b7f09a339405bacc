package org.dancingsparks.runs.starts;

import org.dancingsparks.starts.Grade;

/** A unique start on its way to a file; one object is reused for all rows. */
final class StartRow {
  /** Option ids, the givens included; in any order. */
  final int[] options;

  long solution;

  /** The grade of its difficulty, or null. */
  Grade grade;

  StartRow(int size) {
    options = new int[size];
  }
}
