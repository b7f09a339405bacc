package org.dancingsparks.runs;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.dancingsparks.message.Printable;

/**
 * The first component in which two headers of the same type differ, as a clause for a message.
 *
 * <p>A component whose value is a record with labels of its own is compared component by component.
 *
 * @param label the component
 * @param recorded its value in the run that was started
 * @param wanted its value in the run that is to resume it
 */
record HeaderDifference(String label, Object recorded, Object wanted) {
  /** The maximum length of a list as text; longer lists are compared entry by entry. */
  private static final int LONGEST_LIST = 200;

  /**
   * The first difference, if there is one.
   *
   * @param ignored the name of a component that may differ, or nothing
   */
  static Optional<HeaderDifference> of(Record recorded, Record wanted, String ignored) {
    return Arrays.stream(recorded.getClass().getRecordComponents())
        .filter(component -> !component.getName().equals(ignored))
        .flatMap(component -> of(component, recorded, wanted, ignored).stream())
        .findFirst();
  }

  private static Optional<HeaderDifference> of(
      RecordComponent component, Record recorded, Record wanted, String ignored) {
    Object before = value(component, recorded);
    Object now = value(component, wanted);
    if (Objects.equals(before, now)) {
      return Optional.empty();
    }
    if (before instanceof Record one && now instanceof Record other && hasLabels(one)) {
      return of(one, other, ignored);
    }
    Label label = component.getAnnotation(Label.class);
    String name = label == null ? "the " + component.getName() : label.value();
    return Optional.of(
        before instanceof List<?> one && now instanceof List<?> other
            ? ofLists(name, one, other)
            : new HeaderDifference(name, before, now));
  }

  private static HeaderDifference ofLists(String label, List<?> recorded, List<?> wanted) {
    if (recorded.toString().length() <= LONGEST_LIST
        && wanted.toString().length() <= LONGEST_LIST) {
      return new HeaderDifference(label, recorded, wanted);
    }
    if (recorded.size() != wanted.size()) {
      return new HeaderDifference("the length of " + label, recorded.size(), wanted.size());
    }
    int index = 0;
    while (recorded.get(index).equals(wanted.get(index))) {
      index++;
    }
    return new HeaderDifference(
        "entry %,d of %s".formatted(index + 1, label), recorded.get(index), wanted.get(index));
  }

  private static boolean hasLabels(Record value) {
    return Arrays.stream(value.getClass().getRecordComponents())
        .anyMatch(component -> component.isAnnotationPresent(Label.class));
  }

  private static Object value(RecordComponent component, Record header) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(header);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("The components of a header can always be read.", e);
    }
  }

  /** The difference as a clause. */
  @Override
  public String toString() {
    return "%s is %s, but the run was started with %s"
        .formatted(label, text(wanted), text(recorded));
  }

  private static String text(Object value) {
    return value == null ? "none" : Printable.text(value.toString());
  }
}
