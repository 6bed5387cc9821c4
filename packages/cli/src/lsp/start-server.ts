import { serveDocuments } from '@fucina/language-server';
import type { Connection } from 'vscode-languageserver';
import manifest from '../../package.json' with { type: 'json' };
import type { Language } from '../language.ts';
import { ownDisk } from './own-disk.ts';

/** Serves an editor on this computer. The connection ends the process when the editor says so, or is no longer there. */
export function startServer(connection: Connection, language: Language): void {
  serveDocuments(connection, ownDisk(language), CLOCK, manifest.version);
}

const CLOCK = {
  now: () => performance.now(),
  after(ms: number, work: () => void) {
    const timer = setTimeout(work, ms);
    return { cancel: () => clearTimeout(timer) };
  },
};
