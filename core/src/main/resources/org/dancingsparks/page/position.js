/** Answers questions on positions by passes over a diagram. */

/** Counts are doubles while the greatest is less, and exact; beyond, they are bigints. */
const MOST_EXACT = 2 ** 53;

/** The most sets of placed options that are told apart. */
const MOST_SETS = 1000;

/** @typedef {Float64Array | bigint[]} Counts */

/** @param {Diagram} diagram @param {number} options number of options @returns {Answers} */
function answersOf(diagram, options) {
  const { root } = diagram;
  const nothing = new Uint8Array(options + 1);
  const all = solutionsWith(diagram, nothing);
  return {
    total: root < 0 ? 0n : BigInt(all.counts[root]),
    position: async (placed) => {
      const isPlaced = nothing.slice();
      placed.forEach((option) => (isPlaced[option] = 1));
      const paths = placed.length === 0 ? all : solutionsWith(diagram, isPlaced);
      const most = root < 0 ? 0 : paths.most[root];
      const count = root < 0 || most < placed.length ? 0n : BigInt(paths.counts[root]);
      return {
        placed,
        count,
        most,
        marginals: count === 0n ? new Float64Array(options) : marginals(diagram, paths, isPlaced),
        lifts: async () => lifts(diagram, paths, isPlaced, placed),
        solution: async (place) => unranked(diagram, paths, isPlaced, all.counts, place),
      };
    },
  };
}

/**
 * By node, the most placed options of a path to the end, and the number of paths with so many.
 *
 * @typedef {object} Paths
 * @property {Uint16Array} most
 * @property {Counts} counts
 */

/** @param {Diagram} diagram @param {Uint8Array} isPlaced @returns {Paths} */
function solutionsWith(diagram, isPlaced) {
  const { root, first } = diagram;
  const nodes = first.length - 1;
  const doubles = countPaths(diagram, isPlaced, new Float64Array(nodes), 1);
  // The number of paths from the root is the greatest of those that matter.
  return root < 0 || Number(doubles.counts[root]) < MOST_EXACT
    ? doubles
    : countPaths(diagram, isPlaced, new Array(nodes).fill(0n), 1n);
}

/**
 * @param {Diagram} diagram @param {Uint8Array} isPlaced
 * @param {any} counts to be filled @param {any} one 1 as its elements have it
 * @returns {Paths}
 */
function countPaths({ first, options, targets }, isPlaced, counts, one) {
  const most = new Uint16Array(counts.length);
  counts[0] = one;
  for (let node = 1; node < counts.length; node++) {
    let best = -1;
    let sum = counts[node];
    for (let edge = first[node]; edge < first[node + 1]; edge++) {
      const target = targets[edge];
      const number = most[target] + isPlaced[options[edge]];
      if (number > best) {
        best = number;
        sum = counts[target];
      } else if (number === best) {
        sum += counts[target];
      }
    }
    most[node] = best;
    counts[node] = sum;
  }
  return { most, counts };
}

/**
 * By option, the number of paths with the most placed options that contain it.
 *
 * @param {Diagram} diagram @param {Paths} paths @param {Uint8Array} isPlaced @returns {Counts}
 */
function marginals({ root, first, options, targets }, paths, isPlaced) {
  const { most } = paths;
  const isExact = paths.counts instanceof Float64Array;
  /** @type {any} */
  const counts = paths.counts;
  /** @type {any} */
  const above = isExact ? new Float64Array(root + 1) : new Array(root + 1).fill(0n);
  /** @type {any} */
  const sums = isExact ? new Float64Array(isPlaced.length) : new Array(isPlaced.length).fill(0n);
  above[root] = isExact ? 1 : 1n;
  for (let node = root; node > 0; node--) {
    const ways = above[node];
    if (ways == 0) {
      continue;
    }
    for (let edge = first[node]; edge < first[node + 1]; edge++) {
      const target = targets[edge];
      const option = options[edge];
      if (most[target] + isPlaced[option] === most[node]) {
        above[target] += ways;
        sums[option] += ways * counts[target];
      }
    }
  }
  return sums.slice(0, -1);
}

/**
 * The solution at a place among the paths with the most placed options.
 *
 * @param {Diagram} diagram @param {Paths} paths @param {Uint8Array} isPlaced
 * @param {Counts} all by node, its paths of all solutions @param {bigint} place
 * @returns {Solution}
 */
function unranked({ root, first, options, targets }, paths, isPlaced, all, place) {
  const chosen = [];
  let number = 0n;
  let left = place;
  for (let node = root; node > 0; ) {
    let edge = first[node];
    for (; ; edge++) {
      const target = targets[edge];
      if (paths.most[target] + isPlaced[options[edge]] === paths.most[node]) {
        const ways = BigInt(paths.counts[target]);
        if (left < ways) {
          break;
        }
        left -= ways;
      }
      number += BigInt(all[target]);
    }
    if (options[edge] < isPlaced.length - 1) {
      chosen.push(options[edge]);
    }
    node = targets[edge];
  }
  return { options: chosen, number };
}

/**
 * Families of sets of placed options, numbered so that equal ones are the same; a set is a bigint with
 * a bit for each option. Families with too many sets lose some.
 */
class SetFamilies {
  /** By number; number 0 has the empty set alone. @type {bigint[][]} */
  families = [[0n]];
  #numbers = new Map([['0', 0]]);
  /** @type {Map<string, number>} */
  #made = new Map();
  areWhole = true;

  /** The union of families, in each of which every set gets a bit. @param {{family: number, bit: bigint}[]} parts */
  joined(parts) {
    const [{ family, bit }] = parts;
    if (parts.length === 1 && bit === 0n) {
      return family;
    }
    const key = parts.map((part) => `${part.family} ${part.bit}`).join();
    const number = this.#made.get(key) ?? this.#number(parts.flatMap((part) => this.families[part.family].map((set) => set | part.bit)));
    this.#made.set(key, number);
    return number;
  }

  /** @param {bigint[]} sets */
  #number(sets) {
    const kept = [...new Set(sets)].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    if (kept.length > MOST_SETS) {
      this.areWhole = false;
      kept.length = MOST_SETS;
    }
    const number = this.#numbers.get(kept.join()) ?? this.families.push(kept) - 1;
    this.#numbers.set(kept.join(), number);
    return number;
  }
}

/**
 * The smallest sets of placed options to remove: the complements of those on paths with the most of them.
 *
 * @param {Diagram} diagram @param {Paths} paths @param {Uint8Array} isPlaced @param {number[]} placed
 * @returns {Lifts}
 */
function lifts({ root, first, options, targets }, { most }, isPlaced, placed) {
  if (root < 0) {
    return { sets: [placed], all: true };
  }
  const families = new SetFamilies();
  const bits = Array.from(isPlaced, (_, option) => (isPlaced[option] > 0 ? 1n << BigInt(placed.indexOf(option)) : 0n));
  /** By node, the number of its family of sets, or -1 until it is known. */
  const known = new Int32Array(root + 1).fill(-1, 1);
  /** @param {number} node @returns {number} */
  const family = (node) => {
    /** @type {{family: number, bit: bigint}[]} */
    const parts = [];
    for (let edge = first[node]; known[node] < 0 && edge < first[node + 1]; edge++) {
      if (most[targets[edge]] + isPlaced[options[edge]] === most[node]) {
        const part = { family: family(targets[edge]), bit: bits[options[edge]] };
        if (!parts.some((other) => other.family === part.family && other.bit === part.bit)) {
          parts.push(part);
        }
      }
    }
    known[node] = known[node] < 0 ? families.joined(parts) : known[node];
    return known[node];
  };
  const sets = families.families[family(root)].map((kept) => placed.filter((option) => (kept & bits[option]) === 0n));
  return { sets, all: families.areWhole };
}
