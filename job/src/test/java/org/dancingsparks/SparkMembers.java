package org.dancingsparks;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import scala.reflect.NameTransformer;
import scala.reflect.api.JavaUniverse;
import scala.reflect.api.Mirror;
import scala.reflect.api.Names;
import scala.reflect.api.Symbols;
import scala.reflect.api.Types;
import scala.reflect.api.Universe;
import scala.reflect.runtime.package$;

/**
 * The methods, constructors and fields that compiled classes use of Spark, and of the libraries
 * that come with it.
 */
final class SparkMembers {
  private static final String SPARK = "org.apache.spark.";
  private static final Pattern LIBRARIES =
      Pattern.compile("(?:org\\.apache\\.|com\\.fasterxml\\.jackson\\.|scala\\.).*");
  private static final String ROOT = "org.dancingsparks.";

  private final List<JavaAccess<?>> accesses;

  private SparkMembers(List<JavaAccess<?>> accesses) {
    this.accesses = accesses;
  }

  static SparkMembers of(JavaClasses classes) {
    return new SparkMembers(
        classes.stream()
            .flatMap(SparkMembers::accesses)
            .filter(access -> LIBRARIES.matcher(access.getTargetOwner().getName()).matches())
            .toList());
  }

  private static Stream<JavaAccess<?>> accesses(JavaClass user) {
    return Stream.of(
            user.getAccessesFromSelf(),
            user.getMethodReferencesFromSelf(),
            user.getConstructorReferencesFromSelf())
        .flatMap(each -> each.stream().map(access -> (JavaAccess<?>) access));
  }

  /** The members that are not on this class path, which would fail as they are used. */
  List<String> missing() {
    return accesses.stream()
        .filter(access -> !isThere(access.getTarget()))
        .map(JavaAccess::getDescription)
        .distinct()
        .toList();
  }

  private static boolean isThere(AccessTarget target) {
    try {
      Class<?> owner = load(target.getOwner().getName());
      return !(target instanceof CodeUnitAccessTarget unit) || hasUnit(owner, unit);
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static Class<?> load(String name) throws ClassNotFoundException {
    return Class.forName(name, false, SparkMembers.class.getClassLoader());
  }

  private static boolean hasUnit(Class<?> owner, CodeUnitAccessTarget unit) {
    List<String> parameters = unit.getRawParameterTypes().stream().map(JavaClass::getName).toList();
    return unit.getName().equals("<init>")
        ? Arrays.stream(owner.getDeclaredConstructors())
            .anyMatch(known -> names(known.getParameterTypes()).equals(parameters))
        : lineage(owner)
            .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
            .anyMatch(
                known ->
                    known.getName().equals(unit.getName())
                        && names(known.getParameterTypes()).equals(parameters)
                        && known
                            .getReturnType()
                            .getName()
                            .equals(unit.getRawReturnType().getName()));
  }

  /** A type, and those that it extends and implements. */
  private static Stream<Class<?>> lineage(Class<?> type) {
    Stream<Class<?>> parents =
        Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()));
    return Stream.concat(Stream.of(type), parents.flatMap(SparkMembers::lineage));
  }

  private static List<String> names(Class<?>[] types) {
    return Arrays.stream(types).map(Class::getName).toList();
  }

  /** By class, the classes of Spark of which it uses what Scala's compiler would refuse it. */
  List<String> privateByUser() {
    Map<String, TreeSet<String>> byUser = new TreeMap<>();
    Privacy privacy = new Privacy();
    for (JavaAccess<?> access : accesses) {
      String owner = access.getTargetOwner().getName();
      if (owner.startsWith(SPARK) && privacy.isPrivate(owner, access.getTarget().getName())) {
        byUser
            .computeIfAbsent(access.getOriginOwner().getName(), user -> new TreeSet<>())
            .add(owner.substring(owner.lastIndexOf('.') + 1));
      }
    }
    return byUser.entrySet().stream()
        .map(
            user ->
                user.getKey().substring(ROOT.length())
                    + user.getValue().stream().collect(Collectors.joining(", ", " -> ", "")))
        .toList();
  }

  /** The access that Scala grants, which its class files keep in a signature of their own. */
  private static final class Privacy {
    private final Universe universe;
    private final Mirror<?> mirror;
    private final Map<String, Boolean> known = new TreeMap<>();

    Privacy() {
      JavaUniverse java = package$.MODULE$.universe();
      universe = (Universe) (Object) java;
      mirror = (Mirror<?>) (Object) java.runtimeMirror(SparkMembers.class.getClassLoader());
    }

    boolean isPrivate(String owner, String name) {
      return known.computeIfAbsent(owner + " " + name, key -> find(owner, name));
    }

    private boolean find(String owner, String name) {
      Symbols.SymbolApi type =
          owner.endsWith("$")
              ? mirror.staticModule(owner.substring(0, owner.length() - 1))
              : mirror.staticClass(owner.replace('$', '.'));
      return isHidden(type) || isHidden(member(type, name)) || isHiddenInCompanion(type, name);
    }

    /** Static methods of Java are those of Scala's companion object. */
    private boolean isHiddenInCompanion(Symbols.SymbolApi type, String name) {
      Symbols.SymbolApi companion = type.companion();
      boolean isThere = type.isClass() && companion != universe.NoSymbol();
      if (!isThere || member(type, name) != universe.NoSymbol()) {
        return false;
      }
      Symbols.SymbolApi member = member(companion, name);
      return member != universe.NoSymbol() && (isHidden(companion) || isHidden(member));
    }

    private Symbols.SymbolApi member(Symbols.SymbolApi type, String name) {
      Types.TypeApi itself =
          (type.isClass() ? type : type.asModule().moduleClass()).asType().toType();
      return itself.member((Names.NameApi) universe.TermName().apply(NameTransformer.decode(name)));
    }

    /** Returns whether no overload can be used from outside of Spark. */
    private boolean isHidden(Symbols.SymbolApi symbol) {
      if (symbol == universe.NoSymbol()) {
        return false;
      }
      if (symbol.isTerm() && symbol.asTerm().isOverloaded()) {
        return symbol.asTerm().alternatives().forall(this::isHiddenItself);
      }
      return isHiddenItself(symbol);
    }

    private boolean isHiddenItself(Symbols.SymbolApi symbol) {
      Symbols.SymbolApi within = symbol;
      while (within != universe.NoSymbol() && !within.isPackage() && !within.isPackageClass()) {
        if (within.isPrivate() || within.privateWithin() != universe.NoSymbol()) {
          return true;
        }
        within = within.owner();
      }
      return false;
    }
  }
}
