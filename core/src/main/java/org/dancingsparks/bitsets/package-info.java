/**
 * The engine {@code bitsets}: the search tree of the engine {@code links}, walked by means of sets
 * of options as bits.
 *
 * <pre>{@code
 * Puzzle pieces = NamedPuzzles.of("soma");
 * TreeCursor bits = new BitSetSearch(pieces.problem(), pieces.defaultOrder());
 * bits.next();
 * int[] first = bits.solution(); // seven options, the first solution of links as well
 * long others = bits.count(); // 11_519
 * }</pre>
 *
 * <pre>
 * Problem + ItemOrder -&gt; BitSetSearch (a TreeCursor) -&gt; solutions as option ids, in the order of links
 *   -&gt; OptionSets: of each option those that may stand beside it, of each item those that cover it
 * </pre>
 */
package org.dancingsparks.bitsets;
