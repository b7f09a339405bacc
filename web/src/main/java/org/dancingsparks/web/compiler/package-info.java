/**
 * Additions to the compiler, which run while the project is built: what the JDK has, the core uses,
 * and the compiler's class library lacks.
 *
 * <pre>{@code
 * List<String> lines = StringMethods.lines(text).toList(); // as text.lines()
 * }</pre>
 *
 * <pre>
 * MissingClasses: those of web.jdk; Resources: the parts of pages
 * MissingMethods: StringMethods, MatcherMethods, ArraysMethods, CharacterMethods, MathMethods
 * ChangedArguments: PatternMethods, FormatterMethods
 * </pre>
 */
package org.dancingsparks.web.compiler;
