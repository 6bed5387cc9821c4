import { listField, textField } from '@fucina/tool-state';
import { createStoredValue, type StoredValue } from './stored-value.ts';
import { updateStored } from './update-stored.ts';

const MAX_RECENTS = 10;

/** Newest first. */
export type Recents = StoredValue<readonly string[]>;

export const recentsField = listField(textField('', { max: 2000 }), [], { max: MAX_RECENTS });

/** `java play.example.com`: read with `readRecentServer`. */
export const recentServers: Recents = createStoredValue('recent-servers', recentsField);

/** Names of players, as Mojang writes them. */
export const recentPlayers: Recents = createStoredValue('recent-players', recentsField);

export interface RecentServer {
  readonly address: string;
  readonly isBedrock: boolean;
}

export function readRecentServer(entry: string): RecentServer {
  const space = entry.indexOf(' ');
  return { address: entry.slice(space + 1), isBedrock: entry.slice(0, space) === 'bedrock' };
}

export function writeRecentServer({ address, isBedrock }: RecentServer): string {
  return `${isBedrock ? 'bedrock' : 'java'} ${address}`;
}

/** Puts an entry first. */
export function addRecent(recents: Recents, entry: string): Promise<boolean> {
  return updateStored(recents, (entries) => mergeRecents([entry], entries));
}

export function removeRecent(recents: Recents, entry: string): Promise<boolean> {
  return updateStored(recents, (entries) => entries.filter((other) => other !== entry));
}

export function clearRecents(recents: Recents): Promise<boolean> {
  return updateStored(recents, () => []);
}

/** Both lists without duplicates, cut to the maximum. */
export function mergeRecents(
  newer: readonly string[],
  older: readonly string[],
): readonly string[] {
  return [...new Set([...newer, ...older])].slice(0, MAX_RECENTS);
}
