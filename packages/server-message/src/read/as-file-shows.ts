import { createText, splitComponentLines } from '@fucina/minecraft-text';
import { type LaidOutMessage, placeLine, withoutEmptyEnd } from '../lay-out.ts';
import type { LineText } from '../line-text.ts';
import { MAX_LINES } from '../message.ts';
import { writeTarget } from '../targets/index.ts';
import { snippetsFile } from '../targets/output.ts';
import type { TargetId } from '../targets/target-files.ts';
import { findTexts } from './read-file.ts';
import { readAs } from './to-message.ts';

/** What is left of a message in a file: it is written, and read as the program of that file reads it. */
export function asFileShows(id: TargetId, message: LaidOutMessage): LaidOutMessage {
  const { font } = message;
  const [found] = findTexts(snippetsFile(writeTarget(id, message).value)) ?? [];
  const { notation = 'any', lines = [], hover = [], versionText } = found ?? {};
  const read = (text: string): LineText => ({
    typed: undefined,
    content: notation === 'any' ? createText(text) : readAs(text, notation),
  });
  const shown = lines.flatMap((text) => splitComponentLines(read(text).content));
  return {
    lines: withoutEmptyEnd(
      shown
        .slice(0, MAX_LINES)
        .map((content) => placeLine({ typed: undefined, content }, 'none', font)),
    ),
    hover: hover.map(read),
    versionText: versionText === undefined ? undefined : read(versionText),
    font,
  };
}
