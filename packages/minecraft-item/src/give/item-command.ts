import type { VersionFamily } from '../families.ts';
import { writeCompound, writeList } from '../item-text/tag.ts';

export interface ItemCommand {
  /** Without the namespace if that is `minecraft`. */
  readonly item: string;
  /** The variant of an item before 1.13: 3 makes a skull a player head. */
  readonly dataValue: number;
  /** As text of the command, like the lore and the owner. */
  readonly name: string | undefined;
  readonly lore: string | undefined;
  /** The SkullOwner or minecraft:profile value as text. */
  readonly owner: string | undefined;
  readonly target: string;
  readonly count: number;
  readonly family: VersionFamily;
  /** Omits everything that the game adds by itself. */
  readonly short: boolean;
}

const NAMESPACE = 'minecraft:';

export function writeItemCommand(command: ItemCommand): string {
  const { item, dataValue, target, count, family, short } = command;
  const id = item.includes(':') || short ? item : `${NAMESPACE}${item}`;
  const many = short && count === 1 ? [] : [String(count)];
  const start = ['/give', target];
  switch (family.layout) {
    case 'data-value': {
      const tag = writeTag(command);
      const bare = tag === '' && dataValue === 0;
      return [...start, id, ...(bare ? many : [count, dataValue]), ...(tag ? [tag] : [])].join(' ');
    }
    case 'tag':
      return [...start, `${id}${writeTag(command)}`, ...many].join(' ');
    case 'components':
      return [...start, `${id}${writeComponents(command)}`, ...many].join(' ');
  }
}

function writeTag({ name, lore, owner }: ItemCommand): string {
  const display = [
    ...(name === undefined ? [] : [`Name:${name}`]),
    ...(lore === undefined ? [] : [`Lore:${lore}`]),
  ];
  const fields = [
    ...(display.length > 0 ? [`display:${writeCompound(display)}`] : []),
    ...(owner === undefined ? [] : [`SkullOwner:${owner}`]),
  ];
  return fields.length > 0 ? writeCompound(fields) : '';
}

function writeComponents({ name, lore, owner, short }: ItemCommand): string {
  const prefix = short ? '' : NAMESPACE;
  const fields = [
    ...(name === undefined ? [] : [`${prefix}custom_name=${name}`]),
    ...(lore === undefined ? [] : [`${prefix}lore=${lore}`]),
    ...(owner === undefined ? [] : [`${prefix}profile=${owner}`]),
  ];
  return fields.length > 0 ? writeList(fields) : '';
}
