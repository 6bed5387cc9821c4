import { changeFile, type TextChange } from '../file/change-file.ts';
import { composeEdits } from '../file/compose-edits.ts';
import { apart, type FixedFile, fixInRounds } from '../file/fix-rounds.ts';
import { type OpenedFile, reopenFile } from '../file/open-file.ts';
import { applyEdits } from '../file/spell-change.ts';
import type { Edit } from '../formats/format.ts';
import { findIgnored } from '../ignores/find-ignored.ts';
import type { ListOptions } from '../plan/list-texts.ts';
import type { Rule, RuleLevel } from '../rules/rules.ts';
import { classifyString } from '../texts/classify-string.ts';
import { problemsFor } from './diagnose-file.ts';
import { type DiagnoseTextOptions, diagnoseText } from './diagnose-text.ts';

export interface FixOptions extends ListOptions, Omit<DiagnoseTextOptions, 'path'> {
  /** Whether somebody wants to know of such a problem. */
  readonly isWanted: (found: { readonly rule: Rule; readonly level: RuleLevel }) => boolean;
}

/** A file in which everything is corrected that has a correction. */
export interface FullyFixed extends FixedFile {
  /** How many problems were corrected. */
  readonly count: number;
}

/** A correction may show another mistake, such as the closing tag of the one that was misspelt. */
const MOST_ROUNDS = 8;

/** Corrects everything that has a correction: first how the file is written, then its texts. */
export async function fixFile(given: OpenedFile, options: FixOptions): Promise<FullyFixed> {
  const spelled = await fixSpelling(given, { file: given, edits: [] }, options);
  const texts = Array.from(spelled.file.texts, (_, text) => text).filter((text) =>
    isText(spelled.file, text, options),
  );
  const fixed = await fixTexts(given, spelled, texts, options);
  return { ...fixed, count: spelled.count + fixed.count };
}

/** Corrects how a file is written, but not its texts. */
export async function fixSpelling(
  given: OpenedFile,
  begun: FixedFile,
  options: FixOptions,
): Promise<FullyFixed> {
  let count = 0;
  const fixed = await fixInRounds(
    given,
    begun,
    (file) => fixesOfFile(file, options),
    (fixes) => {
      count += fixes;
    },
  );
  return { ...fixed, count };
}

function fixesOfFile(file: OpenedFile, { isWanted, profile }: FixOptions): readonly Edit[] {
  const isIgnored = findIgnored(file);
  return problemsFor(file, profile).flatMap((problem) =>
    problem.fix !== undefined && isWanted(problem) && !isIgnored(problem.rule, problem.line)
      ? [problem.fix]
      : [],
  );
}

function isText({ texts }: OpenedFile, text: number, { profile, decisionOf }: FixOptions): boolean {
  const { path = [], value = '' } = texts[text] ?? {};
  const string = { path, value, isString: true };
  return classifyString(string, profile, decisionOf?.(path)).kind !== 'setting';
}

/** Corrects these texts. They keep their numbers. */
export async function fixTexts(
  given: OpenedFile,
  begun: FixedFile,
  texts: readonly number[],
  options: FixOptions,
): Promise<FullyFixed> {
  const { file } = begun;
  const isIgnored = findIgnored(file);
  const counts = new Map<number, number>();
  const changes = texts.flatMap((text): readonly TextChange[] => {
    const { path = [], value = '', line = 1 } = file.texts[text] ?? {};
    const { edits, count } = fixText(value, path, {
      ...options,
      isWanted: (found) => options.isWanted(found) && !isIgnored(found.rule, line),
    });
    counts.set(text, count);
    return count === 0 ? [] : [{ text, edits }];
  });
  const changed = changeFile(file, changes);
  const opened = changed.edits.length === 0 ? undefined : reopenFile(file, changed.bytes);
  if (opened === undefined) return { ...begun, count: 0 };
  const dropped = new Set(changed.dropped.map(({ text }) => text));
  const made = changes.filter(({ text }) => !dropped.has(text));
  return {
    file: opened,
    edits: composeEdits(given.content.length, begun.edits, changed.edits),
    count: made.reduce((sum, { text }) => sum + (counts.get(text) ?? 0), 0),
  };
}

const UNCHANGED = { edits: [], count: 0 };

/** Corrections of one text; none if they do not come to an end. */
function fixText(
  given: string,
  path: readonly string[],
  { profile, isWanted, adventure, game, preset }: FixOptions,
): { readonly edits: readonly Edit[]; readonly count: number } {
  let [value, count] = [given, 0];
  let edits: readonly Edit[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = diagnoseText(value, profile, { path, adventure, game, preset }).filter(isWanted);
    const fixes = apart(
      found.flatMap(({ from, to, fix: insert }) =>
        insert === undefined ? [] : [{ from, to, insert }],
      ),
    );
    if (fixes.length === 0) return { edits, count };
    edits = composeEdits(given.length, edits, fixes);
    value = applyEdits(value, fixes);
    count += fixes.length;
  }
  return UNCHANGED;
}
