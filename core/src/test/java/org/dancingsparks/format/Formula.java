package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.logicng.formulas.FormulaFactory;
import org.logicng.formulas.Variable;
import org.logicng.io.readers.DimacsReader;
import org.logicng.solvers.MiniSat;
import org.logicng.solvers.SATSolver;

/**
 * A text in DIMACS CNF, checked to the letter.
 *
 * @param comments the lines before the header, without their {@code c}
 * @param options the number of options, whose variables come first
 * @param variables as the header says
 * @param clauses each with its literals as they stand
 */
record Formula(
    String text, List<String> comments, int options, int variables, List<List<Integer>> clauses) {
  static Formula of(Problem problem, Prefix givens) {
    StringBuilder text = new StringBuilder();
    try {
      DimacsWriter.write(problem, givens, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return parsed(text.toString(), problem.options());
  }

  private static Formula parsed(String text, int options) {
    assertThat(text).endsWith("\n");
    List<String> lines = List.of(text.split("\n"));
    int header = (int) lines.stream().takeWhile(line -> line.startsWith("c ")).count();
    assertThat(lines.get(header)).matches("p cnf \\d+ \\d+");
    String[] words = lines.get(header).split(" ");
    List<List<Integer>> clauses = new ArrayList<>();
    for (String line : lines.subList(header + 1, lines.size())) {
      assertThat(line).matches("(-?[1-9]\\d* )*0");
      List<Integer> literals = Arrays.stream(line.split(" ")).map(Integer::valueOf).toList();
      clauses.add(literals.subList(0, literals.size() - 1));
    }
    assertThat(clauses).hasSize(Integer.parseInt(words[3]));
    List<String> comments =
        lines.subList(0, header).stream().map(line -> line.substring(2)).toList();
    return new Formula(text, comments, options, Integer.parseInt(words[2]), clauses);
  }

  /**
   * The models that a SAT solver finds in the text, as option ids: variables less one. Models that
   * differ only in other variables are the same list.
   */
  List<List<Integer>> models() {
    Path file = null;
    try {
      file = Files.createTempFile("formula", ".cnf");
      Files.writeString(file, text);
      FormulaFactory factory = new FormulaFactory();
      SATSolver solver = MiniSat.miniSat(factory);
      solver.add(DimacsReader.readCNF(file.toFile(), factory));
      List<Variable> all =
          IntStream.rangeClosed(1, variables).mapToObj(at -> factory.variable("v" + at)).toList();
      // A solver knows a variable that is free only from a clause.
      Variable isTrue = factory.variable("true");
      solver.add(isTrue);
      all.forEach(variable -> solver.add(factory.clause(isTrue, variable)));
      return solver.enumerateAllModels(all).stream()
          .map(
              model ->
                  model.positiveVariables().stream()
                      .map(variable -> Integer.parseInt(variable.name().substring(1)) - 1)
                      .filter(option -> option < options)
                      .sorted()
                      .toList())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      delete(file);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
