import { isAtLeast, since } from '@fucina/game-versions';
import { quoteTag } from '@fucina/minecraft-item';
import {
  type Component,
  type Loss,
  splitComponentLines,
  type Written,
  writeJsonText,
  writeLegacy,
  writeSnbt,
} from '@fucina/minecraft-text';

/** A text as an argument of a command. */
export function textArgument(text: Component, game: string): string {
  return isAtLeast(game, since.snbtText)
    ? writeSnbt(text, { version: game, escapes: 'full' }).value
    : jsonOf(text, game);
}

/** A text inside a tag or an item component, where JSON is in a string. */
export function textInTag(text: Component, game: string): string {
  if (isAtLeast(game, since.snbtText)) return textArgument(text, game);
  return quoteTag(jsonOf(text, game), isAtLeast(game, since.singleQuotes) ? "'" : '"');
}

/** What a command of that version cannot say. */
export function lossesIn(text: Component, game: string): readonly Loss[] {
  return isAtLeast(game, since.snbtText)
    ? writeSnbt(text, { version: game }).losses
    : writeJsonText(text, { version: game }).losses;
}

/** A text as an argument of a command of Bedrock Edition. */
export function rawText(text: Component): string {
  return JSON.stringify({ rawtext: [{ text: writeCodes(text).value }] });
}

export function writeCodes(text: Component): Written<string> {
  return writeLegacy(text, { char: '§', edition: 'bedrock' });
}

export function firstLine(text: Component): Component {
  return splitComponentLines(text)[0] ?? text;
}

function jsonOf(text: Component, game: string): string {
  return writeJsonText(text, { version: game, hexDigits: 'lower' }).value;
}
