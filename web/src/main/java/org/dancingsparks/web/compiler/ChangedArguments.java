package org.dancingsparks.web.compiler;

import java.util.Formatter;
import java.util.Locale;
import java.util.regex.Pattern;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/**
 * Changes the arguments of methods which the class library does not quite understand: the method
 * under its name calls what it was with others.
 */
final class ChangedArguments implements ClassHolderTransformer {
  private static final String UNCHANGED = "$unchanged";

  private static final MethodDescriptor COMPILE =
      new MethodDescriptor("compile", String.class, int.class, Pattern.class);

  private static final MethodDescriptor FORMAT =
      new MethodDescriptor("format", Locale.class, String.class, Object[].class, Formatter.class);

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (type.getName().equals(Pattern.class.getName())) {
      ProgramEmitter program = renamed(type, type.getMethod(COMPILE), context);
      ValueEmitter text =
          program.invoke(
              PatternMethods.class, "supported", String.class, program.var(1, String.class));
      program
          .invoke(
              Pattern.class,
              COMPILE.getName() + UNCHANGED,
              Pattern.class,
              text,
              program.var(2, int.class))
          .returnValue();
    } else if (type.getName().equals(Formatter.class.getName())) {
      ProgramEmitter program = renamed(type, type.getMethod(FORMAT), context);
      ValueEmitter format = program.var(2, String.class);
      ValueEmitter arguments = program.var(3, Object[].class);
      program
          .var(0, Formatter.class)
          .invokeVirtual(
              FORMAT.getName() + UNCHANGED,
              Formatter.class,
              program.var(1, Locale.class),
              program.invoke(FormatterMethods.class, "format", String.class, format, arguments),
              program.invoke(
                  FormatterMethods.class, "arguments", Object[].class, format, arguments))
          .returnValue();
    }
  }

  /** Moves the body of a method to another name, and returns an empty one for it. */
  private static ProgramEmitter renamed(
      ClassHolder type, MethodHolder method, ClassHolderTransformerContext context) {
    MethodDescriptor descriptor = method.getDescriptor();
    MethodHolder moved =
        new MethodHolder(
            new MethodDescriptor(descriptor.getName() + UNCHANGED, descriptor.getSignature()));
    moved.setLevel(AccessLevel.PUBLIC);
    moved.getModifiers().addAll(method.getModifiers());
    moved.setProgram(method.getProgram());
    type.addMethod(moved);
    method.setProgram(null);
    return ProgramEmitter.create(method, context.getHierarchy());
  }
}
