import { note } from '../note.ts';
import { quoteArgumentFile } from '../quoting.ts';
import { type Target, writesAll } from './target.ts';

/** `user_jvm_args.txt` of Forge and NeoForge, or a file for `java @file` (Java 9 and later). */
export const argumentFile: Target = {
  jarNames: 'posix',
  file: { name: 'user_jvm_args.txt', lineEnd: '\n', executable: false, beforeNonAscii: '' },
  runs: { restart: false, javaCheck: false, folders: false, window: true },
  cannotWrite: writesAll,
  write: (launch) => launch.jvm.map(quoteArgumentFile).join('\n'),
  notes: () => [note('arguments-only')],
};
