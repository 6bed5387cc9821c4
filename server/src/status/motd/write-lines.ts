import type { StatusText } from '@fucina/api-contract';
import { type Component, toHtml, toPlain, writeLegacy } from '@fucina/minecraft-text';
import type { Edition } from '@fucina/server-address';

/** The three forms in which an answer carries lines of text: § codes, plain, and HTML of spans. */
export function writeLines(lines: readonly Component[], edition: Edition): StatusText {
  return {
    raw: lines.map((line) => writeLegacy(line, { char: '§', edition })),
    clean: lines.map(toPlain),
    html: lines.map(toHtml),
  };
}
