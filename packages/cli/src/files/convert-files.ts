import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import {
  changesOf,
  findProfile,
  guessProfile,
  type PlannedText,
  type Profile,
  planFile,
  unifiedDiff,
} from '@fucina/config-text';
import { type ChangedFile, changeFile, type OpenedFile, openFile } from '@fucina/config-text/file';
import { CliError, EXIT } from '../cli-error.ts';
import type { CliKey, Language } from '../language.ts';
import { print } from '../output.ts';

export interface ConvertFilesOptions {
  readonly action: 'check' | 'diff' | 'write';
  readonly from: 'auto' | 'legacy' | 'minimessage' | 'json';
  readonly to: 'minimessage' | 'legacy' | 'section' | 'json';
  readonly profile?: string;
  readonly style?: 'open' | 'closed';
  readonly includeUnsure: boolean;
}

const OPEN_ERRORS = {
  'file/unknown-format': 'files_unknown_format',
  'file/too-big': 'files_too_big',
  'file/binary': 'files_binary',
} as const satisfies Readonly<Record<string, CliKey>>;

/** Converts the texts in files of plugins, in place or only to show what would change. */
export async function convertFiles(
  files: readonly string[],
  options: ConvertFilesOptions,
  language: Language,
): Promise<number> {
  let exitCode: number = EXIT.clean;
  for (const file of files) {
    const code = await convertFile(file, options, language);
    exitCode = Math.max(exitCode, code);
  }
  return exitCode;
}

async function convertFile(
  file: string,
  options: ConvertFilesOptions,
  language: Language,
): Promise<number> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new CliError(language.say('cannot_read', { file, reason: reasonOf(error) }));
  });
  const opened = await openFile(basename(file), bytes);
  if (!opened.ok) {
    process.stderr.write(`${language.say(OPEN_ERRORS[opened.error.code], { file })}\n`);
    return EXIT.problems;
  }
  const profile = profileFor(file, opened.value, options, language);
  const { from, to, style, includeUnsure, action } = options;
  const planned = planFile(opened.value, { profile, from, to, ...(style && { style }) });
  const changed = changeFile(opened.value, changesOf(planned, includeUnsure));
  const isChanged = changed.edits.length > 0;
  if (action === 'diff') {
    await print(unifiedDiff(file.replaceAll('\\', '/'), opened.value.content, changed.edits));
  }
  if (action === 'write' && isChanged) await replaceFile(file, changed.bytes, language);
  process.stderr.write(
    report(file, opened.value, planned, changed, { profile, options, language }),
  );
  const isProblem = (action === 'check' && isChanged) || changed.dropped.length > 0;
  return isProblem ? EXIT.problems : EXIT.clean;
}

function profileFor(
  file: string,
  { content }: OpenedFile,
  { profile: id }: ConvertFilesOptions,
  { say }: Language,
): Profile {
  if (id === undefined) return guessProfile(file, content).profile;
  const profile = findProfile(id);
  if (profile === undefined) throw new CliError(say('files_unknown_profile', { id }));
  return profile;
}

interface Reported {
  readonly profile: Profile;
  readonly options: ConvertFilesOptions;
  readonly language: Language;
}

/** A line for each text that somebody has to look at, and one with the numbers. */
function report(
  file: string,
  { texts }: OpenedFile,
  planned: readonly PlannedText[],
  { dropped }: ChangedFile,
  { profile, options, language: { say } }: Reported,
): string {
  const lines: string[] = [];
  const place = (index: number) => {
    const { line = 1, column = 1, path = [] } = texts[index] ?? {};
    return `${file}:${line}:${column} ${path.join('.')}`;
  };
  let [changes, unsure, refused] = [0, 0, 0];
  for (const { text, conversion } of planned) {
    if (conversion === undefined) continue;
    const { state, reasons, edits, alternatives } = conversion;
    if (state === 'refused') refused += 1;
    else if (state === 'same' || options.includeUnsure) changes += edits.length > 0 ? 1 : 0;
    else if (edits.length > 0 || alternatives.length > 0) {
      unsure += 1;
      lines.push(`${place(text)}: ${say('files_unsure', { reasons: reasons.join(', ') })}`);
    }
  }
  for (const { text, reason } of dropped) {
    lines.push(`${place(text)}: ${say('files_dropped', { reason })}`);
  }
  const key = options.action === 'write' ? 'files_written' : 'files_would_change';
  const values = { changes: changes - dropped.length, unsure, refused, profile: profile.id };
  return `${[...lines, `${file}: ${say(key, values)}`].join('\n')}\n`;
}

/** Writes beside the file first, so that it is never half written. Where the path is a link, its target changes. */
async function replaceFile(file: string, bytes: Uint8Array, { say }: Language): Promise<void> {
  const target = await realpath(file);
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(temporary, bytes, { flag: 'wx' });
    await chmod(temporary, (await stat(target)).mode);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw new CliError(say('cannot_write', { file, reason: reasonOf(error) }), EXIT.problems);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
