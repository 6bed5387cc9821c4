import { changeFile, type TextChange } from '../file/change-file.ts';
import { composeEdits } from '../file/compose-edits.ts';
import { type CorrectedText, correctText } from '../file/correct-text.ts';
import { type FixedFile, fixInRounds } from '../file/fix-rounds.ts';
import { type OpenedFile, reopenFile } from '../file/open-file.ts';
import type { Edit } from '../formats/format.ts';
import { findIgnored } from '../ignores/find-ignored.ts';
import type { ListOptions } from '../plan/list-texts.ts';
import type { Rule, RuleLevel } from '../rules/rules.ts';
import { classifyString } from '../texts/classify-string.ts';
import { problemsFor } from './diagnose-file.ts';
import { type DiagnoseTextOptions, diagnoseText } from './diagnose-text.ts';

export interface FixOptions extends ListOptions, Omit<DiagnoseTextOptions, 'path'> {
  /** Whether somebody wants to know of such a problem. */
  readonly isWanted: (found: { readonly code: Rule; readonly severity: RuleLevel }) => boolean;
}

/** A file in which everything is corrected that has a correction. */
export interface FullyFixed extends FixedFile {
  /** How many problems were corrected. */
  readonly count: number;
}

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
    problem.fix !== undefined && isWanted(problem) && !isIgnored(problem.code, problem.line)
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
  const changes: TextChange[] = [];
  for (const text of texts) {
    const { path = [], value = '', line = 1 } = file.texts[text] ?? {};
    const { edits, count } = await fixText(value, path, {
      ...options,
      isWanted: (found) => options.isWanted(found) && !isIgnored(found.code, line),
    });
    counts.set(text, count);
    if (count > 0) changes.push({ text, edits });
  }
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

function fixText(
  given: string,
  path: readonly string[],
  { profile, isWanted, adventure, version, preset }: FixOptions,
): Promise<CorrectedText> {
  return correctText(given, (value) =>
    diagnoseText(value, profile, { path, adventure, version, preset })
      .filter(isWanted)
      .flatMap(({ from, to, fix: insert }) => (insert === undefined ? [] : [{ from, to, insert }])),
  );
}
