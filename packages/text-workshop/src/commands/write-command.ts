import { isAtLeast, type ReleaseName, since } from '@fucina/game-versions';
import { type Component, type Loss, splitComponentLines } from '@fucina/minecraft-text';
import { bookCommand } from './book.ts';
import type { CommandName } from './command-names.ts';
import { ITEM_LINES, itemCommand, itemLosses } from './item.ts';
import { sidebarCommand, sidebarLines } from './sidebar.ts';
import { SIGN_LINES, signCommand } from './sign.ts';
import {
  firstLine,
  lossesIn,
  rawText,
  textArgument,
  textInTag,
  writeCodes,
} from './text-argument.ts';
import { subtitleAlone, titleAndSubtitle, titles } from './titles.ts';

interface CommandDefinition {
  /** The first version that has the command in this form. */
  readonly since: ReleaseName;
  readonly write: (text: Component, game: string) => string;
  /** The same in Bedrock Edition. */
  readonly bedrock?: (text: Component) => string;
  /** Where it holds less than its version can say. */
  readonly losses?: (text: Component, game: string) => readonly Loss[];
  /** How many lines it holds; without, a text may have any. */
  readonly lines?: (game: string) => number;
}

const ONE_LINE = { lines: () => 1 };

const COMMANDS = {
  tellraw: {
    since: since.jsonText,
    write: (text, game) => `/tellraw @a ${textArgument(text, game)}`,
    bedrock: (text) => `/tellraw @a ${rawText(text)}`,
  },
  title: { since: since.titles, lines: () => 2, ...titles(titleAndSubtitle) },
  subtitle: { since: since.titles, ...ONE_LINE, ...titles(subtitleAlone) },
  actionbar: {
    since: since.actionBarText,
    ...ONE_LINE,
    ...titles((text, show) => [show('actionbar', firstLine(text))]),
  },
  bossbar: {
    since: since.bossBarCommand,
    ...ONE_LINE,
    write: (text, game) =>
      `/bossbar add minecraft:text ${textArgument(firstLine(text), game)}\n/bossbar set minecraft:text players @a`,
  },
  sign: { since: since.jsonSigns, write: signCommand('oak_sign'), lines: () => SIGN_LINES },
  'hanging-sign': {
    since: since.hangingSigns,
    write: signCommand('oak_hanging_sign'),
    lines: () => SIGN_LINES,
  },
  book: { since: since.jsonBooks, write: bookCommand },
  'text-display': {
    since: since.textDisplays,
    write: (text, game) => `/summon text_display ~ ~1 ~ {text:${textInTag(text, game)}}`,
  },
  'name-tag': {
    since: since.jsonNames,
    ...ONE_LINE,
    write: (text, game) =>
      `/summon armor_stand ~ ~ ~ {CustomName:${textInTag(firstLine(text), game)},CustomNameVisible:1b}`,
  },
  sidebar: { since: since.jsonNames, write: sidebarCommand, lines: sidebarLines },
  item: {
    since: since.numberedItems,
    write: itemCommand,
    losses: itemLosses,
    lines: () => ITEM_LINES,
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

/** A command that shows the text, ready for a version of Java Edition, such as `1.20.4`, or for `bedrock`. */
export function writeCommand(name: CommandName, text: Component, game: string): CommandResult {
  const command: CommandDefinition = COMMANDS[name];
  if (game === 'bedrock') return writeForBedrock(command, text);
  if (!isAtLeast(game, command.since)) return { ok: false, since: command.since };
  const { losses = lossesIn } = command;
  return {
    ok: true,
    value: command.write(text, game),
    ...linesOf(command, text, game),
    get losses() {
      return losses(text, game);
    },
  };
}

function writeForBedrock(command: CommandDefinition, text: Component): CommandResult {
  if (command.bedrock === undefined) return { ok: false, since: undefined };
  return {
    ok: true,
    value: command.bedrock(text),
    ...linesOf(command, text, 'bedrock'),
    get losses() {
      return writeCodes(text).losses;
    },
  };
}

function linesOf({ lines }: CommandDefinition, text: Component, game: string) {
  if (lines === undefined) return {};
  const [shown, count] = [lines(game), splitComponentLines(text).length];
  return count > shown ? { lines: { shown, count } } : {};
}
