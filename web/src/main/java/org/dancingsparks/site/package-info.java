/**
 * The pages of a site about the project that are texts: its documents, and a search of them and of
 * the puzzles. Each is one file of HTML that needs no network and no server.
 *
 * <pre>{@code
 * for (SitePage page : new SitePages("Dancing Sparks").all(List.of())) {
 *   Path file = folder.resolve(page.file());
 *   Files.createDirectories(file.getParent());
 *   Files.writeString(file, page.text());
 * }
 * }</pre>
 *
 * <pre>
 * ProjectFiles: parts of the project, in the jar -&gt; Document: its HTML, and its Sections for the search
 * SitePages: all pages, in a SiteFrame each, and a SearchPage with the Sections of all
 * TermFiles: the terms of sequences
 * CaseArchive: the cases to download
 * </pre>
 */
package org.dancingsparks.site;
