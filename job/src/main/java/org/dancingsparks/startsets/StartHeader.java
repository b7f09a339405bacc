package org.dancingsparks.startsets;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.run.ResultType;
import org.dancingsparks.search.Search;
import org.dancingsparks.starts.StartPlan;

/**
 * What is known of a run that writes starts before it begins: the head of the manifest, the same
 * for equal runs.
 *
 * @param format version of the layout on disk
 * @param contents what the run keeps
 * @param problem hash of the problem
 * @param givens option ids
 * @param pieces of a start, besides what is given
 * @param grades whether it says how difficult starts are
 * @param mostBins what the bins were to be at most
 * @param bins what they are
 * @param items the item order of the diagram, which numbers the solutions
 * @param columns the names of the columns
 */
record StartHeader(
    int format,
    String program,
    String contents,
    String puzzle,
    String problem,
    List<Integer> givens,
    int pieces,
    boolean grades,
    int mostBins,
    int bins,
    List<String> items,
    List<String> columns) {
  static final int FORMAT = 1;

  StartHeader {
    Objects.requireNonNull(program);
    Objects.requireNonNull(puzzle);
    Objects.requireNonNull(problem);
    items = List.copyOf(items);
    givens = List.copyOf(givens);
    columns = List.copyOf(columns);
  }

  static StartHeader of(StartPlan plan, StartRows rows, String program) {
    Search search = plan.search();
    return new StartHeader(
        FORMAT,
        program,
        ResultType.STARTS.text(),
        plan.puzzle().name(),
        search.problem().hash(),
        Arrays.stream(search.givens().options()).boxed().toList(),
        plan.sets().size(),
        rows.isGraded(),
        plan.mostBins(),
        plan.bins(),
        IntStream.range(0, search.order().size())
            .mapToObj(place -> search.problem().itemName(search.order().item(place)))
            .toList(),
        rows.names());
  }

  /** The same of a puzzle under another name. */
  StartHeader called(String name) {
    return new StartHeader(
        format, program, contents, name, problem, givens, pieces, grades, mostBins, bins, items,
        columns);
  }

  /** In what a run that is to go on with this one differs, if it does. */
  Optional<String> difference(StartHeader other) {
    return Arrays.stream(StartHeader.class.getRecordComponents())
        .filter(component -> !value(component, this).equals(value(component, other)))
        .map(
            component ->
                value(component, this) instanceof List
                    ? component.getName()
                    : "%s: %s then, and %s now"
                        .formatted(
                            component.getName(), value(component, this), value(component, other)))
        .findFirst();
  }

  private static Object value(RecordComponent component, StartHeader head) {
    try {
      return component.getAccessor().invoke(head);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("A record's components are there to be read.", e);
    }
  }
}
