import { since } from '@fucina/game-versions';
import type { TextFeature } from './text-features.ts';

/**
 * `legacy` with hex colors, `legacy-16` without; `bedrock` has § codes of its own; `ansi-16` is a terminal without
 * true color; `java` is code for Adventure's `Component`.
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
  | 'discord-ansi'
  | 'bbcode'
  | 'markdown'
  | 'java'
  | 'plain';

/** Whether the notation says it: always, since a version, or until a version. */
export type NotationSupport = true | { readonly since: string } | { readonly until: string };

/** What a notation says. A feature that is not listed is lost. */
export type Capabilities = { readonly [Feature in TextFeature]?: NotationSupport };

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

/** Since a version. */
const from = (version: string): NotationSupport => ({ since: version });

const OBJECTS = from(since.objectText);

/** By version of the game. */
const COMPONENTS: Capabilities = {
  ...LOOKS,
  ...CLICKS,
  ...HOVERS,
  hex: from(since.hexColors),
  shadow: from(since.shadowColor),
  'decoration-off': true,
  font: from(since.fonts),
  insertion: from('1.8'),
  'click-copy_to_clipboard': from(since.copyToClipboard),
  'click-show_dialog': from(since.dialogs),
  'click-custom': from(since.customClicks),
  'item-tag': { until: since.itemComponents },
  'item-components': from(since.itemComponents),
  'entity-name-style': from(since.hoverContents),
  keybind: from(since.keybindText),
  translatable: true,
  'translation-fallback': from(since.translationFallback),
  score: from('1.8'),
  selector: from('1.8'),
  separator: from(since.separators),
  nbt: from(since.nbtText),
  'nbt-plain': from(since.plainNbtText),
  sprite: OBJECTS,
  head: OBJECTS,
  'head-name': OBJECTS,
  'head-id': OBJECTS,
  'head-properties': OBJECTS,
  'head-texture': OBJECTS,
  'head-cape': OBJECTS,
  'head-elytra': OBJECTS,
  'head-model': OBJECTS,
  'object-fallback': from(since.objectFallback),
};

/** By version of Adventure. A dialog, a fallback and most of a head's profile have no argument. */
const MINI_MESSAGE: Capabilities = {
  ...LOOKS,
  ...CLICKS,
  ...HOVERS,
  hex: true,
  gradient: true,
  shadow: from('4.18'),
  'decoration-off': true,
  font: true,
  insertion: true,
  'click-copy_to_clipboard': true,
  'click-custom': from('4.25'),
  'item-tag': true,
  'item-components': true,
  'entity-name-style': true,
  keybind: true,
  translatable: true,
  'translation-fallback': from('4.13'),
  score: from('4.13'),
  selector: from('4.11'),
  separator: from('4.11'),
  nbt: from('4.13'),
  sprite: from('4.25'),
  head: from('4.25'),
  'head-name': from('4.25'),
  'head-id': from('4.25'),
  'head-texture': from('4.25'),
};

/** By version of Adventure. The code names an item, not its components. */
const JAVA: Capabilities = {
  ...LOOKS,
  ...CLICKS,
  ...HOVERS,
  hex: true,
  shadow: from('4.18'),
  'decoration-off': true,
  font: true,
  insertion: true,
  'click-copy_to_clipboard': true,
  'entity-name-style': true,
  keybind: true,
  translatable: true,
  'translation-fallback': from('4.13'),
  score: true,
  selector: true,
  separator: true,
  nbt: true,
  sprite: from('4.25'),
  head: from('4.25'),
  'head-name': from('4.25'),
  'head-id': from('4.25'),
  'head-properties': from('4.25'),
  'head-texture': from('4.25'),
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
  'discord-ansi': { color: true, bold: true, underlined: true },
  bbcode: {
    color: true,
    hex: true,
    bold: true,
    italic: true,
    underlined: true,
    strikethrough: true,
    'click-open_url': true,
  },
  markdown: { bold: true, italic: true, strikethrough: true, 'click-open_url': true },
  java: JAVA,
  plain: {},
};
