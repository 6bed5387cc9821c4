import { type Glyph, inkRows, joined, shift, shortened } from './glyph.ts';
import { pilesOf } from './mark-piles.ts';

const OGONEK = '\u0328';
const GRAVE = '\u0300';
const HORN = '\u031b';
const BELOW = /[\u0323-\u0331]/;

/** Letters that lose their dot under a mark. */
const DOTLESS: Readonly<Record<string, string>> = { i: 'ı', j: 'ȷ', і: 'ı' };

/** Ten rows above the baseline and two below: what the game gives a letter with marks. */
const TOP = -9;
const BOTTOM = 2;

export interface Parts {
  letter(character: string): Glyph | undefined;
  /** All drawings of a mark, in different widths. */
  mark(character: string): readonly Glyph[];
}

/** Composes a character from the parts of its Unicode decomposition; undefined if a part is missing. */
export function compose(character: string, width: number, parts: Parts): Glyph | undefined {
  const [base, ...marks] = character.normalize('NFD');
  if (base === undefined || marks.length === 0) return undefined;
  const above = marks.filter((mark) => mark !== HORN && !BELOW.test(mark));
  const below = marks.filter((mark) => BELOW.test(mark));
  const letter = parts.letter((above.length > 0 && DOTLESS[base]) || base);
  if (!letter) return undefined;
  // A horn has columns of its own: the other marks stand as if there were none.
  const room = marks.includes(HORN) ? letter.width : width;
  const drawn = new Map<string, Glyph>();
  for (const mark of marks) {
    const glyph = widestWithin(parts.mark(mark), room);
    if (!glyph) return undefined;
    drawn.set(mark, glyph);
  }
  const drawingsOf = (some: readonly string[]) => some.flatMap((mark) => drawn.get(mark) ?? []);

  const body = withRoomBelow(letter, drawingsOf(below));
  const piles = pilesOf(above, drawingsOf(above)).filter((pile) => pile.width <= room);
  const fit = fitUnder(body, piles);
  if (!fit) return undefined;
  const { top, bottom } = inkRows(fit.letter);
  const middle = (glyph: Glyph) => Math.floor((room - glyph.width) / 2);
  // A grave accent falls from the left, so a narrow letter is placed to its right.
  const x = marks.includes(GRAVE) ? Math.ceil((room - letter.width) / 2) : middle(letter);
  const placed = [
    shift(fit.letter, { x, y: 0 }),
    shift(fit.pile, { x: middle(fit.pile), y: top - 1 }),
  ];
  for (const [mark, glyph] of drawn) {
    if (mark === HORN) placed.push(shift(glyph, { x: room, y: top + 2 }));
    else if (mark === OGONEK) placed.push(shift(glyph, { x: room - glyph.width, y: bottom }));
    else if (below.includes(mark)) placed.push(shift(glyph, { x: middle(glyph), y: bottom }));
  }
  return joined(placed, width);
}

/** A letter with a tail gives a row of itself to what is under it. */
function withRoomBelow(letter: Glyph, marks: readonly Glyph[]): Glyph {
  const reach = Math.max(0, ...marks.map((mark) => inkRows(mark).bottom));
  const isTooLow = inkRows(letter).bottom + reach > BOTTOM;
  const shorter = isTooLow ? shortened(letter) : undefined;
  return shorter ? shift(shorter, { x: 0, y: -1 }) : letter;
}

/** The best pile of marks that fits over the letter, which gives a row for it, or two where that is not enough. */
function fitUnder(letter: Glyph, piles: readonly Glyph[]) {
  const lower = shortened(letter) ?? letter;
  const lowest = shortened(lower) ?? lower;
  return piles
    .flatMap((pile) => [
      { letter, pile },
      { letter: lower, pile },
    ])
    .concat(piles.map((pile) => ({ letter: lowest, pile })))
    .find(({ letter: body, pile }) => inkRows(body).top - 1 + inkRows(pile).top >= TOP);
}

function widestWithin(drawings: readonly Glyph[], width: number): Glyph | undefined {
  return drawings.filter((each) => each.width <= width).sort((a, b) => b.width - a.width)[0];
}
