package org.dancingsparks.testing;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The arrows between packages as they are: each package with all that its classes depend on. */
public final class Arrows {
  private static final String ROOT = "org.dancingsparks.";

  private Arrows() {}

  /**
   * A line for each package of the classes, as in {@code diagram -> cover}.
   *
   * @param classes of the packages that arrows begin at
   */
  public static String of(JavaClasses classes) {
    Map<String, TreeSet<String>> arrows = new TreeMap<>();
    for (JavaClass type : classes) {
      String from = name(type);
      TreeSet<String> targets = arrows.computeIfAbsent(from, unused -> new TreeSet<>());
      type.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass().getBaseComponentType())
          .filter(target -> target.getPackageName().startsWith(ROOT))
          .map(Arrows::name)
          .filter(target -> !target.equals(from))
          .forEach(targets::add);
    }
    return arrows.entrySet().stream()
        .map(arrow -> "%s -> %s".formatted(arrow.getKey(), String.join(", ", arrow.getValue())))
        .map(String::strip)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String name(JavaClass type) {
    return type.getPackageName().substring(ROOT.length());
  }
}
