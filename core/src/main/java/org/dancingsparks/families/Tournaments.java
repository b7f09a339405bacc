package org.dancingsparks.families;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * {@code tournaments:N}: the schedules of N teams in N - 1 rounds, told apart, in which each team
 * meets each other once. A team in a round is an item, and a pair of teams; a pair in a round is an
 * option. There are (N - 1)! times as many as {@code one-factorizations:N}, and none if N is odd.
 */
final class Tournaments implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)");
  private static final int MAX_TEAMS = 40;

  /** Two teams that meet in a round. */
  private record Match(int round, int home, int away) {
    String pair() {
      return home + "-" + away;
    }

    String label() {
      return "round %d: %s".formatted(round, pair());
    }
  }

  @Override
  public String name() {
    return "tournaments";
  }

  @Override
  public String parameters() {
    return "N";
  }

  @Override
  public String title() {
    return "Schedules of N teams in N - 1 rounds, in which each meets each other once";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "6");
    int teams = reader.numbers(parameters, FORM)[0];
    reader.check("teams", teams, MAX_TEAMS);
    ProblemBuilder<String, Match> builder = new ProblemBuilder<>(Match::label);
    for (int round = 1; round < teams; round++) {
      for (int team = 1; team <= teams; team++) {
        builder.primary(item(round, team));
      }
    }
    for (int home = 1; home <= teams; home++) {
      for (int away = home + 1; away <= teams; away++) {
        builder.primary(new Match(0, home, away).pair());
      }
    }
    for (int round = 1; round < teams; round++) {
      addRound(builder, round, teams);
    }
    return new PlainPuzzle(name() + ":" + teams, builder.build());
  }

  private static void addRound(ProblemBuilder<String, Match> builder, int round, int teams) {
    for (int home = 1; home <= teams; home++) {
      for (int away = home + 1; away <= teams; away++) {
        Match match = new Match(round, home, away);
        builder.option(match, List.of(item(round, home), item(round, away), match.pair()));
      }
    }
  }

  private static String item(int round, int team) {
    return "r%dt%d".formatted(round, team);
  }
}
