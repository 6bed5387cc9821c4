import { toSmallCaps } from '@fucina/minecraft-text';
import type { Command } from 'commander';
import type { CommandContext } from '../command.ts';
import { linesOf } from '../input.ts';
import type { Terminal } from '../terminal.ts';

export function define(command: Command, { terminal, language, option }: CommandContext): void {
  command
    .argument('[text...]', language.say('argument_text'))
    .addOption(option('--codes', 'option_codes').default(false))
    .action((text, options) => smallCaps(text, options, terminal));
}

async function smallCaps(
  words: readonly string[],
  options: { readonly codes: boolean },
  terminal: Terminal,
): Promise<void> {
  const lines = words.length > 0 ? [words.join(' ')] : linesOf('-', terminal);
  for await (const line of lines) {
    await terminal.print(`${toSmallCaps(line, { skipCodes: options.codes })}\n`);
  }
}
