import type { TextRange } from '../errors.ts';
import { legacyCodeTag } from '../legacy-codes.ts';
import type { Diagnostic } from './diagnostic.ts';

const CODE = /§([0-9a-fk-or])|&(?:(#[0-9a-f]{6})|([0-9a-fk-or]))/gi;

/** Color codes of other formats: `§` makes the whole message fail, `&` has no effect. */
export function findCodes(text: string, tags: readonly TextRange[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  let nextTag = 0;
  for (const match of text.matchAll(CODE)) {
    const [code, section, hex, letter] = match;
    const from = match.index;
    const to = from + code.length;
    const tag = hex === undefined ? legacyCodeTag(section ?? letter ?? '') : `<${hex}>`;
    const suggestion = tag === undefined ? {} : { suggestion: tag };
    if (section !== undefined) {
      found.push({ code: 'legacy-code', severity: 'error', from, to, ...suggestion });
      continue;
    }
    // Ampersands in arguments are skipped: they belong to a link or a command.
    while ((tags[nextTag]?.to ?? text.length) <= from) nextTag++;
    if ((tags[nextTag]?.from ?? text.length) < from) continue;
    found.push({ code: 'ampersand-code', severity: 'hint', from, to, ...suggestion });
  }
  return found;
}
