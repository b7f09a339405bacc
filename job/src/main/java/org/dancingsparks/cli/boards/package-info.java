/**
 * {@code dance boards}: the boards of a puzzle with holes, each with its number of solutions.
 *
 * <pre>
 * BoardsCommand -> BoardSetRun: in a directory, started or resumed     BoardTable: its summary as lines or JSON
 * </pre>
 */
package org.dancingsparks.cli.boards;
