import { readFile } from 'node:fs/promises';
import { findProfile, guessProfile, PROFILES, type Profile } from '@fucina/config-text';
import { type OpenedFile, openFile } from '@fucina/config-text/file';
import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';
import { UNREADABLE_RULES } from '../rules/rules.ts';
import type { ListedFile } from './find-files.ts';
import { findingSentence } from './finding-sentences.ts';

export interface OpenedConfig {
  readonly file: OpenedFile;
  readonly profile: Profile;
}

export type ConfigResult =
  | { readonly ok: true; readonly value: OpenedConfig }
  | { readonly ok: false; readonly rule: string; readonly message: string };

/** A config file with the profile that it is read by. */
export async function openConfig(
  { path, bytes: given }: ListedFile,
  profileId: string | undefined,
  language: Language,
): Promise<ConfigResult> {
  const { say } = language;
  const wanted = profileOf(profileId, say);
  let bytes = given;
  try {
    bytes ??= await readFile(path);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const rule = 'file/unreadable';
    return { ok: false, rule, message: say(UNREADABLE_RULES[rule], { file: path, reason }) };
  }
  const opened = await openFile(path, bytes);
  if (!opened.ok) {
    const { code } = opened.error;
    return { ok: false, rule: code, message: findingSentence({ rule: code }, language) };
  }
  const file = opened.value;
  const profile = wanted ?? guessProfile(path, file.content).profile;
  return { ok: true, value: { file, profile } };
}

function profileOf(id: string | undefined, say: Language['say']): Profile | undefined {
  const profile = id === undefined ? undefined : findProfile(id);
  if (id !== undefined && profile === undefined) {
    const known = PROFILES.map((one) => one.id).join(', ');
    throw new CliError(say('unknown_profile', { word: id, known }));
  }
  return profile;
}
