package org.dancingsparks.cli.sql;

import java.util.function.Consumer;
import org.apache.spark.sql.catalyst.trees.TreeNode;
import scala.Option;
import scala.Product;
import scala.jdk.javaapi.CollectionConverters;

/** The nodes of a plan: its operators and expressions, and those of any nested plan. */
final class PlanNodes {
  private PlanNodes() {}

  /**
   * Visits all nodes. Visiting children is not enough: a plan can also be a field of a node, as in
   * {@code EXPLAIN}, or of a tuple in it, as in {@code WITH}.
   */
  static void visit(Object value, Consumer<TreeNode<?>> visitor) {
    if (value instanceof TreeNode<?> node) {
      visitor.accept(node);
      visitFields((Product) node, visitor);
    } else if (value instanceof scala.collection.Iterable<?> values) {
      CollectionConverters.asJava(values).forEach(each -> visit(each, visitor));
    } else if (value instanceof Option<?> || value.getClass().getName().startsWith("scala.Tuple")) {
      visitFields((Product) value, visitor);
    }
  }

  private static void visitFields(Product product, Consumer<TreeNode<?>> visitor) {
    CollectionConverters.asJava(product.productIterator())
        .forEachRemaining(
            field -> {
              if (field != null) {
                visit(field, visitor);
              }
            });
  }
}
