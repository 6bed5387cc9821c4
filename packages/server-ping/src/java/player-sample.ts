// The player sample of a status answer: names of players, or lines of text in the form of such a list.
import { isPlayerName, readUuid, writeDashedUuid } from '@fucina/minecraft-profile';
import { field, list } from '../json-field.ts';
import { stripCodes } from '../plain-text.ts';

interface SamplePlayer {
  readonly name: string;
  readonly uuid: string;
}

export interface PlayerSample {
  readonly players: readonly SamplePlayer[];
  /** The entries as text with § codes, if they are no players. */
  readonly info?: readonly string[];
}

const MAX_ENTRIES = 100;
const MAX_NAME_LENGTH = 64;
const MAX_INFO_LINE_LENGTH = 256;
const ZERO_UUID = '00000000-0000-0000-0000-000000000000';
// `.` and `*` mark Bedrock players on servers with Geyser.
const BEDROCK_MARK = /^[.*]/;
// Vanilla sends this for players who are not to be listed.
const ANONYMOUS = 'Anonymous Player';

export function readPlayerSample(sample: unknown): PlayerSample {
  const entries = list(sample)
    .slice(0, MAX_ENTRIES)
    .flatMap((entry) => {
      const name = field(entry, 'name');
      const id = field(entry, 'id');
      if (typeof name !== 'string') return [];
      const uuid = typeof id === 'string' ? readUuid(id) : undefined;
      return [{ raw: name, uuid: uuid === undefined ? '' : writeDashedUuid(uuid) }];
    });
  if (isAdvertising(entries)) {
    return { players: [], info: entries.map(({ raw }) => raw.slice(0, MAX_INFO_LINE_LENGTH)) };
  }
  return {
    players: entries.map(({ raw, uuid }) => ({
      name: stripCodes(raw).slice(0, MAX_NAME_LENGTH),
      uuid,
    })),
  };
}

function isAdvertising(
  entries: readonly { readonly raw: string; readonly uuid: string }[],
): boolean {
  const named = entries.filter(({ raw }) => raw !== ANONYMOUS);
  if (named.length === 0) return false;
  if (named.every(({ uuid }) => isNobody(uuid))) return true;
  const counts = Map.groupBy(named, ({ uuid }) => uuid);
  return named.some(
    ({ raw, uuid }) =>
      !isPlayerName(raw.replace(BEDROCK_MARK, '')) &&
      (isNobody(uuid) || (counts.get(uuid)?.length ?? 0) > 1),
  );
}

function isNobody(uuid: string): boolean {
  return uuid === '' || uuid === ZERO_UUID;
}
