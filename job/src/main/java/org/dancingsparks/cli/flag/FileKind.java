package org.dancingsparks.cli.flag;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** A kind of file that commands write, with the suffixes of its names. */
public enum FileKind {
  SVG("the output is SVG", "svg"),
  HTML("the output is HTML", "html", "htm"),
  DOT("the output is Graphviz's text", "dot", "gv", "txt"),
  DLX("the output is Knuth's text", "dlx", "txt"),
  DIMACS("the output is a DIMACS formula", "cnf", "dimacs", "txt"),
  XCD("diagram files end in .xcd", "xcd"),
  YAML("puzzle files end in .yaml", "yaml", "yml");

  private static final Set<String> PICTURES =
      Set.of("png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "eps", "ps", "pdf");

  private static final Set<String> OTHERS =
      Set.of(
          "svg", "svgz", "html", "htm", "xhtml", "dot", "gv", "dlx", "cnf", "dimacs", "xcd", "yaml",
          "yml", "json", "csv", "txt", "md", "tex", "doc", "docx", "odt", "parquet", "zip", "gz");

  private final String reason;
  private final List<String> suffixes;

  FileKind(String reason, String... suffixes) {
    this.reason = reason;
    this.suffixes = List.of(suffixes);
  }

  /**
   * Refuses a name with the suffix of another kind. Names with no suffix or an unknown one are
   * allowed, unless files of this kind are recognised by their suffix.
   */
  private Optional<String> refusal(String name) {
    String suffix = suffix(name);
    boolean isOther = PICTURES.contains(suffix) || OTHERS.contains(suffix);
    if (suffixes.contains(suffix) || !isOther && this != XCD && this != YAML) {
      return Optional.empty();
    }
    String right = isOther ? name.substring(0, name.lastIndexOf('.')) : name;
    return Optional.of(
        "%s; use %s.%s.%s".formatted(reason, right, suffixes.get(0), conversion(suffix)));
  }

  /**
   * Returns the lower-case suffix of a path's last name, after its last dot; empty if there is
   * none.
   */
  private static String suffix(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return name.contains(".")
        ? name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)
        : "";
  }

  private String conversion(String suffix) {
    String wanted = suffix.toUpperCase(Locale.ROOT);
    if (this == SVG && PICTURES.contains(suffix)) {
      return " A browser or `rsvg-convert` makes a %s of it.".formatted(wanted);
    }
    if (this == DOT && PICTURES.contains(suffix)) {
      return " `dot -T%s` makes a %s of it.".formatted(suffix, wanted);
    }
    return this == HTML && PICTURES.contains(suffix) ? " A browser prints it to a PDF." : "";
  }

  /**
   * Refuses a flag's file name before any work.
   *
   * @throws ParameterException if the name is that of another kind
   */
  public void refuse(CommandSpec command, String flag, String name) {
    refusal(name)
        .ifPresent(
            why -> {
              throw new ParameterException(
                  command.commandLine(), "%s cannot be %s: %s".formatted(flag, name, why));
            });
  }

  private String checked(String name) {
    refusal(name)
        .ifPresent(
            why -> {
              throw new TypeConversionException(why);
            });
    return name;
  }

  /** Refuses, before any work, to write a picture to a file whose name is of another kind. */
  public static final class Svg implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return SVG.checked(name);
    }
  }

  /** Refuses to write a booklet to a file whose name is of another kind. */
  public static final class Html implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return HTML.checked(name);
    }
  }

  /** Refuses to write a graph to a file whose name is of another kind. */
  public static final class Dot implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return DOT.checked(name);
    }
  }

  /** Accepts only names that mark a file as a diagram. */
  public static final class Xcd implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return XCD.checked(name);
    }
  }

  /** Accepts only names that mark a file as a puzzle. */
  public static final class Yaml implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return YAML.checked(name);
    }
  }
}
