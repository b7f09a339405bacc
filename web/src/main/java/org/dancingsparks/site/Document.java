package org.dancingsparks.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * A document of the project, in Markdown with the tables of GitHub's, as a page: links lead to
 * other pages of the site, pictures are in the page, and comments are left out.
 */
final class Document {
  private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final Pattern ADDRESS = Pattern.compile("\\b(src|href)=\"([^\"]+)\"");

  private final String path;
  private final Node root;
  private final List<String> links;

  /** By heading: the name of its anchor, as GitHub has it. */
  private final Map<Node, String> anchors = new HashMap<>();

  /**
   * Reads a document.
   *
   * @param path in the repository
   */
  Document(String path, String markdown) {
    this.path = path;
    root = PARSER.parse(markdown);
    links = found();
    IdGenerator names = IdGenerator.builder().build();
    headings().forEach(heading -> anchors.put(heading, names.generateId(NodeText.of(heading))));
  }

  /** The file of the page of a document, from the folder of the front page. */
  static String file(String path) {
    String name = path.replaceFirst("^docs/", "").replaceFirst("\\.md$", ".html").replace('/', '-');
    return "docs/" + (path.equals("README.md") ? "index.html" : name.toLowerCase(Locale.ROOT));
  }

  private List<Heading> headings() {
    List<Heading> headings = new ArrayList<>();
    for (Node node = root.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        headings.add(heading);
      }
    }
    return headings;
  }

  /** The first heading. */
  String title() {
    return headings().stream().findFirst().map(NodeText::of).orElse(path);
  }

  /** The paths in the repository to which the document links. */
  List<String> links() {
    return links;
  }

  private List<String> found() {
    List<String> found = new ArrayList<>();
    root.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            found.add(link.getDestination());
          }

          @Override
          public void visit(HtmlBlock html) {
            ADDRESS.matcher(html.getLiteral()).results().forEach(part -> found.add(part.group(2)));
          }
        });
    return found.stream()
        .filter(link -> !Addresses.isOutside(link))
        .map(link -> Addresses.path(path, link))
        .toList();
  }

  /** The parts of the page, each from a heading to the next. */
  List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    String heading = "";
    String address = file(path);
    StringBuilder text = new StringBuilder();
    for (Node node = root.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading next) {
        if (!text.toString().isBlank()) {
          sections.add(new Section(address, title(), heading, text.toString().strip()));
        }
        text.setLength(0);
        boolean isTitle = next.getLevel() == 1;
        heading = isTitle ? "" : NodeText.of(next);
        address = file(path) + (isTitle ? "" : "#" + anchors.get(next));
      } else {
        text.append(NodeText.of(node)).append(' ');
      }
    }
    sections.add(new Section(address, title(), heading, text.toString().strip()));
    return sections;
  }

  /** The document as HTML; its links are replaced, once. */
  String html(Addresses addresses) {
    root.accept(new Replacement(addresses));
    String html =
        HtmlRenderer.builder()
            .extensions(EXTENSIONS)
            .attributeProviderFactory(
                context ->
                    (node, tag, attributes) -> {
                      if (anchors.containsKey(node)) {
                        attributes.put("id", anchors.get(node));
                      }
                      if (tag.equals("pre")) {
                        // So that people without a mouse can move a wide text.
                        attributes.put("tabindex", "0");
                      }
                    })
            .build()
            .render(root);
    return html.replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>");
  }

  /** Puts addresses of the site for those of the repository. */
  private final class Replacement extends AbstractVisitor {
    private final Addresses addresses;

    Replacement(Addresses addresses) {
      this.addresses = addresses;
    }

    @Override
    public void visit(Link link) {
      visitChildren(link);
      addresses
          .link(path, link.getDestination())
          .ifPresentOrElse(link::setDestination, () -> unlink(link));
    }

    /** Leaves only the words of a link that leads out of the site. */
    private static void unlink(Link link) {
      for (Node child = link.getFirstChild(); child != null; child = link.getFirstChild()) {
        link.insertBefore(child);
      }
      link.unlink();
    }

    @Override
    public void visit(Image image) {
      image.setDestination(addresses.picture(path, image.getDestination()));
    }

    @Override
    public void visit(HtmlBlock html) {
      html.setLiteral(html.getLiteral().startsWith("<!--") ? "" : replaced(html.getLiteral()));
    }

    @Override
    public void visit(HtmlInline html) {
      html.setLiteral(replaced(html.getLiteral()));
    }

    private String replaced(String html) {
      return ADDRESS
          .matcher(html)
          .replaceAll(
              found -> {
                String to = found.group(2);
                String address =
                    found.group(1).equals("src")
                        ? addresses.picture(path, to)
                        : addresses.link(path, to).orElse("index.html");
                return Matcher.quoteReplacement(found.group(1) + "=\"" + address + "\"");
              });
    }
  }
}
