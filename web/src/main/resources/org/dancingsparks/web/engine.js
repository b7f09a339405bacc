/**
 * The compiled core, in a worker. It takes the place of the compiler's own runtime, which makes
 * functions from texts, as a strict policy forbids.
 *
 * Messages to it: first `{ module }`, the compiled module, then questions, `{ question }`, one after
 * another. From it: `{ visited }` with a number of residuals, `{ line }` with an object of JSON as
 * text, and in the end `{ ended: '' }`, or why it could not answer.
 */
'use strict';

/** The text that goes over to the core, and signs of the one that comes from it. */
let given = '';
/** @type {string[]} */
let taken = [];

/** Texts longer than that are put together from pieces. */
const LONGEST_PIECE = 4096;

/** What is said of a text that takes more calls within each other than a worker has room for. */
const TOO_LONG = 'This text is too long, or nested too deeply, to be read here.';

/** Bytes of a page of memory, and how many of them there may be. */
const PAGE = 1 << 16;
const MOST_PAGES = 1 << 10;

/** The functions of one sign each, as the core calls them. */
const dance = {
  length: () => given.length,
  sign: (/** @type {number} */ at) => given.charCodeAt(at),
  put: (/** @type {number} */ sign) => {
    const last = taken.length - 1;
    if (last < 0 || taken[last].length >= LONGEST_PIECE) {
      taken.push(String.fromCharCode(sign));
    } else {
      taken[last] += String.fromCharCode(sign);
    }
  },
  normalize: () => {
    given = text().normalize('NFD');
  },
  tell: () => postMessage({ line: text() }),
  visited: (/** @type {number} */ residuals) => postMessage({ visited: residuals }),
};

/** Takes the text that the core has put. */
function text() {
  const all = taken.join('');
  taken = [];
  return all;
}

/** The bodies of functions that the class library asks for. */
const BODIES = new Map([['return str;', (/** @type {any} */ value) => value]]);

/** @param {string} name */
function unsupported(name) {
  return () => {
    throw new Error(`The core has called ${name}, which it is not given.`);
  };
}

/**
 * What the module imports, by name; functions that it never calls are there, too.
 *
 * @param {WebAssembly.Module} module
 */
function importsOf(module) {
  // Java's objects are not there, but the texts of resources are.
  const [needs] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const { min, dataSize } = JSON.parse(new TextDecoder().decode(needs));
  const memory = new WebAssembly.Memory({ initial: min, maximum: MOST_PAGES });
  const number = (/** @type {number} */ value) =>
    new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  const wanted = WebAssembly.Module.imports(module);
  const hasStrings = !wanted.some((one) => one.module === 'wasm:js-string');
  /** @type {Record<string, Record<string, any>>} */
  const known = {
    dance,
    env: { memory },
    teavm: {
      takeStackTrace: () => ({ getStack: () => [] }),
      decorateException: () => {},
    },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmJso: {
      stringBuiltinsSupported: () => (hasStrings ? 1 : 0),
      createClass: () => null,
      defineFunction: (/** @type {any} */ body) => body,
      defineStaticMethod: () => {},
      createFunction1: (/** @type {string} */ name, /** @type {string} */ body) =>
        BODIES.get(body) ?? unsupported(body),
      callFunction1: (/** @type {Function} */ body, /** @type {any} */ value) => body(value),
    },
    teavmMath: /** @type {any} */ (Math),
    teavmMemory: {
      heapOffset: number(Math.ceil((dataSize ?? 0) / 8) * 8),
      maxSize: number(MOST_PAGES * PAGE),
      notifyHeapResized: () => {},
      linearMemory: () => memory.buffer,
    },
    // Browsers before 2025 lack these.
    'wasm:js-string': {
      fromCharCode: String.fromCharCode,
      concat: (/** @type {string} */ one, /** @type {string} */ other) => one + other,
      charCodeAt: (/** @type {string} */ all, /** @type {number} */ at) => all.charCodeAt(at),
      length: (/** @type {string} */ all) => all.length,
      substring: (/** @type {string} */ all, /** @type {number} */ from, /** @type {number} */ to) =>
        all.substring(from, to),
    },
  };
  /** @type {Record<string, Record<string, any>>} */
  const imports = {};
  for (const { module: part, name } of wanted) {
    imports[part] ??= {};
    imports[part][name] = known[part]?.[name] ?? unsupported(`${part}.${name}`);
  }
  return imports;
}

/** @type {Promise<WebAssembly.Exports>} */
let core;

/** @param {MessageEvent<{ module?: WebAssembly.Module, question?: string }>} event */
onmessage = async ({ data }) => {
  if (data.module) {
    core = WebAssembly.instantiate(data.module, importsOf(data.module)).then((made) => made.exports);
    return;
  }
  const exports = /** @type {any} */ (await core);
  try {
    given = data.question ?? '';
    taken = [];
    exports.answer();
    postMessage({ ended: '' });
  } catch (error) {
    const isTooDeep = error instanceof RangeError || /too much recursion/.test(String(error));
    isTooDeep && postMessage({ line: JSON.stringify({ error: TOO_LONG }) });
    postMessage({ ended: isTooDeep ? '' : reason(error, exports) });
  }
};

/** @param {any} error @param {any} exports */
function reason(error, exports) {
  const tag = exports['teavm.javaException'];
  if (error instanceof WebAssembly.Exception && error.is(tag)) {
    const message = exports['teavm.exceptionMessage'](error.getArg(tag, 0));
    return `fault: ${message === null ? '' : exports['teavm.stringToJs'](message)}`;
  }
  return `fault: ${error}`;
}
