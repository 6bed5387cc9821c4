import { isAtLeast, since } from '@fucina/game-versions';
import { giveItem, versionFamilies } from '@fucina/minecraft-item';
import { type Component, splitComponentLines, writeMiniMessage } from '@fucina/minecraft-text';
import type { JavaGame } from '../game/games.ts';

/** Gives an item: the first line is its name, the others are its lore. */
export function itemCommand(text: Component, game: JavaGame): string {
  const [name = '', ...lore] = splitComponentLines(text).map(
    (line) => writeMiniMessage(line).value,
  );
  const family = versionFamilies.find(({ from }) => isAtLeast(game, from));
  const given = giveItem({
    item: 'paper',
    name,
    lore,
    family: family?.from ?? since.numberedItems,
  });
  return given.ok ? given.value : '';
}
