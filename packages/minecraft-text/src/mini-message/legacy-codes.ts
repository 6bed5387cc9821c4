import { NAMED_COLORS } from '../component/named-colors.ts';
import type { MessageError } from './errors.ts';

const TAGS_OF_LOWER: readonly (readonly [code: string, tag: string])[] = [
  ...NAMED_COLORS.map(({ code, name }) => [code, `<${name}>`] as const),
  ['k', '<obfuscated>'],
  ['l', '<bold>'],
  ['m', '<strikethrough>'],
  ['n', '<underlined>'],
  ['o', '<italic>'],
  ['r', '<reset>'],
];
/** Lower and upper case of ASCII only: the Kelvin sign (U+212A) lowercases to `k` but is not a code. */
const TAGS: ReadonlyMap<string, string> = new Map(
  TAGS_OF_LOWER.flatMap(([code, tag]) => [
    [code, tag],
    [code.toUpperCase(), tag],
  ]),
);

/** The first `§` followed by a code letter. Anywhere in the message it makes the whole message fail. */
export function findLegacyCode(text: string): MessageError | undefined {
  for (let at = text.indexOf('§'); at !== -1; at = text.indexOf('§', at + 1)) {
    const fix = legacyCodeTag(text.charAt(at + 1));
    if (fix === undefined) continue;
    return { code: 'legacy-codes', from: at, to: at + 2, fix };
  }
  return undefined;
}

/** The tag with the same effect as the code. */
export function legacyCodeTag(code: string): string | undefined {
  return TAGS.get(code);
}
