package org.dancingsparks.site;

import java.net.URI;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The addresses of the site for those that documents have in the repository.
 *
 * @param documents the paths of those that have a page
 */
record Addresses(Set<String> documents) {
  private static final Map<String, String> TYPES =
      Map.of(".png", "image/png", ".svg", "image/svg+xml");

  /** The path in the repository that a document names, without a part after {@code #}. */
  static String path(String from, String to) {
    URI uri = URI.create(from).resolve(to.replaceFirst("#.*", ""));
    return uri.getPath();
  }

  /** Returns whether an address is that of another site, or of a part of the same page. */
  static boolean isOutside(String to) {
    return to.startsWith("https:") || to.startsWith("#");
  }

  /**
   * The address of what a document links to, from the folder of the documents' pages; empty if the
   * site has no page of it.
   */
  Optional<String> link(String from, String to) {
    if (isOutside(to)) {
      return Optional.of(to);
    }
    String path = path(from, to);
    String part = to.contains("#") ? to.substring(to.indexOf('#')) : "";
    if (documents.contains(path)) {
      return Optional.of(Document.file(path).replaceFirst("^docs/", "") + part);
    }
    return TermFiles.isTerms(path) ? Optional.of("../" + TermFiles.file(path)) : Optional.empty();
  }

  /** A picture of the repository as the address of itself. */
  String picture(String from, String to) {
    String path = path(from, to);
    byte[] picture = ProjectFiles.find(path).orElseThrow();
    return "data:%s;base64,%s"
        .formatted(
            TYPES.get(path.substring(path.lastIndexOf('.'))),
            Base64.getEncoder().encodeToString(picture));
  }
}
