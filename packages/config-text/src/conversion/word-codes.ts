import type { LegacyToken } from '@fucina/minecraft-text/legacy-tokens';

/** Codes that are capital letters after a letter, as in `Q&A`: probably they are not meant as codes. */
export function findCodesInWords(
  text: string,
  tokens: readonly LegacyToken[],
): ReadonlySet<LegacyToken> {
  if (!MAY_BE_IN_WORD.test(text)) return NONE;
  return new Set(
    tokens.filter(
      ({ from, to }, index) =>
        tokens[index - 1]?.kind === 'text' && /^[A-Za-z]&[A-Z]$/.test(text.slice(from - 1, to)),
    ),
  );
}

const MAY_BE_IN_WORD = /[A-Za-z]&[A-Z]/;
const NONE: ReadonlySet<LegacyToken> = new Set();
