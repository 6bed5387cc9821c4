import { isAtLeast, since } from '@fucina/game-versions';
import { giveItem, MAX_LORE_LINES } from '@fucina/minecraft-item';
import {
  type Component,
  createText,
  type Loss,
  NO_STYLE,
  splitComponentLines,
  textForGame,
  toPlain,
  writeMiniMessage,
  writePlain,
} from '@fucina/minecraft-text';
import { lossesIn } from './text-argument.ts';

/** The name and the lore. */
export const ITEM_LINES = 1 + MAX_LORE_LINES;

/** Gives an item: the first line is its name, the others are its lore. */
export function itemCommand(text: Component, game: string): string {
  const known = textForGame(text, { version: game }).value;
  const [name = '', ...lore] = splitComponentLines(known)
    .slice(0, ITEM_LINES)
    .map((line) => writeMiniMessage(line).value);
  const given = giveItem({
    item: 'paper',
    name,
    lore,
    // As the picture of an item: slanted where the text does not say otherwise.
    italics: 'game',
    // For older versions the command is that of the oldest which is written.
    version: isAtLeast(game, since.numberedItems) ? game : since.numberedItems,
  });
  return given.ok ? given.value : '';
}

/** Names before 1.13 and lore before 1.14 are plain text. */
export function itemLosses(text: Component, game: string): readonly Loss[] {
  if (isAtLeast(game, since.jsonLore)) return lossesIn(text, game);
  if (!isAtLeast(game, since.jsonNames)) return writePlain(text).losses;
  const [name = text, ...lore] = splitComponentLines(text);
  const start = toPlain(name).length;
  const lines = lore.flatMap((line) => [createText('\n'), line]);
  const { losses } = writePlain(createText('', NO_STYLE, lines));
  return [
    ...lossesIn(name, game),
    ...losses.map((loss) => ({
      ...loss,
      at: { from: start + loss.at.from, to: start + loss.at.to },
    })),
  ];
}
