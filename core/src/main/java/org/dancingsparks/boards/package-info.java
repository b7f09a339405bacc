/**
 * The boards of a puzzle whose solutions leave cells open: one board for each choice of open cells,
 * such as the dates of a calendar or the throws of dice.
 *
 * <pre>{@code
 * PiecePuzzle calendar = NamedPuzzles.of("a-puzzle-a-day").ofPieces().orElseThrow();
 * Boards boards = Boards.of(calendar, Prefix.EMPTY);
 * long dates = boards.choices(); // 12 months times 31 days
 * Search search = Searches.of(calendar).all();
 * BoardSearch counting = new BoardSearch(boards, search, 1 << 28, Watch.NONE);
 * counting.solve(0, 3, board -> System.out.println(board.open() + ": " + board.solutions()));
 * }</pre>
 *
 * <pre>
 * PiecePuzzle -&gt; Boards (a product of Holes) -&gt; a prefix for each board
 * Boards + Search -&gt; BoardSearch -&gt; SolvedBoard, SolvedBoard, ... -&gt; BoardCounts
 * </pre>
 */
package org.dancingsparks.boards;
