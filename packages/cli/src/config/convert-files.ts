import process from 'node:process';
import {
  changesOf,
  FolderPlan,
  fitsKeys,
  type PlannedText,
  type PlanOptions,
  unifiedDiff,
} from '@fucina/config-text';
import { type ChangedFile, changeFile, type OpenedFile } from '@fucina/config-text/file';
import { EXIT } from '../cli-error.ts';
import type { CliKey, Language } from '../language.ts';
import { type Output, print } from '../output.ts';
import type { Settings } from '../settings/settings-of.ts';
import type { Writer } from '../writing/writer.ts';
import type { ListedFile } from './find-files.ts';
import { dropSentence, reasonSentence } from './finding-sentences.ts';
import { type OpenedConfig, openConfig } from './open-config.ts';

/** What is done with a converted file. */
export type ConvertAction =
  /** Only the numbers are told; with `isCheck`, a file that would change is a problem. */
  | { readonly kind: 'summary'; readonly isCheck: boolean }
  | { readonly kind: 'diff'; readonly output: Output }
  /** To stdout. */
  | { readonly kind: 'print' }
  | { readonly kind: 'write'; readonly writer: Writer; readonly isCopy: boolean };

export interface ConvertFilesOptions extends Pick<PlanOptions, 'from' | 'to' | 'style'> {
  readonly action: ConvertAction;
  readonly settings: Settings;
  readonly profile: string | undefined;
  readonly includesUnsure: boolean;
  readonly isQuiet: boolean;
  /** Patterns of keys, as those of profiles. */
  readonly only: string | undefined;
  readonly skip: string | undefined;
}

const NUMBERS = {
  summary: 'files_would_change',
  diff: 'files_would_change',
  print: 'files_written',
  write: 'files_written',
} as const satisfies Readonly<Record<ConvertAction['kind'], CliKey>>;

/** Converts the texts in files of plugins, in place or only to show what would change. */
export async function convertFiles(
  files: readonly ListedFile[],
  options: ConvertFilesOptions,
  language: Language,
): Promise<number> {
  const folder = new FolderPlan();
  const opened: { readonly path: string; readonly config: OpenedConfig }[] = [];
  let exitCode: number = EXIT.clean;
  // The prefix of a text may be in another file.
  for (const file of files) {
    const { path } = file;
    if (file.isIgnored) {
      await print(file.bytes ?? '');
      continue;
    }
    const profile = options.profile ?? options.settings.profileOf(path);
    const config = await openConfig(file, profile, language);
    if (config.ok) {
      folder.add({
        path,
        file: config.value.file,
        options: planOptions(path, config.value, options),
      });
      opened.push({ path, config: config.value });
    } else {
      process.stderr.write(`${path}: ${config.message}\n`);
      exitCode = EXIT.problems;
      // Whoever replaces a file by what comes out of here should not lose it.
      if (options.action.kind === 'print') await print(file.bytes ?? '');
    }
  }
  for (const { path, config } of opened) {
    const planned = [...folder.plan(path)];
    exitCode = Math.max(exitCode, await finishFile(path, config, planned, options, language));
  }
  return exitCode;
}

function planOptions(
  path: string,
  { profile }: OpenedConfig,
  { from, to, style, settings }: ConvertFilesOptions,
): PlanOptions {
  const wantedStyle = style ?? settings.style;
  const decisionOf = settings.decisionFor(path);
  return {
    profile,
    ...(from && { from }),
    ...(to && { to }),
    ...(wantedStyle && { style: wantedStyle }),
    ...(decisionOf && { decisionOf }),
  };
}

async function finishFile(
  path: string,
  { file, profile }: OpenedConfig,
  allPlanned: readonly PlannedText[],
  { action, includesUnsure, isQuiet, only, skip }: ConvertFilesOptions,
  language: Language,
): Promise<number> {
  const planned = allPlanned.filter(({ text }) => {
    const keys = file.texts[text]?.path ?? [];
    const isLeftOut = skip !== undefined && fitsKeys(keys, skip);
    return !isLeftOut && (only === undefined || fitsKeys(keys, only));
  });
  const changed = changeFile(file, changesOf(planned, includesUnsure));
  const isChanged = changed.edits.length > 0;
  const refusal = await act(action, path, file, changed);
  const { toLookAt, notMade, ...numbers } = summary(
    path,
    file,
    planned,
    changed,
    includesUnsure,
    language,
  );
  const last = language.say(NUMBERS[action.kind], { ...numbers, profile: profile.id });
  const lines = isQuiet ? notMade : [...toLookAt, ...notMade];
  if (refusal !== undefined) lines.push(refusal);
  else if (!isQuiet) lines.push(`${path}: ${last}`);
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
  const wouldChange = action.kind === 'summary' && action.isCheck && isChanged;
  const isProblem = wouldChange || changed.dropped.length > 0 || refusal !== undefined;
  return isProblem ? EXIT.problems : EXIT.clean;
}

/** Says why a file is not written. */
async function act(
  action: ConvertAction,
  path: string,
  { content }: OpenedFile,
  { bytes, edits }: ChangedFile,
): Promise<string | undefined> {
  if (action.kind === 'diff') await action.output.print(unifiedDiff(path, content, edits));
  if (action.kind === 'print') await print(bytes);
  if (action.kind === 'write' && (edits.length > 0 || action.isCopy)) {
    return action.writer.write(path, bytes);
  }
  return undefined;
}

/** A line for each text that somebody has to look at or that cannot be changed, and the numbers. */
function summary(
  path: string,
  { texts }: OpenedFile,
  planned: readonly PlannedText[],
  { dropped }: ChangedFile,
  includesUnsure: boolean,
  language: Language,
) {
  const lineOf = (index: number, sentence: string) => {
    const { line = 1, column = 1, path: keys = [] } = texts[index] ?? {};
    return `${path}:${line}:${column} ${keys.join('.')}: ${sentence}`;
  };
  const toLookAt: string[] = [];
  let [changes, refused] = [-dropped.length, 0];
  for (const { text, conversion } of planned) {
    if (conversion === undefined) continue;
    const { state, reasons, edits, alternatives } = conversion;
    if (state === 'refused') refused += 1;
    else if (state === 'same' || includesUnsure) changes += edits.length > 0 ? 1 : 0;
    else if (edits.length > 0 || alternatives.length > 0) {
      toLookAt.push(lineOf(text, reasonSentence(reasons, language)));
    }
  }
  const notMade = dropped.map(({ text, reason }) => lineOf(text, dropSentence(reason, language)));
  return { toLookAt, notMade, changes, unsure: toLookAt.length, refused };
}
