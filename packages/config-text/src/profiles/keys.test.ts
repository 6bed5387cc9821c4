import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { fitsKeys } from './glob.ts';
import { writeKeys } from './write-keys.ts';

test.each<[readonly string[], string, boolean]>([
  [['motd'], 'motd', true],
  [['motd'], 'mot', false],
  [['a', 'motd'], 'motd', false],
  [['menu', 'items', '0', 'lore'], '**.lore', true],
  [['lore'], '**.lore', true],
  [['menu', 'items', '0', 'lore'], 'menu.**.lore', true],
  [['menu', 'lore'], 'menu.**.lore', true],
  [['menu', 'items', 'lore'], 'menu.*.lore', true],
  [['menu', 'lore'], 'menu.*.lore', false],
  [['menu', 'items'], 'menu.**', true],
  [['menu'], 'menu.**', true],
  [['menus'], 'menu.**', false],
  [[], '**', true],
  [['a', 'b'], '**', true],
  [['a+b'], 'a+b', true],
  [['aab'], 'a+b', false],
  // Keys with dots.
  [['worlds', 'v1.2', 'name'], 'worlds."v1.2".name', true],
  [['worlds', 'v1', '2', 'name'], 'worlds."v1.2".name', false],
  [['worlds', 'v1.2', 'name'], 'worlds.*.name', true],
  [['worlds', 'v1.2', 'name'], 'worlds.v1.2.name', true],
  [['worlds', 'v1.2.3', 'name'], 'worlds."v1.2".**', false],
  [['worlds', 'v1.2', 'name'], '**."v1.2".**', true],
  [['island.join'], 'island.join', true],
  [['island.join'], 'island.*', true],
  [['island.join'], '**.join', true],
  [['island.join'], '"island.join"', true],
  [['island.join'], '*', true],
  [['island', 'join'], '"island.join"', false],
  // What is in quotation marks is no pattern.
  [['a', '*'], 'a."*"', true],
  [['a', 'b'], 'a."*"', false],
  [['a', 'x"y'], 'a."x\\"y"', true],
  [['a', 'è.b'], 'a."\\u00e8.b"', true],
  // No string of JSON.
  [['a"', 'b'], 'a".b', true],
  [['"\\x"'], '"\\x"', true],
])('%j fits %s: %s', (path, pattern, fits) => {
  expect(fitsKeys(path, pattern)).toBe(fits);
});

test.each<[readonly string[], string]>([
  [['menu', 'items', '0'], 'menu.items.0'],
  [['island.join'], 'island.join'],
  [['worlds', 'v1.2', 'name'], 'worlds."v1.2".name'],
  [['a', '*'], 'a."*"'],
  [['a', '"b'], 'a."\\"b"'],
  [[], ''],
])('%j is written as %s', (path, written) => {
  expect(writeKeys(path)).toBe(written);
});

const key = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '.', '*', '"', '\\', ' ', '\n'), maxLength: 4 }),
  fc.string({ maxLength: 6 }),
);
const keys = fc.array(key, { minLength: 1, maxLength: 4 });

propertyTest.prop([keys])('keys fit what is written for them', (path) => {
  fc.pre(!path.join('').includes('\0'));
  expect(fitsKeys(path, writeKeys(path))).toBe(true);
});

propertyTest.prop([keys, keys])(
  'what is written for several keys fits no others',
  (path, other) => {
    fc.pre(path.length > 1 && path.length === other.length);
    fc.pre(![...path, ...other].join('').includes('\0'));
    const isSame = path.every((one, at) => one === other[at]);
    expect(fitsKeys(other, writeKeys(path))).toBe(isSame);
  },
);
