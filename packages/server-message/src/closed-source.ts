import {
  createText,
  NO_STYLE,
  readMiniMessage,
  toRuns,
  writeMiniMessage,
} from '@fucina/minecraft-text';
import type { LineText } from './line-text.ts';

const BEHIND = '<br>.';

/**
 * MiniMessage in which every tag is closed, so that more can follow. It is what was typed if possible: that can have
 * gradients and placeholders, which a writer would not write again.
 */
export function closedSource({ typed, content }: LineText): string {
  const wanted = JSON.stringify(toRuns(createText('', NO_STYLE, [content, createText('\n.')])));
  const candidates = typed === undefined ? [] : [typed, `${typed}<reset>`];
  const found = candidates.find((source) => {
    const read = readMiniMessage(source + BEHIND);
    return read.ok && JSON.stringify(toRuns(read.value)) === wanted;
  });
  return found ?? writeMiniMessage(content).value;
}
