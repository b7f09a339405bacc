/** Output: text, tables, JSON, pictures in files, and progress on standard error. */
package org.dancingsparks.cli.output;
