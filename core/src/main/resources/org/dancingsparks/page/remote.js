/** Answers questions on positions by the server that sent the page. */

/** @param {string} name @param {object} question @returns {Promise<any>} */
async function ask(name, question) {
  const response = await fetch(name, { method: 'POST', body: JSON.stringify(question) });
  if (!response.ok) {
    throw new Error(await response.text());
  }
  return response.json();
}

/** @returns {Promise<Answers>} */
async function serverAnswers() {
  const all = await askPosition([]);
  return {
    total: all.count,
    position: async (placed) => (placed.length === 0 ? all : askPosition(placed)),
  };
}

/** @param {number[]} placed @returns {Promise<Position>} */
async function askPosition(placed) {
  const { count, most, marginals } = await ask('position', { placed });
  const isExact = BigInt(count) < BigInt(MOST_EXACT);
  return {
    placed,
    count: BigInt(count),
    most,
    marginals: isExact ? Float64Array.from(marginals, Number) : marginals.map(BigInt),
    lifts: () => ask('lifts', { placed }),
    solution: async (place) => {
      const { options, number } = await ask('solution', { placed, place: String(place) });
      return { options, number: BigInt(number) };
    },
  };
}
