package org.dancingsparks.cli.page;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.dancingsparks.cli.count.ManyDiagrams;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.puzzles.ShelfEntry;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Version;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.page.PageWork;
import org.dancingsparks.page.SiteLinks;
import org.dancingsparks.page.SiteLinks.Part;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.site.CaseArchive;
import org.dancingsparks.site.Section;
import org.dancingsparks.site.SitePage;
import org.dancingsparks.site.SitePages;
import org.dancingsparks.web.Workbench;

/**
 * Writes a site of files that any web host serves, and that work from a disk: a front page with a
 * puzzle to play with, an atlas, the workbench, the documents, and a search of all.
 */
final class Site {
  /** The folder of the atlas, from that of the front page. */
  static final String ATLAS = "atlas/";

  /** The puzzle of the front page: small, known to many, and with challenges for a beginner. */
  private static final String FRONT = "pentominoes:6x10";

  private final ManyDiagrams diagrams;
  private final Atlas.Wanted wanted;

  Site(ManyDiagrams diagrams, Atlas.Wanted wanted) {
    this.diagrams = diagrams;
    this.wanted = wanted;
  }

  /**
   * Writes the files: those of text at once, then the atlas, page by page.
   *
   * @return the pages of the atlas as JSON
   */
  ObjectNode write(String directory) {
    Atlas atlas = new Atlas(diagrams, wanted, new SiteLinks("../", Part.PUZZLES));
    atlas.check(directory + "/" + ATLAS);
    List<SitePage> pages = new SitePages(Version.program()).all(puzzles());
    NewFile front = newFile(directory, Part.HOME.page());
    front.check();
    pages.forEach(page -> newFile(directory, page.file()).write(page.text()));
    newFile(directory, Part.DESIGN.page()).write(Workbench.html(new SiteLinks("", Part.DESIGN)));
    newFile(directory, CaseArchive.FILE).write(CaseArchive::write);
    byte[] html = front();
    front.write(out -> out.write(html));
    return atlas.write(directory + "/" + ATLAS);
  }

  /** The parts of the search that are puzzles. */
  private List<Section> puzzles() {
    return wanted.onShelf().stream().map(Site::section).toList();
  }

  private static Section section(String name) {
    ShelfEntry entry = Atlas.onShelf(name);
    String solutions =
        entry.solutions().map(number -> ", %,d solutions".formatted(number)).orElse("");
    String title = NamedPuzzles.title(NamedPuzzles.of(name));
    return new Section(
        ATLAS + Atlas.file(name), "Puzzle: " + title, "", name + solutions + ". " + entry.shelf());
  }

  private byte[] front() {
    Puzzle puzzle = NamedPuzzles.of(FRONT);
    ProgressLines lines = diagrams.session().otherProgress(FRONT);
    return PageMaker.alone(diagrams.session(), wanted.flags(), PageWork.IN_ATLAS)
        .in(new SiteLinks("", Part.HOME))
        .make(
            new PageSubject(
                puzzle,
                Prefix.EMPTY,
                diagrams.of(puzzle, Prefix.EMPTY, lines),
                PageSubject.originInAtlas(FRONT, Atlas.file(FRONT)),
                lines))
        .html();
  }

  /** A file that is made again by a command that resumes. */
  private NewFile newFile(String directory, String file) {
    NewFile made = NewFile.of(diagrams.session(), directory + "/" + file);
    return wanted.atlas().isResuming() ? made.again() : made;
  }
}
