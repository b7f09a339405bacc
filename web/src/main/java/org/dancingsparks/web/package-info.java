/**
 * The core in a browser, where it is compiled to WebAssembly: questions about a puzzle file, and
 * their answers, line by line.
 *
 * <pre>{@code
 * Engine.answer(question, answers);
 * }</pre>
 *
 * <pre>
 * Engine.answer: a Question -&gt; CountAnswer, StartsAnswer, PageAnswer (by a BoundedSearch), FileAnswer,
 *   GridAnswer -&gt; Answers, a JsonLine each
 * Workbench: the page that asks them
 * Browser: the functions that engine.js gives to the engine, sign by sign
 * </pre>
 */
package org.dancingsparks.web;
