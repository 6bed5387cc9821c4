import {
  type Component,
  type TextFormat,
  toPlain,
  type Written,
  writeAnsi,
  writeHtml,
  writeJsonText,
  writeLegacy,
  writeMiniMessage,
  writeSnbt,
} from '@fucina/minecraft-text';
import type { Option } from 'commander';
import type { CommandContext } from './command.ts';

/** Names on the command line of what can be read; `auto` recognizes the format. */
export const INPUT_FORMATS = {
  auto: undefined,
  minimessage: 'mini-message',
  legacy: 'legacy-ampersand',
  section: 'legacy-section',
  'bare-hex': 'legacy-bare-hex',
  json: 'json',
  snbt: 'snbt',
  plain: 'plain',
} as const satisfies Readonly<Record<string, TextFormat | undefined>>;
export type InputFormat = keyof typeof INPUT_FORMATS;

export function inputFormatOption(option: CommandContext['option']): Option {
  return option('--from <format>', 'option_from')
    .choices(Object.keys(INPUT_FORMATS))
    .default('auto');
}

export const WRITERS = {
  minimessage: writeMiniMessage,
  legacy: (text) => writeLegacy(text),
  section: (text) => writeLegacy(text, { char: '§' }),
  json: (text) => writeJsonText(text),
  snbt: writeSnbt,
  html: writeHtml,
  ansi: writeAnsi,
  // Whoever asks for the letters alone wants to lose the rest.
  plain: (text) => ({ value: toPlain(text), losses: [] }),
} as const satisfies Readonly<Record<string, (text: Component) => Written<string>>>;
export type OutputFormat = keyof typeof WRITERS;

/** Formats in which one text may take several lines. */
export function isWholeFile(format: InputFormat): boolean {
  return format === 'json' || format === 'snbt';
}

/** The beginning of JSON or SNBT that goes on in the next line. */
export function opensValue(line: string): boolean {
  return /^\s*[[{]+\s*$/.test(line);
}
