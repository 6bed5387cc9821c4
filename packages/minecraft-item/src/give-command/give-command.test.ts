import { expect, test } from 'vitest';
import { type FamilyId, families } from '../families.ts';
import { giveHead } from '../give/give.ts';
import { readGiveCommand } from './give-command.ts';

const HASH = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';
const UUID = '069a79f4-44e9-4726-a5be-fca90e38aaf5';
const STYLED: readonly FamilyId[] = ['1.16', '1.20.5', '1.21.5'];

function read(text: string) {
  const command = readGiveCommand(text);
  if (!command.ok) throw new Error(`${command.error.code} at ${command.error.at}`);
  return command.value;
}

const written = (family: FamilyId) => {
  const given = giveHead({
    owner: { uuid: UUID },
    texture: HASH,
    name: '<#ff8800><b>Smith</b> <i>of fire',
    lore: ['<gray>line', "it's"],
    target: '@a[tag="x y"]',
    count: 3,
    family,
  });
  return given.ok ? given.value : '';
};

test.each(STYLED.flatMap((from) => families.map((to) => [from, to.from] as const)))(
  'a command of family %s can be converted to family %s',
  (from, to) => {
    const { item, ...said } = read(written(from));
    expect(item).toBe('player_head');
    const again = giveHead({ ...said, family: to });
    expect(again.ok && again.value).toBe(written(to));
  },
);

test('default italics of other tools’ commands are kept, and upright text needs no tag', () => {
  expect(read(`/give @s stone[custom_name='{"text":"x"}']`).name).toBe('<i>x</i>');
  expect(read(`/give @s stone[custom_name='{"text":"x","italic":false}']`).name).toBe('x');
  expect(read(`/give @s stone[custom_name={text:"",extra:[{text:"x",italic:0b}]}]`).name).toBe('x');
});

test('plain text of old versions keeps its colors', () => {
  expect(read('/give @p 276 1 0 {display:{Name:"§cEdge",Lore:["§7x"]}}')).toMatchObject({
    item: '276',
    name: '<red>Edge</red>',
    lore: ['<gray>x</gray>'],
  });
});

test.each([
  ['/give Steve minecraft:stone', { item: 'stone', target: 'Steve', count: 1 }],
  ['minecraft:give @s stone 64', { item: 'stone', target: '@s', count: 64 }],
  ['/give @p skull 2 3 {SkullOwner:"Notch"}', { count: 2, owner: { name: 'Notch' } }],
  ['/give @p player_head[profile=Notch,!lore] 5', { count: 5, owner: { name: 'Notch' } }],
  [
    '/give @p player_head{SkullOwner:{Id:[I;0,0,0,1],Name:"x"}}',
    { owner: { name: 'x', uuid: '00000000-0000-0000-0000-000000000001' } },
  ],
])('%s is read', (text, expected) => expect(read(text)).toMatchObject(expected));

test.each([
  ['hello', 'not-a-give-command'],
  ['/give @p', 'not-a-give-command'],
  ['/give @p ###', 'bad-item'],
  ['/give @p stone{', 'bad-data'],
  ['/give @p stone[custom_name]', 'bad-data'],
  ['/give @p stone 1 and more', 'bad-data'],
])('%s is refused: %s', (text, code) => {
  const command = readGiveCommand(text);
  expect(!command.ok && command.error.code).toBe(code);
});
