// A server's description as the lines of its entry in the server list. Whatever a stranger sends, the work and the
// result stay within the budget. The tree is walked with a stack, never by recursion.
import {
  type Component,
  createText,
  expandLegacy,
  NO_STYLE,
  readJson,
  type Style,
  sameStyle,
  splitLines,
  toPlain,
} from '@fucina/minecraft-text';
import type { Edition } from '@fucina/server-address';
import { cutDeepJson, MAX_STATUS_DEPTH } from '../java/shallow-json.ts';
import { field, isObject, list } from '../json-field.ts';
import { cleanText } from '../plain-text.ts';
import { readComponentStyle } from './component-style.ts';
import { expandTranslation, type TranslationPart } from './translation.ts';

interface Pending {
  readonly value: unknown;
  readonly style: Style;
  readonly depth: number;
}

interface Child {
  readonly value: unknown;
  readonly style: Style;
  /** 0 for pieces of the component's own text. */
  readonly deeper: 0 | 1;
}

interface Node {
  readonly text: string;
  readonly style: Style;
  readonly children: readonly Child[];
}

interface MotdBudget {
  readonly depth: number;
  readonly components: number;
  readonly characters: number;
  readonly runs: number;
  readonly lines: number;
}

// The depth is the game's (26.x), which counts the whole as 0; the rest keeps an answer small enough to cache.
const MOTD_BUDGET: MotdBudget = {
  depth: 16,
  components: 2000,
  characters: 4096,
  runs: 512,
  lines: 8,
};

/** What the game shows in place of a component that nests too deep. */
const TOO_DEEP = '...';

// Codes take room in the text but none in the list.
const SOURCE_PER_CHARACTER = 4;

/** One component per line. No description gives no lines. */
export function readMotd(
  description: unknown,
  edition: Edition,
  budget: MotdBudget = MOTD_BUDGET,
): readonly Component[] {
  const texts = readTexts(description, budget);
  // What follows § but is no code goes away with it, as in the game.
  const options = { char: '§', invalid: 'drop', edition } as const;
  const runs = cutRuns(expandLegacy(createText('', NO_STYLE, texts), options), budget);
  if (runs.length === 0) return [];
  return splitLines(createText('', NO_STYLE, runs)).slice(0, budget.lines);
}

/** The texts of the tree in reading order, § codes still in them. */
function readTexts(description: unknown, budget: MotdBudget): readonly Component[] {
  const texts: Component[] = [];
  const pending: Pending[] = [{ value: decodeText(description), style: NO_STYLE, depth: 0 }];
  let room = budget.characters * SOURCE_PER_CHARACTER;
  let components = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    components += 1;
    if (components > budget.components) continue;
    const isTooDeep = next.depth > budget.depth;
    const { text, style, children } = isTooDeep
      ? { text: TOO_DEEP, style: next.style, children: [] }
      : readNode(next, budget.components - components);
    const kept = cleanText(text.slice(0, room));
    room -= kept.length;
    if (kept !== '') texts.push(createText(kept, style));
    for (const { deeper, ...child } of children.toReversed()) {
      pending.push({ ...child, depth: next.depth + deeper });
    }
  }
  return texts;
}

function readNode({ value, style }: Pending, room: number): Node {
  // A list is its first element, with the others as further children.
  const rests: (readonly unknown[])[] = [];
  let head = value;
  while (Array.isArray(head)) {
    rests.push(head.slice(1, room));
    [head] = head;
  }
  const inner = isObject(head) ? readComponentStyle(head, style) : style;
  const { text, parts } = isObject(head) ? readContent(head, room) : ownText(primitiveText(head));
  const extra = list(field(head, 'extra')).slice(0, room);
  const own = parts.map(({ value, isArgument }) => childOf(value, inner, isArgument ? 1 : 0));
  const children = [extra, ...rests.reverse()].flat().map((value) => childOf(value, inner, 1));
  return { text, style: inner, children: [...own, ...children] };
}

interface Content {
  readonly text: string;
  readonly parts: readonly TranslationPart[];
}

function ownText(text: string): Content {
  return { text, parts: [] };
}

function readContent(component: unknown, room: number): Content {
  const text = field(component, 'text');
  if (text !== undefined) return ownText(primitiveText(text));
  const parts = expandTranslation(component, room);
  return parts === undefined ? readPicture(component) : { text: '', parts };
}

/** Sprites and heads: the text that the server gives for them, else the one that the game has for them. */
function readPicture(component: unknown): Content {
  const [object, atlas, sprite, player] = ['object', 'atlas', 'sprite', 'player'].map((name) =>
    field(component, name),
  );
  if (sprite === undefined && player === undefined) return ownText('');
  const fallback = field(component, 'fallback');
  if (fallback !== undefined) return { text: '', parts: [{ value: fallback, isArgument: true }] };
  const read = readJson({ object, atlas, sprite, player });
  return ownText(read.ok ? toPlain(read.value) : '');
}

function childOf(value: unknown, style: Style, deeper: 0 | 1): Child {
  return { value, style, deeper };
}

function primitiveText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

/** Some plugins write their component as JSON inside the string. */
function decodeText(description: unknown): unknown {
  if (typeof description !== 'string' || !/^\s*[[{]/.test(description)) return description;
  try {
    return JSON.parse(cutDeepJson(description, MAX_STATUS_DEPTH));
  } catch {
    return description;
  }
}

/** Neighbours of equal style become one run; what goes beyond the budget is left out. */
function cutRuns(flat: Component, budget: MotdBudget): readonly Component[] {
  const runs: Component[] = [];
  let room = budget.characters;
  for (const piece of flat.children.length === 0 ? [flat] : flat.children) {
    const text = toPlain(piece).slice(0, room).toWellFormed();
    const last = runs.at(-1);
    room -= text.length;
    if (text === '') continue;
    if (last && sameStyle(last.style, piece.style)) {
      runs[runs.length - 1] = createText(toPlain(last) + text, piece.style);
    } else if (runs.length < budget.runs) {
      runs.push(createText(text, piece.style));
    }
  }
  return runs;
}
