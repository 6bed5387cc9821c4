import { readFile, stat } from 'node:fs/promises';
import type { Profile } from '@fucina/config-text';
import { type OpenedFile, openFile } from '@fucina/config-text/file';
import { withShownNotation } from '@fucina/config-text/inner';
import { CliError } from '../cli-error.ts';
import type { ListedFile } from '../files/find-files.ts';
import { findingSentence } from '../finding-sentences.ts';
import type { Language } from '../language.ts';
import { UNREADABLE_RULES } from '../rules/rules.ts';
import { profileFor, type WantedProfile } from '../settings/wanted-profile.ts';
import { reasonOf } from '../system-error.ts';

export interface OpenedConfig {
  readonly file: OpenedFile;
  readonly profile: Profile;
}

export type ConfigResult =
  | { readonly ok: true; readonly value: OpenedConfig }
  | {
      readonly ok: false;
      readonly rule: string;
      readonly message: string;
      /** Nobody named the file, and it is no text: it is left out, which is no problem. */
      readonly isSkipped: boolean;
    };

/** A config file with the profile that it is read by. */
export async function openConfig(
  { path, bytes: given, isFound }: ListedFile,
  wanted: WantedProfile | undefined,
  language: Language,
): Promise<ConfigResult> {
  const { say } = language;
  let bytes = given;
  try {
    bytes ??= await readConfig(path, language);
  } catch (error) {
    const reason = error instanceof CliError ? error.message : reasonOf(error, language);
    const rule = 'file/unreadable';
    const message = say(UNREADABLE_RULES[rule], { file: path, reason });
    return { ok: false, rule, message, isSkipped: false };
  }
  const opened = await openFile(path, bytes);
  if (!opened.ok) {
    const { code } = opened.error;
    const isSkipped = isFound && code !== 'file/too-big';
    const message = findingSentence({ code: code }, language);
    return { ok: false, rule: code, message, isSkipped };
  }
  const file = opened.value;
  const found = profileFor(path, file.content, wanted, language);
  const profile = withShownNotation(found, file.texts);
  return { ok: true, value: { file, profile } };
}

/** A stranger's folder may have a device or a pipe, or a link to one, which never ends. */
async function readConfig(path: string, { say }: Language): Promise<Uint8Array> {
  const stats = await stat(path);
  if (!stats.isFile() && !stats.isDirectory()) throw new CliError(say('reason_no_file'));
  return readFile(path);
}
