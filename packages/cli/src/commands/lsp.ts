import process from 'node:process';
import type { Command } from 'commander';
import { createConnection } from 'vscode-languageserver/node';
import type { CommandContext } from '../command.ts';
import { startServer } from '../lsp/start-server.ts';

export function define(command: Command, { option, language }: CommandContext): void {
  command.addOption(option('--stdio', 'lsp_stdio')).action(() => {
    startServer(createConnection(process.stdin, process.stdout), language);
  });
}
