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

/** Makes pages, with their diagrams unless that makes them too large. */
public final class PageMaker {
  private final Session session;
  private final PageFlags flags;
  private final PageWork most;
  private final Function<PageSubject, List<BoardPage>> boards;

  /**
   * For pages of one kind.
   *
   * @param most work for the unique starts of each
   */
  public PageMaker(Session session, PageFlags flags, PageWork most) {
    this(session, flags, most, subject -> List.of());
  }

  /**
   * For pages of one kind.
   *
   * @param boards makes the pages of single boards of a puzzle whose own page cannot answer moves
   */
  PageMaker(
      Session session,
      PageFlags flags,
      PageWork most,
      Function<PageSubject, List<BoardPage>> boards) {
    this.session = session;
    this.flags = flags;
    this.most = most;
    this.boards = boards;
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
            .madeBy(subject.origin());
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
