package org.dancingsparks.cli.session;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.IntConsumer;

/**
 * Handles the signals of a process.
 *
 * <p>Uses reflection, since the compiler warns of every mention of {@code sun.misc.Signal}, and
 * Hadoop's own class would load a logging system just to print help.
 */
final class Signals {
  static final String INTERRUPT = "INT";
  static final String TERMINATE = "TERM";
  static final String HANG_UP = "HUP";

  private Signals() {}

  /**
   * Handles a signal in place of ending the JVM.
   *
   * @param name without SIG
   * @param handler receives the signal's number, in a thread of its own
   */
  static void handle(String name, IntConsumer handler) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> type = Class.forName("sun.misc.SignalHandler");
      Object received = signal.getConstructor(String.class).newInstance(name);
      int number = (int) signal.getMethod("getNumber").invoke(received);
      Object proxy =
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (self, method, arguments) -> {
                handler.accept(number);
                return null;
              });
      signal.getMethod("handle", signal, type).invoke(null, received, proxy);
    } catch (InvocationTargetException e) {
      // With -Xrs the JVM leaves signals alone: they end it without a message.
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("This JVM has no handlers of signals.", e);
    }
  }
}
