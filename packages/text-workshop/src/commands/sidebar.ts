import { isAtLeast, since } from '@fucina/game-versions';
import { type Component, splitComponentLines } from '@fucina/minecraft-text';
import { javaGame } from '../game/games.ts';
import { textArgument } from './text-argument.ts';

const OBJECTIVE = 'text';
const MAX_ENTRIES = 15;
const INVISIBLE = '\u200c';

/** The title, and an entry for each further line; before 1.19 an entry cannot be without a visible name. */
export function sidebarLines(game: string): number {
  return isAtLeast(javaGame(game), since.invisibleCharacter) ? 1 + MAX_ENTRIES : 1;
}

/** An objective with the first line as its title and the others as its entries, numbered from the bottom as in the picture. */
export function sidebarCommand(text: Component, game: string): string {
  const [title = text, ...entries] = splitComponentLines(text).slice(0, sidebarLines(game));
  const write = isAtLeast(game, since.scoreFormats) ? namedEntry : teamEntry;
  return [
    `/scoreboard objectives add ${OBJECTIVE} dummy ${textArgument(title, game)}`,
    `/scoreboard objectives setdisplay sidebar ${OBJECTIVE}`,
    ...entries.flatMap((entry, index) =>
      write(textArgument(entry, game), index + 1, entries.length - index),
    ),
  ].join('\n');
}

function namedEntry(shown: string, place: number, score: number): readonly string[] {
  const owner = `line${place}`;
  return [
    setScore(owner, score),
    `/scoreboard players display name ${owner} ${OBJECTIVE} ${shown}`,
  ];
}

/** Shown is what a team puts before a name that nobody sees. */
function teamEntry(shown: string, place: number, score: number): readonly string[] {
  const team = `line${place}`;
  const owner = INVISIBLE.repeat(place);
  return [
    `/team add ${team}`,
    `/team modify ${team} prefix ${shown}`,
    `/team join ${team} ${owner}`,
    setScore(owner, score),
  ];
}

function setScore(owner: string, score: number): string {
  return `/scoreboard players set ${owner} ${OBJECTIVE} ${score}`;
}
