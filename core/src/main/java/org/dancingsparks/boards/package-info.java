/**
 * The boards of a puzzle whose solutions leave cells open: one board for each choice of open cells,
 * such as the dates of a calendar or the throws of dice.
 *
 * <pre>
 * PiecePuzzle -&gt; Boards (a product of Holes) -&gt; a prefix for each board
 * Boards + Search -&gt; BoardSearch -&gt; SolvedBoard, SolvedBoard, ... -&gt; BoardCounts
 * </pre>
 */
package org.dancingsparks.boards;
