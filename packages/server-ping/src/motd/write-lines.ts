import { type Component, toPlain, toRuns, writeHtml, writeLegacy } from '@fucina/minecraft-text';
import type { ServerEdition } from '@fucina/server-address';
import type { StatusRun, StatusText } from '../status-reply.ts';

/** Lines of text in the four forms of a reply: with § codes, plain, HTML, and runs. */
export function writeLines(lines: readonly Component[], edition: ServerEdition): StatusText {
  return {
    raw: lines.map((line) => writeLegacy(line, { char: '§', edition }).value),
    clean: lines.map(toPlain),
    html: lines.map((line) => writeHtml(line).value),
    runs: lines.map(writeRuns),
  };
}

/** Only what a server list draws: no events, fonts or shadows. */
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
