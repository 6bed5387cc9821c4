import { click } from './click.ts';
import { color } from './color.ts';
import { bold, italic, obfuscated, strikethrough, underlined } from './decorations.ts';
import { font } from './font.ts';
import { gradient } from './gradient.ts';
import { head } from './head.ts';
import { hover } from './hover.ts';
import { insert } from './insert.ts';
import { keybind } from './keybind.ts';
import { nbt } from './nbt.ts';
import { newline } from './newline.ts';
import { pride } from './pride.ts';
import { rainbow } from './rainbow.ts';
import { reset } from './reset.ts';
import { score } from './score.ts';
import { selector } from './selector.ts';
import { shadow } from './shadow.ts';
import { sprite } from './sprite.ts';
import type { TagDefinition } from './tag.ts';
import { transition } from './transition.ts';
import { translatable, translatableOr } from './translatable.ts';

/** The order matters for writing: when styles are written together, an earlier tag is the outer one. */
export const TAGS: readonly TagDefinition[] = [
  hover,
  click,
  insert,
  font,
  color,
  shadow,
  bold,
  italic,
  underlined,
  strikethrough,
  obfuscated,
  gradient,
  rainbow,
  pride,
  transition,
  newline,
  reset,
  keybind,
  translatable,
  translatableOr,
  selector,
  score,
  nbt,
  sprite,
  head,
];
