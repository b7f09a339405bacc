package org.dancingsparks.site;

/**
 * A text of the site.
 *
 * @param file its path from the folder of the front page
 */
public record SitePage(String file, String text) {}
