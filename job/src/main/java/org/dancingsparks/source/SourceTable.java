package org.dancingsparks.source;

import java.util.Arrays;
import java.util.Set;
import org.apache.spark.sql.connector.catalog.Column;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.types.StructType;

/** A table of this source. */
interface SourceTable extends SupportsRead {
  /** Returns the columns as a schema. */
  StructType type();

  @Override
  default Column[] columns() {
    return Arrays.stream(type().fields())
        .map(field -> Column.create(field.name(), field.dataType(), field.nullable()))
        .toArray(Column[]::new);
  }

  @Override
  default Set<TableCapability> capabilities() {
    return Set.of(TableCapability.BATCH_READ);
  }
}
