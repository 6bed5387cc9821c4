import type { CodeSyntax } from '@fucina/minecraft-text/legacy-tokens';

/** A mistake in one code. */
export interface LetterMistake {
  readonly rule: 'lost-letter' | 'eaten-letter' | 'doubled-code';
  readonly from: number;
  readonly to: number;
}

/** `&` before a word whose first letter is no code: the letter of the code is missing. */
const LOST = /(?<![\p{L}\p{N}&])&(?![\p{L}\p{N}]{1,8};)\p{L}(?=\p{Ll}{2})/gu;
/** A capital letter that is read as a code, before the rest of the word. */
const EATEN = /(?<![\p{L}\p{N}&])&[A-FK-OR](?=\p{Ll}{2})/gu;
const CAPITAL_CODE = /&[A-FK-OR](?!\p{Ll}{2})/u;
const DOUBLED = /&&(?=[0-9a-fk-or])/gi;

/** What goes wrong with the letters behind `&`. */
export function findLetterMistakes(
  text: string,
  { characters, letterCase = 'any', isDoubledLiteral = false }: CodeSyntax,
): readonly LetterMistake[] {
  if (!characters.includes('&') || !text.includes('&')) return [];
  const isAnyCase = letterCase === 'any';
  const isCode = isAnyCase ? /[0-9a-fk-orx]/i : /[0-9a-fk-orx]/;
  const lost = find(text, LOST, 'lost-letter').filter(
    ({ to }) => !isCode.test(text.charAt(to - 1)),
  );
  // Somebody who writes codes with capital letters means them.
  const isMeant = !isAnyCase || CAPITAL_CODE.test(text);
  return [
    ...lost,
    ...(isMeant ? [] : find(text, EATEN, 'eaten-letter')),
    ...(isDoubledLiteral ? [] : find(text, DOUBLED, 'doubled-code')),
  ];
}

function find(text: string, pattern: RegExp, rule: LetterMistake['rule']): LetterMistake[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
    return { rule, from: index, to: index + found.length };
  });
}
