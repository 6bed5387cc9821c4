import type { CliKey, Language } from './language.ts';

const SENTENCES: Readonly<Record<string, CliKey>> = {
  ENOENT: 'reason_missing',
  EACCES: 'reason_no_permission',
  EPERM: 'reason_no_permission',
  EROFS: 'reason_read_only',
  EISDIR: 'reason_folder',
  ENOTDIR: 'reason_no_folder',
  EEXIST: 'reason_no_folder',
  ELOOP: 'reason_loop',
  ENOSPC: 'reason_full',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'reason_encoding',
};

/** Why the system refuses a file; for what is rare, by its name for that. */
export function reasonOf(error: unknown, { say }: Language): string {
  if (!(error instanceof Error && 'code' in error)) return String(error);
  const code = String(error.code);
  const key = SENTENCES[code];
  return key === undefined ? code : say(key);
}
