import { note } from '../note.ts';
import { needsPosix, quoteAnywhere } from '../quoting.ts';
import { programArguments, type Target, writesAll } from './target.ts';

/** Only the arguments, to be used after any `java`. */
export const flags: Target = {
  jarNames: 'posix',
  file: { name: 'java-flags.txt', lineEnd: '\n', executable: false, beforeNonAscii: '' },
  runs: { restart: false, javaCheck: false, folders: false, window: true },
  cannotWrite: writesAll,
  write: (launch) => programArguments(launch).map(quoteAnywhere).join(' '),
  notes: (launch) => (programArguments(launch).some(needsPosix) ? [note('posix-quoting')] : []),
};
