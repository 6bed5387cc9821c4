import { diagnoseMiniMessage } from '@fucina/minecraft-text';
import type { MiniMessagePreset } from '@fucina/minecraft-text/mini-message';
import { NEWEST_ADVENTURE } from '../game/games.ts';

/** What reads MiniMessage: a version of Adventure, the newest by default, with all tags or those of a preset. */
export interface MiniMessageLibrary {
  readonly adventure?: string | undefined;
  readonly preset?: MiniMessagePreset | undefined;
}

/** MiniMessage as a library sees it: tags that it does not know are escaped, so that they stay text. */
export function forLibrary(text: string, library: MiniMessageLibrary): string {
  const { adventure = NEWEST_ADVENTURE, preset = 'DEFAULT' } = library;
  if (adventure === NEWEST_ADVENTURE && preset === 'DEFAULT') return text;
  let result = '';
  let at = 0;
  for (const { from, to, code } of diagnoseMiniMessage(text, { adventure, preset })) {
    if (!STAYS_TEXT.has(code) || from < at) continue;
    result += text.slice(at, from) + text.slice(from, to).replace(TAG_START, '\\<');
    at = to;
  }
  return result + text.slice(at);
}

/** The arguments of a tag that is text are text as well. */
const TAG_START = /(?<!\\)</g;
const STAYS_TEXT: ReadonlySet<string> = new Set([
  'needs-newer-adventure',
  'short-negation',
  'not-in-preset',
]);
