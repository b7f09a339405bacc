package org.dancingsparks.cli.sql;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apache.spark.sql.catalyst.analysis.ExpressionWithUnresolvedIdentifier;
import org.apache.spark.sql.catalyst.analysis.UnresolvedFunction;
import org.apache.spark.sql.catalyst.analysis.UnresolvedGenerator;
import org.apache.spark.sql.catalyst.analysis.UnresolvedTableValuedFunction;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.catalyst.trees.TreeNode;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Checks the functions named in a statement before Spark analyses it, since analysis already
 * evaluates constants.
 */
final class FunctionCheck {
  /** Functions that call any method, or load any class. */
  private static final Pattern SCRIPTS = Pattern.compile("reflect|java_method|protobuf");

  /** Functions that can read files: schemas, and files referred to by the document type of XML. */
  private static final Pattern FILES = Pattern.compile("xml|xpath|avro");

  /** Functions that take the options of a format. */
  private static final Pattern WITH_OPTIONS = Pattern.compile("_(csv|json|xml)");

  private static final Pattern PLAIN = Pattern.compile("\\w+");

  private final PermissionCheck permissions;

  FunctionCheck(PermissionCheck permissions) {
    this.permissions = permissions;
  }

  /** Checks a node if it names a function. */
  void check(TreeNode<?> node) {
    if (node instanceof UnresolvedFunction function) {
      checkCall(function.nameParts().last(), function.arguments());
    } else if (node instanceof UnresolvedTableValuedFunction function) {
      checkCall(function.name().last(), function.functionArgs());
    } else if (node instanceof UnresolvedGenerator generator) {
      String name = generator.name().funcName();
      checkCall(name, generator.children());
      if (!PLAIN.matcher(name).matches()) {
        PermissionCheck.refuseUnknown(name);
      }
    } else if (node instanceof ExpressionWithUnresolvedIdentifier named) {
      if (!(named.identifierExpr() instanceof Literal)) {
        PermissionCheck.refuseUnknown("IDENTIFIER of anything but a literal");
      }
      checkCall(text(named.identifierExpr()), named.otherExprs());
    }
  }

  private void checkCall(String called, Seq<Expression> arguments) {
    String name = called.toLowerCase(Locale.ROOT);
    if (SCRIPTS.matcher(name).find()) {
      PermissionCheck.refuseScript("run any code (%s)", name);
    }
    if (FILES.matcher(name).find()) {
      permissions.need(Permission.FILES, "call a function that can read files (%s)", name);
    }
    if (WITH_OPTIONS.matcher(name).find()) {
      // The first one is the data.
      CollectionConverters.asJava(arguments).stream().skip(1).forEach(this::checkOptions);
    }
  }

  /** Checks an argument that is a map of options, or a schema. */
  private void checkOptions(Expression argument) {
    if (argument instanceof ExpressionWithUnresolvedIdentifier) {
      PermissionCheck.refuseScript("compute options (%s)", "IDENTIFIER");
    } else if (argument instanceof UnresolvedFunction function
        && function.nameParts().last().equalsIgnoreCase("map")) {
      checkMap(CollectionConverters.asJava(function.arguments()));
    }
  }

  private void checkMap(List<Expression> entries) {
    for (int i = 0; i + 1 < entries.size(); i += 2) {
      if (!(entries.get(i) instanceof Literal)) {
        PermissionCheck.refuseScript("compute the names of options (%s)", entries.get(i));
      }
      PermissionCheck.checkOption(text(entries.get(i)), text(entries.get(i + 1)));
    }
  }

  private static String text(Expression expression) {
    return expression instanceof Literal literal
        ? String.valueOf(literal.value())
        : expression.toString();
  }
}
