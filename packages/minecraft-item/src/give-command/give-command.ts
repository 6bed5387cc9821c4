import {
  readUuid,
  readUuidInts,
  textureFromValue,
  writeDashedUuid,
} from '@fucina/minecraft-profile';
import { SnbtArray, type SnbtValue } from '@fucina/minecraft-text/snbt';
import { problemAt, type TextProblem } from '@fucina/minecraft-text/text-problem';
import { type ItemSyntax, readItem } from './item-syntax.ts';
import { readShownText, type TextHome } from './shown-text.ts';
import { listIn, textIn, valueIn } from './snbt-fields.ts';

/** The owner of the head, as in commands. */
export interface HeadOwnerFields {
  readonly name?: string | undefined;
  readonly uuid?: string | undefined;
}

/** The content of a give command of any version, in the form that `giveHead` and `giveItem` take. */
export interface GiveCommand {
  readonly item: string;
  readonly target: string;
  readonly count: number;
  /** MiniMessage. */
  readonly name?: string | undefined;
  readonly lore?: readonly string[] | undefined;
  readonly owner?: HeadOwnerFields | undefined;
  /** The value of the `textures` property. */
  readonly texture?: string | undefined;
}

export type GiveCommandErrorCode =
  | 'not-a-give-command'
  | 'bad-item'
  | 'bad-data'
  /** A character by its name, `\N{Snowman}`: the game reads it from 1.21.5 on, nothing here does. */
  | 'named-escape';

export type GiveCommandError = TextProblem<GiveCommandErrorCode>;

export type GiveCommandResult =
  | { readonly ok: true; readonly value: GiveCommand }
  | { readonly ok: false; readonly error: GiveCommandError };

const START = /^\s*\/?(?:minecraft:)?give\s+(@[a-z](?:\[[^\]]*\])?|\S+)\s+/i;

export function readGiveCommand(text: string): GiveCommandResult {
  const start = START.exec(text);
  if (start === null) return { ok: false, error: problemAt(text, 'not-a-give-command', 0) };
  const item = readItem(text, start[0].length);
  if (!item.ok) return item;
  const { id, count } = item.value;
  return {
    ok: true,
    value: {
      item: id,
      target: start[1] ?? '@p',
      count,
      ...described(item.value),
      ...owned(item.value),
    },
  };
}

function described({ tag, isPlain, components }: ItemSyntax): Pick<GiveCommand, 'name' | 'lore'> {
  const display = valueIn(tag, 'display');
  const inTag = isPlain ? 'plain' : 'tag';
  const [custom, own] = ['custom_name', 'item_name'].map((key) => valueIn(components, key));
  const rows = listIn(components, 'lore');
  // From 1.21.5 on texts are data, and a string is what it says. Before, all of them are strings with JSON.
  const isData = [custom, own, ...(rows ?? [])].some((one) => one && typeof one !== 'string');
  const name =
    shown(valueIn(display, 'Name'), inTag) ??
    shown(custom, 'component', isData) ??
    shown(own, 'item-name', isData);
  const lore =
    listIn(display, 'Lore')?.map((line) => readShownText(line, inTag)) ??
    rows?.map((line) => readShownText(line, 'component', isData));
  return { ...(name !== undefined && { name }), ...(lore !== undefined && { lore }) };
}

function shown(
  value: SnbtValue | undefined,
  home: TextHome,
  areStringsPlain?: boolean,
): string | undefined {
  return value === undefined ? undefined : readShownText(value, home, areStringsPlain);
}

function owned({ tag, components }: ItemSyntax): Pick<GiveCommand, 'owner' | 'texture'> {
  const owner = valueIn(tag, 'SkullOwner') ?? valueIn(components, 'profile');
  if (owner === undefined) return {};
  if (typeof owner === 'string') return { owner: { name: owner } };
  const name = textIn(owner, 'Name') ?? textIn(owner, 'name');
  const uuid = readId(valueIn(owner, 'Id') ?? valueIn(owner, 'id'));
  const texture = readTexture(owner);
  return {
    ...((name ?? uuid) !== undefined && {
      owner: { ...(name !== undefined && { name }), ...(uuid !== undefined && { uuid }) },
    }),
    ...(texture !== undefined && { texture }),
  };
}

function readId(id: SnbtValue | undefined): string | undefined {
  const digits = typeof id === 'string' ? readUuid(id) : readUuidInts(intsOf(id));
  return digits === undefined ? undefined : writeDashedUuid(digits);
}

function intsOf(id: SnbtValue | undefined): readonly number[] {
  return id instanceof SnbtArray ? id.items.map(({ value }) => value) : [];
}

/** `Properties:{textures:[{Value:"…"}]}`, `properties:[{name:"textures",value:"…"}]` or `properties:{textures:["…"]}`. */
function readTexture(owner: SnbtValue): string | undefined {
  const properties = valueIn(owner, 'Properties') ?? valueIn(owner, 'properties');
  const listed: readonly SnbtValue[] = Array.isArray(properties)
    ? properties.filter((property) => textIn(property, 'name') === 'textures')
    : (listIn(properties, 'textures') ?? []);
  return listed
    .map((entry) =>
      typeof entry === 'string' ? entry : (textIn(entry, 'Value') ?? textIn(entry, 'value')),
    )
    .find((value) => value !== undefined && textureFromValue(value).ok);
}
