/**
 * Tiles whose sides are coloured, and the puzzles of placing them so that colours match.
 *
 * <pre>
 * TileSet = EdgeTiles, Marks of colours (SideSymbols), a border, a Turning
 * TilePuzzle = a TileSet on a Board, by its Tiling      TileSymmetries of it
 * TextPlace: where a tile or a side stands in a drawing as text
 * </pre>
 */
package org.dancingsparks.families.tiles;
