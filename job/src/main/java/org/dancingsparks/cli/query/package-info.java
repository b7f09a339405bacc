/**
 * Which statements {@code dance sql} answers: the plan that Spark has parsed, and then the analysed
 * one, have to consist of nodes that are known to do nothing but query, unless flags allow more.
 */
package org.dancingsparks.cli.query;
