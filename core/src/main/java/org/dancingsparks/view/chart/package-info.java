/**
 * Charts as SVG. They know nothing of puzzles.
 *
 * <pre>
 * EstimateSeries -&gt; EstimateSvg (Curve): an estimate against the number of samples
 * BarsSvg: counts as bars     GrowthSvg: numbers of a sequence, on a logarithmic scale
 * Plot: heading, marks and frame     Axis: values to pixels, and round values to mark
 * </pre>
 */
package org.dancingsparks.view.chart;
