import { giveHead, headOfWho, targetNeeds } from '@fucina/minecraft-item';
import { newestFamilyId } from '@fucina/minecraft-item/inner';
import { explainGive } from '@fucina/minecraft-item/messages';
import { readWho } from '@fucina/minecraft-profile';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { versionNumber, wholeNumber } from '../option-values.ts';
import type { Terminal } from '../terminal.ts';

interface HeadCommandOptions {
  readonly version?: string;
  readonly target?: string;
  readonly count?: number;
  readonly name?: string;
}

export function define(command: Command, { terminal, language, option }: CommandContext): void {
  command
    .argument('<who>', language.say('argument_who'))
    .addOption(option('--version <version>', 'option_game').argParser(versionNumber))
    .addOption(option('--target <target>', 'option_target'))
    .addOption(option('--count <number>', 'option_count').argParser(wholeNumber))
    .addOption(option('--name <text>', 'option_name'))
    .action((who, options) => head(who, options, terminal));
}

/** The give command for the head that a texture's hash, URL or value, a uuid or a player's name means. */
async function head(
  typed: string,
  { version, ...options }: HeadCommandOptions,
  { language: { code, say }, print, tell }: Terminal,
): Promise<void> {
  const who = readWho(typed);
  const head = who.ok ? headOfWho(who.value) : undefined;
  if (head === undefined) throw new CliError(say('head_who', { typed }));
  const made = giveHead({ ...options, ...head, version, short: true });
  if (!made.ok) throw new CliError(explainGive(made.error, { version }, code));
  await print(`${made.value}\n`);
  const release = targetNeeds(options.target ?? '', version ?? newestFamilyId);
  if (release !== undefined) tell(say('head_target_needs', { release }));
}
