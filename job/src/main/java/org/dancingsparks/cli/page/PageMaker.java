package org.dancingsparks.cli.page;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cli.starts.Challenges;
import org.dancingsparks.cli.starts.PageStartCount;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.page.Answers;
import org.dancingsparks.page.BoardPage;
import org.dancingsparks.page.PageStarts;
import org.dancingsparks.page.PageWork;
import org.dancingsparks.page.PuzzlePage;
import org.dancingsparks.page.SiteLinks;

/**
 * Makes pages, with their diagrams unless that makes them too large.
 *
 * @param most work for the unique starts of each
 * @param links to the other parts of the site that they belong to
 * @param boards makes the pages of single boards of a puzzle whose own page cannot answer moves
 */
public record PageMaker(
    Session session,
    PageFlags flags,
    PageWork most,
    SiteLinks links,
    Function<PageSubject, List<BoardPage>> boards) {
  /** Returns a maker of pages that lead to no others. */
  public static PageMaker alone(Session session, PageFlags flags, PageWork most) {
    return new PageMaker(session, flags, most, SiteLinks.NONE, subject -> List.of());
  }

  /** Returns a maker of pages that belong to a site. */
  PageMaker in(SiteLinks site) {
    return new PageMaker(session, flags, most, site, boards);
  }

  /** Returns a maker that makes pages of single boards, too. */
  PageMaker with(Function<PageSubject, List<BoardPage>> some) {
    return new PageMaker(session, flags, most, links, some);
  }

  /** Makes a page, and reports its size. */
  public MadePage make(PageSubject subject) {
    PageStarts starts =
        subject
            .diagram()
            .filter(diagram -> flags.hasStarts())
            .map(diagram -> starts(subject, diagram))
            .orElse(PageStarts.NONE);
    PuzzlePage page =
        new PuzzlePage(subject.puzzle(), subject.givens(), subject.diagram())
            .with(starts)
            .madeBy(subject.origin())
            .in(links);
    if (subject.diagram().isEmpty()) {
      subject
          .progress()
          .say("the diagram is too large to be built here, so the page cannot answer moves");
      return unanswered(subject, page, starts);
    }
    byte[] whole = bytes(page);
    if (whole.length <= flags.size()) {
      report(subject, whole.length);
      return new MadePage(whole, Answers.DIAGRAM, starts, List.of());
    }
    subject
        .progress()
        .say(
            "the page would have %s with its diagram, more than --max-size %s, so it cannot answer moves"
                .formatted(size(whole.length), flags.typedSize()));
    return unanswered(subject, page.answeredBy(Answers.NONE), starts);
  }

  private PageStarts starts(PageSubject subject, Diagram diagram) {
    Challenges challenges =
        new Challenges(
            subject.puzzle(),
            Challenges.search(subject.puzzle(), subject.givens(), diagram),
            session,
            subject.progress());
    return new PageStartCount(challenges, most).count(flags.pieces());
  }

  private MadePage unanswered(PageSubject subject, PuzzlePage page, PageStarts starts) {
    List<BoardPage> some = boards.apply(subject);
    byte[] html = bytes(page.leadingTo(some));
    report(subject, html.length);
    return new MadePage(html, Answers.NONE, starts, some);
  }

  private static void report(PageSubject subject, int bytes) {
    subject.progress().say("the page has %s".formatted(size(bytes)));
  }

  private static String size(int bytes) {
    return "%,d KB".formatted((bytes + 1023) / 1024);
  }

  private static byte[] bytes(PuzzlePage page) {
    return page.html().getBytes(StandardCharsets.UTF_8);
  }
}
