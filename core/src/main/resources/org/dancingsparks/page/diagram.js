/** Reads diagram files (.xcd), as org.dancingsparks.format.DiagramFile writes them. */

/**
 * The nodes and edges of a diagram in post-order: node 0 is the end, each edge leads to a smaller
 * number, and the edges of a node are in ascending order of options.
 *
 * @typedef {object} Diagram
 * @property {number} root the node of all solutions; -1 if there is none
 * @property {Int32Array} first by node, its first edge; then the number of edges
 * @property {Int32Array} options by edge, the option; the number of options if it chooses none
 * @property {Int32Array} targets by edge, the node that it leads to
 */

/** The bytes of a file before those that are compressed. */
const HEAD = 12;

/** The texts before the diagram: kind, name, puzzle, hash, name of the item order. */
const TEXTS = 5;

/** @param {string} base64 @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    bytes[at] = text.charCodeAt(at);
  }
  return bytes;
}

/** @param {Uint8Array<ArrayBuffer>} bytes deflated @returns {ReadableStream} */
function inflated(bytes) {
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
}

/** @param {Uint8Array<ArrayBuffer>} file @param {number} items number of items of the problem @returns {Promise<Diagram>} */
async function readDiagram(file, items) {
  const bytes = await new Response(inflated(file.subarray(HEAD))).arrayBuffer();
  return parseDiagram(new Uint8Array(bytes), items);
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {number} items @returns {Diagram} */
function parseDiagram(bytes, items) {
  let at = 0;
  const view = new DataView(bytes.buffer);
  for (let text = 0; text < TEXTS; text++) {
    at += 4 + view.getInt32(at);
  }
  at += 4 * items;
  /** Reads an unsigned LEB128 number. */
  const number = () => {
    let byte = bytes[at++];
    let value = byte & 127;
    for (let scale = 128; byte > 127; scale *= 128) {
      byte = bytes[at++];
      value += (byte & 127) * scale;
    }
    return value;
  };
  number();
  number();
  const root = number() - 1;
  const nodes = number() + 1;
  const start = at;
  const first = new Int32Array(nodes + 1);
  for (let node = 1; node < nodes; node++) {
    const edges = number();
    first[node + 1] = first[node] + edges;
    for (let left = 2 * edges; left > 0; left--) {
      number();
    }
  }
  at = start;
  const options = new Int32Array(first[nodes]);
  const targets = new Int32Array(first[nodes]);
  for (let node = 1; node < nodes; node++) {
    number();
    let option = -1;
    for (let edge = first[node]; edge < first[node + 1]; edge++) {
      option += 1 + number();
      options[edge] = option;
      targets[edge] = node - 1 - number();
    }
  }
  return { root, first, options, targets };
}
