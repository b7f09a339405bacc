package org.dancingsparks.web.compiler;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Gives classes of the compiler's class library the methods that they lack, or have wrong: each
 * calls its body, with the object it is called on as first argument, unless it is static.
 */
public final class MissingMethods implements TeaVMPlugin, ClassHolderTransformer {
  /** The bodies of methods of objects, by the class that lacks them. */
  private static final Map<Class<?>, Class<?>> OF_OBJECTS =
      Map.of(
          BitSet.class, BitSetMethods.class,
          String.class, StringMethods.class,
          Matcher.class, MatcherMethods.class);

  /** Those of static ones. */
  private static final Map<Class<?>, Class<?>> STATIC =
      Map.of(
          Arrays.class, ArraysMethods.class,
          Character.class, CharacterMethods.class,
          Math.class, MathMethods.class);

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
    host.add(new ChangedArguments());
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    OF_OBJECTS.forEach(
        (lacking, bodies) -> {
          if (type.getName().equals(lacking.getName())) {
            bodies(bodies).forEach(body -> addMethod(type, body, context));
          }
        });
    STATIC.forEach(
        (lacking, bodies) -> {
          if (type.getName().equals(lacking.getName())) {
            bodies(bodies).forEach(body -> addStatic(type, body, context));
          }
        });
  }

  private static Stream<Method> bodies(Class<?> bodies) {
    return Arrays.stream(bodies.getDeclaredMethods())
        .filter(method -> !Modifier.isPrivate(method.getModifiers()) && !method.isSynthetic());
  }

  private static void addMethod(
      ClassHolder type, Method body, ClassHolderTransformerContext context) {
    Class<?>[] all = body.getParameterTypes();
    MethodHolder method = added(type, body, Arrays.copyOfRange(all, 1, all.length));
    call(body, ProgramEmitter.create(method, context.getHierarchy()), 0);
  }

  private static void addStatic(
      ClassHolder type, Method body, ClassHolderTransformerContext context) {
    MethodHolder method = added(type, body, body.getParameterTypes());
    method.getModifiers().add(ElementModifier.STATIC);
    call(body, ProgramEmitter.create(method, context.getHierarchy()), 1);
  }

  private static MethodHolder added(ClassHolder type, Method body, Class<?>... parameters) {
    Class<?>[] signature = Arrays.copyOf(parameters, parameters.length + 1);
    signature[parameters.length] = body.getReturnType();
    MethodHolder method = new MethodHolder(new MethodDescriptor(body.getName(), signature));
    method.setLevel(AccessLevel.PUBLIC);
    MethodHolder wrong = type.getMethod(method.getDescriptor());
    if (wrong != null) {
      type.removeMethod(wrong);
    }
    type.addMethod(method);
    return method;
  }

  /**
   * Calls a body with the variables of a program.
   *
   * @param first variable: 0 is the object that a method is called on
   */
  private static void call(Method body, ProgramEmitter program, int first) {
    Class<?>[] parameters = body.getParameterTypes();
    ValueEmitter[] arguments = new ValueEmitter[parameters.length];
    Arrays.setAll(arguments, at -> program.var(first + at, parameters[at]));
    program
        .invoke(body.getDeclaringClass(), body.getName(), body.getReturnType(), arguments)
        .returnValue();
  }
}
