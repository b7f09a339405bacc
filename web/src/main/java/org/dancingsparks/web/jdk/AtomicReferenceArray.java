package org.dancingsparks.web.jdk;

/** An array of one thread. */
public final class AtomicReferenceArray<E> {
  private final Object[] values;

  public AtomicReferenceArray(int length) {
    values = new Object[length];
  }

  /** The value at an index. */
  @SuppressWarnings("unchecked")
  public E get(int index) {
    return (E) values[index];
  }

  public void set(int index, E value) {
    values[index] = value;
  }

  /** Sets a value, and returns the one before. */
  public E getAndSet(int index, E value) {
    E before = get(index);
    values[index] = value;
    return before;
  }

  /** Sets a value if the one before is as expected. */
  public boolean compareAndSet(int index, E expected, E value) {
    if (values[index] != expected) {
      return false;
    }
    values[index] = value;
    return true;
  }
}
