import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@fucina/server-address';

const FILE = 'watch.key';
const KEY_BYTES = 32;
const ONLY_OURS = 0o600;

/** The key of the settings, 64 hexadecimal digits, or else of a file in the folder, which is made at the first start. */
export function readSealingKey(
  folder: string,
  given: string | undefined,
): Result<Uint8Array, { readonly code: 'bad-key-file' }> {
  const text = given ?? readOrMake(join(folder, FILE));
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length !== KEY_BYTES) return { ok: false, error: { code: 'bad-key-file' } };
  return { ok: true, value: key };
}

function readOrMake(path: string): string {
  const made = randomBytes(KEY_BYTES).toString('hex');
  try {
    const file = openSync(path, 'wx', ONLY_OURS);
    writeSync(file, `${made}\n`);
    fsyncSync(file);
    closeSync(file);
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readFileSync(path, 'utf8');
  }
}
