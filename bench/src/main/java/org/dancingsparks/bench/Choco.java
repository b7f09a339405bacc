package org.dancingsparks.bench;

import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.BoolVar;
import org.dancingsparks.cover.Problem;

/**
 * A yardstick of another kind: the constraint solver Choco, with a Boolean per option and a sum per
 * item, and the search that it takes by itself.
 */
final class Choco {
  private final Model model = new Model();

  Choco(Problem problem) {
    List<List<BoolVar>> covering = new ArrayList<>();
    for (int item = 0; item < problem.items(); item++) {
      covering.add(new ArrayList<>());
    }
    for (int option = 0; option < problem.options(); option++) {
      BoolVar chosen = problem.hasPrimary(option) ? model.boolVar() : model.boolVar(false);
      for (int entry = 0; entry < problem.size(option); entry++) {
        covering.get(problem.item(option, entry)).add(chosen);
      }
    }
    for (int item = 0; item < problem.items(); item++) {
      if (covering.get(item).isEmpty()) {
        // A sum has to have something to sum up.
        covering.get(item).add(model.boolVar(false));
      }
      BoolVar[] all = covering.get(item).toArray(BoolVar[]::new);
      model.sum(all, problem.isPrimary(item) ? "=" : "<=", 1).post();
    }
  }

  /** Number of solutions. */
  long count() {
    long solutions = 0;
    while (model.getSolver().solve()) {
      solutions++;
    }
    return solutions;
  }
}
