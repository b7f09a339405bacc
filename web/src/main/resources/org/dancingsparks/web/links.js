/** Puzzles in addresses: compressed, with the cells that stay open. */

/** The text of an address after this is a puzzle. */
const IN_ADDRESS = '#puzzle=';

/** The most bytes of a puzzle in an address, as many as a file may have. */
const MOST_OF_LINK = 1 << 20;

/** @param {string} text @param {Place[]} open cells that stay open @returns {Promise<string>} */
async function packed(text, open) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const puzzle = btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [puzzle, ...open.map((place) => place.join('.'))].join('~');
}

/** @param {string} link @returns {Promise<{ text: string, open: Place[] }>} @throws {Error} if there is no text in it */
async function unpacked(link) {
  const [puzzle, ...open] = link.split('~');
  try {
    const bytes = Uint8Array.from(atob(puzzle.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return { text: await beginning(stream), open: open.map((place) => place.split('.').map(Number)) };
  } catch {
    throw new Error('The link is cut off or damaged.');
  }
}

/** The text of a stream, as far as a puzzle can be that long. @param {ReadableStream<Uint8Array>} stream */
async function beginning(stream) {
  const reader = stream.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let size = 0;
  for (let part = await reader.read(); !part.done && size <= MOST_OF_LINK; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
  }
  reader.cancel().catch(() => {});
  return new Blob(/** @type {BlobPart[]} */ (parts)).text();
}
