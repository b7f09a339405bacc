/**
 * A reader of YAML that never makes an object named in the text.
 *
 * <pre>
 * text -> PlainEvents, which refuse tags, anchors and aliases -> YamlNode, which knows its place
 * YamlFault: the parser's faults in plain words      CommentedRows: rows of drawings lost as comments
 * </pre>
 */
package org.dancingsparks.format.yaml;
