/** What drawing on the board means: its cells, or what holds for them. */

/** @typedef {'cells' | 'labels' | 'free' | 'holes' | 'at'} Kind */

class Marks {
  /** @param {Workbench} bench */
  constructor(bench) {
    this.bench = bench;
    ['kind', 'hole', 'region'].forEach((id) => control(id).addEventListener('change', () => bench.draw()));
    control('hole-use').addEventListener('change', () => this.#use());
  }

  get kind() {
    return /** @type {Kind} */ (control('kind').value);
  }

  /** The kind of holes, or the piece whose region is drawn. */
  get name() {
    return this.kind === 'at' ? control('region').value : control('hole').value.trim() || 'hole';
  }

  /** Shows what can be drawn, by the puzzle. @param {PuzzleText} file */
  show({ pieces, holes }) {
    document.querySelectorAll('[data-kind]').forEach((element) => {
      /** @type {HTMLElement} */ (element).hidden = element.getAttribute('data-kind') !== this.kind;
    });
    const region = control('region');
    const chosen = region.value;
    region.replaceChildren(...pieces.map(([name]) => made('option', { value: name }, name)));
    region.value = pieces.some(([name]) => name === chosen) ? chosen : (pieces[0]?.[0] ?? '');
    byId('hole-names').replaceChildren(...(holes ?? []).map(([name]) => made('option', {}, name)));
    const hole = holes?.find(([name]) => name === this.name)?.[1];
    if (hole) {
      control('hole-use').value = hole.use;
    }
    byId('hint').textContent = this.#hint(pieces.length > 0);
  }

  /** @param {boolean} hasPieces */
  #hint(hasPieces) {
    const how = 'Click or drag over cells; or move with the arrow keys and press Enter.';
    const hints = {
      cells: how,
      labels: 'Type words, then click cells: each gets the next word. With no words left, a click removes a label.',
      free: `${how} Marked cells may stay empty.`,
      holes: `${how} This many of the marked cells stay empty, as a date or dice decide. Enter another name to start another kind.`,
      at: hasPieces ? `${how} The piece lies only on marked cells; on any if there are none.` : 'There are no pieces yet.',
    };
    return hints[this.kind];
  }

  /** The cells that are shown as drawn. @param {PuzzleText} file @returns {Place[]} */
  places(file) {
    switch (this.kind) {
      case 'cells':
        return file.board;
      case 'labels':
        return [...labelsOf(file).keys()].map(placeOf);
      case 'free':
        return file.free ?? [];
      case 'holes':
        return file.holes?.find(([name]) => name === this.name)?.[1].cells ?? [];
      case 'at':
        return file.pieces.find(([name]) => name === this.name)?.[1].at ?? [];
    }
  }

  /** Draws over cells; others than the board's say nothing of it. @param {string[]} drawn @param {boolean} isOn */
  paint(drawn, isOn) {
    const { design } = this.bench;
    const { kind, name } = this;
    const board = new Set(design.file.board.map(keyOf));
    const keys = kind === 'cells' ? drawn : drawn.filter((key) => board.has(key));
    if (keys.length === 0) {
      return;
    }
    switch (kind) {
      case 'cells':
        return design.paint(keys, isOn);
      case 'labels':
        return design.label(keys, this.#words(keys.length));
      case 'free':
        return design.change(({ file }) => (file.free = painted(file, file.free, keys, isOn)));
      case 'holes':
        return design.dig(name, control('hole-use').value.trim() || 'once', keys, isOn);
      case 'at':
        return design.confine(name, keys, isOn);
    }
  }

  /** The next words, which are then used up; nothing for a cell without one. @param {number} number @returns {string[]} */
  #words(number) {
    const words = control('words').value.split(BLANKS).filter((word) => word !== '');
    control('words').value = words.slice(number).join(' ');
    return words.slice(0, number);
  }

  #use() {
    const { bench, name } = this;
    if (bench.design.file.holes?.some(([known]) => known === name)) {
      bench.change(() => bench.design.dig(name, control('hole-use').value.trim() || 'once', [], true));
    }
  }
}

/** @typedef {{ text: string, kind: string, told: string }} Told the label of a cell, its kind, and that in words */

/** What is said of each cell of a board. @param {PuzzleText} file @param {Place[]} open @returns {(key: string) => Told} */
function toldOf(file, open) {
  const left = new Set(open.map(keyOf));
  const labels = labelsOf(file);
  const holes = new Set(file.holes?.flatMap(([, { cells }]) => cells.map(keyOf)));
  const free = new Set(file.free?.map(keyOf));
  return (key) => {
    const kind = left.has(key) ? 'open' : holes.has(key) ? 'hole' : free.has(key) ? 'free' : 'cell';
    return { text: labels.get(key) ?? '', kind, told: { open: ', stays open', hole: ', hole', free: ', may stay empty', cell: '' }[kind] };
  };
}
