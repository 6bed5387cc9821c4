import { READ_NOTATIONS } from '@fucina/text-workshop';
import type { Option } from 'commander';
import type { CommandContext } from './command.ts';

/** What can be read; `auto` recognizes the notation. */
export const INPUT_FORMATS = { auto: undefined, ...READ_NOTATIONS } as const;
export type InputFormat = keyof typeof INPUT_FORMATS;

export function inputFormatOption(option: CommandContext['option']): Option {
  return option('--from <format>', 'option_from')
    .choices(Object.keys(INPUT_FORMATS))
    .default('auto');
}

/** Formats in which one text may take several lines. */
export function isWholeFile(format: InputFormat): boolean {
  return format === 'json' || format === 'snbt';
}

/** The beginning of JSON or SNBT that goes on in the next line. */
export function opensValue(line: string): boolean {
  return /^\s*[[{]+\s*$/.test(line);
}
