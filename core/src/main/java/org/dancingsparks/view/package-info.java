/**
 * Puzzles, searches and estimates as a person sees them.
 *
 * <p>{@link org.dancingsparks.view.BoardText} draws solutions as letters or coloured blocks; {@link
 * org.dancingsparks.view.BoardSvg}, {@link org.dancingsparks.view.BoardsSvg}, {@link
 * org.dancingsparks.view.HeatMapSvg} and {@link org.dancingsparks.view.EstimateSvg} make pictures,
 * all through {@link org.dancingsparks.view.Svg}, {@link org.dancingsparks.view.Booklet} a page of
 * them to be printed; {@link org.dancingsparks.view.PropagationText} is a trace as a table. Trees
 * are in a package of their own. Nothing here writes to a stream.
 */
package org.dancingsparks.view;
