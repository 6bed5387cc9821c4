// The JSON of a status answer. Every field is optional and read independently: invalid ones are dropped.
import { releasesOfProtocol } from '@fucina/game-versions';
import { field, isObject, readCount, readInt32 } from '../json-field.ts';
import { stripCodes } from '../plain-text.ts';
import { readFavicon } from './favicon.ts';
import { type ModList, readMods } from './mods.ts';
import { type PlayerSample, readPlayerSample } from './player-sample.ts';
import { cutDeepJson, MAX_STATUS_DEPTH } from './shallow-json.ts';

export interface JavaStatus {
  readonly version?: string;
  readonly protocol?: { readonly version: number; readonly name?: string };
  readonly online: number;
  readonly max: number;
  readonly sample: PlayerSample;
  /** A text component as received: neither limited nor validated. */
  readonly description: unknown;
  readonly icon?: string;
  readonly mods?: ModList;
  readonly enforcesSecureChat?: boolean;
  readonly preventsChatReports?: boolean;
}

export type ReadStatusJson =
  | { readonly kind: 'status'; readonly status: JavaStatus }
  /** The message to a player whose login is refused. */
  | { readonly kind: 'disconnect'; readonly message: unknown }
  | { readonly kind: 'bad_json' };

const MAX_VERSION_LENGTH = 256;
const STATUS_FIELDS = ['version', 'players', 'description', 'favicon', 'modinfo', 'forgeData'];
const COMPONENT_FIELDS = ['text', 'translate', 'extra'];

export function readStatusJson(json: string): ReadStatusJson {
  const value = parse(json);
  if (!isObject(value)) return { kind: 'bad_json' };
  const has = (name: string) => field(value, name) !== undefined;
  if (COMPONENT_FIELDS.some(has) && !STATUS_FIELDS.some(has)) {
    return { kind: 'disconnect', message: value };
  }
  return { kind: 'status', status: readStatus(value) };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(cutDeepJson(json, MAX_STATUS_DEPTH));
  } catch {
    return undefined;
  }
}

function readStatus(value: unknown): JavaStatus {
  const players = field(value, 'players');
  const version = readVersion(field(value, 'version'));
  const protocol = readInt32(field(field(value, 'version'), 'protocol'));
  const icon = readFavicon(field(value, 'favicon'));
  const mods = readMods(value);
  const enforcesSecureChat = field(value, 'enforcesSecureChat');
  const preventsChatReports = field(value, 'preventsChatReports');
  return {
    online: readCount(field(players, 'online')),
    max: readCount(field(players, 'max')),
    sample: readPlayerSample(field(players, 'sample')),
    description: field(value, 'description'),
    ...(version && { version }),
    ...(protocol !== undefined && { protocol: named(protocol) }),
    ...(icon && { icon }),
    ...(mods && { mods }),
    ...(typeof enforcesSecureChat === 'boolean' && { enforcesSecureChat }),
    ...(typeof preventsChatReports === 'boolean' && { preventsChatReports }),
  };
}

function named(version: number): JavaStatus['protocol'] {
  const name = releasesOfProtocol(version).at(-1)?.name;
  return { version, ...(name && { name }) };
}

function readVersion(version: unknown): string | undefined {
  const name = typeof version === 'string' ? version : field(version, 'name');
  return typeof name === 'string' ? stripCodes(name).slice(0, MAX_VERSION_LENGTH) : undefined;
}
