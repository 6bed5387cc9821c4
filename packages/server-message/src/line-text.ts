import {
  type Component,
  createText,
  NO_STYLE,
  readAny,
  readMiniMessage,
  toRuns,
  writeMiniMessage,
} from '@fucina/minecraft-text';

export interface LineText {
  /** MiniMessage in which every tag is closed, so that more can follow. */
  readonly source: string;
  readonly content: Component;
}

const BEHIND = '<br>.';
const HALF_PAIR = /\p{Surrogate}/gu;

/** A text that people typed as MiniMessage. Text with section signs, which MiniMessage refuses, is read as codes. */
export function readLineText(typed: string): LineText {
  // No file can hold half a character, and the game draws this instead.
  const text = typed.replace(HALF_PAIR, '\ufffd');
  const read = readMiniMessage(text);
  const content = read.ok ? read.value : otherContent(text);
  return { source: closedSource(read.ok ? text : undefined, content), content };
}

/** What was typed if possible: it can have gradients and placeholders that a writer would not write again. */
export function closedSource(typed: string | undefined, content: Component): string {
  const wanted = JSON.stringify(toRuns(createText('', NO_STYLE, [content, createText('\n.')])));
  const candidates = typed === undefined ? [] : [typed, `${typed}<reset>`];
  const found = candidates.find((source) => {
    const read = readMiniMessage(source + BEHIND);
    return read.ok && JSON.stringify(toRuns(read.value)) === wanted;
  });
  return found ?? writeMiniMessage(content).value;
}

function otherContent(text: string): Component {
  const read = readAny(text, 'legacy-section');
  return read.ok ? read.value : createText(text);
}
