import {
  parseSnbtAt,
  type SnbtCompound,
  type SnbtError,
  type SnbtValue,
} from '@fucina/minecraft-text/snbt';
import { problemAt, type TextProblem } from '@fucina/minecraft-text/text-problem';

/** The item part of a command, in any of the three layouts. */
export interface ItemSyntax {
  readonly id: string;
  readonly count: number;
  readonly tag: SnbtValue | undefined;
  /** True when the tag follows the numbers, as before 1.13, when names and lore were plain text. */
  readonly isPlain: boolean;
  readonly components: SnbtCompound;
}

export type ItemSyntaxResult =
  | { readonly ok: true; readonly value: ItemSyntax }
  | { readonly ok: false; readonly error: ItemSyntaxError };

export type ItemSyntaxError = TextProblem<'bad-item' | 'bad-data' | 'named-escape'>;

const ID = /[a-z0-9_.:/-]+/iy;
const COMPONENT = /\s*(!?)([a-z0-9_.:/-]+)\s*/iy;
const NUMBERS = /\s*(\d+)?(?:\s+(\d+))?\s*/y;

/** `skull 1 3 {…}`, `player_head{…} 1` or `player_head[…] 1`, from `start` to the end of the text. */
export function readItem(text: string, start: number): ItemSyntaxResult {
  const id = matchAt(ID, text, start)?.[0];
  if (id === undefined) return refuse(text, 'bad-item', start);
  let at = start + id.length;
  let components: SnbtCompound = {};
  if (text[at] === '[') {
    const read = readComponents(text, at + 1);
    if (!read.ok) return read;
    components = read.components;
    at = read.end;
  }
  let tag: SnbtValue | undefined;
  let count = 1;
  let isPlain = false;
  // Since 1.13 the tag follows the id; before, it follows the numbers.
  for (let round = 0; round < 2; round++) {
    if (text[at] === '{') {
      const read = parseSnbtAt(text, at);
      if (!read.ok) return refuseData(read.error);
      tag = read.value;
      isPlain = round > 0;
      at = read.end;
    }
    const numbers = matchAt(NUMBERS, text, at);
    if (numbers?.[1] !== undefined) count = Number(numbers[1]);
    at += numbers?.[0].length ?? 0;
  }
  if (at < text.length) return refuse(text, 'bad-data', at);
  return {
    ok: true,
    value: { id: id.replace(/^minecraft:/, ''), count, tag, isPlain, components },
  };
}

type ComponentsResult =
  | { readonly ok: true; readonly components: SnbtCompound; readonly end: number }
  | { readonly ok: false; readonly error: ItemSyntaxError };

function readComponents(text: string, start: number): ComponentsResult {
  const components: Record<string, SnbtValue> = {};
  let at = start;
  while (text[at] !== ']') {
    const [all, isRemoved, name] = matchAt(COMPONENT, text, at) ?? [];
    if (all === undefined || name === undefined) return refuse(text, 'bad-data', at);
    at += all.length;
    if (!isRemoved) {
      if (text[at] !== '=') return refuse(text, 'bad-data', at);
      const value = parseSnbtAt(text, at + 1);
      if (!value.ok) return refuseData(value.error);
      components[name.replace(/^minecraft:/, '')] = value.value;
      at = value.end;
    }
    at += matchAt(/\s*,?\s*/y, text, at)?.[0].length ?? 0;
  }
  return { ok: true, components, end: at + 1 };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function refuseData({ code, ...place }: SnbtError) {
  const error = { ...place, code: code === 'named-escape' ? code : 'bad-data' } as const;
  return { ok: false, error } as const;
}

function refuse(text: string, code: ItemSyntaxError['code'], at: number) {
  return { ok: false, error: problemAt(text, code, at) } as const;
}
