/**
 * Starting positions: sets of options that exactly one solution has.
 *
 * <pre>
 * StartRun -> StartTask -> StartSearch -> Refinement, FixedStarts
 *                              |
 *                          Solutions: of a diagram, of a directory
 * </pre>
 */
package org.dancingsparks.challenge;
