import { type Glyph, inkRows, shift } from './glyph.ts';

const OGONEK = '\u0328';
const GRAVE = '\u0300';
const BELOW: readonly string[] = ['\u0326', '\u0327', OGONEK];

/** Letters that lose their dot under a mark. */
const DOTLESS: Readonly<Record<string, string>> = { i: 'ı', j: 'ȷ', і: 'ı' };

export interface Parts {
  letter(character: string): Glyph | undefined;
  /** All drawings of a mark, in different widths. */
  mark(character: string): readonly Glyph[];
}

/** Composes a character from the parts of its Unicode decomposition; undefined if a part is missing. */
export function compose(character: string, width: number, parts: Parts): Glyph | undefined {
  const [base, ...marks] = character.normalize('NFD');
  if (base === undefined || marks.length === 0) return undefined;
  const hasMarkAbove = marks.some((mark) => !BELOW.includes(mark));
  const letter = parts.letter((hasMarkAbove && DOTLESS[base]) || base);
  if (!letter) return undefined;

  const room = width - letter.width;
  // A grave accent falls from the left, so a narrow letter is placed to its right.
  const x = marks.includes(GRAVE) ? Math.ceil(room / 2) : Math.floor(room / 2);
  const placed = [shift(letter, { x, y: 0 })];
  const { top, bottom } = inkRows(letter);
  for (const mark of marks) {
    const drawn = widestWithin(parts.mark(mark), width);
    if (!drawn) return undefined;
    placed.push(shift(drawn, placeOf(mark, drawn, { width, top, bottom })));
  }
  return { width, pixels: placed.flatMap(({ pixels }) => pixels) };
}

function placeOf(
  mark: string,
  { width: markWidth }: Glyph,
  letter: { readonly width: number; readonly top: number; readonly bottom: number },
) {
  const room = letter.width - markWidth;
  const x = mark === OGONEK ? room : Math.floor(room / 2);
  // Drawings of marks above include the gap; marks below start at the letter's lowest row.
  return { x, y: BELOW.includes(mark) ? letter.bottom : letter.top - 1 };
}

function widestWithin(drawings: readonly Glyph[], width: number): Glyph | undefined {
  return drawings.filter((each) => each.width <= width).sort((a, b) => b.width - a.width)[0];
}
