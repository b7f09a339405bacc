package org.dancingsparks.testing;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Conventions for signatures and packages that a compiled class shows. Each method returns what
 * breaks one, sorted: an empty list is a convention that holds.
 */
public final class Conventions {
  private static final int MAX_PARAMETERS = 4;
  private static final int MAX_FILES = 40;
  private static final String ROOT = "org.dancingsparks.";

  private Conventions() {}

  /**
   * Methods and constructors with more than four parameters; but for canonical constructors of
   * records, and for overrides, whose signatures are their supertypes'.
   */
  public static List<String> longParameterLists(JavaClasses classes) {
    return offenders(classes, unit -> parameters(unit) > MAX_PARAMETERS);
  }

  /**
   * Public methods and constructors of public types that take a boolean; with the same exceptions.
   */
  public static List<String> publicBooleanParameters(JavaClasses classes) {
    return offenders(
        classes,
        unit ->
            isPublic(unit)
                && unit.getRawParameterTypes().stream()
                    .anyMatch(type -> type.isEquivalentTo(boolean.class)));
  }

  /** Packages below a folder of sources that have more than forty files. */
  public static List<String> largePackages(Path sources) {
    try (Stream<Path> files = Files.walk(sources)) {
      Map<Path, Long> sizes =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));
      return sizes.entrySet().stream()
          .filter(size -> size.getValue() > MAX_FILES)
          .map(size -> "%s: %d".formatted(size.getKey().getFileName(), size.getValue()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> offenders(JavaClasses classes, Predicate<JavaCodeUnit> breaks) {
    return classes.stream()
        .filter(type -> !type.isAnonymousClass())
        .flatMap(type -> type.getCodeUnits().stream())
        .filter(unit -> !unit.getModifiers().contains(JavaModifier.SYNTHETIC))
        .filter(unit -> !unit.getModifiers().contains(JavaModifier.BRIDGE))
        .filter(unit -> !isCanonical(unit) && !isOverride(unit))
        .filter(breaks)
        .map(unit -> unit.getFullName().replace(ROOT, "").replace("java.lang.", ""))
        .sorted()
        .toList();
  }

  /** The number of parameters in the source: the compiler adds some to constructors. */
  private static int parameters(JavaCodeUnit unit) {
    int compiled = unit.getRawParameterTypes().size();
    if (!(unit instanceof JavaConstructor)) {
      return compiled;
    }
    JavaClass owner = unit.getOwner();
    if (owner.isEnum()) {
      return compiled - 2;
    }
    boolean isInner = owner.isInnerClass() && !owner.isLocalClass();
    return isInner ? compiled - 1 : compiled;
  }

  private static boolean isCanonical(JavaCodeUnit unit) {
    JavaClass owner = unit.getOwner();
    if (!(unit instanceof JavaConstructor) || !owner.isRecord()) {
      return false;
    }
    List<String> components =
        owner.getFields().stream()
            .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
            .map(field -> field.getRawType().getName())
            .sorted()
            .toList();
    return unit.getRawParameterTypes().stream()
        .map(JavaClass::getName)
        .sorted()
        .toList()
        .equals(components);
  }

  /** True for methods with a supertype's name and parameters, as declared or as bridged to. */
  private static boolean isOverride(JavaCodeUnit unit) {
    JavaClass owner = unit.getOwner();
    return unit instanceof JavaMethod
        && !unit.getModifiers().contains(JavaModifier.STATIC)
        && Stream.concat(
                owner.getAllRawSuperclasses().stream(), owner.getAllRawInterfaces().stream())
            .flatMap(type -> type.getMethods().stream())
            .anyMatch(method -> hasSignature(unit, method) || isBridged(unit, method));
  }

  private static boolean hasSignature(JavaCodeUnit unit, JavaMethod inherited) {
    return inherited.getName().equals(unit.getName())
        && names(inherited.getRawParameterTypes()).equals(names(unit.getRawParameterTypes()));
  }

  /** True if the compiler has made a bridge from a generic method to the unit. */
  private static boolean isBridged(JavaCodeUnit unit, JavaMethod inherited) {
    return unit.getOwner().getMethods().stream()
        .filter(method -> method.getModifiers().contains(JavaModifier.BRIDGE))
        .filter(bridge -> hasSignature(bridge, inherited))
        .anyMatch(bridge -> leadsTo(bridge, unit));
  }

  private static boolean leadsTo(JavaMethod bridge, JavaCodeUnit unit) {
    return bridge.getMethodCallsFromSelf().stream()
        .anyMatch(call -> call.getTarget().getFullName().equals(unit.getFullName()));
  }

  private static List<String> names(List<JavaClass> types) {
    return types.stream().map(JavaClass::getName).toList();
  }

  private static boolean isPublic(JavaCodeUnit unit) {
    boolean isPublic = unit.getModifiers().contains(JavaModifier.PUBLIC);
    for (JavaClass type = unit.getOwner();
        isPublic && type != null;
        type = type.getEnclosingClass().orElse(null)) {
      isPublic = type.getModifiers().contains(JavaModifier.PUBLIC);
    }
    return isPublic;
  }
}
