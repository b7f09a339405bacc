/**
 * A standalone cluster as a driver sees it: its secret, whether its master answers, and whether it
 * has executors for tasks that wait.
 */
package org.dancingsparks.cli.cluster;
