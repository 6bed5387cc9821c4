// A server's description as the lines of its entry in the server list. Whatever a stranger sends, the work and the
// result stay within the budget; the tree is walked with a list of its own, never by recursion.
import {
  type Component,
  createText,
  NO_STYLE,
  type Style,
  sameStyle,
} from '@fucina/minecraft-text';
import type { Edition } from '@fucina/server-address';
import { field, isObject, list } from '../json-field.ts';
import { cleanText } from '../plain-text.ts';
import { readComponentStyle } from './component-style.ts';
import { readSectionCodes } from './section-codes.ts';
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
export const MOTD_BUDGET: MotdBudget = {
  depth: 16,
  components: 2000,
  characters: 4096,
  runs: 512,
  lines: 8,
};

/** One component per line, its children the runs. No description gives no lines. */
export function readMotd(
  description: unknown,
  edition: Edition,
  budget: MotdBudget = MOTD_BUDGET,
): readonly Component[] {
  const runs = mergeRuns(readRuns(description, edition, budget), budget);
  return runs.length === 0 ? [] : splitLines(runs, budget.lines);
}

function readRuns(
  description: unknown,
  edition: Edition,
  budget: MotdBudget,
): readonly Component[] {
  const runs: Component[] = [];
  const pending: Pending[] = [{ value: decodeText(description), style: NO_STYLE, depth: 1 }];
  let characters = 0;
  let components = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    components += 1;
    if (next.depth > budget.depth || components > budget.components) continue;
    const { text, style, children } = readNode(next, budget.components - components);
    // Codes take room in the text but none in the list: four characters of text for each that may show.
    const cut = cleanText(text.slice(0, budget.characters * 4));
    for (const piece of readSectionCodes(cut, style, edition)) {
      const kept = plainText(piece)
        .slice(0, budget.characters - characters)
        .toWellFormed();
      characters += kept.length;
      if (kept !== '') runs.push(createText(kept, piece.style));
    }
    if (characters >= budget.characters) break;
    for (const child of children.toReversed()) pending.push({ ...child, depth: next.depth + 1 });
  }
  return runs;
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

function mergeRuns(runs: readonly Component[], budget: MotdBudget): readonly Component[] {
  const merged: Component[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && sameStyle(last.style, run.style)) {
      merged[merged.length - 1] = createText(plainText(last) + plainText(run), run.style);
    } else if (merged.length < budget.runs) {
      merged.push(run);
    }
  }
  return merged;
}

function splitLines(runs: readonly Component[], most: number): readonly Component[] {
  const lines: Component[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of plainText(run).split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push(createText(text, run.style));
    }
  }
  return lines.slice(0, most).map((line) => createText('', NO_STYLE, line));
}

function plainText(run: Component): string {
  return run.type === 'text' ? run.text : '';
}
