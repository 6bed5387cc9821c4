import { FEATURES } from '@fucina/game-versions';
import type { TextFeature } from './text-features.ts';

/**
 * `legacy` with hex colors, `legacy-16` without; `bedrock` has § codes of its own; `ansi-16` is a terminal without
 * true color.
 */
export type Notation =
  | 'mini-message'
  | 'legacy'
  | 'legacy-16'
  | 'bedrock'
  | 'json'
  | 'snbt'
  | 'html'
  | 'ansi'
  | 'ansi-16'
  | 'plain';

/** Whether the notation says it: always, since a version, or until a version. */
export type Support = true | { readonly since: string } | { readonly until: string };

/** What a notation says. A feature that is not listed is lost. */
export type Capabilities = { readonly [Feature in TextFeature]?: Support };

const LOOKS = {
  color: true,
  bold: true,
  italic: true,
  underlined: true,
  strikethrough: true,
  obfuscated: true,
} as const satisfies Capabilities;

const CLICKS = {
  'click-open_url': true,
  'click-open_file': true,
  'click-run_command': true,
  'click-suggest_command': true,
  'click-change_page': true,
} as const satisfies Capabilities;

const HOVERS = {
  'hover-show_text': true,
  'hover-show_item': true,
  'hover-show_entity': true,
} as const satisfies Capabilities;

const since = (version: string): Support => ({ since: version });

const OBJECTS = since(FEATURES['object-text']);

/** By version of the game. */
const COMPONENTS: Capabilities = {
  ...LOOKS,
  ...CLICKS,
  ...HOVERS,
  hex: since(FEATURES['hex-colors']),
  shadow: since(FEATURES['shadow-color']),
  'decoration-off': true,
  font: since(FEATURES.fonts),
  insertion: since('1.8'),
  'click-copy_to_clipboard': since(FEATURES['copy-to-clipboard']),
  'click-show_dialog': since(FEATURES.dialogs),
  'click-custom': since(FEATURES['custom-clicks']),
  'item-tag': { until: FEATURES['item-components'] },
  'item-components': since(FEATURES['item-components']),
  'entity-name-style': since(FEATURES['hover-contents']),
  keybind: since(FEATURES['keybind-text']),
  translatable: true,
  'translation-fallback': since(FEATURES['translation-fallback']),
  score: since('1.8'),
  selector: since('1.8'),
  separator: since(FEATURES.separators),
  nbt: since(FEATURES['nbt-text']),
  'nbt-plain': since(FEATURES['plain-nbt-text']),
  sprite: OBJECTS,
  head: OBJECTS,
  'head-name': OBJECTS,
  'head-id': OBJECTS,
  'head-properties': OBJECTS,
  'head-texture': OBJECTS,
  'head-cape': OBJECTS,
  'head-elytra': OBJECTS,
  'head-model': OBJECTS,
  'object-fallback': since(FEATURES['object-fallback']),
};

/** By version of Adventure. A dialog, a fallback and most of a head's profile have no argument. */
const MINI_MESSAGE: Capabilities = {
  ...LOOKS,
  ...CLICKS,
  ...HOVERS,
  hex: true,
  gradient: true,
  shadow: since('4.18'),
  'decoration-off': true,
  font: true,
  insertion: true,
  'click-copy_to_clipboard': true,
  'click-custom': since('4.25'),
  'item-tag': true,
  'item-components': true,
  'entity-name-style': true,
  keybind: true,
  translatable: true,
  'translation-fallback': since('4.13'),
  score: since('4.13'),
  selector: since('4.11'),
  separator: since('4.11'),
  nbt: since('4.13'),
  sprite: since('4.25'),
  head: since('4.25'),
  'head-name': since('4.25'),
  'head-id': since('4.25'),
  'head-texture': since('4.25'),
};

/** Everything that depends on a notation or its version: writers, diagnosis and tests read it here. */
export const CAPABILITIES: Readonly<Record<Notation, Capabilities>> = {
  'mini-message': MINI_MESSAGE,
  json: COMPONENTS,
  snbt: COMPONENTS,
  legacy: { ...LOOKS, hex: true },
  'legacy-16': LOOKS,
  bedrock: { color: true, bold: true, italic: true, obfuscated: true },
  html: { ...LOOKS, hex: true },
  ansi: { ...LOOKS, hex: true },
  'ansi-16': LOOKS,
  plain: {},
};
