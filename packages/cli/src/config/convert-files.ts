import { joinPlaceOf } from '@fucina/config-text/inner';
import { EXIT } from '../cli-error.ts';
import type { ListedFile } from '../files/find-files.ts';
import type { Output } from '../output.ts';
import type { Settings } from '../settings/settings-of.ts';
import type { Terminal } from '../terminal.ts';
import type { Writer } from '../writing/writer.ts';
import { ConvertMessages } from './convert-messages.ts';
import { type ConvertedFile, convertPart, type PartOptions } from './convert-part.ts';

/** What is done with a converted file. */
export type ConvertAction =
  /** Only the numbers are told; with `isCheck`, a file that would change is a problem. */
  | { readonly kind: 'summary'; readonly isCheck: boolean }
  | { readonly kind: 'diff'; readonly output: Output }
  | { readonly kind: 'print'; readonly output: Output }
  | { readonly kind: 'write'; readonly writer: Writer; readonly isCopy: boolean };

export interface ConvertFilesOptions extends Omit<PartOptions, 'result'> {
  readonly action: ConvertAction;
  readonly settings: Settings;
  /** The file of the settings, if one is named. */
  readonly config: string | undefined;
  readonly isQuiet: boolean;
  /** How many threads there are, if somebody says so. */
  readonly jobs: number | undefined;
}

const RESULTS = { summary: 'none', diff: 'patch', print: 'bytes', write: 'bytes' } as const;

/** Converts the texts in files of plugins, in place or only to show what would change. */
export async function convertFiles(
  files: readonly ListedFile[],
  options: ConvertFilesOptions,
  terminal: Terminal,
): Promise<number> {
  const { action, isQuiet } = options;
  let exitCode: number = EXIT.clean;
  const converted = await convertAll(
    files.filter(({ isIgnored }) => !isIgnored),
    options,
    terminal,
  );
  for (const file of files) {
    const result = converted.get(file.path);
    if (result?.ok) continue;
    // Whoever replaces a file by what comes out of here should not lose it.
    if (action.kind === 'print') await action.output.print(file.bytes ?? '');
    if (result === undefined) continue;
    if (!result.isSkipped || !isQuiet) terminal.tell(`${result.path}: ${result.message}`);
    if (!result.isSkipped) exitCode = EXIT.problems;
  }
  const done = files.flatMap(({ path }) => converted.get(path) ?? []).filter((file) => file.ok);
  const isWritten = action.kind === 'write' || action.kind === 'print';
  const messages = new ConvertMessages({ files: done.length, isWritten, isQuiet }, terminal);
  for (const file of done) {
    const refusal = await act(action, file);
    messages.tellFile(file.messages, refusal);
    const wouldChange = action.kind === 'summary' && action.isCheck && file.isChanged;
    // That files of a format are only checked is no reason for a build to fail each time.
    if (wouldChange || file.hasFailed || refusal !== undefined) exitCode = EXIT.problems;
  }
  messages.tellAll();
  return exitCode;
}

/** By path. Big folders are converted by several threads, plugin after plugin. */
async function convertAll(
  files: readonly ListedFile[],
  { action, settings, config, jobs, isQuiet: _, ...others }: ConvertFilesOptions,
  { program, language, showProgress }: Terminal,
): Promise<ReadonlyMap<string, ConvertedFile>> {
  const options = {
    ...others,
    style: others.style ?? settings.style,
    result: RESULTS[action.kind],
  };
  const converted = new Map<string, ConvertedFile>();
  const add = (part: readonly ConvertedFile[]) => {
    for (const file of part) converted.set(file.path, file);
  };
  const { shareOut } = await import('../threads/share-out.ts');
  const { count, parts } = shareOut(files, jobs, joinPlaceOf);
  if (program === undefined || count === 1) {
    add(await convertPart(files, options, settings, language));
    return converted;
  }
  const { inThreads } = await import('../threads/in-threads.ts');
  const shared = { options, config, language: language.code };
  const results = inThreads({ program, count }, { task: 'convert', shared }, parts);
  for await (const part of results) {
    add(part);
    showProgress(converted.size, files.length);
  }
  return converted;
}

/** Says why a file is not written. */
async function act(
  action: ConvertAction,
  { path, isChanged, old, result }: ConvertedFile & { readonly ok: true },
): Promise<string | undefined> {
  if (action.kind === 'diff' || action.kind === 'print') await action.output.print(result);
  if (action.kind === 'write' && (isChanged || action.isCopy)) {
    return action.writer.write(path, result, old);
  }
  return undefined;
}
