// The reply to a full stat request of GameSpy 4, Minecraft's variant. Keys have a fixed order, so a value ends where
// the next known key begins, whatever bytes a MOTD contains.
import { stripCodes } from '../plain-text.ts';

export interface FullStat {
  /** With § codes. */
  readonly motd: string;
  readonly software: string;
  readonly plugins: readonly { readonly name: string; readonly version: string }[];
  readonly map: string;
  readonly version: string;
  readonly online: number;
  readonly max: number;
  readonly players: readonly string[];
}

const HEADER_LENGTH = 16;
const KEYS = [
  'hostname',
  'gametype',
  'game_id',
  'version',
  'plugins',
  'map',
  'numplayers',
  'maxplayers',
  'hostport',
  'hostip',
];
const PLAYERS_MARK = '\0\x01player_\0\0';
const MAX_PLUGINS = 500;
const MAX_PLAYERS = 200;
const MAX_TEXT_LENGTH = 128;
const MAX_MOTD_LENGTH = 512;

export function readFullStat(reply: Buffer): FullStat | undefined {
  const text = reply.toString('latin1', HEADER_LENGTH);
  if (!text.startsWith('hostname\0')) return undefined;
  const values = readValues(text);
  const { software, plugins } = readPlugins(values.get('plugins') ?? '');
  return {
    motd: (values.get('hostname') ?? '').slice(0, MAX_MOTD_LENGTH),
    software: software || short(values.get('version') && 'Vanilla'),
    plugins,
    map: (values.get('map') ?? '').slice(0, MAX_TEXT_LENGTH),
    version: short(values.get('version')),
    online: readCount(values.get('numplayers')),
    max: readCount(values.get('maxplayers')),
    players: readPlayers(text),
  };
}

function readValues(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let at = 0;
  for (const [index, key] of KEYS.entries()) {
    const start = at + key.length + 1;
    if (!text.startsWith(`${key}\0`, at)) break;
    const next = KEYS[index + 1];
    const end = next === undefined ? text.indexOf('\0', start) : text.indexOf(`\0${next}\0`, start);
    if (end === -1) break;
    values.set(key, text.slice(start, end));
    at = end + 1;
  }
  return values;
}

/** `Paper on 1.21.4: Name 1.0; Other 2.1`, or only the software. */
function readPlugins(text: string) {
  const colon = text.indexOf(': ');
  if (colon === -1) return { software: short(text), plugins: [] };
  const plugins = text
    .slice(colon + 2)
    .split('; ', MAX_PLUGINS)
    .map((plugin) => {
      const space = endOfName(plugin);
      return space === -1
        ? { name: short(plugin), version: '' }
        : { name: short(plugin.slice(0, space)), version: short(plugin.slice(space + 1)) };
    });
  return { software: short(text.slice(0, colon)), plugins };
}

function readPlayers(text: string): readonly string[] {
  const mark = text.lastIndexOf(PLAYERS_MARK);
  if (mark === -1) return [];
  const names = text.slice(mark + PLAYERS_MARK.length).split('\0', MAX_PLAYERS);
  return names.filter((name) => name !== '').map(short);
}

function readCount(text = ''): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

function short(text: string | undefined): string {
  return stripCodes(text ?? '').slice(0, MAX_TEXT_LENGTH);
}

/** Names and versions may have blanks: `Essentials X 2.20`, `ChestShop 3.12 (build 500)`. Most versions begin with a digit. */
function endOfName(plugin: string): number {
  const number = plugin.search(/ v?\d/i);
  return number === -1 ? plugin.lastIndexOf(' ') : number;
}
