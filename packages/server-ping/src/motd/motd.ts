import {
  type Component,
  createText,
  expandLegacy,
  NO_STYLE,
  readServerMessage,
  sameStyle,
  splitComponentLines,
  toPlain,
} from '@fucina/minecraft-text';
import type { ServerEdition } from '@fucina/server-address';
import { cutDeepJson, MAX_STATUS_DEPTH } from '../java/shallow-json.ts';
import { cleanText } from '../plain-text.ts';

interface MotdBudget {
  readonly components: number;
  readonly characters: number;
  readonly runs: number;
  readonly lines: number;
}

/** Keeps an answer small enough to cache, whatever a server sends. */
const MOTD_BUDGET: MotdBudget = {
  components: 2000,
  characters: 4096,
  runs: 512,
  lines: 8,
};

// Formatting codes take characters of the source that are not shown.
const SOURCE_PER_CHARACTER = 4;

/** A server's description as the lines of its entry in the server list. No description gives no lines. */
export function readMotd(
  description: unknown,
  edition: ServerEdition,
  budget: MotdBudget = MOTD_BUDGET,
): readonly Component[] {
  const parts = readServerMessage(decodeText(description), {
    maxComponents: budget.components,
    maxCharacters: budget.characters * SOURCE_PER_CHARACTER,
  });
  const texts = parts.map((part) => createText(cleanText(toPlain(part)), part.style));
  // The game removes § together with a following character that is no code.
  const options = { char: '§', invalid: 'drop', edition } as const;
  const runs = cutRuns(expandLegacy(createText('', NO_STYLE, texts), options), budget);
  if (runs.length === 0) return [];
  return splitComponentLines(createText('', NO_STYLE, runs)).slice(0, budget.lines);
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

/** Joins neighbors of equal style and leaves out what exceeds the budget. */
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
