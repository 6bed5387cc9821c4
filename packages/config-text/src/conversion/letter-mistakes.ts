import type { CodeSyntax } from '@fucina/minecraft-text/legacy-tokens';

/** A mistake in one code. */
export interface LetterMistake {
  readonly code: 'lost-letter' | 'eaten-letter' | 'doubled-code';
  readonly from: number;
  readonly to: number;
}

/** `&` before a word whose first letter is no code: the letter of the code is missing. */
const LOST = /(?<![\p{L}\p{N}&])&(?![\p{L}\p{N}]{1,8};)\p{L}(?=\p{Ll}{2})/gu;
/** A capital letter that is read as a code, before the rest of the word: also directly after other codes. */
const EATEN =
  /(?:(?<![\p{L}\p{N}&])|(?<=[&§](?:[\da-fk-or]|#[\da-fA-F]{6})))&[A-FK-OR](?=\p{Ll}{2})/gu;
const MAY_BE_EATEN = /&[A-FK-OR]/;
/** A letter that is no code, however it is written. */
const NO_CODE = /&[g-jpqs-wyzG-JPQS-WYZ\u0080-\uffff]/;
const CAPITAL_CODE = /&[A-FK-OR](?!\p{Ll}{2})/u;
const DOUBLED = /&&(?=[0-9a-fk-or])/gi;

/** What goes wrong with the letters after `&`. */
export function findLetterMistakes(
  text: string,
  { characters, letterCase = 'any', isDoubledLiteral = false }: CodeSyntax,
): readonly LetterMistake[] {
  if (!characters.includes('&') || !text.includes('&')) return [];
  const isAnyCase = letterCase === 'any';
  const found: LetterMistake[] = [];
  if (!isAnyCase || NO_CODE.test(text)) {
    const isCode = isAnyCase ? /[0-9a-fk-orx]/i : /[0-9a-fk-orx]/;
    found.push(
      ...find(text, LOST, 'lost-letter').filter(({ to }) => !isCode.test(text.charAt(to - 1))),
    );
  }
  // Somebody who writes codes with capital letters means them.
  if (isAnyCase && MAY_BE_EATEN.test(text) && !CAPITAL_CODE.test(text)) {
    found.push(...find(text, EATEN, 'eaten-letter'));
  }
  if (!isDoubledLiteral && text.includes('&&')) found.push(...find(text, DOUBLED, 'doubled-code'));
  return found;
}

function find(text: string, pattern: RegExp, code: LetterMistake['code']): LetterMistake[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
    return { code, from: index, to: index + found.length };
  });
}
