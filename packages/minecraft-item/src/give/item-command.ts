import type { Component } from '@fucina/minecraft-text';
import type { VersionFamily } from '../families.ts';
import { type ItemItalics, writeItemText } from '../item-text/item-text.ts';
import { writeCompound, writeList } from './tag.ts';

export interface ItemCommand {
  /** Without the namespace if that is `minecraft`. */
  readonly item: string;
  /** The variant of an item before 1.13: 3 makes a skull a player head. */
  readonly dataValue: number;
  readonly name: Component | undefined;
  readonly lore: readonly Component[];
  /** The SkullOwner or minecraft:profile value as text. */
  readonly owner: string | undefined;
  readonly target: string;
  readonly count: number;
  readonly family: VersionFamily;
  readonly italics: ItemItalics;
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

function writeTag({ name, lore, owner, family, italics }: ItemCommand): string {
  const display = [
    ...(name ? [`Name:${writeItemText(name, family.name, family, italics)}`] : []),
    ...(lore.length > 0 ? [`Lore:${writeLore(lore, family, italics)}`] : []),
  ];
  const fields = [
    ...(display.length > 0 ? [`display:${writeCompound(display)}`] : []),
    ...(owner === undefined ? [] : [`SkullOwner:${owner}`]),
  ];
  return fields.length > 0 ? writeCompound(fields) : '';
}

function writeComponents({ name, lore, owner, family, italics, short }: ItemCommand): string {
  const prefix = short ? '' : NAMESPACE;
  const fields = [
    ...(name ? [`${prefix}custom_name=${writeItemText(name, family.name, family, italics)}`] : []),
    ...(lore.length > 0 ? [`${prefix}lore=${writeLore(lore, family, italics)}`] : []),
    ...(owner === undefined ? [] : [`${prefix}profile=${owner}`]),
  ];
  return fields.length > 0 ? writeList(fields) : '';
}

function writeLore(
  lore: readonly Component[],
  family: VersionFamily,
  italics: ItemItalics,
): string {
  return writeList(lore.map((line) => writeItemText(line, family.lore, family, italics)));
}
