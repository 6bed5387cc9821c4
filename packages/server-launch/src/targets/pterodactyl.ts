import { note } from '../note.ts';
import { programArguments, type Target } from './target.ts';

// The panel limits all memory that Java uses; the heap is the largest part of it.
const HEAP_PERCENT = 85;

/** The startup line of a Pterodactyl or Pelican panel, which supports no quotes and no shell features. */
export const pterodactyl: Target = {
  jarNames: 'word',
  file: { name: 'startup.txt', lineEnd: '\n', executable: false, beforeNonAscii: '' },
  runs: { restart: false, javaCheck: false, folders: false, window: false },
  cannotWrite: (argument) => /[^A-Za-z0-9._/:=+,@%-]/u.exec(argument)?.[0],
  write: (launch) => {
    const others = programArguments(launch).filter((argument) => !/^-Xm[sx]/.test(argument));
    return [
      'java -Xms128M',
      `-XX:MaxRAMPercentage=${HEAP_PERCENT}.0`,
      '-Dterminal.jline=false',
      '-Dterminal.ansi=true',
      ...others,
    ].join(' ');
  },
  notes: () => [note('panel-memory', 'info', { percent: HEAP_PERCENT })],
};
