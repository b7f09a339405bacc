package org.dancingsparks.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.apache.spark.sql.connector.expressions.Expression;
import org.apache.spark.sql.connector.expressions.Literal;
import org.apache.spark.sql.connector.expressions.NamedReference;
import org.apache.spark.sql.connector.expressions.filter.And;
import org.apache.spark.sql.connector.expressions.filter.Not;
import org.apache.spark.sql.connector.expressions.filter.Or;
import org.apache.spark.sql.connector.expressions.filter.Predicate;
import org.apache.spark.sql.types.ByteType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.ShortType;
import org.dancingsparks.search.SolutionSchema;

/** A condition on one piece's column, evaluated for each value that the column can have. */
final class ColumnFilter {
  private final int column;
  private final Truth truth;

  /** The result of a condition for a value: true, false or, as in SQL, unknown, which is null. */
  @FunctionalInterface
  private interface Truth {
    /**
     * Evaluates the condition.
     *
     * @param value an option id; null for NULL
     */
    Boolean of(Integer value);
  }

  private ColumnFilter(int column, Truth truth) {
    this.column = column;
    this.truth = truth;
  }

  /** Returns a condition if it is on one piece's column and uses only supported operators. */
  static Optional<ColumnFilter> of(Expression condition, SolutionSchema schema) {
    List<String> names =
        Arrays.stream(condition.references())
            .map(reference -> String.join(".", reference.fieldNames()))
            .distinct()
            .toList();
    if (names.size() != 1 || !schema.hasPieces()) {
      return Optional.empty();
    }
    OptionalInt place = schema.place(names.get(0));
    return place.isEmpty()
        ? Optional.empty()
        : truth(condition).map(truth -> new ColumnFilter(place.getAsInt(), truth));
  }

  private static Optional<Truth> truth(Expression condition) {
    if (condition instanceof And and) {
      return truth(and.left()).flatMap(one -> truth(and.right()).map(other -> both(one, other)));
    }
    if (condition instanceof Or or) {
      return truth(or.left())
          .flatMap(one -> truth(or.right()).map(other -> not(both(not(one), not(other)))));
    }
    if (condition instanceof Not not) {
      return truth(not.child()).map(ColumnFilter::not);
    }
    return condition instanceof Predicate predicate ? truth(predicate) : Optional.empty();
  }

  /** Returns the truth of a predicate of the column and literals. */
  private static Optional<Truth> truth(Predicate predicate) {
    Expression[] operands = predicate.children();
    if (operands.length > 0 && operands[0] instanceof NamedReference) {
      List<Literal<?>> literals = new ArrayList<>();
      for (Expression operand : operands) {
        if (operand instanceof Literal<?> literal) {
          literals.add(literal);
        }
      }
      return literals.size() == operands.length - 1
          ? truth(predicate.name(), literals)
          : Optional.empty();
    }
    return operands.length == 2
            && operands[0] instanceof Literal<?> literal
            && operands[1] instanceof NamedReference
        ? truth(mirrored(predicate.name()), List.of(literal))
        : Optional.empty();
  }

  /** Returns the operator with its operands exchanged. */
  private static String mirrored(String operator) {
    return switch (operator) {
      case "<" -> ">";
      case "<=" -> ">=";
      case ">" -> "<";
      case ">=" -> "<=";
      case "=", "<>", "<=>" -> operator;
      default -> "";
    };
  }

  private static Optional<Truth> truth(String operator, List<Literal<?>> literals) {
    return switch (operator) {
      case "IS_NULL" -> Optional.of(value -> value == null);
      case "IS_NOT_NULL" -> Optional.of(value -> value != null);
      case "IN" -> in(literals);
      case "=" -> compared(literals.get(0), sign -> sign == 0);
      case "<>" -> compared(literals.get(0), sign -> sign != 0);
      case "<" -> compared(literals.get(0), sign -> sign < 0);
      case "<=" -> compared(literals.get(0), sign -> sign <= 0);
      case ">" -> compared(literals.get(0), sign -> sign > 0);
      case ">=" -> compared(literals.get(0), sign -> sign >= 0);
      case "<=>" ->
          literals.get(0).value() == null
              ? Optional.of(value -> value == null)
              : compared(literals.get(0), sign -> sign == 0)
                  .map(truth -> value -> value != null && truth.of(value));
      default -> Optional.empty();
    };
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
  private static Optional<Truth> compared(Literal<?> literal, IntPredicate test) {
    if (literal.value() == null) {
      return Optional.of(value -> null);
    }
    if (!isWhole(literal)) {
      return Optional.empty();
    }
    long against = ((Number) literal.value()).longValue();
    return Optional.of(
        value -> value == null ? null : Boolean.valueOf(test.test(Long.compare(value, against))));
  }

  /** Returns whether a literal is a whole number; other types have such values inside, too. */
  private static boolean isWhole(Literal<?> literal) {
    DataType type = literal.dataType();
    return literal.value() instanceof Number
        && (type instanceof ByteType
            || type instanceof ShortType
            || type instanceof IntegerType
            || type instanceof LongType);
  }

  private static Optional<Truth> in(List<Literal<?>> literals) {
    List<Literal<?>> known = literals.stream().filter(each -> each.value() != null).toList();
    if (!known.stream().allMatch(ColumnFilter::isWhole)) {
      return Optional.empty();
    }
    long[] values =
        known.stream().mapToLong(each -> ((Number) each.value()).longValue()).sorted().toArray();
    Boolean otherwise = known.size() < literals.size() ? null : Boolean.FALSE;
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

  /**
   * Returns whether the condition has a truth value, which is not unknown.
   *
   * @param value an option id; null for NULL
   */
  boolean is(Integer value, boolean wanted) {
    return Boolean.valueOf(wanted).equals(truth.of(value));
  }
}
