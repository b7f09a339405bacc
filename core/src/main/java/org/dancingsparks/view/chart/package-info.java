/**
 * Charts as SVG. They know nothing of puzzles.
 *
 * <pre>{@code
 * List<GrowthSvg.Dot> dots =
 *     List.of(
 *         new GrowthSvg.Dot(7, BigInteger.valueOf(26), false),
 *         new GrowthSvg.Dot(8, BigInteger.valueOf(150), true)); // true: not known before
 * String svg = GrowthSvg.svg("Langford pairs", dots);
 * }</pre>
 *
 * <pre>
 * EstimateSeries -&gt; EstimateSvg (Curve): an estimate against the number of samples
 * BarsSvg: counts as bars     GrowthSvg: numbers of a sequence, on a logarithmic scale
 * Plot: heading, marks and frame     Axis: values to pixels, and round values to mark
 * </pre>
 */
package org.dancingsparks.view.chart;
