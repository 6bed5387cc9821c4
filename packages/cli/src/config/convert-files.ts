import { changesOf, FolderPlan, fitsKeys, type PlanOptions } from '@fucina/config-text';
import {
  type ChangedFile,
  changeFile,
  type OpenedFile,
  writePatch,
} from '@fucina/config-text/file';
import { EXIT } from '../cli-error.ts';
import type { Output } from '../output.ts';
import type { Settings } from '../settings/settings-of.ts';
import type { Terminal } from '../terminal.ts';
import type { Writer } from '../writing/writer.ts';
import { ConvertMessages } from './convert-messages.ts';
import type { ListedFile } from './find-files.ts';
import { type OpenedConfig, openConfig } from './open-config.ts';

/** What is done with a converted file. */
export type ConvertAction =
  /** Only the numbers are told; with `isCheck`, a file that would change is a problem. */
  | { readonly kind: 'summary'; readonly isCheck: boolean }
  | { readonly kind: 'diff'; readonly output: Output }
  | { readonly kind: 'print'; readonly output: Output }
  | { readonly kind: 'write'; readonly writer: Writer; readonly isCopy: boolean };

export interface ConvertFilesOptions
  extends Pick<PlanOptions, 'from' | 'to' | 'style' | 'hex' | 'meaning'> {
  readonly action: ConvertAction;
  readonly settings: Settings;
  readonly profile: string | undefined;
  readonly includesUnsure: boolean;
  readonly isQuiet: boolean;
  /** Patterns of keys, as those of profiles. */
  readonly only: string | undefined;
  readonly skip: string | undefined;
}

/** Converts the texts in files of plugins, in place or only to show what would change. */
export async function convertFiles(
  files: readonly ListedFile[],
  options: ConvertFilesOptions,
  terminal: Terminal,
): Promise<number> {
  const { action, includesUnsure, isQuiet } = options;
  const folder = new FolderPlan();
  const opened: { readonly path: string; readonly config: OpenedConfig }[] = [];
  let exitCode: number = EXIT.clean;
  // The prefix of a text may be in another file.
  for (const file of files) {
    const { path } = file;
    if (file.isIgnored) {
      if (action.kind === 'print') await action.output.print(file.bytes ?? '');
      continue;
    }
    const profile = options.settings.profileOf(path, options.profile);
    const config = await openConfig(file, profile, terminal.language);
    if (config.ok) {
      folder.add({
        path,
        file: config.value.file,
        options: planOptions(path, config.value, options),
      });
      opened.push({ path, config: config.value });
    } else {
      if (!config.isSkipped || !isQuiet) terminal.tell(`${path}: ${config.message}`);
      if (!config.isSkipped) exitCode = EXIT.problems;
      // Whoever replaces a file by what comes out of here should not lose it.
      if (action.kind === 'print') await action.output.print(file.bytes ?? '');
    }
  }
  const messages = new ConvertMessages(
    {
      files: opened.length,
      isWritten: action.kind === 'write' || action.kind === 'print',
      ...{ includesUnsure, isQuiet },
    },
    terminal,
  );
  for (const { path, config } of opened) {
    const planned = [...folder.plan(path)].filter(({ text }) => isWanted(config, text, options));
    const changed = changeFile(config.file, changesOf(planned, includesUnsure));
    const refusal = await act(action, path, config.file, changed);
    messages.tellFile({ path, config, planned, changed, refusal });
    const wouldChange = action.kind === 'summary' && action.isCheck && changed.edits.length > 0;
    // That files of a format are only checked is no reason for a build to fail each time.
    const hasFailed = changed.dropped.some(({ reason }) => reason !== 'read-only');
    const isProblem = wouldChange || hasFailed || refusal !== undefined;
    if (isProblem) exitCode = EXIT.problems;
  }
  messages.tellAll();
  return exitCode;
}

function isWanted(
  { file }: OpenedConfig,
  text: number,
  { only, skip }: ConvertFilesOptions,
): boolean {
  const keys = file.texts[text]?.path ?? [];
  const isLeftOut = skip !== undefined && fitsKeys(keys, skip);
  return !isLeftOut && (only === undefined || fitsKeys(keys, only));
}

function planOptions(
  path: string,
  { profile }: OpenedConfig,
  { from, to, style, hex, meaning, settings, includesUnsure }: ConvertFilesOptions,
): PlanOptions {
  const wantedStyle = style ?? settings.style;
  const decisionOf = settings.decisionFor(path);
  return {
    profile,
    convertsLongTexts: includesUnsure,
    ...(from && { from }),
    ...(to && { to }),
    ...(wantedStyle && { style: wantedStyle }),
    ...(hex && { hex }),
    ...(meaning && { meaning }),
    ...(decisionOf && { decisionOf }),
  };
}

/** Says why a file is not written. */
async function act(
  action: ConvertAction,
  path: string,
  file: OpenedFile,
  { bytes, edits }: ChangedFile,
): Promise<string | undefined> {
  if (action.kind === 'diff') await action.output.print(writePatch(path, file, edits).bytes);
  if (action.kind === 'print') await action.output.print(bytes);
  if (action.kind === 'write' && (edits.length > 0 || action.isCopy)) {
    return action.writer.write(path, bytes, file.bytes);
  }
  return undefined;
}
