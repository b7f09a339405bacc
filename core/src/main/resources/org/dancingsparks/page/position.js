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
        lifts: async () => lifts(diagram, paths, placed),
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
 * What to lift: by node, the sets of placed options on paths with the most of them. Sets of sets are
 * numbered, so that equal ones are joined once.
 *
 * @param {Diagram} diagram @param {Paths} paths @param {number[]} placed @returns {Lifts}
 */
function lifts({ root, first, options, targets }, { most }, placed) {
  if (root < 0) {
    return { sets: [placed], all: true };
  }
  const bits = new Map(placed.map((option, at) => [option, 1n << BigInt(at)]));
  /** @type {bigint[][]} */
  const families = [[0n]];
  const numbers = new Map([['0', 0]]);
  const joins = new Map();
  let all = true;
  /** @param {Iterable<bigint>} sets */
  const numberOf = (sets) => {
    const sorted = [...new Set(sets)].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    if (sorted.length > MOST_SETS) {
      all = false;
      sorted.length = MOST_SETS;
    }
    const key = sorted.join();
    let number = numbers.get(key);
    if (number === undefined) {
      number = families.length;
      numbers.set(key, number);
      families.push(sorted);
    }
    return number;
  };
  /** @param {string} key @param {() => Iterable<bigint>} sets */
  const remembered = (key, sets) => {
    let number = joins.get(key);
    if (number === undefined) {
      number = numberOf(sets());
      joins.set(key, number);
    }
    return number;
  };
  const family = new Int32Array(root + 1);
  for (let node = 1; node <= root; node++) {
    let joined = -1;
    for (let edge = first[node]; edge < first[node + 1]; edge++) {
      const below = family[targets[edge]];
      const bit = bits.get(options[edge]);
      if (most[targets[edge]] + (bit === undefined ? 0 : 1) !== most[node]) {
        continue;
      }
      const own =
        bit === undefined
          ? below
          : remembered(below + '+' + bit, () => families[below].map((set) => set | bit));
      joined =
        joined < 0 || joined === own
          ? own
          : remembered(joined + ',' + own, () => [...families[joined], ...families[own]]);
    }
    family[node] = joined;
  }
  const sets = families[family[root]].map((kept) =>
    placed.filter((_, at) => ((kept >> BigInt(at)) & 1n) === 0n),
  );
  return { sets, all };
}
