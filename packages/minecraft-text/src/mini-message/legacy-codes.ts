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
/** In either case of ASCII: the Kelvin sign (U+212A) lowers to a k, and is no code. */
const TAGS: ReadonlyMap<string, string> = new Map(
  TAGS_OF_LOWER.flatMap(([code, tag]) => [
    [code, tag],
    [code.toUpperCase(), tag],
  ]),
);

/** The first `§` with a code letter behind it, wherever it stands: it fails the whole message. */
export function findLegacyCode(text: string): MessageError | undefined {
  for (let at = text.indexOf('§'); at !== -1; at = text.indexOf('§', at + 1)) {
    const suggestion = legacyCodeTag(text.charAt(at + 1));
    if (suggestion === undefined) continue;
    return { code: 'legacy-codes', from: at, to: at + 2, suggestion };
  }
  return undefined;
}

/** The tag that does what the code did. */
export function legacyCodeTag(code: string): string | undefined {
  return TAGS.get(code);
}
