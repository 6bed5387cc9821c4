// Our commands read by the parsers of other projects. deepslate accepts only the two escapes that every version
// has, so it is the strictest; NBTify is a second check.
import { fc, test as property } from '@fast-check/vitest';
import { escapeMiniMessage } from '@fucina/minecraft-text';
import { ItemStack, NbtTag } from 'deepslate';
import { parse } from 'nbtify';
import { expect } from 'vitest';
import { hostileText } from '../../tests/hostile-text.ts';
import { type TextForm, versionFamilies } from '../families.ts';
import { giveHead } from './give.ts';

const HASH = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';
const CONTROL = /\p{Cc}/u;

property.prop([hostileText, hostileText, fc.constantFrom(...versionFamilies), fc.boolean()], {
  numRuns: 300,
})(
  'deepslate finds the same name, lore, id and texture in every family',
  (name, line, family, short) => {
    fc.pre(name.trim() !== '' && line.trim() !== '');
    // Escapes of control characters are newer than deepslate's parser.
    fc.pre(family.name !== 'tag' || !CONTROL.test(name + line));
    const given = giveHead({
      texture: HASH,
      name: escapeMiniMessage(name),
      lore: [escapeMiniMessage(line)],
      version: family.from,
      short,
    });
    const command = given.ok ? given.value : '';
    const item = command.replace(/^\/give @p (?:minecraft:)?/, '').replace(/^skull 1 3 /, 'skull');
    const seen = family.layout === 'components' ? seeComponents(item) : seeTag(item);
    const shown = (text: string, form: TextForm) =>
      form === 'plain' ? text.replaceAll('\n', ' ') : text;
    expect(textOf(seen.name, family.name)).toBe(shown(name, family.name));
    expect(textOf(seen.lore, family.lore)).toBe(shown(line, family.lore));
    expect(seen.texture).toContain('eyJ0ZXh0dXJlcyI6');
  },
);

property.prop([
  hostileText,
  fc.constantFrom(...versionFamilies.filter(({ layout }) => layout !== 'components')),
])('NBTify reads the tag of every family that has one', (name, family) => {
  // NBTify reads "\n" as an escape everywhere, so texts with control characters or backslashes are skipped.
  fc.pre(name.trim() !== '' && !CONTROL.test(name) && !name.includes('\\'));
  const given = giveHead({ texture: HASH, name: escapeMiniMessage(name), version: family.from });
  const tag = /\{.*\}/su.exec(given.ok ? given.value : '')?.[0] ?? '';
  const root: { readonly display?: { readonly Name?: unknown } } = parse(tag);
  const shown = String(root.display?.Name);
  expect(family.name === 'plain' ? shown : plainOf(JSON.parse(shown))).toBe(name);
});

interface Seen {
  readonly name: unknown;
  readonly lore: unknown;
  readonly texture: string;
}

function seeComponents(item: string): Seen {
  const stack = ItemStack.fromString(item.replace(/ 1$/, ''));
  const component = (id: string) => stack.components.get(id)?.toSimplifiedJson();
  const lore = component('minecraft:lore');
  return {
    name: component('minecraft:custom_name'),
    lore: Array.isArray(lore) ? lore[0] : lore,
    texture: JSON.stringify(component('minecraft:profile')),
  };
}

function seeTag(item: string): Seen {
  const tag = NbtTag.fromString(item.replace(/^(player_head|skull)/, '').replace(/ 1$/, ''));
  // The layout that we write: { display: { Name, Lore: [] }, SkullOwner }.
  const root = tag.toSimplifiedJson() as {
    display: { Name: string; Lore: string[] };
    SkullOwner: unknown;
  };
  return {
    name: root.display.Name,
    lore: root.display.Lore[0],
    texture: JSON.stringify(root.SkullOwner),
  };
}

function textOf(shown: unknown, form: 'plain' | 'json' | 'tag'): string {
  if (form === 'plain') return String(shown);
  return plainOf(form === 'json' ? JSON.parse(String(shown)) : shown);
}

function plainOf(text: unknown): string {
  if (typeof text === 'string') return text;
  const { text: own = '', extra = [] } = text as { text?: string; extra?: unknown[] }; // a component that we wrote
  return own + extra.map(plainOf).join('');
}
