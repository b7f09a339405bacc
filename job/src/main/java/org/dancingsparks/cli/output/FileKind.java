package org.dancingsparks.cli.output;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** A kind of file that commands write, and the names that would pass it off as another kind. */
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
   * Why a file may not have a name, and what to do: its suffix is that of another kind. None, and
   * one that nobody knows, are fine, unless files of this kind are known by their suffix.
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

  /** What stands after the last dot of the last name of a path, in small letters; else nothing. */
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
   * Refuses the name that a flag has, before any work.
   *
   * @throws ParameterException if it is that of another kind
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

  /** Refuses the names of other kinds for a picture, before any work. */
  public static final class Svg implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return SVG.checked(name);
    }
  }

  /** The same for a booklet. */
  public static final class Html implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return HTML.checked(name);
    }
  }

  /** The same for a graph. */
  public static final class Dot implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return DOT.checked(name);
    }
  }

  /** Has only names by which a diagram is known. */
  public static final class Xcd implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return XCD.checked(name);
    }
  }

  /** Has only names by which a puzzle file is known. */
  public static final class Yaml implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return YAML.checked(name);
    }
  }
}
