import type { StatusRun, StatusText } from '@fucina/api-contract';
import { type Component, toHtml, toPlain, toRuns, writeLegacy } from '@fucina/minecraft-text';
import type { Edition } from '@fucina/server-address';

/** The four forms in which an answer carries lines of text: § codes, plain, and HTML of spans. */
export function writeLines(lines: readonly Component[], edition: Edition): StatusText {
  return {
    raw: lines.map((line) => writeLegacy(line, { char: '§', edition })),
    clean: lines.map(toPlain),
    html: lines.map(toHtml),
    runs: lines.map(writeRuns),
  };
}

/** Only what a server list draws: events, fonts and shadows of strangers go no further. */
function writeRuns(line: Component): StatusRun[] {
  return toRuns(line).flatMap((run) => {
    if (run.type !== undefined) return [];
    const { text, color, bold, italic, underlined, strikethrough, obfuscated } = run;
    return [
      {
        text,
        ...(color !== undefined && { color }),
        ...(bold && { bold }),
        ...(italic && { italic }),
        ...(underlined && { underlined }),
        ...(strikethrough && { strikethrough }),
        ...(obfuscated && { obfuscated }),
      },
    ];
  });
}
