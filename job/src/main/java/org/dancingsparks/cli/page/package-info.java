/**
 * The commands that make and serve pages to play puzzles on.
 *
 * <pre>{@code
 * $ scripts/dance page soma --out soma.html
 * 11520
 * }</pre>
 *
 * <pre>
 * PageCommand -> PageMaker: MadePage, with or without its diagram -> PageResult: what is printed
 *   Atlas: the pages of all puzzles, and an index      AtlasRecord, PageRecord: to resume it
 *     AtlasBoards: pages of single boards of a puzzle that is too large
 * ServeCommand: the page of a puzzle whose diagram stays here
 * </pre>
 */
package org.dancingsparks.cli.page;
