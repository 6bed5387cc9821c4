import { MINI_MESSAGE_PRESETS, type MiniMessagePreset } from '@fucina/minecraft-text/mini-message';
import type { Command } from 'commander';
import type { CommandContext } from './command.ts';
import { type InputFormat, inputFormatOption } from './formats.ts';
import { versionNumber, wholeNumber } from './option-values.ts';

/** What is looked for, and how it is shown, once or again and again. */
export interface WhatIsChecked {
  readonly from: InputFormat;
  readonly rule?: readonly string[];
  readonly notes: boolean;
  readonly jobs?: number;
  readonly adventure?: string;
  readonly game?: string;
  readonly preset?: MiniMessagePreset;
  readonly color?: boolean;
}

export function addCheckOptions(command: Command, option: CommandContext['option']): Command {
  return command
    .addOption(inputFormatOption(option))
    .addOption(
      option('--rule <rule>', 'option_rule').argParser((typed, before: string[] = []) => [
        ...before,
        typed,
      ]),
    )
    .addOption(option('--notes', 'option_notes').default(false))
    .addOption(option('--jobs <number>', 'option_jobs').argParser(wholeNumber))
    .addOption(option('--adventure <version>', 'option_adventure').argParser(versionNumber))
    .addOption(option('--game <version>', 'option_game').argParser(versionNumber))
    .addOption(option('--preset <preset>', 'option_preset').choices(MINI_MESSAGE_PRESETS))
    .addOption(option('--color', 'option_color_always'))
    .addOption(option('--no-color', 'option_color_never'));
}
