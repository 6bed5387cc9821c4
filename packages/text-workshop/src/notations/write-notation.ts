import { isAtLeast, since } from '@fucina/game-versions';
import { toJavaString } from '@fucina/minecraft-item';
import {
  type Component,
  type LegacyWriteOptions,
  type Loss,
  writeAnsi,
  writeBbcode,
  writeDiscordAnsi,
  writeHtml,
  writeJava,
  writeJsonText,
  writeLegacy,
  writeMarkdown,
  writeMiniMessage,
  writePlain,
  writeSnbt,
} from '@fucina/minecraft-text';
import { type Adventure, javaGame } from '../game/games.ts';
import type { NotationName } from './notation-names.ts';

export interface NotationTarget {
  /** A version of Java Edition, such as `1.20.4`, or `bedrock`. */
  readonly game: string;
  readonly adventure: Adventure;
}

export interface WrittenText {
  readonly value: string;
  readonly losses: readonly Loss[];
}

type Write = (component: Component, target: NotationTarget) => WrittenText;

const legacy =
  (options: LegacyWriteOptions): Write =>
  (component) =>
    writeLegacy(component, options);

const WRITERS = {
  'mini-message': (component, { adventure }) => writeMiniMessage(component, { adventure }),
  'ampersand-hash': legacy({ char: '&', hex: 'hash' }),
  'ampersand-x': legacy({ char: '&', hex: 'spigot' }),
  'ampersand-16': legacy({ char: '&', hex: 'nearest' }),
  'section-x': legacy({ char: '§', hex: 'spigot' }),
  'section-16': legacy({ char: '§', hex: 'nearest' }),
  brace: legacy({ char: '&', hex: 'brace' }),
  tag: legacy({ char: '&', hex: 'tag' }),
  bedrock: legacy({ char: '§', edition: 'bedrock' }),
  json: (component, { game }) => writeJsonText(component, { version: javaGame(game) }),
  // In a command it must be one line.
  snbt: (component, { game }) =>
    writeSnbt(component, {
      version: javaGame(game),
      escapes: isAtLeast(javaGame(game), since.snbtText) ? 'full' : 'minimal',
    }),
  'java-components': (component, { adventure }) => writeJava(component, { adventure }),
  'java-mini-message': (component, { adventure }) =>
    mapped(
      writeMiniMessage(component, { adventure }),
      (text) => `MiniMessage.miniMessage().deserialize(${toJavaString(text)})`,
    ),
  'java-legacy': (component) =>
    mapped(
      writeLegacy(component, { char: '&', hex: 'hash' }),
      (text) => `LegacyComponentSerializer.legacyAmpersand().deserialize(${toJavaString(text)})`,
    ),
  // Pages show a bare line break as a space.
  html: (component) => mapped(writeHtml(component), (html) => html.replaceAll('\n', '<br>')),
  bbcode: (component) => writeBbcode(component),
  markdown: (component) => writeMarkdown(component),
  plain: (component) => writePlain(component),
  ansi: (component) => writeAnsi(component),
  'ansi-16': (component) => writeAnsi(component, { colors: '16' }),
  'discord-ansi': (component) => writeDiscordAnsi(component),
} as const satisfies Readonly<Record<NotationName, Write>>;

/** The text in one notation, with what that cannot say. */
export function writeNotation(
  name: NotationName,
  component: Component,
  target: NotationTarget,
): WrittenText {
  return WRITERS[name](component, target);
}

/** The losses stay those that are found when first asked for. */
function mapped<Value>(
  written: { readonly value: Value; readonly losses: readonly Loss[] },
  change: (value: Value) => string,
): WrittenText {
  return {
    value: change(written.value),
    get losses() {
      return written.losses;
    },
  };
}
