import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { SETTINGS_FILE } from '../settings/load-settings.ts';
import { reasonOf } from '../system-error.ts';
import type { Terminal } from '../terminal.ts';

export function define(command: Command, { terminal, language }: CommandContext): void {
  command
    .argument('[folders...]', language.say('argument_init'))
    .action((folders: string[]) => init(folders, terminal));
}

/** Settings for the folders, with each plugin that nobody knows as a question to answer. */
async function init(folders: readonly string[], { language, tell }: Terminal): Promise<void> {
  const { say } = language;
  const [{ unknownPlugins }, { newSettings }] = await Promise.all([
    import('../config/unknown-plugins.ts'),
    import('../settings/new-settings.ts'),
  ]);
  const unknown = await unknownPlugins(folders, language);
  const text = newSettings(unknown, language);
  await writeFile(SETTINGS_FILE, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const file = SETTINGS_FILE;
    if (error.code === 'EEXIST') throw new CliError(say('init_exists', { file }));
    throw new CliError(say('cannot_write', { file, reason: reasonOf(error, language) }));
  });
  tell(say(unknown.length > 0 ? 'init_asks' : 'init_done', { file: SETTINGS_FILE }));
}
