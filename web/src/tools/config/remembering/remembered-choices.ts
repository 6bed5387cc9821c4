import type { Field } from '@fucina/tool-state';
import { createStoredValue } from '../../../state/stored-value.ts';
import {
  type Decisions,
  type FileDecisions,
  type Verdict,
  verdictOf,
} from '../session/decisions.ts';
import type { StudioFile } from '../session/studio-file.ts';
import type { TextRow } from '../worker/protocol.ts';

/** What was decided about a text; `text` and `setting`: what it is. */
type Choice = Exclude<Verdict, 'none'> | 'text' | 'setting';

/** Of one file. Paths and keys, with accepted texts, are kept as hashes, and texts not at all. */
interface RememberedFile {
  readonly path: string;
  readonly profile?: string | undefined;
  readonly choices: readonly (readonly [key: string, choice: Choice])[];
}

export interface RememberedChoices {
  readonly isOn: boolean;
  /** The newest last. */
  readonly files: readonly RememberedFile[];
}

const NOTHING: RememberedChoices = { isOn: false, files: [] };
const CHOICES: readonly Choice[] = ['accepted', 'rejected', 'text', 'setting'];
/** Storage has room for about five million characters in all. */
const MOST_CHARACTERS = 1_000_000;

const choicesField: Field<RememberedChoices> = {
  initial: NOTHING,
  write: ({ isOn, files }) => (isOn ? JSON.stringify(files) : ''),
  read(text) {
    if (text === '') return NOTHING;
    try {
      const files: unknown = JSON.parse(text);
      return Array.isArray(files) && files.every(isRemembered) ? { isOn: true, files } : undefined;
    } catch {
      return undefined;
    }
  },
};

export const rememberedChoices = createStoredValue('config-choices', choicesField);

/** The choices with those about these files; the oldest are left out where there is no room. */
export function withFiles(
  { isOn, files: old }: RememberedChoices,
  files: readonly StudioFile[],
  decisions: Decisions,
): RememberedChoices {
  const changed = files.flatMap((file): readonly RememberedFile[] => {
    const ofFile = decisions.get(file.id);
    return ofFile === undefined || file.rows.length === 0 ? [] : [rememberedOf(file, ofFile)];
  });
  const paths = new Set(changed.map(({ path }) => path));
  const all = [...old.filter(({ path }) => !paths.has(path)), ...changed].filter(
    ({ profile, choices }) => profile !== undefined || choices.length > 0,
  );
  let characters = 0;
  const kept = all.reverse().filter((file) => {
    characters += JSON.stringify(file).length + 1;
    return characters <= MOST_CHARACTERS;
  });
  return { isOn, files: kept.reverse() };
}

/** What was decided about a file of this path before; undefined if nothing was. */
export function recall(
  { files }: RememberedChoices,
  { path, rows }: StudioFile,
): FileDecisions | undefined {
  const hash = hashOf(path);
  const found = files.find((file) => file.path === hash);
  if (found === undefined) return undefined;
  const byKey = new Map(found.choices);
  const hasAccepted = found.choices.some(([, choice]) => choice === 'accepted');
  const verdicts = new Uint8Array(rows.length);
  const kinds = new Map<number, 'text' | 'setting'>();
  for (const [text, row] of rows.entries()) {
    if (hasAccepted && byKey.get(acceptedHash(row)) === 'accepted') verdicts[text] = 1;
    const choice = byKey.get(hashOf(row.key));
    if (choice === 'rejected') verdicts[text] = 2;
    if (choice === 'text' || choice === 'setting') kinds.set(text, choice);
  }
  return {
    verdicts,
    kinds,
    written: new Map(),
    profile: found.profile,
    fixes: [],
    convertsLongTexts: false,
  };
}

function rememberedOf({ path, rows }: StudioFile, decisions: FileDecisions): RememberedFile {
  const choices = rows.flatMap((row, text): RememberedFile['choices'] => {
    const verdict = verdictOf(decisions, text);
    // A text that was written by hand is not kept, so neither is that it was accepted.
    const isKept = verdict !== 'none' && !decisions.written.has(text);
    const choice = decisions.kinds.get(text) ?? (isKept ? verdict : undefined);
    if (choice === undefined) return [];
    return [[choice === 'accepted' ? acceptedHash(row) : hashOf(row.key), choice]];
  });
  const { profile } = decisions;
  return { path: hashOf(path), ...(profile !== undefined && { profile }), choices };
}

/** Somebody looked at this very text: another one under the same key is not accepted with it. */
function acceptedHash({ key, value }: TextRow): string {
  return hashOf(`${key}\0${value}`);
}

function isRemembered(file: unknown): file is RememberedFile {
  if (typeof file !== 'object' || file === null) return false;
  const path: unknown = Reflect.get(file, 'path');
  const profile: unknown = Reflect.get(file, 'profile');
  const choices: unknown = Reflect.get(file, 'choices');
  return (
    typeof path === 'string' &&
    (profile === undefined || typeof profile === 'string') &&
    Array.isArray(choices) &&
    choices.every((pair: unknown) => Array.isArray(pair) && CHOICES.includes(pair[1]))
  );
}

const PRIME = 0x100000001b3n;
const BASIS = 0xcbf29ce484222325n;

/** FNV-1a with 64 bits: enough to tell keys apart, and nobody reads a name in it. */
function hashOf(text: string): string {
  let hash = BASIS;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  }
  return hash.toString(36);
}
