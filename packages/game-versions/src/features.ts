import { isAtLeast } from './order.ts';
import type { ReleaseName } from './releases.ts';

/** What texts, items and servers can do, with the release that brought it. */
export const FEATURES = {
  // Texts
  'keybind-text': '1.12',
  'nbt-text': '1.14',
  'copy-to-clipboard': '1.15',
  'hex-colors': '1.16',
  fonts: '1.16',
  /** Hover events have `contents`; before, they had `value`. */
  'hover-contents': '1.16',
  separators: '1.17',
  'translation-fallback': '1.19.4',
  /** Texts may name their `type`, and numbers are no texts any more. */
  'typed-text': '1.20.3',
  'shadow-color': '1.21.4',
  /** Texts are SNBT in commands and items; events are `click_event` and `hover_event`. */
  'snbt-text': '1.21.5',
  'custom-clicks': '1.21.6',
  dialogs: '1.21.6',
  /** Sprites and heads in texts. */
  'object-text': '1.21.9',
  'object-fallback': '26.1',
  'plain-nbt-text': '26.1',

  // Items and commands
  /** Each item has an id of its own; before, variants were numbers. */
  'flattened-items': '1.13',
  /** A command can give a hundred stacks at once; before, one. */
  'hundred-stacks': '1.13',
  'json-names': '1.13',
  'json-lore': '1.14',
  /** Strings of SNBT may be in single quotes. */
  'single-quotes': '1.14',
  'int-array-uuids': '1.16',
  'item-components': '1.20.5',

  // Servers
  /** The option is `--nogui`; before, it was `nogui`. */
  'dashed-no-gui': '1.13',
} as const satisfies Readonly<Record<string, ReleaseName>>;

export type Feature = keyof typeof FEATURES;

/** Also for versions that are not in the table. */
export function hasFeature(version: string, feature: Feature): boolean {
  return isAtLeast(version, FEATURES[feature]);
}
