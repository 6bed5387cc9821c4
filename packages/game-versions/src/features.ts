import { isAtLeast } from './order.ts';
import type { ReleaseName } from './release-names.ts';
import * as since from './since.ts';

/** The same by name, for tables of features and for features that come as data. */
export const FEATURES = {
  'keybind-text': since.keybindText,
  'nbt-text': since.nbtText,
  'copy-to-clipboard': since.copyToClipboard,
  'hex-colors': since.hexColors,
  fonts: since.fonts,
  'hover-contents': since.hoverContents,
  separators: since.separators,
  'translation-fallback': since.translationFallback,
  'typed-text': since.typedText,
  'shadow-color': since.shadowColor,
  'snbt-text': since.snbtText,
  'custom-clicks': since.customClicks,
  dialogs: since.dialogs,
  'object-text': since.objectText,
  'object-fallback': since.objectFallback,
  'plain-nbt-text': since.plainNbtText,
  'flattened-items': since.flattenedItems,
  'hundred-stacks': since.hundredStacks,
  'json-names': since.jsonNames,
  'json-lore': since.jsonLore,
  'single-quotes': since.singleQuotes,
  'int-array-uuids': since.intArrayUuids,
  'item-components': since.itemComponents,
  'dashed-no-gui': since.dashedNoGui,
} as const satisfies Readonly<Record<string, ReleaseName>>;

export type Feature = keyof typeof FEATURES;

/** Also for versions that are not in the table. */
export function hasFeature(version: string, feature: Feature): boolean {
  return isAtLeast(version, FEATURES[feature]);
}
