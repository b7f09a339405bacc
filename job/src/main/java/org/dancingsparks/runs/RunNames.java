package org.dancingsparks.runs;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes and recognizes the names that runs give to files; none leads out of the directory. */
public final class RunNames {
  /** The directory of all files that are not parts. */
  static final String META = "_meta";

  /**
   * The manifest, written last: with it the run is complete. {@link RunDirectory#name} has the
   * place of this file and of those below.
   */
  public static final String MANIFEST = "run.json";

  public static final String PROBLEM = "problem.dlx";
  public static final String PUZZLE = "puzzle.yaml";
  public static final String SYMMETRIES = "symmetries.txt";
  public static final String OPTIONS = "options.parquet";

  /** The directory of the lines of a list that could not be read. */
  static final String REJECTED = "rejected";

  /** The directory of the claims of runs, on stores that copy what they rename. */
  static final String CLAIMS = "_claims";

  /** The record of the plan, written when all else is ready to begin. */
  public static final String PLAN = "plan.json";

  /** The owner of the work directory. */
  static final String OWNER = "owner";

  private static final Pattern PART = Pattern.compile("part-\\d{5,}\\.(parquet|nodes)");
  private static final Pattern CLAIM = Pattern.compile("\\d{5,}");
  private static final Pattern BATCH = Pattern.compile("bins-\\d{5,}\\.json");
  private static final Set<String> SIDE_FILES = Set.of(PROBLEM, PUZZLE, SYMMETRIES, OPTIONS);
  private static final List<RunLayout> LAYOUTS = List.of(RunLayout.values());
  private static final Pattern WORK = Pattern.compile("_work-(\\d{5,})-[0-9a-f]{8}(-replacing)?");
  private static final String DROPPED = "dropped-";
  private static final Pattern ATTEMPT =
      Pattern.compile("attempt-[0-9A-Za-z-]+\\.(parquet|blocks|pending)");
  private static final Pattern AT_WORK =
      Pattern.compile(
          ATTEMPT
              + "|bin-\\d{5,}\\.json|bins-\\d{5,}\\.json|_?(run\\.json|problem\\.dlx|puzzle\\.yaml|symmetries\\.txt|options\\.parquet)"
              + "|plan\\.json|owner|"
              + DROPPED
              + "[0-9a-f-]+");

  private RunNames() {}

  public static String partName(int bin) {
    return "part-%05d.parquet".formatted(bin);
  }

  /** The name of the file of a partition's nodes. */
  public static String nodesName(int partition) {
    return "part-%05d.nodes".formatted(partition);
  }

  /** The name of the file of a bin's rejected lines. */
  public static String rejectedName(int bin) {
    return RunLayout.META.name(REJECTED) + "/" + partName(bin);
  }

  /** The name of the record of a bin, as runs of earlier versions wrote it. */
  static String binName(int bin) {
    return "bin-%05d.json".formatted(bin);
  }

  /** The name of a batch of records, which are numbered in the order in which they are written. */
  static String batchName(int batch) {
    return "bins-%05d.json".formatted(batch);
  }

  static boolean isBatch(String name) {
    return BATCH.matcher(name).matches();
  }

  /** The number in the name of a batch. */
  static int batchNumber(String name) {
    return Integer.parseInt(name.replaceAll("\\D", ""));
  }

  /** The name of a file of an attempt at a bin; the rest of it is the attempt's own. */
  public static String attemptName(int bin, Object own) {
    return "attempt-%05d-%s.parquet".formatted(bin, own);
  }

  /** The name of the description of an attempt's file that is not complete yet. */
  static String pendingName(String attempt) {
    return attempt.replaceFirst("\\.(parquet|blocks)$", ".pending");
  }

  /** The name of a file of blocks of an attempt at a bin. */
  public static String blocksName(int bin, String kind, Object own) {
    return "attempt-%05d-%s-%s.blocks".formatted(bin, kind, own);
  }

  /**
   * The name of a work directory.
   *
   * @param number of runs that have worked there, this one included
   * @param own eight hexadecimal digits that no other run has
   * @param isReplacing true if the run replaces an earlier one
   */
  static String workName(int number, String own, boolean isReplacing) {
    return "_work-%05d-%s%s".formatted(number, own, isReplacing ? "-replacing" : "");
  }

  /** Returns whether a work directory is that of a run that replaces an earlier one. */
  static boolean isReplacing(String name) {
    return name.endsWith("-replacing");
  }

  static boolean isWork(String name) {
    return WORK.matcher(name).matches();
  }

  /** The number in the name of a work directory. */
  static int workNumber(String name) {
    Matcher work = WORK.matcher(name);
    if (!work.matches()) {
      throw new IllegalArgumentException(name + " is not a work directory.");
    }
    return Integer.parseInt(work.group(1));
  }

  /** The name of the claim with a number. */
  static String claimName(int number) {
    return "%05d".formatted(number);
  }

  static boolean isClaim(String name) {
    return CLAIM.matcher(name).matches();
  }

  /** Returns whether a name is that of a directory that an unfinished run has beside its files. */
  public static boolean isOfUnfinished(String name) {
    return isWork(name) || name.equals(CLAIMS);
  }

  /** A name for a file that is about to be deleted. */
  static String droppedName(Object own) {
    return DROPPED + own;
  }

  static boolean isDropped(String name) {
    return name.startsWith(DROPPED);
  }

  static boolean isAttempt(String name) {
    return name.startsWith("attempt-");
  }

  static boolean isPart(String name) {
    return PART.matcher(name).matches();
  }

  /**
   * Returns whether a name, relative to the directory, is that of a part or a file of rejected
   * lines.
   */
  static boolean isPartOrRejected(String name) {
    return isPart(name)
        || LAYOUTS.stream()
            .map(layout -> layout.name(REJECTED) + "/")
            .anyMatch(folder -> name.startsWith(folder) && isPart(name.substring(folder.length())));
  }

  /** Returns whether a name in a record is one that runs give to files in their directory. */
  static boolean isOurs(String name) {
    return isPartOrRejected(name)
        || ATTEMPT.matcher(name).matches()
        || SIDE_FILES.stream().anyMatch(plain -> isNamed(name, plain));
  }

  private static boolean isNamed(String name, String plain) {
    return LAYOUTS.stream().anyMatch(layout -> layout.name(plain).equals(name));
  }

  /** Returns whether a name is one that a run of any layout gives to a file in its directory. */
  static boolean isOfDirectory(String name) {
    return isPart(name) || name.startsWith("_") && isOfMeta(name.substring(1));
  }

  /** Returns whether a name is one that a run gives to a file in {@code _meta}. */
  static boolean isOfMeta(String name) {
    return SIDE_FILES.contains(name) || name.equals(MANIFEST);
  }

  /** Returns whether a name is that of a directory that runs of any layout have beside parts. */
  static boolean isFolder(String name) {
    return name.equals(META) || name.equals(RunLayout.FLAT.name(REJECTED));
  }

  /** The names of files beside the parts that only the earlier layout has. */
  static List<String> flatSideFiles() {
    return SIDE_FILES.stream().map(RunLayout.FLAT::name).sorted().toList();
  }

  /** Returns whether a name is one that a run gives to a file in its work directory. */
  static boolean isAtWork(String name) {
    return AT_WORK.matcher(name).matches();
  }
}
