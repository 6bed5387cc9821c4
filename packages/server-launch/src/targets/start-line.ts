import { note } from '../note.ts';
import { quoteBatch } from '../quoting/batch.ts';
import { programArguments, type Target } from './target.ts';

/** The specification's line for a .bat file: opens a window of its own and returns at once. */
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
  // `start` takes a first word in quotes for the window's title, hence the empty one.
  write: (launch) => `start "" java ${programArguments(launch).map(quoteBatch).join(' ')}`,
  notes: (launch) => (programArguments(launch).some(isBeyondAscii) ? [note('code-page-line')] : []),
};

export function quoteIn(argument: string): string | undefined {
  return argument.includes('"') ? '"' : undefined;
}

export function isBeyondAscii(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}
