/**
 * YAML that is read without ever making an object that it names.
 *
 * <pre>
 * text -> PlainEvents, which refuse tags, anchors and aliases -> YamlNode, which knows its place
 * </pre>
 */
package org.dancingsparks.format.yaml;
