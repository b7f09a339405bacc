package org.dancingsparks.source;

import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.vectorized.ColumnVector;
import org.apache.spark.sql.vectorized.ColumnarArray;
import org.apache.spark.sql.vectorized.ColumnarMap;
import org.apache.spark.unsafe.types.UTF8String;

/** A column on the heap, for a few types only. Methods not overridden belong to other types. */
abstract class PlainVector extends ColumnVector {
  PlainVector(DataType type) {
    super(type);
  }

  private UnsupportedOperationException none() {
    return new UnsupportedOperationException("A column of %s.".formatted(dataType()));
  }

  @Override
  public void close() {}

  /** Returns true, since NULLs are found only value by value. */
  @Override
  public boolean hasNull() {
    return true;
  }

  @Override
  public int numNulls() {
    throw none();
  }

  @Override
  public boolean getBoolean(int row) {
    throw none();
  }

  @Override
  public byte getByte(int row) {
    throw none();
  }

  @Override
  public short getShort(int row) {
    throw none();
  }

  @Override
  public int getInt(int row) {
    throw none();
  }

  @Override
  public long getLong(int row) {
    throw none();
  }

  @Override
  public float getFloat(int row) {
    throw none();
  }

  @Override
  public double getDouble(int row) {
    throw none();
  }

  @Override
  public ColumnarArray getArray(int row) {
    throw none();
  }

  @Override
  public ColumnarMap getMap(int row) {
    throw none();
  }

  @Override
  public Decimal getDecimal(int row, int precision, int scale) {
    throw none();
  }

  @Override
  public UTF8String getUTF8String(int row) {
    throw none();
  }

  @Override
  public byte[] getBinary(int row) {
    throw none();
  }

  @Override
  public ColumnVector getChild(int ordinal) {
    throw none();
  }
}
