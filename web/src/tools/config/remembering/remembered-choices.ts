import { askedPlaceOf } from '@fucina/config-text/inner';
import type { Field } from '@fucina/tool-state';
import { createStoredValue } from '../../../state/stored-value.ts';
import {
  ITEMS,
  type PluginAnswer,
  type PluginAnswers,
  READS,
} from '../questions/plugin-answers.ts';
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
  /** About plugins, by the hash of their place. */
  readonly answers: readonly RememberedAnswer[];
}

type RememberedAnswer = readonly [place: string, answer: PluginAnswer];

const NOTHING: RememberedChoices = { isOn: false, files: [], answers: [] };
const CHOICES: readonly Choice[] = ['accepted', 'rejected', 'text', 'setting'];
/** Storage has room for about five million characters in all. */
const MAX_CHARACTERS = 1_000_000;
/** More than the plugins of several servers. */
const MAX_ANSWERS = 1000;

const choicesField: Field<RememberedChoices> = {
  initial: NOTHING,
  write: ({ isOn, files, answers }) => (isOn ? JSON.stringify({ files, answers }) : ''),
  read(text) {
    if (text === '') return NOTHING;
    try {
      const kept: unknown = JSON.parse(text);
      // Before answers were kept, there was only the list of files.
      const { files, answers = [] } = Array.isArray(kept) ? { files: kept } : Object(kept);
      const isWhole =
        Array.isArray(files) &&
        files.every(isRemembered) &&
        Array.isArray(answers) &&
        answers.every(isAnswer);
      return isWhole ? { isOn: true, files, answers } : undefined;
    } catch {
      return undefined;
    }
  },
};

export const rememberedChoices = createStoredValue('config-choices', choicesField);

/** The choices with those about these files; the oldest are left out where there is no room. */
export function withFiles(
  { files: old, ...rest }: RememberedChoices,
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
    return characters <= MAX_CHARACTERS;
  });
  return { ...rest, files: kept.reverse() };
}

/** The choices with these answers; the oldest are left out where there are too many. */
export function withAnswers(
  { answers: old, ...rest }: RememberedChoices,
  answers: PluginAnswers,
): RememberedChoices {
  const given = Array.from(answers, ([place, answer]): RememberedAnswer => [hashOf(place), answer]);
  const places = new Set(given.map(([place]) => place));
  const all = [
    ...old.filter(([place]) => !places.has(place)),
    ...given.filter(([, { reads, items }]) => reads !== undefined || items !== undefined),
  ];
  return { ...rest, answers: all.slice(-MAX_ANSWERS) };
}

/** What was answered before about the plugins of these files. */
export function recallAnswers(
  { answers }: RememberedChoices,
  files: readonly Pick<StudioFile, 'path'>[],
): PluginAnswers {
  const byPlace = new Map(answers);
  const places = new Set(files.map(({ path }) => askedPlaceOf(path)));
  return new Map(
    [...places].flatMap((place) => {
      // Files without a folder are others the next time.
      const answer = place === '' ? undefined : byPlace.get(hashOf(place));
      return answer === undefined ? [] : [[place, answer] as const];
    }),
  );
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
    corrected: new Set(),
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

function isAnswer(pair: unknown): pair is RememberedAnswer {
  if (!Array.isArray(pair) || typeof pair[0] !== 'string') return false;
  const { reads, items } = Object(pair[1]);
  return isOneOf(READS, reads) && isOneOf(ITEMS, items);
}

function isOneOf(values: readonly unknown[], value: unknown): boolean {
  return value === undefined || values.includes(value);
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
