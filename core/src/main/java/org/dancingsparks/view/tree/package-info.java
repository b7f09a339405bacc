/**
 * Search trees drawn for people. Runs of nodes that do not branch are contracted; trees are drawn
 * as pictures ({@link org.dancingsparks.view.tree.TreeSvg}) and as graphs for Graphviz ({@link
 * org.dancingsparks.view.tree.TreeDot}).
 *
 * <pre>
 *   SearchTree -> TreeLevels (where runs begin) -> TreePlaces (side by side) -> TreeDrawing -> Svg
 * </pre>
 */
package org.dancingsparks.view.tree;
