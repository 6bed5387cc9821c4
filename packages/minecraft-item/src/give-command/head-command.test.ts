import { expect, test } from 'vitest';
import { versionFamilies } from '../families.ts';
import { giveHead } from '../give/give.ts';
import { readHeadCommand } from './head-command.ts';

const HASH = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';
const UUID = '069a79f4-44e9-4726-a5be-fca90e38aaf5';
const VALUE = btoa(`{"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/${HASH}"}}}`);

test.each(versionFamilies)('a head command of family $from is read', ({ from }) => {
  const owner = { uuid: UUID };
  const given = giveHead({ texture: VALUE, owner, name: '<red>A', lore: ['b'], version: from });
  const read = readHeadCommand(given.ok ? given.value : '');
  expect(read).toMatchObject({ ok: true, value: { texture: VALUE, owner, lore: ['b'] } });
});

test('an owner without a texture is enough', () => {
  expect(readHeadCommand('/give @p player_head[profile=Notch]')).toMatchObject({
    ok: true,
    value: { owner: { name: 'Notch' } },
  });
});

test.each([
  ['/give @p stone', 'command-without-head'],
  ['/give', 'command'],
  ['/give @p player_head[profile={', 'command'],
  [String.raw`/give @p player_head[profile=Notch,custom_name="\N{Snowman}"]`, 'named-escape'],
])('%s is refused: %s', (text, code) => {
  expect(readHeadCommand(text)).toEqual({ ok: false, error: { code } });
});
