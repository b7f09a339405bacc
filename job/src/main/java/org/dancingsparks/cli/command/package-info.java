/** The commands, a class each, and what several of them do. */
package org.dancingsparks.cli.command;
