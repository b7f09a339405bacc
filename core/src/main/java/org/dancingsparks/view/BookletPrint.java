package org.dancingsparks.view;

/**
 * The words of a booklet that its maker gives. Immutable.
 *
 * @param title the heading
 * @param notes what the notes below the solutions mean, or empty
 * @param maker what made the booklet, or empty
 */
record BookletPrint(String title, String notes, String maker) {}
