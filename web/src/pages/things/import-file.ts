import type { LanguageCode } from '@fucina/site';
import type { Translate } from '../../words/translate.ts';
import { type FileError, type Import, MAX_FILE_BYTES, planImport, readBackup } from './backup.ts';
import type { Changes } from './change-stored.ts';
import { importSentence } from './import-sentence.ts';
import type { Entries } from './kinds.ts';

type Opened =
  | {
      readonly ok: true;
      readonly changesOf: (kept: Entries) => Changes;
      /** What was added, once it was. */
      readonly sentence: () => string;
    }
  | { readonly ok: false; readonly error: FileError | 'unreadable' };

/** Reads a file of things, and what it adds to those that are here when it is applied. */
export async function importFile(
  file: File,
  t: Translate,
  language: LanguageCode,
): Promise<Opened> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, error: 'too_big' };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { ok: false, error: 'unreadable' };
  const read = readBackup(text);
  if (!read.ok) return read;
  let plan: Import | undefined;
  return {
    ok: true,
    changesOf(kept) {
      plan = planImport(kept, read.value, new Date());
      return plan.entries;
    },
    sentence: () => (plan ? importSentence(plan, t, language) : ''),
  };
}
