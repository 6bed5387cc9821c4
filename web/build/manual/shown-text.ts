import { readAny, type TextFormat, type TextRun, toRuns } from '@fucina/minecraft-text';
import type { ProseMore } from '../../src/pages/docs/prose-node.ts';
import type { SampleRun } from '../../src/pages/home/sample-run.ts';
import { splitRuns } from '../../src/ui/game-text/pieces.ts';
import type { CodeBlock } from './guide.ts';

const FORMATS: Readonly<Record<string, TextFormat | undefined>> = {
  minimessage: 'mini-message',
  legacy: 'legacy-ampersand',
};

/** A block of a guide as the game draws it, if it is a text. */
export function shownText({ language, code }: CodeBlock): ProseMore['shown'] {
  const format = FORMATS[language];
  if (format === undefined) return undefined;
  const read = readAny(code.trimEnd(), format);
  if (!read.ok) throw new Error(`a text of the manual cannot be read: ${code}`);
  return splitRuns(toRuns(read.value)).map((line) => line.map(letters));
}

const LOOK = ['color', 'shadow', 'bold', 'italic', 'underlined', 'strikethrough'] as const;

/** Without what a picture does not show, such as clicks. */
function letters(run: TextRun): SampleRun {
  if (run.type !== undefined) throw new Error(`the manual draws no ${run.type}`);
  const look = LOOK.filter((name) => run[name] !== undefined).map((name) => [name, run[name]]);
  return { text: run.text, ...Object.fromEntries(look) };
}
