// Loaded with the first paste: most visitors type.
import { readHeadCommand } from '@fucina/minecraft-item';
import { type PastedText, readPasted } from '@fucina/text-workshop';
import type { SkullsState } from './state.ts';

/** A field, and what of its text stays before and behind what is pasted. A number is the index of a line of lore. */
export interface Place {
  readonly field: 'name' | number;
  readonly before: string;
  readonly behind: string;
}

/** What is in the fields that a paste can change. Without the player, where the pasted text is too long for that. */
type Now = Pick<SkullsState, 'name' | 'lore'> & Partial<Pick<SkullsState, 'player'>>;

/** Name and lore after a paste; a single text for the field alone; undefined if nothing could read it. */
export function paste(pasted: string, place: Place, now: Now): Now | string | undefined {
  const read = readPasted(pasted);
  if (read === undefined) return undefined;
  const { name, lines } = read;
  if (name !== undefined || read.command) {
    return { ...withItem(read, now), ...(isHeadFor(now, pasted) && { player: pasted.trim() }) };
  }
  const [first = '', ...rest] = lines;
  return rest.length === 0 ? first : withLines([first, ...rest], place, now);
}

/** It stays letters. */
export function isUnread(pasted: string): boolean {
  const read = readPasted(pasted);
  return read === undefined || read.foreign !== undefined;
}

function withItem({ name, lines }: PastedText, now: Now) {
  return { name: name ?? now.name, lore: lines.length > 0 ? lines : now.lore };
}

/** The whole command goes where nothing else says whose head it is, and brings its target and count from there. */
function isHeadFor({ player }: Now, pasted: string): boolean {
  return player === '' && readHeadCommand(pasted).ok;
}

/** The head in front of the visitor is not that of the pasted command, and stays. */
export function isOfOtherHead(pasted: string, { player }: Pick<SkullsState, 'player'>): boolean {
  return player !== '' && player.trim() !== pasted.trim() && readHeadCommand(pasted).ok;
}

function withLines(
  lines: readonly string[],
  { field, before, behind }: Place,
  { name, lore }: Now,
) {
  const [first = '', ...rest] = lines;
  const start = before + first;
  if (field === 'name') return { name: start + behind, lore: [...rest, ...withoutBlanks(lore)] };
  const filled = [start, ...rest.slice(0, -1), (rest.at(-1) ?? '') + behind];
  return {
    name,
    lore: lore.toSpliced(field, 1 + blanksAfter(lore, field, rest.length), ...filled),
  };
}

function withoutBlanks(lore: readonly string[]): readonly string[] {
  return lore.filter((line) => line.trim() !== '');
}

/** Empty lines below are there to be filled. */
function blanksAfter(lore: readonly string[], field: number, most: number): number {
  const below = lore.slice(field + 1, field + 1 + most);
  const filled = below.findIndex((line) => line.trim() !== '');
  return filled === -1 ? below.length : filled;
}
