import { NAMED_COLORS } from '../component/named-colors.ts';
import { findTag, TAG_NAMES } from './resolve-tag.ts';
import { CLICK_ACTIONS } from './tags/click.ts';
import { WITH_ARGUMENT } from './tags/color.ts';
import { HOVER_ACTIONS } from './tags/hover.ts';
import { FLAGS } from './tags/pride-flags.ts';

export { TAG_NAMES };

/** What an argument of a tag is, where it is one of few words; a color may be `#rrggbb` too. */
export type ArgumentKind = 'color' | 'click-action' | 'hover-action' | 'flag' | 'off';

export const ARGUMENT_WORDS: Readonly<Record<ArgumentKind, readonly string[]>> = {
  color: NAMED_COLORS.map(({ name }) => name),
  'click-action': CLICK_ACTIONS,
  'hover-action': HOVER_ACTIONS,
  flag: [...FLAGS.keys()],
  off: ['false'],
};

const FIRST_ARGUMENTS: Readonly<Record<string, ArgumentKind>> = {
  shadow: 'color',
  click: 'click-action',
  hover: 'hover-action',
  pride: 'flag',
  bold: 'off',
  italic: 'off',
  underlined: 'off',
  strikethrough: 'off',
  obfuscated: 'off',
};

/** What the argument at an index, counted from 0, of a tag is. */
export function argumentKind(name: string, index: number): ArgumentKind | undefined {
  const main = mainTagName(name);
  if (main === 'gradient' || main === 'transition') return 'color';
  if (index > 0 || main === undefined || name.startsWith('!')) return undefined;
  if (WITH_ARGUMENT.includes(name)) return 'color';
  return Object.hasOwn(FIRST_ARGUMENTS, main) ? FIRST_ARGUMENTS[main] : undefined;
}

/** The first name of a tag, which has others: `bold` for `b`, `color` for `red` and `#ff0000`. */
export function mainTagName(name: string): string | undefined {
  return findTag(name)?.definition.names[0];
}
