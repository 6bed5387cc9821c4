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
  gradient: '1.16',
  rainbow: '1.16',
  pride: '1.16',
  transition: '1.16',
  font: '1.16',
  lang_or: '1.19.4',
  tr_or: '1.19.4',
  translate_or: '1.19.4',
  shadow: '1.21.4',
  '!shadow': '1.21.4',
  sprite: '1.21.9',
  head: '1.21.9',
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
  const sinceGame = isCustomClick ? '1.21.6' : (GAME[name] ?? (usesHex ? '1.16' : undefined));
  return [
    ...tooNew('needs-newer-adventure', sinceAdventure, adventure),
    ...tooNew('needs-newer-game', sinceGame, game),
  ];
}

function tooNew(
  code: 'needs-newer-adventure' | 'needs-newer-game',
  since: string | undefined,
  version: string | undefined,
): Pick<Diagnostic, 'code' | 'severity' | 'detail'>[] {
  if (since === undefined || version === undefined || !isOlder(version, since)) return [];
  return [{ code, severity: 'warning', detail: since }];
}

function isOlder(version: string, than: string): boolean {
  const theirs = than.split('.');
  const ours = version.split('.');
  for (const [index, part] of theirs.entries()) {
    const difference = Number(ours[index] ?? 0) - Number(part);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
