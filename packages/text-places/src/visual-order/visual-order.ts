import { shapeArabic, withoutShapes } from '@fucina/minecraft-text';
import bidiFactory from 'bidi-js';

/** A piece of a line, where the game draws it. */
export interface VisualPart {
  /** Of which of the given texts it is a piece. */
  readonly of: number;
  /** From left to right. */
  readonly drawn: string;
  /** In the order in which it is read. */
  readonly said: string;
  /** Its place in the order in which the line is read. */
  readonly at: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: some of those that part paragraphs are such
const PARTS_PARAGRAPHS = /[\n\r\u001c-\u001e\u0085\u2029]/g;

const bidi = bidiFactory();

/**
 * The texts of a line in the order in which the game draws them since 1.16: letters of Arabic in their shapes,
 * what is written from right to left turned round, with its brackets. Where a lam and an alef become one letter, the
 * styles behind them move by one, as in the game.
 */
export function visualOrder(texts: readonly string[]): readonly VisualPart[] {
  const owners = texts.flatMap((text, of) => Array<number>(text.length).fill(of));
  const line = shapeArabic(texts.join(''));
  const analysed = asOneLine(line);
  const embedding = bidi.getEmbeddingLevels(analysed);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const parts: { of: number; isTurned: boolean; from: number; to: number }[] = [];
  for (const at of bidi.getReorderedIndices(analysed, embedding)) {
    const of = owners[isSecondHalf(line, at) ? at - 1 : at] ?? 0;
    const isTurned = ((embedding.levels[at] ?? 0) & 1) === 1;
    const last = parts.at(-1);
    const isNext = last?.of === of && last.isTurned === isTurned;
    if (isNext && !isTurned && at === last.to) last.to += 1;
    else if (isNext && isTurned && at === last.from - 1) last.from -= 1;
    else parts.push({ of, isTurned, from: at, to: at + 1 });
  }
  return parts.map(({ of, isTurned, from, to }) => {
    const said = line.slice(from, to);
    return {
      of,
      drawn: isTurned ? turned(said, (at) => mirrored.get(from + at)) : said,
      said: withoutShapes(said),
      at: from,
    };
  });
}

/**
 * The library takes the halves of a character beyond U+FFFF for letters of Latin, which emoji are not; and a line has no
 * paragraphs: what would part them is drawn as a box.
 */
function asOneLine(line: string): string {
  return line
    .replace(/[^\0-\uffff]/gu, (pair) => (/\p{L}/u.test(pair) ? 'aa' : '\ufffc\ufffc'))
    .replace(PARTS_PARAGRAPHS, '\ufffc');
}

function isSecondHalf(line: string, at: number): boolean {
  return /^[\udc00-\udfff]/.test(line.charAt(at)) && /^[\ud800-\udbff]/.test(line.charAt(at - 1));
}

/** A sign above or below a letter stays with it. */
function turned(text: string, mirroredAt: (at: number) => string | undefined): string {
  return Array.from(
    text.matchAll(/[\s\S]\p{M}*/gu),
    ({ 0: cluster, index }) => mirroredAt(index) ?? cluster,
  )
    .toReversed()
    .join('');
}
