import { chmod, copyFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import {
  changesOf,
  fitsKeys,
  type PlannedText,
  type PlanOptions,
  planFile,
  unifiedDiff,
} from '@fucina/config-text';
import { type ChangedFile, changeFile, type OpenedFile } from '@fucina/config-text/file';
import { CliError, EXIT } from '../cli-error.ts';
import type { CliKey, Language } from '../language.ts';
import { print } from '../output.ts';
import { findFiles } from './find-files.ts';
import { openConfig } from './open-config.ts';
import { dropSentence, reasonSentence } from './reason-sentences.ts';

export interface ConvertFilesOptions extends Omit<PlanOptions, 'profile'> {
  readonly action: 'check' | 'diff' | 'write';
  readonly profile: string | undefined;
  readonly ignorePath: string | undefined;
  readonly includesUnsure: boolean;
  /** Whether the old file is kept beside the new one. */
  readonly keepsOld: boolean;
  /** Patterns of keys, as those of profiles. */
  readonly only: string | undefined;
  readonly skip: string | undefined;
}

const NUMBERS = {
  check: 'files_would_change',
  diff: 'files_would_change',
  write: 'files_written',
} as const satisfies Readonly<Record<ConvertFilesOptions['action'], CliKey>>;

/** Converts the texts in files of plugins, in place or only to show what would change. */
export async function convertFiles(
  patterns: readonly string[],
  options: ConvertFilesOptions,
  language: Language,
): Promise<number> {
  let exitCode: number = EXIT.clean;
  for (const { path } of await findFiles(patterns, options.ignorePath, language)) {
    exitCode = Math.max(exitCode, await convertFile(path, options, language));
  }
  return exitCode;
}

async function convertFile(
  path: string,
  { action, profile: id, includesUnsure, keepsOld, only, skip, ...options }: ConvertFilesOptions,
  language: Language,
): Promise<number> {
  const opened = await openConfig(path, id, language);
  if (!opened.ok) {
    process.stderr.write(`${path}: ${opened.message}\n`);
    return EXIT.problems;
  }
  const { file, profile } = opened.value;
  const planned = planFile(file, { ...options, profile }).filter(({ text }) => {
    const keys = file.texts[text]?.path ?? [];
    const isLeftOut = skip !== undefined && fitsKeys(keys, skip);
    return !isLeftOut && (only === undefined || fitsKeys(keys, only));
  });
  const changed = changeFile(file, changesOf(planned, includesUnsure));
  const isChanged = changed.edits.length > 0;
  if (action === 'diff') {
    await print(unifiedDiff(path.replaceAll('\\', '/'), file.content, changed.edits));
  }
  if (action === 'write' && isChanged) await replaceFile(path, changed.bytes, keepsOld, language);
  const { lines, ...numbers } = summary(path, file, planned, changed, includesUnsure, language);
  const last = language.say(NUMBERS[action], { ...numbers, profile: profile.id });
  process.stderr.write(`${[...lines, `${path}: ${last}`].join('\n')}\n`);
  const isProblem = (action === 'check' && isChanged) || changed.dropped.length > 0;
  return isProblem ? EXIT.problems : EXIT.clean;
}

/** A line for each text that somebody has to look at, and the numbers. */
function summary(
  path: string,
  { texts }: OpenedFile,
  planned: readonly PlannedText[],
  { dropped }: ChangedFile,
  includesUnsure: boolean,
  language: Language,
) {
  const lines: string[] = [];
  const add = (index: number, sentence: string) => {
    const { line = 1, column = 1, path: keys = [] } = texts[index] ?? {};
    lines.push(`${path}:${line}:${column} ${keys.join('.')}: ${sentence}`);
  };
  let [changes, unsure, refused] = [-dropped.length, 0, 0];
  for (const { text, conversion } of planned) {
    if (conversion === undefined) continue;
    const { state, reasons, edits, alternatives } = conversion;
    if (state === 'refused') refused += 1;
    else if (state === 'same' || includesUnsure) changes += edits.length > 0 ? 1 : 0;
    else if (edits.length > 0 || alternatives.length > 0) {
      unsure += 1;
      add(text, reasonSentence(reasons, language));
    }
  }
  for (const { text, reason } of dropped) add(text, dropSentence(reason, language));
  return { lines, changes, unsure, refused };
}

/** Written beside the file first, so that it is never half written. Where the path is a link, its target changes. */
async function replaceFile(
  path: string,
  bytes: Uint8Array,
  keepsOld: boolean,
  { say }: Language,
): Promise<void> {
  const target = await realpath(path);
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    if (keepsOld) await copyFile(target, `${target}.bak`);
    await writeFile(temporary, bytes, { flag: 'wx' });
    await chmod(temporary, (await stat(target)).mode);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CliError(say('cannot_write', { file: path, reason }), EXIT.problems);
  }
}
