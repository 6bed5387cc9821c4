import type { Command } from 'commander';
import { bash } from './bash.ts';
import { describeCommand, describeOptions } from './described-commands.ts';
import { fish } from './fish.ts';
import { zsh } from './zsh.ts';

const WRITERS = { bash, zsh, fish };

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** A script that completes commands, options and their values; derived from the program itself. */
export function completionScript(program: Command, shell: Shell): string {
  return WRITERS[shell](program.commands.map(describeCommand), describeOptions(program));
}
