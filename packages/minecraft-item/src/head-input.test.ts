import { expect, test } from 'vitest';
import { families } from './families.ts';
import { giveHead } from './give.ts';
import { readHeadInput } from './head-input.ts';

const HASH = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';
const UUID = '069a79f4-44e9-4726-a5be-fca90e38aaf5';
const VALUE = btoa(`{"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/${HASH}"}}}`);

test.each([
  ['a name', ' Notch ', { kind: 'name', owner: { name: 'Notch' } }],
  ['a uuid', UUID, { kind: 'uuid', owner: { uuid: UUID } }],
  [
    'a uuid without dashes',
    UUID.replaceAll('-', '').toUpperCase(),
    { kind: 'uuid', owner: { uuid: UUID } },
  ],
  ['a hash', HASH.toUpperCase(), { kind: 'hash', texture: VALUE, hash: HASH }],
  [
    'an address',
    `https://textures.minecraft.net/texture/${HASH}`,
    { kind: 'url', texture: VALUE, hash: HASH },
  ],
  [
    'an address without its scheme',
    `textures.minecraft.net/texture/${HASH}`,
    { kind: 'url', texture: VALUE, hash: HASH },
  ],
  ['a value', VALUE, { kind: 'value', texture: VALUE, hash: HASH }],
])('%s is understood', (_, text, value) =>
  expect(readHeadInput(text)).toEqual({ ok: true, value }),
);

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['two words', 'player-name'],
  ['seventeen_letters', 'player-name'],
  [`http://evil.example/texture/${HASH}`, 'texture-host'],
  ['https://textures.minecraft.net/texture/xyz', 'texture-hash'],
  [HASH.slice(0, 40), 'texture-hash'],
  [btoa('{"textures":{"CAPE":{}}}'), 'texture-value'],
  ['/give @p stone', 'command-without-head'],
  ['/give', 'command'],
  ['/give @p player_head[profile={', 'command'],
])('%s is refused: %s', (text, code) => {
  const read = readHeadInput(text);
  expect(!read.ok && read.error.code).toBe(code);
});

test.each(families)('a command of family $id is one too', ({ id }) => {
  const given = giveHead({
    texture: VALUE,
    owner: { uuid: UUID },
    name: '<red>A',
    lore: ['b'],
    family: id,
  });
  const read = readHeadInput(given.ok ? given.value : '');
  expect(read).toMatchObject({
    ok: true,
    value: { kind: 'command', texture: VALUE, owner: { uuid: UUID }, lore: ['b'] },
  });
});
