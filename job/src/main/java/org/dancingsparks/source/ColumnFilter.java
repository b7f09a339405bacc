package org.dancingsparks.source;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.apache.spark.sql.sources.And;
import org.apache.spark.sql.sources.EqualNullSafe;
import org.apache.spark.sql.sources.EqualTo;
import org.apache.spark.sql.sources.Filter;
import org.apache.spark.sql.sources.GreaterThan;
import org.apache.spark.sql.sources.GreaterThanOrEqual;
import org.apache.spark.sql.sources.In;
import org.apache.spark.sql.sources.IsNotNull;
import org.apache.spark.sql.sources.IsNull;
import org.apache.spark.sql.sources.LessThan;
import org.apache.spark.sql.sources.LessThanOrEqual;
import org.apache.spark.sql.sources.Not;
import org.apache.spark.sql.sources.Or;
import org.dancingsparks.search.SolutionSchema;

/** A filter on one piece's column, evaluated for each value that the column can have. */
final class ColumnFilter {
  private final int column;
  private final Filter filter;
  private final Truth truth;

  /** The result of a filter for a value: true, false or, as in SQL, unknown, which is null. */
  @FunctionalInterface
  private interface Truth {
    /**
     * Evaluates the filter.
     *
     * @param value an option id; null for NULL
     */
    Boolean of(Integer value);
  }

  private ColumnFilter(int column, Filter filter, Truth truth) {
    this.column = column;
    this.filter = filter;
    this.truth = truth;
  }

  /** Returns a filter if it is on one piece's column and uses only supported operators. */
  static Optional<ColumnFilter> of(Filter filter, SolutionSchema schema) {
    List<String> names =
        Arrays.stream(filter.v2references())
            .map(parts -> String.join(".", parts))
            .distinct()
            .toList();
    if (names.size() != 1 || !schema.hasPieces()) {
      return Optional.empty();
    }
    OptionalInt place = schema.place(names.get(0));
    return place.isEmpty()
        ? Optional.empty()
        : truth(filter).map(truth -> new ColumnFilter(place.getAsInt(), filter, truth));
  }

  private static Optional<Truth> truth(Filter filter) {
    if (filter instanceof And and) {
      return truth(and.left()).flatMap(one -> truth(and.right()).map(other -> both(one, other)));
    }
    if (filter instanceof Or or) {
      return truth(or.left())
          .flatMap(one -> truth(or.right()).map(other -> not(both(not(one), not(other)))));
    }
    if (filter instanceof Not not) {
      return truth(not.child()).map(ColumnFilter::not);
    }
    if (filter instanceof IsNull) {
      return Optional.of(value -> value == null);
    }
    if (filter instanceof IsNotNull) {
      return Optional.of(value -> value != null);
    }
    return filter instanceof In in ? in(in.values()) : comparison(filter);
  }

  private static Optional<Truth> comparison(Filter filter) {
    if (filter instanceof EqualTo equal) {
      return compared(equal.value(), sign -> sign == 0);
    }
    if (filter instanceof LessThan less) {
      return compared(less.value(), sign -> sign < 0);
    }
    if (filter instanceof LessThanOrEqual less) {
      return compared(less.value(), sign -> sign <= 0);
    }
    if (filter instanceof GreaterThan greater) {
      return compared(greater.value(), sign -> sign > 0);
    }
    if (filter instanceof GreaterThanOrEqual greater) {
      return compared(greater.value(), sign -> sign >= 0);
    }
    if (filter instanceof EqualNullSafe equal) {
      return equal.value() == null
          ? Optional.of(value -> value == null)
          : compared(equal.value(), sign -> sign == 0)
              .map(truth -> value -> value != null && truth.of(value));
    }
    return Optional.empty();
  }

  private static Truth not(Truth truth) {
    return value -> {
      Boolean is = truth.of(value);
      return is == null ? null : Boolean.valueOf(!is);
    };
  }

  private static Truth both(Truth one, Truth other) {
    return value -> {
      Boolean first = one.of(value);
      Boolean second = other.of(value);
      if (Boolean.FALSE.equals(first) || Boolean.FALSE.equals(second)) {
        return false;
      }
      return first == null || second == null ? null : Boolean.TRUE;
    };
  }

  /** Returns a comparison with a literal, by the sign of the value minus the literal. */
  private static Optional<Truth> compared(Object literal, IntPredicate test) {
    if (literal == null) {
      return Optional.of(value -> null);
    }
    if (!isWhole(literal)) {
      return Optional.empty();
    }
    long against = ((Number) literal).longValue();
    return Optional.of(
        value -> value == null ? null : Boolean.valueOf(test.test(Long.compare(value, against))));
  }

  private static boolean isWhole(Object literal) {
    return literal instanceof Byte
        || literal instanceof Short
        || literal instanceof Integer
        || literal instanceof Long;
  }

  private static Optional<Truth> in(Object... literals) {
    List<Object> known = Stream.of(literals).filter(literal -> literal != null).toList();
    if (!known.stream().allMatch(ColumnFilter::isWhole)) {
      return Optional.empty();
    }
    long[] values = known.stream().mapToLong(literal -> ((Number) literal).longValue()).toArray();
    Arrays.sort(values);
    Boolean otherwise = values.length < literals.length ? null : Boolean.FALSE;
    return Optional.of(
        value -> {
          if (value == null) {
            return null;
          }
          return Arrays.binarySearch(values, value) >= 0 ? Boolean.TRUE : otherwise;
        });
  }

  /** Returns the place of the column in the schema. */
  int column() {
    return column;
  }

  Filter filter() {
    return filter;
  }

  boolean allows(int option) {
    return Boolean.TRUE.equals(truth.of(option));
  }

  boolean allowsNull() {
    return Boolean.TRUE.equals(truth.of(null));
  }
}
