package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.links.Links;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** One alldifferent of four values, modelled in three ways. */
class AllDifferentTest {
  private static final int[] VALUES = {1, 2, 3, 4};

  @Test
  void isTenConstraintsOrOneOrAnExactCover() {
    List<List<Integer>> naive = solutions(naive());
    assertThat(naive)
        .hasSize(24)
        .doesNotHaveDuplicates()
        .hasSameElementsAs(solutions(global("BC")))
        .hasSameElementsAs(solutions(global("AC")))
        .hasSameElementsAs(covers());
  }

  /** Variables of a larger domain, 4 constraints that bound them and 6 disequalities. */
  private static Model naive() {
    Model model = new Model();
    IntVar[] variables = model.intVarArray(4, 0, 9);
    for (int one = 0; one < 4; one++) {
      model.member(variables[one], VALUES).post();
      for (int other = one + 1; other < 4; other++) {
        model.arithm(variables[one], "!=", variables[other]).post();
      }
    }
    assertThat(model.getNbCstrs()).isEqualTo(10);
    return model;
  }

  private static Model global(String consistency) {
    Model model = new Model();
    model.allDifferent(model.intVarArray(4, 1, 4), consistency).post();
    assertThat(model.getNbCstrs()).isEqualTo(1);
    return model;
  }

  private static List<List<Integer>> solutions(Model model) {
    List<List<Integer>> solutions = new ArrayList<>();
    while (model.getSolver().solve()) {
      List<Integer> values = new ArrayList<>();
      for (IntVar variable : model.retrieveIntVars(false)) {
        values.add(variable.getValue());
      }
      solutions.add(values);
    }
    return solutions;
  }

  /** Variables are rows of a board of rooks, values its columns. */
  private static List<List<Integer>> covers() {
    Problem problem = SmallProblems.rooks(4, 1);
    assertThat(problem.options()).isEqualTo(16);
    assertThat(problem.items()).isEqualTo(8);
    return Walks.listed(new Links(problem, ItemOrder.given(problem))).stream()
        .map(solution -> Walks.ascending(solution).stream().map(option -> option % 4 + 1).toList())
        .toList();
  }
}
