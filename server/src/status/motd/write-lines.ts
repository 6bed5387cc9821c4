import type { StatusText } from '@fucina/api-contract';
import { type Component, toHtml, toPlain, writeLegacy } from '@fucina/minecraft-text';

/** The three forms in which an answer carries lines of text: § codes, plain, and HTML of spans. */
export function writeLines(lines: readonly Component[]): StatusText {
  return {
    raw: lines.map((line) => writeLegacy(line, { char: '§' })),
    clean: lines.map(toPlain),
    html: lines.map(toHtml),
  };
}
