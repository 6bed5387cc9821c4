// Loaded when something is pasted or typed that the search does not know: it brings the readers of the tools.
import { readHex, writeHex } from '@fucina/color';
import { readGiveCommand, readHeadCommand } from '@fucina/minecraft-item';
import { readWho } from '@fucina/minecraft-profile';
import { readServerAddress, readTypedAddress, type ServerEdition } from '@fucina/server-address';
import { explainCommand } from '@fucina/server-launch';
import { readSource, type SourceFormat, unquoted } from '@fucina/text-workshop';
import { kindOfText } from '../tool/kind-of-text.ts';
import { toAscii } from '../tool/server-spelling.ts';

/** What a text can be, and what the tool for it needs. */
export type Recognised =
  | { readonly kind: 'server'; readonly edition: ServerEdition; readonly address: string }
  /** A name may also be just a word. */
  | { readonly kind: 'player'; readonly isSure: boolean; readonly player: string }
  | { readonly kind: 'texture'; readonly texture: string }
  | { readonly kind: 'color'; readonly color: string }
  | { readonly kind: 'head-command'; readonly command: string; readonly item: GivenHead }
  | { readonly kind: 'item-command'; readonly item: GivenItem }
  | { readonly kind: 'start-line'; readonly line: string }
  | { readonly kind: 'config-file'; readonly content: string }
  | { readonly kind: 'text'; readonly format: SourceFormat; readonly text: string }
  | { readonly kind: 'plain'; readonly text: string };

interface NamedItem {
  readonly name: string;
  readonly lines: readonly string[];
}

interface GivenHead extends NamedItem {
  readonly target: string;
  readonly count: number;
}

export interface GivenItem extends NamedItem {
  readonly item: string;
}

/** Everything that a text may be, the likeliest first. */
export function recognise(typed: string): readonly Recognised[] {
  const text = typed.trim();
  if (text === '') return [];
  for (const read of READERS) {
    const found = read(text);
    if (found.length > 0) return found;
  }
  return [...readServerInSentence(text), ...readName(text), { kind: 'plain', text }];
}

type Reader = (text: string) => readonly Recognised[];

/** Each is sure of what it finds. */
const READERS: readonly Reader[] = [
  readColor,
  readGive,
  readStartLine,
  readIdentity,
  readServer,
  readFileOrText,
];

/** Digits without a mark can be a name. */
function readColor(text: string): readonly Recognised[] {
  const read = readHex(text);
  const isMarked = /^\W/.test(text);
  return read.ok && isMarked ? [{ kind: 'color', color: writeHex(read.value).toUpperCase() }] : [];
}

/** Also as a string of a file or of code. */
function readGive(typed: string): readonly Recognised[] {
  const text = unquoted(typed) ?? typed;
  if (!/^\/?(?:minecraft:)?give\s/i.test(text)) return [];
  const found: Recognised[] = [];
  const head = readHeadCommand(text);
  if (head.ok) {
    const { name = '', lore = [], target, count } = head.value;
    const item = { name, lines: lore, target, count };
    found.push({ kind: 'head-command', command: text, item });
  }
  const command = readGiveCommand(text);
  if (command.ok) {
    const { name = '', lore = [], item } = command.value;
    found.push({ kind: 'item-command', item: { name, lines: lore, item } });
  }
  return found;
}

function readStartLine(line: string): readonly Recognised[] {
  // Other texts can mention Java: only commands have its options.
  const isLikely = /(?:^|\s)-(?:jar\s|Xm[sx]\d|XX:)/.test(line);
  return isLikely && explainCommand(line).ok ? [{ kind: 'start-line', line }] : [];
}

/** A uuid or a texture, in any notation. */
function readIdentity(text: string): readonly Recognised[] {
  const who = readWho(text);
  if (!who.ok) return [];
  switch (who.value.kind) {
    case 'uuid':
      return [{ kind: 'player', isSure: true, player: text }];
    case 'hash':
    case 'url':
    case 'value':
      return [{ kind: 'texture', texture: text }];
    default:
      return [];
  }
}

function readName(text: string): readonly Recognised[] {
  const who = readWho(text);
  if (!who.ok || who.value.kind !== 'name') return [];
  return [{ kind: 'player', isSure: false, player: who.value.name }];
}

/** Names of files look like names of hosts. */
const FILE = /\.(?:jar|ya?ml|json|properties|txt|toml|png|zip|sh|bat|log|mcmeta|dat)$/i;
/** Where servers of the Bedrock Edition listen. */
const BEDROCK_PORTS = [19132, 19133];

function readServer(text: string): readonly Recognised[] {
  return serverAt(addressIn(text));
}

/** Of a text that is nothing else. */
function readServerInSentence(text: string): readonly Recognised[] {
  const read = readServerAddress(readTypedAddress(text).text, 'java', toAscii);
  const isInSentence = !read.ok && read.error.code === 'character';
  return isInSentence ? serverAt(read.error.suggestion) : [];
}

function serverAt(address: string | undefined): readonly Recognised[] {
  if (address === undefined || FILE.test(address)) return [];
  const read = readServerAddress(address, 'java', toAscii);
  if (!read.ok) return [];
  const { hostKind, host, port, isPortTyped } = read.value;
  // A word alone can be a host as well.
  if (hostKind === 'name' && !host.includes('.') && !isPortTyped) return [];
  const edition = BEDROCK_PORTS.includes(port) ? 'bedrock' : 'java';
  return [{ kind: 'server', edition, address }];
}

/** The host and port of a web address, else the text itself. */
function addressIn(typed: string): string | undefined {
  const { text } = readTypedAddress(typed);
  const read = readServerAddress(text, 'java', toAscii);
  if (read.ok) return text;
  return read.error.code === 'scheme' ? read.error.suggestion : undefined;
}

function readFileOrText(text: string): readonly Recognised[] {
  const texts = readText(text);
  const isComponent = texts.some(({ format }) => format === 'json' || format === 'snbt');
  return isComponent || !isFile(text) ? texts : [{ kind: 'config-file', content: text }, ...texts];
}

/** One key alone may be in any text. */
const KEYS = /^[ \t]*["']?[\w.-]+["']?[ \t]*(?::(?=\s|$)|=|\{)/gm;

function isFile(text: string): boolean {
  return kindOfText(text) !== 'txt' && (text.match(KEYS)?.length ?? 0) > 1;
}

function readText(text: string): readonly Extract<Recognised, { kind: 'text' }>[] {
  const source = readSource(text);
  if (!source.ok) return [];
  const isStyled = source.format !== 'plain' || source.wrapping !== undefined;
  return isStyled ? [{ kind: 'text', format: source.format, text }] : [];
}
