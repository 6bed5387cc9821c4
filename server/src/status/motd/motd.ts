// A server's description as the lines of its entry in the server list. Whatever a stranger sends, the work and the
// result stay within the budget; the tree is walked with a list of its own, never by recursion.
import {
  type Component,
  createText,
  expandLegacy,
  NO_STYLE,
  type Style,
  sameStyle,
  splitLines,
  toPlain,
} from '@fucina/minecraft-text';
import type { Edition } from '@fucina/server-address';
import { field, isObject, list } from '../json-field.ts';
import { cleanText } from '../plain-text.ts';
import { readComponentStyle } from './component-style.ts';
import { expandTranslation } from './translation.ts';

interface Pending {
  readonly value: unknown;
  readonly style: Style;
  readonly depth: number;
}

interface Node {
  readonly text: string;
  readonly style: Style;
  readonly children: readonly { readonly value: unknown; readonly style: Style }[];
}

interface MotdBudget {
  readonly depth: number;
  readonly components: number;
  readonly characters: number;
  readonly runs: number;
  readonly lines: number;
}

// The game discards what nests deeper than 16 (26.x); the rest keeps an answer small enough to cache.
const MOTD_BUDGET: MotdBudget = {
  depth: 16,
  components: 2000,
  characters: 4096,
  runs: 512,
  lines: 8,
};

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
  const pending: Pending[] = [{ value: decodeText(description), style: NO_STYLE, depth: 1 }];
  let room = budget.characters * SOURCE_PER_CHARACTER;
  let components = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    components += 1;
    if (next.depth > budget.depth || components > budget.components) continue;
    const { text, style, children } = readNode(next, budget.components - components);
    const kept = cleanText(text.slice(0, room));
    room -= kept.length;
    if (kept !== '') texts.push(createText(kept, style));
    for (const child of children.toReversed()) pending.push({ ...child, depth: next.depth + 1 });
  }
  return texts;
}

function readNode({ value, style }: Pending, room: number): Node {
  if (Array.isArray(value)) {
    // The first element is the parent of the others.
    const [first, ...rest] = value.slice(0, room);
    const inner = readComponentStyle(first, style);
    return { text: '', style, children: [{ value: first, style }, ...styled(rest, inner)] };
  }
  if (!isObject(value)) return { text: primitiveText(value), style, children: [] };
  const inner = readComponentStyle(value, style);
  const extra = list(field(value, 'extra')).slice(0, room);
  const text = field(value, 'text');
  const parts = text === undefined ? (expandTranslation(value, room) ?? []) : [];
  return { text: primitiveText(text), style: inner, children: styled([...parts, ...extra], inner) };
}

function styled(values: readonly unknown[], style: Style): Node['children'] {
  return values.map((value) => ({ value, style }));
}

function primitiveText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

/** Some plugins write their component as JSON inside the string. */
function decodeText(description: unknown): unknown {
  if (typeof description !== 'string' || !/^\s*[[{]/.test(description)) return description;
  try {
    return JSON.parse(description);
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
