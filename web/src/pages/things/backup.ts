import { UNREADABLE } from '../../state/storage.ts';
import { type Entries, type Kind, kindOf } from './kinds.ts';
import { mergeEntry } from './merge.ts';

/** The version of the file; it changes when older versions of the site could not read it. */
const VERSION = 1;
/** Browsers keep about five million characters for a site. */
export const MAX_FILE_BYTES = 20_000_000;

export type FileError = 'too_big' | 'not_json' | 'not_ours' | 'newer' | 'damaged';

export type BackupResult =
  | { readonly ok: true; readonly value: ReadonlyMap<string, unknown> }
  | { readonly ok: false; readonly error: FileError };

/** `fucina-2026-11-22.json`, with the date where the visitor is. */
export function fileName(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `fucina-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.json`;
}

/** Everything in one file. */
export function writeBackup(entries: Entries, now: Date): string {
  const kept = Object.fromEntries(entries);
  return `${JSON.stringify({ fucina: VERSION, exported: now.toISOString(), kept }, null, 2)}\n`;
}

export function readBackup(text: string): BackupResult {
  if (text.length > MAX_FILE_BYTES) return { ok: false, error: 'too_big' };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { ok: false, error: 'not_json' };
  }
  if (!isRecord(file) || !Object.hasOwn(file, 'fucina')) return { ok: false, error: 'not_ours' };
  const { fucina, kept } = file;
  if (typeof fucina === 'number' && fucina > VERSION) return { ok: false, error: 'newer' };
  if (fucina !== VERSION || !isRecord(kept)) return { ok: false, error: 'damaged' };
  return { ok: true, value: new Map(Object.entries(kept)) };
}

/** What an import changes. */
export interface Import {
  readonly entries: Entries;
  readonly added: Readonly<Partial<Record<Kind, number>>>;
  readonly leftOut: number;
}

/** Adds the things of a file to those that are here. What cannot be read is set aside as it is. */
export function planImport(here: Entries, file: ReadonlyMap<string, unknown>, now: Date): Import {
  const entries = new Map<string, string>();
  const added: Partial<Record<Kind, number>> = {};
  const unknown: [string, unknown][] = [];
  let leftOut = 0;
  for (const [name, value] of file) {
    const merged = typeof value === 'string' ? readEntry(name, here.get(name), value) : undefined;
    if (merged === undefined) {
      unknown.push([name, value]);
      continue;
    }
    leftOut += merged.leftOut;
    if (merged.added === 0) continue;
    const kind = kindOf(name);
    added[kind] = (added[kind] ?? 0) + merged.added;
    entries.set(name, merged.text);
  }
  const aside = JSON.stringify(Object.fromEntries(unknown));
  if (unknown.length > 0 && ![...here.values()].includes(aside)) {
    entries.set(`import-${now.toISOString()}${UNREADABLE}`, aside);
    added.aside = (added.aside ?? 0) + unknown.length;
  }
  return { entries, added, leftOut };
}

function readEntry(name: string, mine: string | undefined, theirs: string) {
  // Names that this version does not know are set aside together: a file may hold anything.
  const isKnown = kindOf(name) !== 'aside' || SET_ASIDE.test(name);
  return isKnown ? mergeEntry(name, mine, theirs) : undefined;
}

/** What was set aside by this version, such as `presets.skulls.unreadable`. */
const SET_ASIDE = /^[\w.:-]{1,100}\.unreadable$/;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
