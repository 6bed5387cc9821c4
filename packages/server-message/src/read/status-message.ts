import {
  createText,
  expandLegacy,
  type GameFont,
  NO_STYLE,
  readServerMessage,
} from '@fucina/minecraft-text';
import { MAX_LINES } from '../message.ts';
import type { FoundMessage } from './found-message.ts';
import { toLines, toMessage } from './to-message.ts';

const LIMITS = { maxComponents: 2000, maxCharacters: 4096 };
const MAX_HOVER = 40;
const ICON = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

/** The answer of a server to a ping; undefined if the text is another JSON. */
export function readStatus(text: string, font: GameFont | undefined): FoundMessage | undefined {
  const answer = asFields(parseJson(text));
  if (answer?.description === undefined) return undefined;
  const parts = readServerMessage(answer.description, LIMITS);
  // Plugins put codes into the texts, and the game obeys them.
  const shown = expandLegacy(createText('', NO_STYLE, parts), { char: '§', invalid: 'drop' });
  const lines = toLines(shown, undefined, font);
  const sample = asFields(answer.players)?.sample;
  const hover = (Array.isArray(sample) ? sample : [])
    .slice(0, MAX_HOVER)
    .map((entry) => asFields(entry)?.name)
    .filter((name) => typeof name === 'string' && name.includes('§'));
  const { favicon } = answer;
  const icon = typeof favicon === 'string' ? favicon.replace(/\s/g, '') : '';
  // filtered above
  const names = {
    foundIn: 'status',
    notation: 'section',
    lines: [],
    hover: hover as string[],
  } as const;
  return {
    message: { ...toMessage(names, font).message, lines: lines.slice(0, MAX_LINES) },
    ...(ICON.test(icon) && { icon }),
    isNotParsed: false,
    leftOut: Math.max(0, lines.length - MAX_LINES),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON: an expected result
  }
}

function asFields(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>) // an object of JSON
    : undefined;
}
