// Writes the table of Unifont's advances: node scripts/unifont-advances.ts unifont_all.hex 16.0.04
// Debian's package `unifont` has the file in /usr/share/unifont (16.0.04 and later).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { writeAdvanceRuns } from '../packages/minecraft-text/src/font/advance-runs.ts';
import { unifontAdvances } from './unifont/hex-advances.ts';

const TABLE = join(import.meta.dirname, '../packages/minecraft-text/src/font/unifont-table.ts');
const LINE_LENGTH = 96;

const [file, version] = process.argv.slice(2);
if (!file || !version) throw new Error('usage: node scripts/unifont-advances.ts FILE.hex VERSION');

const runs = writeAdvanceRuns(unifontAdvances(readFileSync(file, 'utf8')));
writeFileSync(
  TABLE,
  `/**
 * Advances of GNU Unifont ${version} as the game draws it, by code point from 0; see \`advance-runs.ts\`. Measured from
 * the glyphs by \`scripts/unifont-advances.ts\`. The newest game has Unifont 17.0.01 (1.21.11), older ones have fewer
 * glyphs: 1.13 to 1.19.4 none beyond U+FFFF.
 */
export const UNIFONT_ADVANCES = \`
${inLines(runs).join('\n')}
\`;
`,
);

function inLines(words: readonly string[]): string[] {
  const lines: string[] = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length > LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = line + word;
  }
  return lines;
}
