import { changesOf, FolderPlan, fitsKeys, type PlanOptions } from '@fucina/config-text';
import { changeFile, writePatch } from '@fucina/config-text/file';
import type { LanguageCode } from '@fucina/site';
import type { ListedFile } from '../files/find-files.ts';
import { type Language, languageOf } from '../language.ts';
import { loadSettings } from '../settings/load-settings.ts';
import type { Settings } from '../settings/settings-of.ts';
import { fileError } from './file-error.ts';
import { type FileMessages, messagesOf } from './file-messages.ts';
import { type ConfigResult, type OpenedConfig, openConfig } from './open-config.ts';

/** How texts are converted; all of it can be sent to another thread. */
export interface PartOptions
  extends Pick<PlanOptions, 'from' | 'to' | 'style' | 'hex' | 'meaning'> {
  readonly profile: string | undefined;
  readonly includesUnsure: boolean;
  /** Patterns of keys, as those of profiles. */
  readonly only: string | undefined;
  readonly skip: string | undefined;
  /** What is done with the result. */
  readonly result: 'patch' | 'bytes' | 'none';
}

export type ConvertedFile =
  | {
      readonly ok: true;
      readonly path: string;
      readonly messages: FileMessages;
      readonly isChanged: boolean;
      /** A change was not made for another reason than that files of this format are only checked. */
      readonly hasFailed: boolean;
      readonly old: Uint8Array;
      readonly result: Uint8Array;
    }
  | {
      readonly ok: false;
      readonly path: string;
      readonly message: string;
      readonly isSkipped: boolean;
    };

const NOTHING = new Uint8Array();

export interface PartConversion {
  readonly options: PartOptions;
  readonly config: string | undefined;
  readonly language: LanguageCode;
}

/** Converts files in a thread of its own. */
export async function createPartConversion({ options, config, language: code }: PartConversion) {
  const language = languageOf({ LANG: code });
  const settings = await loadSettings(config, language);
  return (files: readonly ListedFile[]) => convertPart(files, options, settings, language);
}

/** Converts the texts of files: all those of a plugin together, because the prefix of a text may be in another file. */
export async function convertPart(
  files: readonly ListedFile[],
  options: PartOptions,
  settings: Settings,
  language: Language,
): Promise<readonly ConvertedFile[]> {
  const folder = new FolderPlan();
  const opened: { readonly path: string; readonly config: ConfigResult }[] = [];
  for (const file of files) {
    const { path } = file;
    try {
      const config = await openConfig(file, settings.profileOf(path, options.profile), language);
      if (config.ok) {
        const planned = planOptions(path, config.value, options, settings);
        folder.add({ path, file: config.value.file, options: planned });
      }
      opened.push({ path, config });
    } catch (error) {
      throw fileError(path, error, language);
    }
  }
  return opened.map(({ path, config }): ConvertedFile => {
    if (!config.ok) return { path, ...config };
    try {
      return convertOpened(path, config.value, folder, options, language);
    } catch (error) {
      throw fileError(path, error, language);
    }
  });
}

function convertOpened(
  path: string,
  config: OpenedConfig,
  folder: FolderPlan,
  options: PartOptions,
  language: Language,
): ConvertedFile {
  const { file } = config;
  const planned = [...folder.plan(path)].filter(({ text }) => isWanted(config, text, options));
  const changes = changesOf(planned, options.includesUnsure);
  const changed = changeFile(file, changes);
  return {
    ok: true,
    path,
    messages: messagesOf(path, config, { planned, changes, changed }, language),
    isChanged: changed.edits.length > 0,
    hasFailed: changed.dropped.some(({ reason }) => reason !== 'read-only'),
    old: options.result === 'bytes' ? file.bytes : NOTHING,
    result: {
      patch: () => writePatch(path, file, changed.edits).bytes,
      bytes: () => changed.bytes,
      none: () => NOTHING,
    }[options.result](),
  };
}

function isWanted({ file }: OpenedConfig, text: number, { only, skip }: PartOptions): boolean {
  const keys = file.texts[text]?.path ?? [];
  const isLeftOut = skip !== undefined && fitsKeys(keys, skip);
  return !isLeftOut && (only === undefined || fitsKeys(keys, only));
}

function planOptions(
  path: string,
  { profile }: OpenedConfig,
  { from, to, style, hex, meaning, includesUnsure }: PartOptions,
  settings: Settings,
): PlanOptions {
  const decisionOf = settings.decisionFor(path);
  return {
    profile,
    convertsLongTexts: includesUnsure,
    ...(from && { from }),
    ...(to && { to }),
    ...(style && { style }),
    ...(hex && { hex }),
    ...(meaning && { meaning }),
    ...(decisionOf && { decisionOf }),
  };
}
