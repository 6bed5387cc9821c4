import { compareVersions } from '@fucina/game-versions';
import { CAPABILITIES } from '../../capabilities/capabilities.ts';
import { firstVersion } from '../../capabilities/carries.ts';
import type { TextFeature } from '../../capabilities/text-features.ts';
import type { TagSource } from '../tag-source.ts';
import { WITH_ARGUMENT } from '../tags/color.ts';
import type { MessageFinding } from './diagnostic.ts';

/** What a tag writes, if not every version can show it. */
const FEATURES: Readonly<Record<string, TextFeature>> = {
  gradient: 'hex',
  rainbow: 'hex',
  pride: 'hex',
  transition: 'hex',
  font: 'font',
  key: 'keybind',
  selector: 'selector',
  sel: 'selector',
  lang_or: 'translation-fallback',
  tr_or: 'translation-fallback',
  translate_or: 'translation-fallback',
  score: 'score',
  nbt: 'nbt',
  data: 'nbt',
  shadow: 'shadow',
  '!shadow': 'shadow',
  sprite: 'sprite',
  head: 'head',
};

const PRIDE = '4.18';
/** Flags that were added after the tag. */
const FLAGS: Readonly<Record<string, string>> = { femboy: '5.1', 'intersex inclusive': '5.1' };

export interface Versions {
  /** Of the library, for example `4.20`. */
  readonly adventure?: string | undefined;
  /** Of the game, for example `1.21.4`. */
  readonly version?: string | undefined;
}

/** The first version of the library, and of the game, that knows a tag; older ones treat it as text. */
export function findTooNew(
  { name, args }: TagSource,
  { adventure, version }: Versions,
): Pick<MessageFinding, 'code' | 'severity' | 'detail'>[] {
  const feature = featureOf(name, args);
  const sinceAdventure =
    name === 'pride'
      ? (FLAGS[args[0]?.toLowerCase() ?? ''] ?? PRIDE)
      : feature && firstVersion(CAPABILITIES['mini-message'], feature);
  return [
    ...tooNew('needs-newer-adventure', sinceAdventure, adventure),
    ...tooNew('needs-newer-game', feature && firstVersion(CAPABILITIES.json, feature), version),
  ];
}

function featureOf(name: string, args: readonly string[]): TextFeature | undefined {
  const first = args[0] ?? '';
  if (name === 'click') {
    const action = first.toLowerCase();
    return action === 'custom' || action === 'copy_to_clipboard' ? `click-${action}` : undefined;
  }
  const written = WITH_ARGUMENT.includes(name) ? first : name;
  return written.startsWith('#') ? 'hex' : FEATURES[name];
}

function tooNew(
  code: 'needs-newer-adventure' | 'needs-newer-game',
  first: string | undefined,
  version: string | undefined,
): Pick<MessageFinding, 'code' | 'severity' | 'detail'>[] {
  if (first === undefined || version === undefined) return [];
  return compareVersions(version, first) < 0 ? [{ code, severity: 'warning', detail: first }] : [];
}
