/**
 * How large a search will be, guessed from random paths through its tree.
 *
 * <p>{@link org.dancingsparks.estimate.RandomPaths} follows Knuth, "Estimating the efficiency of
 * backtrack programs" (1975).
 */
package org.dancingsparks.estimate;
