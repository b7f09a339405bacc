/**
 * Boards as the command line has them.
 *
 * <pre>
 * BoardTable -> a run of boards, started or resumed -> its summary as lines or JSON
 * </pre>
 */
package org.dancingsparks.cli.boards;
