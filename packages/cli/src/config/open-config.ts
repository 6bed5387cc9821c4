import { readFile } from 'node:fs/promises';
import { findProfile, guessProfile, PROFILES, type Profile } from '@fucina/config-text';
import { type OpenedFile, openFile } from '@fucina/config-text/file';
import { CliError } from '../cli-error.ts';
import type { CliKey, Language } from '../language.ts';

export interface OpenedConfig {
  readonly file: OpenedFile;
  readonly profile: Profile;
}

export type ConfigResult =
  | { readonly ok: true; readonly value: OpenedConfig }
  | { readonly ok: false; readonly code: string; readonly message: string };

const SENTENCES = {
  'file/too-big': 'file_too_big',
  'file/binary': 'file_binary',
  'file/unknown-format': 'file_unknown_format',
} as const satisfies Readonly<Record<string, CliKey>>;

/** A config file with the profile that it is read by. */
export async function openConfig(
  path: string,
  profileId: string | undefined,
  { say }: Language,
): Promise<ConfigResult> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new CliError(say('cannot_read', { file: path, reason: error.code ?? String(error) }));
  });
  const opened = await openFile(path, bytes);
  if (!opened.ok) {
    const { code } = opened.error;
    return { ok: false, code, message: say(SENTENCES[code]) };
  }
  const file = opened.value;
  const profile = profileOf(profileId, say) ?? guessProfile(path, file.content).profile;
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
