/**
 * Search trees drawn for people. Runs of nodes that do not branch are contracted; trees are drawn
 * as pictures ({@link org.dancingsparks.view.tree.TreeSvg}) and as graphs for Graphviz ({@link
 * org.dancingsparks.view.tree.TreeDot}).
 *
 * <pre>{@code
 * Problem queens = NamedPuzzles.of("queens:4").problem();
 * SearchTree tree =
 *     SearchTree.of(new OrderedProblem(queens, ItemOrder.given(queens)), 100); // nodes
 * long solutions = tree.count(SearchTree.End.SOLUTION); // 2
 * String svg = new TreeSvg(queens, "Four queens").svg(tree);
 * }</pre>
 *
 * <pre>
 *   SearchTree -> TreeLevels (where runs begin) -> TreePlaces (side by side) -> TreeDrawing -> Svg
 * </pre>
 */
package org.dancingsparks.view.tree;
