/**
 * A reader of YAML that never makes an object named in the text.
 *
 * <pre>{@code
 * YamlNode root = YamlNode.parse("a.yaml", "size: 3\nrows: [ab, cd]\n");
 * Map<String, YamlNode> entries = root.entries("The file", List.of("size", "rows"));
 * int size = entries.get("size").integer(); // 3
 * for (YamlNode row : entries.get("rows").list()) {
 *   if (row.text().length() != size) {
 *     System.out.println(row.error("A row has 3 letters.").getMessage()); // names line 2
 *   }
 * }
 * }</pre>
 *
 * <pre>
 * text -> PlainEvents, which refuse tags, anchors and aliases -> YamlNode, which knows its place
 * YamlFault: the parser's faults in plain words      CommentedRows: rows of drawings lost as comments
 * </pre>
 */
package org.dancingsparks.format.yaml;
