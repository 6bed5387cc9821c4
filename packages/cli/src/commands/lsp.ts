import process from 'node:process';
import { serveDocuments } from '@fucina/language-server';
import type { Command } from 'commander';
import { createConnection } from 'vscode-languageserver/node';
import manifest from '../../package.json' with { type: 'json' };
import type { CommandContext } from '../command.ts';
import { ownDisk } from '../lsp/own-disk.ts';

export function define(command: Command, { option, language }: CommandContext): void {
  command.addOption(option('--stdio', 'lsp_stdio')).action(() => {
    // It ends the process when the editor says so, closes stdin, or is no longer there.
    const connection = createConnection(process.stdin, process.stdout);
    serveDocuments(connection, ownDisk(language), CLOCK, manifest.version);
  });
}

const CLOCK = {
  now: () => performance.now(),
  after(ms: number, work: () => void) {
    const timer = setTimeout(work, ms);
    return { cancel: () => clearTimeout(timer) };
  },
};
