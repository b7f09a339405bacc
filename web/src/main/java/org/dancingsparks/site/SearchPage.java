package org.dancingsparks.site;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * A page that finds the parts of the site by words. Its index is in the page itself, so that it
 * works from a disk, too.
 */
record SearchPage(List<Section> sections) {
  static final String FILE = "search.html";
  static final String TITLE = "Search";

  String html() {
    return ProjectFiles.part("search.html").replace("{{index}}", index());
  }

  static String script() {
    return ProjectFiles.part("search.js");
  }

  private String index() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartArray();
      for (Section section : sections) {
        json.writeStartArray();
        for (String part :
            List.of(section.address(), section.page(), section.heading(), section.text())) {
          json.writeString(part);
        }
        json.writeEndArray();
      }
      json.writeEndArray();
    } catch (IOException e) {
      throw new UncheckedIOException("Writing to memory failed.", e);
    }
    // The text must not end the element that it is in.
    return text.toString().replace("<", "\\u003c");
  }
}
