package org.dancingsparks.site;

/**
 * A part of a page that a search finds.
 *
 * @param address of the part, from the folder of the front page
 * @param page its title
 * @param heading of the part; empty where it is the page's title
 * @param text the words of the part
 */
public record Section(String address, String page, String heading, String text) {}
