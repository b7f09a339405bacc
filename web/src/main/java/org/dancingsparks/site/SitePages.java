package org.dancingsparks.site;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dancingsparks.page.SiteLinks;
import org.dancingsparks.page.SiteLinks.Part;

/**
 * The pages of text of a site: the documents to which the project's README leads, the terms of
 * sequences, and a search of the documents and of the puzzles. The same program always makes the
 * same pages.
 */
public final class SitePages {
  private static final String FIRST = "README.md";
  private static final String UP = "../";

  private final String program;

  /** By path in the repository. */
  private final Map<String, Document> documents = documents();

  /**
   * The pages as a program makes them.
   *
   * @param program its name and version
   */
  public SitePages(String program) {
    this.program = program;
  }

  /** The documents to which the first one leads, and those to which these lead. */
  private static Map<String, Document> documents() {
    Map<String, Document> documents = new LinkedHashMap<>();
    Deque<String> next = new ArrayDeque<>(List.of(FIRST));
    while (!next.isEmpty()) {
      String path = next.remove();
      if (!documents.containsKey(path) && ProjectFiles.find(path).isPresent()) {
        Document document = new Document(path, ProjectFiles.text(path));
        documents.put(path, document);
        document.links().stream().filter(link -> link.endsWith(".md")).forEach(next::add);
      }
    }
    return documents;
  }

  /**
   * All pages, and the files of terms.
   *
   * @param puzzles the pages of puzzles, for the search
   */
  public List<SitePage> all(List<Section> puzzles) {
    List<SitePage> pages = new ArrayList<>();
    Addresses addresses = new Addresses(documents.keySet());
    List<Section> sections = new ArrayList<>(puzzles);
    documents.forEach(
        (path, document) -> {
          sections.addAll(document.sections());
          String main = document.html(addresses);
          pages.add(
              new SitePage(
                  Document.file(path), frame(UP, part(path)).html(document.title(), main)));
          document.links().stream()
              .filter(TermFiles::isTerms)
              .map(terms -> new SitePage(TermFiles.file(terms), ProjectFiles.text(terms)))
              .forEach(pages::add);
        });
    pages.add(
        new SitePage(
            SearchPage.FILE,
            frame("", Part.SEARCH)
                .html(SearchPage.TITLE, new SearchPage(sections).html(), SearchPage.script())));
    return pages;
  }

  private SiteFrame frame(String root, Part part) {
    return new SiteFrame(new SiteLinks(root, part), program);
  }

  private static Part part(String path) {
    return Part.TABLES.page().startsWith(Document.file(path)) ? Part.TABLES : Part.GUIDE;
  }
}
