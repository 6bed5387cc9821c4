import { type Component, createText, EMPTY_COMPONENT } from '../component/component.ts';

const PLACEHOLDER = /%(?:(\d{1,2})\$)?s|%%/g;

/** The pieces of a translation's pattern with its arguments in place; an argument that is missing is empty. */
export function expandPattern(
  pattern: string,
  given: readonly Component[],
  maxPieces: number,
): readonly Component[] {
  const pieces: Component[] = [];
  const addText = (text: string) => {
    if (text !== '') pieces.push(createText(text));
  };
  let from = 0;
  let counted = 0;
  for (const match of pattern.matchAll(PLACEHOLDER)) {
    if (pieces.length >= maxPieces) return pieces;
    addText(pattern.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[0] === '%%') {
      addText('%');
      continue;
    }
    const index = match[1] === undefined ? counted++ : Number(match[1]) - 1;
    // Missing ones count as pieces too, or a pattern of them would cost time without using up the limit.
    pieces.push(given[index] ?? EMPTY_COMPONENT);
  }
  addText(pattern.slice(from));
  return pieces;
}
