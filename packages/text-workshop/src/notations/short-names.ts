import {
  type Component,
  type LossCode,
  type Written,
  writeAnsi,
  writeHtml,
  writeJsonText,
  writeLegacy,
  writeMiniMessage,
  writePlain,
  writeSnbt,
} from '@fucina/minecraft-text';
import type { SourceFormat } from '../source/formats.ts';

// The names of notations on the command line and in the tools of language models.

/** What can be read, where somebody says which notation it is. */
export const READ_NOTATIONS = {
  minimessage: 'mini-message',
  legacy: 'legacy-ampersand',
  section: 'legacy-section',
  'bare-hex': 'legacy-bare-hex',
  json: 'json',
  snbt: 'snbt',
  plain: 'plain',
} as const satisfies Readonly<Record<string, SourceFormat>>;

export type ReadNotation = keyof typeof READ_NOTATIONS;

/** Whoever asks for the letters alone wants to lose the rest, but knows nothing of letters that only the game has. */
const FILLED_BY_GAME: ReadonlySet<LossCode> = new Set([
  'keybind',
  'translatable',
  'score',
  'selector',
  'nbt',
  'sprite',
  'head',
]);

export const WRITE_NOTATIONS = {
  minimessage: writeMiniMessage,
  legacy: (text) => writeLegacy(text),
  section: (text) => writeLegacy(text, { char: '§' }),
  json: (text) => writeJsonText(text),
  snbt: writeSnbt,
  html: writeHtml,
  ansi: writeAnsi,
  plain: (text) => {
    const { value, losses } = writePlain(text);
    return { value, losses: losses.filter(({ code }) => FILLED_BY_GAME.has(code)) };
  },
} as const satisfies Readonly<Record<string, (text: Component) => Written<string>>>;

export type WriteNotation = keyof typeof WRITE_NOTATIONS;

/** `&#rrggbb` and gradients of plugins are variants of the legacy codes, which the reader recognizes by itself. */
export function shortNameOf(format: SourceFormat): ReadNotation | 'give-command' {
  const found = Object.entries(READ_NOTATIONS).find(([, known]) => known === format)?.[0];
  // the keys of that object
  return format === 'give-command' ? format : ((found ?? 'legacy') as ReadNotation);
}
