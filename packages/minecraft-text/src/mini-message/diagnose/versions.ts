import { compareVersions, FEATURES, type Feature } from '@fucina/game-versions';
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

/** What the game must be able to do to show it. */
const GAME: Readonly<Record<string, Feature>> = {
  gradient: 'hex-colors',
  rainbow: 'hex-colors',
  pride: 'hex-colors',
  transition: 'hex-colors',
  font: 'fonts',
  lang_or: 'translation-fallback',
  tr_or: 'translation-fallback',
  translate_or: 'translation-fallback',
  shadow: 'shadow-color',
  '!shadow': 'shadow-color',
  sprite: 'object-text',
  head: 'object-text',
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
  const needed: Feature | undefined = isCustomClick
    ? 'custom-clicks'
    : (GAME[name] ?? (usesHex ? 'hex-colors' : undefined));
  return [
    ...tooNew('needs-newer-adventure', sinceAdventure, adventure),
    ...tooNew('needs-newer-game', needed && FEATURES[needed], game),
  ];
}

function tooNew(
  code: 'needs-newer-adventure' | 'needs-newer-game',
  since: string | undefined,
  version: string | undefined,
): Pick<Diagnostic, 'code' | 'severity' | 'detail'>[] {
  if (since === undefined || version === undefined) return [];
  return compareVersions(version, since) < 0 ? [{ code, severity: 'warning', detail: since }] : [];
}
