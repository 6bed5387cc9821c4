import { compareVersions, since } from '@fucina/game-versions';
import type { TagSource } from '../tag-source.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The first Adventure version that supports a tag; older versions treat it as text. */
const ADVENTURE: Readonly<Record<string, string>> = {
  selector: '4.11',
  sel: '4.11',
  lang_or: '4.13',
  tr_or: '4.13',
  translate_or: '4.13',
  score: '4.13',
  nbt: '4.13',
  data: '4.13',
  pride: '4.18',
  shadow: '4.18',
  '!shadow': '4.18',
  sprite: '4.25',
  head: '4.25',
};

/** The first game version that can show it. */
const GAME: Readonly<Record<string, string>> = {
  gradient: since.hexColors,
  rainbow: since.hexColors,
  pride: since.hexColors,
  transition: since.hexColors,
  font: since.fonts,
  lang_or: since.translationFallback,
  tr_or: since.translationFallback,
  translate_or: since.translationFallback,
  shadow: since.shadowColor,
  '!shadow': since.shadowColor,
  sprite: since.objectText,
  head: since.objectText,
};

export interface Versions {
  /** For example `4.20`. */
  readonly adventure?: string;
  /** For example `1.21.4`. */
  readonly game?: string;
}

export function findTooNew(
  { name, args }: TagSource,
  { adventure, game }: Versions,
): Pick<Diagnostic, 'code' | 'severity' | 'detail'>[] {
  const usesHex = name.startsWith('#') || args[0]?.startsWith('#');
  const isCustomClick = name === 'click' && args[0]?.toLowerCase() === 'custom';
  const sinceAdventure = isCustomClick ? '4.25' : ADVENTURE[name];
  const sinceGame = isCustomClick
    ? since.customClicks
    : (GAME[name] ?? (usesHex ? since.hexColors : undefined));
  return [
    ...tooNew('needs-newer-adventure', sinceAdventure, adventure),
    ...tooNew('needs-newer-game', sinceGame, game),
  ];
}

function tooNew(
  code: 'needs-newer-adventure' | 'needs-newer-game',
  first: string | undefined,
  version: string | undefined,
): Pick<Diagnostic, 'code' | 'severity' | 'detail'>[] {
  if (first === undefined || version === undefined) return [];
  return compareVersions(version, first) < 0 ? [{ code, severity: 'warning', detail: first }] : [];
}
