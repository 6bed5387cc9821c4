import type { Command } from 'commander';
import { addCheckOptions, type WhatIsChecked } from '../check-options.ts';
import { CliError } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { addReadingOptions, type ReadingOptions } from '../files-options.ts';
import type { Terminal } from '../terminal.ts';
import { check } from './check.ts';

type WatchOptions = WhatIsChecked & ReadingOptions;

export function define(command: Command, { terminal, language, option }: CommandContext): void {
  command.argument('<files...>', language.say('argument_files'));
  addReadingOptions(addCheckOptions(command, option), option).action((files, options) =>
    watch(files, options, terminal),
  );
}

/** Checks files, and again after each change, until the program is ended. */
async function watch(
  patterns: readonly string[],
  options: WatchOptions,
  terminal: Terminal,
): Promise<never> {
  const { tell, language } = terminal;
  const [{ watchFiles }, { IGNORE_FILE }, { findSettings, SETTINGS_FILE }] = await Promise.all([
    import('../files/watch-files.ts'),
    import('../files/find-files.ts'),
    import('../settings/load-settings.ts'),
  ]);
  const wanted = { ...options, format: 'text', allowNoFiles: true } as const;
  // What is wrong with the command line itself ends it at once.
  await check(patterns, { ...options, format: 'text' }, terminal);
  const { ignorePath = IGNORE_FILE, config = findSettings() ?? SETTINGS_FILE } = options;
  const changes = watchFiles(patterns, [ignorePath, config]);
  for (;;) {
    tell('', language.say('watch_waiting'));
    const [first = '', ...others] = await changes.next();
    tell(
      '',
      others.length === 0
        ? language.say('watch_changed', { file: first })
        : language.say('watch_changed_more', { file: first, count: others.length }),
    );
    try {
      await check(patterns, wanted, terminal);
    } catch (thrown) {
      // Half-written settings, for example: the next change may mend them.
      if (!(thrown instanceof CliError)) throw thrown;
      tell(...thrown.lines);
    }
  }
}
