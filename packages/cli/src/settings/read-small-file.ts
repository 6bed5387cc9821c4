import { readFileSync, statSync } from 'node:fs';
import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';
import { slashed } from '../slashed.ts';
import { reasonOf } from '../system-error.ts';

const MAX_BYTES = 2 ** 20;

/** A file that tells us what to do. In CI, a stranger's pull request brings its own: a link to a device never ends. */
export function readSmallFile(path: string, language: Language): string {
  const refused = (reason: string) =>
    new CliError(language.say('cannot_read', { file: slashed(path), reason }));
  try {
    const stats = statSync(path);
    const isSpecial = !stats.isFile() && !stats.isDirectory();
    if (isSpecial) throw refused(language.say('reason_no_file'));
    if (stats.size > MAX_BYTES) throw refused(language.say('reason_too_large'));
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw error instanceof CliError ? error : refused(reasonOf(error, language));
  }
}
