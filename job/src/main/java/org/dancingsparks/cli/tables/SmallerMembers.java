package org.dancingsparks.cli.tables;

import java.util.OptionalDouble;
import org.dancingsparks.tables.Growth;

/**
 * Forecasts the time of a member by counting those with smaller numbers, from 1 up, in a small
 * share of the budget.
 */
final class SmallerMembers {
  private static final double SHARE = 0.1;

  private SmallerMembers() {}

  /**
   * A forecast in seconds, unless all smaller members take no time.
   *
   * @param seconds allowed in all; these members take a share
   */
  static OptionalDouble forecast(int number, MemberCount members, double seconds) {
    Growth growth = new Growth();
    int last = 0;
    double left = SHARE * seconds;
    while (last + 1 < number && growth.next().orElse(0) < left) {
      last++;
      double taken = members.seconds(last);
      growth.add(taken);
      left -= taken;
    }
    return growth.after(number - last);
  }
}
