/**
 * YAML that is read without ever making an object that it names.
 *
 * <pre>
 * text -> PlainEvents, which refuse tags, anchors and aliases -> YamlNode, which knows its place
 * YamlFault: the parser's faults in plain words      CommentedRows: rows of drawings lost as comments
 * </pre>
 */
package org.dancingsparks.format.yaml;
