package org.dancingsparks.page;

import org.dancingsparks.view.Markup;

/**
 * The links of a page to the parts of the site that it belongs to. Relative, so that a site works
 * under any address and from a disk.
 *
 * @param root the way from the page's folder to that of the front page, empty or as in {@code ../}
 * @param here the part that the page is or belongs to; null if it belongs to no site
 */
public record SiteLinks(String root, Part here) {
  /** Those of a page that stands alone: none. */
  public static final SiteLinks NONE = new SiteLinks("", null);

  /** A part of a site, and the page that it begins with. */
  public enum Part {
    /** The front page. */
    HOME("Dancing Sparks", "index.html"),
    /** The atlas. */
    PUZZLES("Puzzles", "atlas/index.html"),
    /** The workbench. */
    DESIGN("Design", "workbench.html"),
    /** The documents. */
    GUIDE("Guide", "docs/index.html"),
    /** The sequences. */
    TABLES("Tables", "docs/tables.html#what-was-counted"),
    /** The page that finds the others. */
    SEARCH("Search", "search.html");

    private final String title;
    private final String page;

    Part(String title, String page) {
      this.title = title;
      this.page = page;
    }

    /** The address of its first page, from the folder of the front page. */
    public String page() {
      return page;
    }
  }

  /** The links as HTML; empty for a page that stands alone. */
  public String html() {
    if (here == null) {
      return "";
    }
    Markup page = new Markup();
    write(page);
    return page.finish();
  }

  /** Writes the links; nothing for a page that stands alone. */
  void write(Markup page) {
    if (here == null) {
      return;
    }
    page.open("nav", "class", "site", "aria-label", "Site").line();
    for (Part part : Part.values()) {
      page.open("a", "href", root + part.page);
      if (part == here) {
        page.attributes("aria-current", "true");
      }
      page.text(part.title).close().line();
    }
    page.close().line();
  }
}
