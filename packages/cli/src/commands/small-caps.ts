import { toSmallCaps } from '@fucina/minecraft-text';
import type { Command } from 'commander';
import type { CommandContext } from '../command.ts';
import { linesOf } from '../input.ts';
import type { Language } from '../language.ts';
import { print } from '../output.ts';

export function define(command: Command, { language, option }: CommandContext): void {
  command
    .argument('[text...]', language.say('argument_text'))
    .addOption(option('--codes', 'option_codes').default(false))
    .action((text, options) => smallCaps(text, options, language));
}

async function smallCaps(
  words: readonly string[],
  options: { readonly codes: boolean },
  language: Language,
): Promise<void> {
  const lines = words.length > 0 ? [words.join(' ')] : linesOf('-', language);
  for await (const line of lines) {
    await print(`${toSmallCaps(line, { skipCodes: options.codes })}\n`);
  }
}
