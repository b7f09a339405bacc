package org.dancingsparks.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Finds signatures and packages that break a convention, in samples made for it. */
public class ConventionsTest {
  private static final JavaClasses SAMPLES =
      new ClassFileImporter()
          .importClasses(Sample.class, Inner.class, Row.class, Level.class, Hidden.class);

  /** A supertype with a long list, a boolean, and a parameter of a generic type. */
  public interface Supertype<T> {
    void many(int a, int b, int c, int d, int e);

    void set(boolean flag);

    void generic(T t, int b, int c, int d, int e);
  }

  /** Overrides are exempt, overloads of the same number of parameters are not. */
  public static class Sample implements Supertype<String> {
    public Sample(int a, int b, int c, int d, boolean e) {}

    @Override
    public void many(int a, int b, int c, int d, int e) {}

    public void many(int a, int b, int c, int d, long e) {}

    @Override
    public void set(boolean flag) {}

    public void set(boolean[] flags) {}

    @Override
    public void generic(String t, int b, int c, int d, int e) {}

    public void generic(Integer t, int b, int c, int d, int e) {}

    public void turn(int a, boolean flag) {}

    void hidden(boolean flag) {}

    static void four(int a, int b, int c, int d) {}
  }

  /** The compiler adds the outer instance, which does not count. */
  public class Inner {
    Inner(int a, int b, int c, int d) {}
  }

  /** The components of a record may be many. */
  public record Row(int a, int b, int c, int d, boolean e) {
    Row(int a, int b, int c, int d, String e) {
      this(a, b, c, d, e.isEmpty());
    }
  }

  /** The compiler adds name and number, which do not count. */
  public enum Level {
    LOW(1, 2, 3, 4);

    Level(int a, int b, int c, int d) {}
  }

  static class Hidden {
    public void turn(boolean flag) {}
  }

  private static final String HERE = "testing.ConventionsTest$";

  @Test
  void findsParameterListsOfMoreThanFour() {
    assertThat(Conventions.longParameterLists(SAMPLES))
        .containsExactly(
            HERE + "Row.<init>(int, int, int, int, String)",
            HERE + "Sample.<init>(int, int, int, int, boolean)",
            HERE + "Sample.generic(Integer, int, int, int, int)",
            HERE + "Sample.many(int, int, int, int, long)");
  }

  @Test
  void findsBooleansOfPublicMethods() {
    assertThat(Conventions.publicBooleanParameters(SAMPLES))
        .containsExactly(
            HERE + "Sample.<init>(int, int, int, int, boolean)",
            HERE + "Sample.turn(int, boolean)");
  }

  @Test
  void findsPackagesOfMoreThanFortyFiles(@TempDir Path sources) throws IOException {
    Path full = Files.createDirectory(sources.resolve("full"));
    for (int file = 1; file <= 40; file++) {
      Files.createFile(full.resolve("Type" + file + ".java"));
    }
    Files.createFile(full.resolve("notes.txt"));
    assertThat(Conventions.largePackages(sources)).isEmpty();

    Files.createFile(full.resolve("package-info.java"));
    assertThat(Conventions.largePackages(sources)).isEqualTo(List.of("full: 41"));
  }
}
