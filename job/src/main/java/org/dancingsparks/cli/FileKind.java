package org.dancingsparks.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** A kind of file that commands write, and the names that would pass it off as another kind. */
enum FileKind {
  SVG("SVG", "svg"),
  HTML("HTML", "html", "htm"),
  DOT("Graphviz's text", "dot", "gv", "txt"),
  DLX("Knuth's text", "dlx", "txt"),
  DIMACS("a DIMACS formula", "cnf", "dimacs", "txt");

  private static final Set<String> PICTURES =
      Set.of("png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "eps", "ps", "pdf");

  private static final Set<String> OTHERS =
      Set.of(
          "svg", "svgz", "html", "htm", "xhtml", "dot", "gv", "dlx", "cnf", "dimacs", "xcd", "yaml",
          "yml", "json", "csv", "txt", "md", "tex", "doc", "docx", "odt", "parquet", "zip", "gz");

  private final String content;
  private final List<String> suffixes;

  FileKind(String content, String... suffixes) {
    this.content = content;
    this.suffixes = List.of(suffixes);
  }

  /**
   * Why a file may not have a name, and what to do: its suffix is that of another kind. None, and
   * one that nobody knows, are fine.
   */
  private Optional<String> refusal(String name) {
    String suffix = name.replaceFirst("^.*[./]", "").toLowerCase(Locale.ROOT);
    boolean isOther = PICTURES.contains(suffix) || OTHERS.contains(suffix);
    if (!name.contains(".") || !isOther || suffixes.contains(suffix)) {
      return Optional.empty();
    }
    String right = name.substring(0, name.lastIndexOf('.') + 1) + suffixes.get(0);
    return Optional.of(
        "what is written is %s. Name it %s%s".formatted(content, right, conversion(suffix)));
  }

  private String conversion(String suffix) {
    String wanted = suffix.toUpperCase(Locale.ROOT);
    if (this == SVG && PICTURES.contains(suffix)) {
      return "; a browser or `rsvg-convert` makes a %s of it.".formatted(wanted);
    }
    if (this == DOT && PICTURES.contains(suffix)) {
      return "; `dot -T%s` makes a %s of it.".formatted(suffix, wanted);
    }
    return this == HTML && PICTURES.contains(suffix) ? "; a browser prints it to a PDF." : ".";
  }

  /**
   * Refuses the name that a flag has, before any work.
   *
   * @throws ParameterException if it is that of another kind
   */
  void refuse(CommandSpec command, String flag, String name) {
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
  static final class Svg implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return SVG.checked(name);
    }
  }

  /** The same for a booklet. */
  static final class Html implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return HTML.checked(name);
    }
  }

  /** The same for a graph. */
  static final class Dot implements ITypeConverter<String> {
    @Override
    public String convert(String name) {
      return DOT.checked(name);
    }
  }
}
