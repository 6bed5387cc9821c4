import type { Field } from '@fucina/tool-state';
import { createStoredValue, type StoredValue } from './stored-value.ts';

/** A named state of a tool. */
export interface Preset {
  readonly name: string;
  /** The state as in a link of the tool, so that both are read by the same code. */
  readonly query: string;
}

export type Presets = readonly Preset[];

export const MAX_NAME = 60;
/** Of one tool. */
export const MAX_PRESETS = 100;
/** The browser keeps about five million characters of a site. */
export const MAX_QUERY = 200_000;

/** The presets of a tool, newest first, as JSON: `[["name", "text=a&bold=1"]]`. */
export const presetsField: Field<Presets> = {
  initial: [],
  write: (presets) => JSON.stringify(presets.map(({ name, query }) => [name, query])),
  read(text) {
    const pairs = readJson(text);
    if (!Array.isArray(pairs) || pairs.length > MAX_PRESETS || !pairs.every(isPair)) {
      return undefined;
    }
    const presets = pairs.map(([name, query]) => ({ name, query }));
    return new Set(presets.map(({ name }) => name)).size === presets.length ? presets : undefined;
  },
};

const stores = new Map<string, StoredValue<Presets>>();

export function presetsOf(tool: string): StoredValue<Presets> {
  const known = stores.get(tool);
  if (known) return known;
  const created = createStoredValue(`presets.${tool}`, presetsField);
  stores.set(tool, created);
  return created;
}

/** What people type as a name, as it is kept; undefined when there is nothing to read in it. */
export function presetName(typed: string): string | undefined {
  const name = typed.replace(/\s+/g, ' ').trim();
  return name === '' || name.length > MAX_NAME ? undefined : name;
}

/** The preset replaces one with its name, or comes first. A list that is full stays as it is. */
export function withPreset(presets: Presets, preset: Preset): Presets {
  const at = presets.findIndex(({ name }) => name === preset.name);
  if (at !== -1) return presets.with(at, preset);
  return presets.length < MAX_PRESETS ? [preset, ...presets] : presets;
}

/** A preset that was deleted, back at its place; nothing changes when there is no room or the name is taken meanwhile. */
export function withPresetAt(presets: Presets, preset: Preset, at: number): Presets {
  const isTaken = presets.some(({ name }) => name === preset.name);
  return isTaken || presets.length >= MAX_PRESETS ? presets : presets.toSpliced(at, 0, preset);
}

export function withoutPreset(presets: Presets, name: string): Presets {
  return presets.filter((preset) => preset.name !== name);
}

/** Nothing changes when the name is another preset's. */
export function renamePreset(presets: Presets, from: string, to: string): Presets {
  if (presets.some(({ name }) => name === to)) return presets;
  return presets.map((preset) => (preset.name === from ? { ...preset, name: to } : preset));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPair(pair: unknown): pair is [string, string] {
  if (!Array.isArray(pair) || pair.length !== 2) return false;
  const [name, query] = pair as unknown[];
  return (
    typeof name === 'string' &&
    presetName(name) === name &&
    typeof query === 'string' &&
    query.length <= MAX_QUERY
  );
}
