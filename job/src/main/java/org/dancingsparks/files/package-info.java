/** The local disk as a Hadoop file system that keeps what it promises. */
package org.dancingsparks.files;
