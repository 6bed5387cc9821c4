import { describe, expect, test } from 'vitest';
import { readJsonValue, writeJsonValue } from '../json/index.ts';
import { readSnbt, writeSnbt } from '../snbt/index.ts';
import {
  type Component,
  type ComponentContent,
  createComponent,
  createStyle,
  createText,
  sameComponent,
  toPlain,
} from './index.ts';

const RED = createStyle({ color: 0xff5555 });

const HEAD = {
  type: 'head',
  name: 'Notch',
  id: '069a79f4-44e9-4726-a5be-fca90e38aaf5',
  properties: [
    { name: 'textures', value: 'e30=', signature: 'c2ln' },
    { name: 'other', value: 'x' },
  ],
  texture: 'entity/player/wide/steve',
  cape: 'entity/cape/a',
  elytra: 'entity/elytra/b',
  model: 'slim',
  hat: false,
  fallback: createText('X', RED),
} as const satisfies ComponentContent;

const HEAD_JSON = {
  type: 'object',
  object: 'player',
  player: {
    name: 'Notch',
    id: [110787060, 1156138790, -1514210135, 238594805],
    properties: HEAD.properties,
    texture: HEAD.texture,
    cape: HEAD.cape,
    elytra: HEAD.elytra,
    model: 'slim',
  },
  hat: false,
  fallback: { text: 'X', color: 'red' },
};

const SPRITE = {
  type: 'sprite',
  atlas: 'minecraft:items',
  sprite: 'item/apple',
  fallback: createText('apple'),
} as const satisfies ComponentContent;

const NBT = {
  type: 'nbt',
  nbt: 'Health',
  source: 'entity',
  target: '@s',
  interpret: false,
  plain: true,
} as const satisfies ComponentContent;

function read(value: unknown): Component {
  const result = readJsonValue(value, { strict: true });
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.field}`);
  return result.value;
}

test('a head keeps its profile and its fallback in JSON and SNBT', () => {
  const head = createComponent(HEAD);
  expect(writeJsonValue(head, { form: 'snake' }).value).toEqual(HEAD_JSON);
  expect(read(HEAD_JSON)).toEqual(head);
  const back = readSnbt(writeSnbt(head).value, { strict: true });
  expect(back.ok && back.value).toEqual(head);
});

test('the properties of a head may also be an object with lists of values', () => {
  const player = { properties: { textures: ['a', 'b'], other: 'c' } };
  expect(read({ player })).toMatchObject({
    properties: [
      { name: 'textures', value: 'a' },
      { name: 'textures', value: 'b' },
      { name: 'other', value: 'c' },
    ],
  });
});

test.each([
  [{ player: { model: 'thin' } }, 'unknown-value', 'player.model'],
  [{ player: { id: 'x' } }, 'unknown-value', 'player.id'],
  [{ player: { properties: [{ name: 'a' }] } }, 'wrong-type', 'player.properties[0]'],
  [{ player: { properties: 3 } }, 'wrong-type', 'player.properties'],
  [{ sprite: 'a', fallback: null }, 'not-a-component', 'fallback'],
  [{ nbt: 'a', entity: '@s', interpret: true, plain: true }, 'both-interpret-and-plain', 'plain'],
])('strict reading refuses %j with %s at %s', (value, code, field) =>
  expect(readJsonValue(value, { strict: true })).toEqual({ ok: false, error: { code, field } }),
);

test('of interpret and plain the first is kept', () => {
  const result = readJsonValue({ nbt: 'a', entity: '@s', interpret: true, plain: true });
  expect(result.ok && writeJsonValue(result.value).value).toEqual({
    nbt: 'a',
    interpret: true,
    entity: '@s',
  });
});

describe('plain text', () => {
  test.each([
    [{ sprite: 'a', fallback: ['b', 'c'], extra: ['d'] }, 'bcd'],
    [{ player: 'Notch', fallback: { sprite: 's', fallback: 'X' } }, 'X'],
  ])('%j', (value, plain) => expect(toPlain(read(value))).toBe(plain));

  test('of a fallback in a fallback, deeper than the call stack', () => {
    let component = createText('x');
    for (let level = 0; level < 50_000; level += 1) {
      component = createComponent({ ...SPRITE, fallback: component });
    }
    expect(toPlain(component)).toBe('x');
    expect(sameComponent(component, createComponent({ ...SPRITE, fallback: component }))).toBe(
      false,
    );
    expect(toPlain(read(writeJsonValue(component).value))).toBe('x');
  });
});

test.each([
  ...Object.keys(HEAD).map((field) => [HEAD, field] as const),
  ...Object.keys(SPRITE).map((field) => [SPRITE, field] as const),
  ...Object.keys(NBT).map((field) => [NBT, field] as const),
])('comparing %j tells a different %s', (content, field) => {
  if (field === 'type') return;
  const same = createComponent({ ...content });
  const value: unknown = { ...content }[field as keyof typeof content];
  const other = typeof value === 'boolean' ? !value : undefined;
  const different = createComponent({ ...content, [field]: other } as ComponentContent);
  expect(sameComponent(createComponent(content), same)).toBe(true);
  expect(sameComponent(createComponent(content), different)).toBe(false);
});
