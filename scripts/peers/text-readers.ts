import { readMiniMessage, writeHtml } from '@fucina/minecraft-text';
import { readJsonValue } from '@fucina/minecraft-text/json';
import { readLegacy } from '@fucina/minecraft-text/legacy';
import MiniMessage from 'minimessage-js';
import { peer, peerVersion } from './installed.ts';

type ToHtml<Given> = (given: Given) => string;

/** What a package makes of a text, as HTML, which all of them write. What it does not read is absent. */
export interface TextReader {
  readonly name: string;
  readonly codes?: ToHtml<string>;
  readonly component?: ToHtml<object>;
  readonly miniMessage?: ToHtml<string>;
  /** What a page imports of it, for its size; absent where that brings the data of all versions of the game. */
  readonly source?: string;
}

/** A package that does not read it throws. */
function readValue<Value>(
  read: { readonly ok: true; readonly value: Value } | { readonly ok: false },
) {
  if (!read.ok) throw new Error('not read');
  return read.value;
}

/** Found when they are asked for: the packages must be installed. */
export function textReaders(): readonly TextReader[] {
  const miniMessage = MiniMessage.builder().tags(MiniMessage.tags.all()).build();
  const chat = peer<(registry: object) => ChatMessage>('prismarine-chat')(
    peer<(version: string) => object>('prismarine-registry')('1.20.4'),
  );
  const util = peer<MotdUtil>('minecraft-motd-util');
  const parser = peer<MotdParser>('@sfirew/minecraft-motd-parser');
  return [
    {
      name: '@fucina/minecraft-text',
      codes: (text) => writeHtml(readValue(readLegacy(text, { char: '§' }))).value,
      component: (value) => writeHtml(readValue(readJsonValue(value))).value,
      miniMessage: (text) => writeHtml(readValue(readMiniMessage(text))).value,
      source:
        "export { readMiniMessage, writeHtml } from '@fucina/minecraft-text';" +
        "export { readLegacy } from '@fucina/minecraft-text/legacy';" +
        "export { readJsonValue } from '@fucina/minecraft-text/json';",
    },
    {
      name: named('minimessage-js', '1.2.1'),
      miniMessage: (text) => miniMessage.toHTML(miniMessage.deserialize(text)),
      source: "export { default } from 'minimessage-js';",
    },
    {
      name: named('prismarine-chat'),
      codes: (text) => chat.fromNotch(text).toHTML(),
      component: (value) => new chat(value).toHTML(),
    },
    {
      name: named('minecraft-motd-util'),
      codes: (text) => util.toHTML(util.parse(text)),
      component: (value) => util.toHTML(util.parse(value)),
      source: "export { parse, toHTML } from 'minecraft-motd-util';",
    },
    {
      name: named('@sfirew/minecraft-motd-parser'),
      codes: (text) => parser.autoToHTML(text),
      component: (value) => parser.autoToHTML(value),
      source: "export { autoToHTML } from '@sfirew/minecraft-motd-parser';",
    },
  ];
}

function named(name: string, version = peerVersion(name)): string {
  return `${name} ${version}`;
}

interface ChatMessage {
  new (value: object): { toHTML(): string };
  fromNotch(text: string): { toHTML(): string };
}
interface MotdUtil {
  parse(text: string | object): object;
  toHTML(parsed: object): string;
}
interface MotdParser {
  autoToHTML(text: string | object): string;
}
