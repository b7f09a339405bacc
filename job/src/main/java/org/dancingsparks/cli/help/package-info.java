/**
 * What the program says of its own command line: help, completion of words in shells, and errors of
 * usage with what may have been meant. Knows the commands as picocli's models only; nothing here
 * loads a class of Spark.
 */
package org.dancingsparks.cli.help;
