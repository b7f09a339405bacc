package org.dancingsparks.verify;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.example.data.Group;
import org.dancingsparks.parquet.RowReader;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.runs.tables.TableColumns;
import org.dancingsparks.runs.tables.TableHeader;
import org.dancingsparks.runs.tables.TableRow;
import org.dancingsparks.runs.tables.TableRun;
import org.dancingsparks.runs.tables.TableSummary;
import org.dancingsparks.search.SecondCount;
import org.dancingsparks.tables.MemberPattern;
import org.dancingsparks.tables.Quantity;
import org.dancingsparks.tables.Verdict;

/**
 * Proves a complete run of a table. Its files are exactly those of the manifest; rows and manifest
 * agree; and members counted in another way have as many solutions, all or up to symmetry.
 */
public final class TableVerification {
  private final Faults faults = new Faults();
  private final Quantity quantity;
  private final TableSummary summary;
  private int recounted;

  /**
   * A verification of a directory.
   *
   * @throws org.dancingsparks.runs.StoreException if there is no complete run, or its manifest
   *     cannot be understood
   */
  public TableVerification(String directory, Configuration hadoop) {
    Manifest<TableHeader, TableSummary> manifest =
        Opening.of(
            directory,
            hadoop,
            run -> {
              Manifest<TableHeader, TableSummary> found =
                  TableRun.MANIFESTS.readComplete(directory, run);
              TableSummary files = found.summary().orElseThrow();
              new FileCheck(run, faults).check(files.parts(), List.of());
              checkRows(run.name(RunNames.MANIFEST), found.header(), files);
              if (faults.areNone()) {
                checkParts(run, files);
              }
              return found;
            });
    quantity = manifest.header().counted();
    summary = manifest.summary().orElseThrow();
  }

  /** Checks that the rows of the manifest are those of its members. */
  private void checkRows(String manifest, TableHeader wanted, TableSummary found) {
    int members = wanted.to() - wanted.from() + 1;
    List<String> names = IntStream.range(0, members).mapToObj(RunNames::partName).toList();
    if (found.rows().size() != members
        || wanted.known().size() != members
        || !found.parts().stream().map(FileRecord::file).toList().equals(names)) {
      faults.add(manifest, "it has another number of rows or parts than of members");
      return;
    }
    MemberPattern pattern = new MemberPattern(wanted.members());
    for (int index = 0; index < members; index++) {
      TableRow row = found.rows().get(index);
      BigInteger known = wanted.known().get(index);
      boolean isMember =
          row.n() == wanted.from() + index && row.puzzle().equals(pattern.member(row.n()));
      faults.check(
          isMember && (known == null || known.equals(row.known())),
          manifest,
          "its row %,d is not that of its member".formatted(index + 1));
      faults.check(
          isJudged(row) && !row.isContradicted(),
          manifest,
          "the numbers of %s contradict each other or its verdict".formatted(row.puzzle()));
    }
  }

  private static boolean isJudged(TableRow row) {
    return row.known() == null
        ? List.of(Verdict.NEW.text(), Verdict.UNKNOWN.text()).contains(row.verdict())
        : Verdict.of(row.solutions(), row.known()).text().equals(row.verdict());
  }

  /** Checks that each part has the one row of the manifest. */
  private void checkParts(RunDirectory run, TableSummary found) throws IOException {
    for (int index = 0; index < found.rows().size(); index++) {
      String name = found.parts().get(index).file();
      try (RowReader rows =
          RowReader.open(run.files(), run.path(name), new TableColumns().type())) {
        Group row = rows.next();
        boolean isRow =
            row != null
                && TableColumns.read(row).equals(found.rows().get(index))
                && rows.next() == null;
        faults.check(isRow, name, "its row is not that of the manifest");
      } catch (DamagedException e) {
        faults.add(name, e.getMessage());
      } catch (NumberFormatException e) {
        faults.add(name, "a number of its row is none");
      } catch (FileNotFoundException e) {
        faults.add(name, FileRecord.MISSING);
      }
    }
  }

  /**
   * A member to be counted again.
   *
   * @param engine that counted all its solutions before
   */
  public record Member(String puzzle, Quantity quantity, String engine) {}

  /**
   * Counts members again in another way, in order, while the sum of their recorded times fits a
   * budget.
   *
   * @param seconds the budget
   * @param count counts a member
   */
  public void recount(double seconds, Function<Member, SecondCount.Result> count) {
    double spent = 0;
    for (int index = 0; faults.areNone() && index < summary.rows().size(); index++) {
      TableRow row = summary.rows().get(index);
      spent += row.seconds();
      if (spent > seconds) {
        return;
      }
      SecondCount.Result second = count.apply(new Member(row.puzzle(), quantity, row.engine()));
      recounted++;
      faults.check(
          second.solutions().equals(row.solutions()),
          summary.parts().get(index).file(),
          "%s has %,d %s in its row, and %,d when counted by %s"
              .formatted(
                  row.puzzle(),
                  row.solutions(),
                  quantity.words(),
                  second.solutions(),
                  second.way()));
    }
  }

  /** All faults, file by file; none if none was found. */
  public List<String> faults() {
    return faults.list();
  }

  /** The number of members. */
  public int members() {
    return summary.rows().size();
  }

  /** The number of members that were counted again. */
  public int recounted() {
    return recounted;
  }
}
