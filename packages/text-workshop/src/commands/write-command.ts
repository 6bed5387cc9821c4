import { isAtLeast, type ReleaseName, since } from '@fucina/game-versions';
import {
  type Component,
  type Loss,
  splitComponentLines,
  writeLegacy,
} from '@fucina/minecraft-text';
import type { Game, JavaGame } from '../game/games.ts';
import { bookCommand } from './book.ts';
import type { CommandName } from './command-names.ts';
import { ITEM_LINES, itemCommand, itemLosses } from './item.ts';
import { SIGN_LINES, signCommand } from './sign.ts';
import { lossesIn, textArgument, textInTag } from './text-argument.ts';

interface CommandDefinition {
  /** The first version that has the command in this form. */
  readonly since: ReleaseName;
  readonly write: (text: Component, game: JavaGame) => string;
  /** The same in Bedrock Edition, given the text as JSON. */
  readonly bedrock?: (rawText: string) => string;
  /** Where it holds less than its version can say. */
  readonly losses?: (text: Component, game: JavaGame) => readonly Loss[];
  readonly maxLines?: number;
}

const title = (
  place: 'title' | 'subtitle' | 'actionbar',
  from: ReleaseName,
): CommandDefinition => ({
  since: from,
  write: (text, game) => `/title @a ${place} ${textArgument(text, game)}`,
  bedrock: (rawText) => `/titleraw @a ${place} ${rawText}`,
});

const COMMANDS = {
  tellraw: {
    since: since.jsonText,
    write: (text, game) => `/tellraw @a ${textArgument(text, game)}`,
    bedrock: (rawText) => `/tellraw @a ${rawText}`,
  },
  title: title('title', since.titles),
  subtitle: title('subtitle', since.titles),
  actionbar: title('actionbar', since.actionBarText),
  bossbar: {
    since: since.bossBarCommand,
    write: (text, game) =>
      `/bossbar add minecraft:text ${textArgument(text, game)}\n/bossbar set minecraft:text players @a`,
  },
  sign: { since: since.jsonSigns, write: signCommand('oak_sign'), maxLines: SIGN_LINES },
  'hanging-sign': {
    since: since.hangingSigns,
    write: signCommand('oak_hanging_sign'),
    maxLines: SIGN_LINES,
  },
  book: { since: since.jsonBooks, write: bookCommand },
  'text-display': {
    since: since.textDisplays,
    write: (text, game) => `/summon text_display ~ ~1 ~ {text:${textInTag(text, game)}}`,
  },
  'name-tag': {
    since: since.jsonNames,
    write: (text, game) =>
      `/summon armor_stand ~ ~ ~ {CustomName:${textInTag(text, game)},CustomNameVisible:1b}`,
  },
  sidebar: {
    since: since.jsonNames,
    write: (text, game) =>
      `/scoreboard objectives add text dummy ${textArgument(text, game)}\n/scoreboard objectives setdisplay sidebar text`,
  },
  item: {
    since: since.numberedItems,
    write: itemCommand,
    losses: itemLosses,
    maxLines: ITEM_LINES,
  },
} satisfies Readonly<Record<CommandName, CommandDefinition>>;

export type CommandResult =
  | {
      readonly ok: true;
      /** One command per line. */
      readonly value: string;
      readonly losses: readonly Loss[];
      /** Of a text with more lines than it holds: how many there are, and how many of them it has. */
      readonly lines?: { readonly shown: number; readonly count: number };
    }
  /** `since` is the first version that has it; without one, Bedrock Edition does not. */
  | { readonly ok: false; readonly since: string | undefined };

/** A command that shows the text, ready for one version of the game. */
export function writeCommand(name: CommandName, text: Component, game: Game): CommandResult {
  const command: CommandDefinition = COMMANDS[name];
  if (game === 'bedrock') return writeForBedrock(command, text);
  if (!isAtLeast(game, command.since)) return { ok: false, since: command.since };
  const { maxLines: shown = Number.POSITIVE_INFINITY, losses = lossesIn } = command;
  const count = splitComponentLines(text).length;
  return {
    ok: true,
    value: command.write(text, game),
    ...(count > shown && { lines: { shown, count } }),
    get losses() {
      return losses(text, game);
    },
  };
}

function writeForBedrock({ bedrock }: CommandDefinition, text: Component): CommandResult {
  if (bedrock === undefined) return { ok: false, since: undefined };
  const written = writeLegacy(text, { char: '§', edition: 'bedrock' });
  return {
    ok: true,
    value: bedrock(JSON.stringify({ rawtext: [{ text: written.value }] })),
    get losses() {
      return written.losses;
    },
  };
}
