import { since } from '@fucina/game-versions';
import {
  type Component,
  createText,
  NO_STYLE,
  serverListLook,
  stringifyJson,
  toPlain,
  type toRuns,
  walkComponents,
  writeJsonValue,
} from '@fucina/minecraft-text';
import { MESSAGE_WIDTH } from './alignment.ts';
import type { LaidOutLine, LaidOutMessage } from './lay-out.ts';
import { MAX_LINES } from './message.ts';
import { drawLines } from './shown-lines.ts';

/** What goes wrong in the server list, although every file can say it. */
export type MessageWarning =
  /** Wider than the list: it is broken, and its rest takes the place of the next line. */
  | { readonly code: 'too-wide'; readonly line: number; readonly over: number }
  /** Only the wider list before `version` shows it in one line. */
  | { readonly code: 'wraps-since'; readonly line: number; readonly version: string }
  /** Written from right to left, and moved by spaces: games before `version` draw it from left to right, at the left. */
  | { readonly code: 'turned-since'; readonly line: number; readonly version: string }
  /** Below the lines that the game shows. */
  | { readonly code: 'hidden'; readonly text: string }
  /** Clients of `version` and later show its name instead. */
  | { readonly code: 'not-in-motd'; readonly line: number; readonly version: string }
  /** Older clients cannot read the answer, and show the server as offline. */
  | { readonly code: 'needs-objects'; readonly line: number; readonly version: string }
  /** Selectors, scores and NBT are empty in the list. */
  | { readonly code: 'empty-content'; readonly line: number }
  /** Nothing in the list can be clicked or pointed at. */
  | { readonly code: 'events-ignored'; readonly line: number }
  /** Clients show three dots instead of what is nested deeper. */
  | { readonly code: 'too-deep'; readonly line: number; readonly depth: number }
  /** A character that is invisible elsewhere and a box in the game. */
  | { readonly code: 'box-character'; readonly line: number; readonly character: string }
  /** The whole answer is longer than clients accept. */
  | { readonly code: 'answer-too-long'; readonly length: number };

const MAX_DEPTH = 16;
const MAX_ANSWER = 32_767;
/** Room for the version, the numbers of players and the braces. */
const REST_OF_ANSWER = 300;
const LAST_WIDER_VERSION = '1.21.8';
const BOXES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the game draws them as boxes.
  /[\u0000-\u0009\u000b-\u001f]|\u007f|\u200b|\u200d|\u202e|\u2060|\ufe0e|\ufe0f|\ufeff/g;

/** `icon` is a data URL. */
export function checkMessage(message: LaidOutMessage, icon = ''): readonly MessageWarning[] {
  const hidden = drawLines(message, MESSAGE_WIDTH).slice(MAX_LINES);
  const hiddenText = hidden
    .map(({ runs }) => runs.map(textOf).join('').trim())
    .filter((text) => text !== '')
    .join(' ');
  const length = stringifyJson(descriptionOf(message)).length + icon.length + REST_OF_ANSWER;
  return [
    ...message.lines.flatMap((line, index) =>
      checkLine({ ...message, lines: [line] }, line, index + 1),
    ),
    ...(hiddenText === '' ? [] : [{ code: 'hidden', text: hiddenText } as const]),
    ...(length > MAX_ANSWER ? [{ code: 'answer-too-long', length } as const] : []),
  ];
}

function checkLine(
  alone: LaidOutMessage,
  { content, component, width, isRightToLeft, lead }: LaidOutLine,
  line: number,
): readonly MessageWarning[] {
  const found: MessageWarning[] = [];
  if (isWrapped(alone, MESSAGE_WIDTH)) {
    const isWrappedBefore = isWrapped(alone, serverListLook(LAST_WIDER_VERSION).messageWidth);
    found.push(
      isWrappedBefore
        ? { code: 'too-wide', line, over: Math.ceil(width - MESSAGE_WIDTH) }
        : { code: 'wraps-since', line, version: since.paddedServerList },
    );
  }
  if (isRightToLeft && lead.bold + lead.plain > 0) {
    found.push({ code: 'turned-since', line, version: since.turnedText });
  }
  const { types, hasEvents, depth } = inspect(component);
  if (types.has('head')) found.push({ code: 'not-in-motd', line, version: since.objectFallback });
  if (types.has('head') || types.has('sprite')) {
    found.push({ code: 'needs-objects', line, version: since.objectText });
  }
  if (types.has('selector') || types.has('score') || types.has('nbt')) {
    found.push({ code: 'empty-content', line });
  }
  if (hasEvents) found.push({ code: 'events-ignored', line });
  if (depth > MAX_DEPTH) found.push({ code: 'too-deep', line, depth });
  for (const character of new Set(toPlain(content).match(BOXES))) {
    found.push({ code: 'box-character', line, character });
  }
  return found;
}

function isWrapped(alone: LaidOutMessage, width: number): boolean {
  return drawLines(alone, width).some((line) => line.isWrapped);
}

function inspect(component: Component) {
  const types = new Set<Component['type']>();
  let hasEvents = false;
  walkComponents(component, (part, style) => {
    types.add(part.type);
    hasEvents ||= (style.click ?? style.hover) !== undefined;
  });
  return { types, hasEvents, depth: depthOf(component) };
}

/** How deep its innermost part is in the whole message, which has depth 0 and contains the lines. */
function depthOf(line: Component): number {
  let deepest = 1;
  const pending = [{ component: line, depth: 1 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    deepest = Math.max(deepest, next.depth);
    const { component } = next;
    const nested = component.type === 'translatable' ? component.with : [];
    for (const inner of [...component.children, ...nested]) {
      pending.push({ component: inner, depth: next.depth + 1 });
    }
  }
  return deepest;
}

function descriptionOf({ lines }: LaidOutMessage) {
  return writeJsonValue(
    createText(
      '',
      NO_STYLE,
      lines.map(({ component }) => component),
    ),
    { form: 'snake' },
  ).value;
}

function textOf(run: ReturnType<typeof toRuns>[number]): string {
  return run.type === undefined ? run.text : '';
}
