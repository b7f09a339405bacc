/**
 * The commands that make and serve pages to play puzzles on.
 *
 * <pre>{@code
 * $ scripts/dance page soma --out soma.html
 * 11520
 * }</pre>
 *
 * <pre>
 * PageCommand -> PageMaker: MadePage, with or without its diagram -> PageResult: the output
 *   Atlas: the pages of all puzzles, and an index      AtlasRecord, PageRecord: to resume it
 *     AtlasBoards: pages of single boards of a puzzle too large for one page
 * ServeCommand: the page of a puzzle whose diagram stays here
 * </pre>
 */
package org.dancingsparks.cli.page;
