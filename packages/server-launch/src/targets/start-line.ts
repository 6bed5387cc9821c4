import { note } from '../note.ts';
import { quoteBatch } from '../quoting.ts';
import { programArguments, type Target } from './target.ts';

/** The specified line for a .bat file: opens a new window and returns immediately. */
export const startLine: Target = {
  jarNames: 'windows',
  file: {
    name: 'start.bat',
    lineEnd: '\r\n',
    executable: false,
    beforeNonAscii: 'chcp 65001 >nul\n',
  },
  runs: { restart: false, javaCheck: false, folders: false, window: true },
  cannotWrite: quoteIn,
  // `start` reads a quoted first word as the window title, so an empty title comes first.
  write: (launch) => `start "" java ${programArguments(launch).map(quoteBatch).join(' ')}`,
  notes: (launch) => (programArguments(launch).some(isBeyondAscii) ? [note('code-page-line')] : []),
};

export function quoteIn(argument: string): string | undefined {
  return argument.includes('"') ? '"' : undefined;
}

export function isBeyondAscii(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}
