import { expect, test } from 'vitest';
import { type VersionFamilyId, versionFamilies } from '../families.ts';
import { giveHead } from '../give/give.ts';
import { readGiveCommand } from './give-command.ts';

const HASH = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';
const UUID = '069a79f4-44e9-4726-a5be-fca90e38aaf5';
const VALUE = btoa(`{"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/${HASH}"}}}`);
const STYLED: readonly VersionFamilyId[] = ['1.16', '1.20.5', '1.21.5'];

function read(text: string) {
  const command = readGiveCommand(text);
  if (!command.ok) throw new Error(`${command.error.code} at ${command.error.from}`);
  return command.value;
}

const written = (family: VersionFamilyId) => {
  const given = giveHead({
    owner: { uuid: UUID },
    texture: HASH,
    name: '<#ff8800><b>Smith</b> <i>of fire',
    lore: ['<gray>line', "it's"],
    target: '@a[tag="x y"]',
    count: 3,
    version: family,
  });
  return given.ok ? given.value : '';
};

test.each(STYLED.flatMap((from) => versionFamilies.map((to) => [from, to.from] as const)))(
  'a command of family %s can be converted to family %s',
  (from, to) => {
    const { item, ...said } = read(written(from));
    expect(item).toBe('player_head');
    const again = giveHead({ ...said, version: to });
    expect(again.ok && again.value).toBe(written(to));
  },
);

test('default italics of other tools’ commands are kept, and upright text needs no tag', () => {
  expect(read(`/give @s stone[custom_name='{"text":"x"}']`).name).toBe('<i>x</i>');
  expect(read(`/give @s stone[custom_name='{"text":"x","italic":false}']`).name).toBe('x');
  expect(read(`/give @s stone[custom_name={text:"",extra:[{text:"x",italic:0b}]}]`).name).toBe('x');
});

test('where texts are data, as from 1.21.5 on, a string with JSON is what it says', () => {
  const { name, lore } = read(
    `/give @s stone[custom_name="{\\"text\\":\\"x\\"}",lore=[{text:"y"},'{"text":"z"}']]`,
  );
  expect(name).toBe('<i>{"text":"x"}</i>');
  expect(lore).toEqual(['<i>y</i>', '<i>{"text":"z"}</i>']);
  expect(read(`/give @s stone[custom_name='{"text":"x"}',lore=['"y"']]`).name).toBe('<i>x</i>');
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
  [
    '/give @p stone[ custom_name = "x" , lore = ["y"] ] 3',
    { count: 3, name: '<i>x</i>', lore: ['<i>y</i>'] },
  ],
  ['/give @p minecraft:stone[minecraft:custom_name="x"]', { item: 'stone', name: '<i>x</i>' }],
  ['/give @p stone[item_name="x"]', { name: 'x' }],
  ['/give @p stone[item_name="x",custom_name="y"]', { name: '<i>y</i>' }],
  ['/give @p stone[item_name={text:"x",italic:false}]', { name: 'x' }],
  ['/give @p stone[item_name={text:"x",italic:true}]', { name: '<i>x</i>' }],
  [`/give @p player_head[profile={id:uuid("${UUID}")}]`, { owner: { uuid: UUID } }],
  ['/give @p stone{} 7', { count: 7 }],
  ['/give @p plugin:a/b.c-d 7', { item: 'plugin:a/b.c-d', count: 7 }],
  ['  /MINECRAFT:GIVE   @a[name="a b"]   Stone', { target: '@a[name="a b"]', item: 'Stone' }],
  ['/give @p stone 12 34', { count: 12 }],
  [
    '/give @p player_head[profile={id:[I;0,0,0,1]}]',
    { owner: { uuid: '00000000-0000-0000-0000-000000000001' } },
  ],
  [`/give @p player_head{SkullOwner:{Id:"${UUID}"}}`, { owner: { uuid: UUID } }],
  [
    `/give @p player_head[profile={name:"x",properties:[{name:"other",value:"a"},{name:"textures",value:"${VALUE}"}]}]`,
    { owner: { name: 'x' }, texture: VALUE },
  ],
  [`/give @p player_head[profile={properties:{textures:["no","${VALUE}"]}}]`, { texture: VALUE }],
  [
    `/give @p skull 1 3 {SkullOwner:{Properties:{textures:[{Value:"${VALUE}"}]}}}`,
    { texture: VALUE },
  ],
  [
    `/give @p skull 1 3 {SkullOwner:{Properties:{textures:[{value:"${VALUE}"}]}}}`,
    { texture: VALUE },
  ],
])('of %s everything is found', (text, expected) => expect(read(text)).toMatchObject(expected));

test('what a command does not say is left out', () => {
  expect(read('/give @p stone')).toEqual({ item: 'stone', target: '@p', count: 1 });
  expect(read('/give @p player_head[profile={id:"no",properties:{textures:["no"]}}]')).toEqual({
    item: 'player_head',
    target: '@p',
    count: 1,
  });
  expect(read('/give @p stone{display:[],SkullOwner:7b}')).toEqual({
    item: 'stone',
    target: '@p',
    count: 1,
  });
  expect(read('/give @p stone{display:{Lore:"x"}}')).not.toHaveProperty('lore');
  expect(read('/give @p player_head[profile={id:[I;1,2,3]}]')).not.toHaveProperty('owner');
});

test.each([
  // Before 1.13 text that looks like JSON was plain.
  ['/give @p stone 1 0 {display:{Name:"[x]"}}', '[x]'],
  [`/give @p stone{display:{Name:'{"text":"x","italic":false}'}}`, 'x'],
  [`/give @p stone{display:{Name:' ["x"]'}}`, '<i>x</i>'],
  [`/give @p stone{display:{Name:'"x"'}}`, '<i>x</i>'],
  [`/give @p stone{display:{Name:'{x'}}`, '{x'],
  [`/give @p stone{display:{Name:'true'}}`, 'true'],
  [`/give @p stone{display:{Name:'§cx'}}`, '<red>x</red>'],
  ['/give @p stone[custom_name={text:"a",italic:0b,extra:[{text:"b",italic:1b}]}]', 'a<i>b</i>'],
  ['/give @p stone[custom_name={text:"a",extra:[{text:"b",italic:0b}]}]', '<i>a</i><!i>b</!i>'],
  ['/give @p stone[custom_name={text:"",italic:0b,extra:["a"]}]', 'a'],
  ['/give @p stone[custom_name={keybind:"x",italic:0b}]', '<key:x/>'],
])('the name of %s is %s', (text, name) => expect(read(text).name).toBe(name));

test.each([
  ['hello', 'not-a-give-command', 0],
  ['say give @p x', 'not-a-give-command', 0],
  ['/give @p ###', 'bad-item', 9],
  ['/give @p stone[x', 'bad-data', 16],
  ['/give @p stone[=1]', 'bad-data', 15],
  ['/give @p stone[x 1]', 'bad-data', 17],
  ['/give @p stone 1 and more', 'bad-data', 17],
  ['/give @p stone[x=1]x', 'bad-data', 19],
])('%s is refused: %s at %i', (text, code, at) =>
  expect(readGiveCommand(text)).toMatchObject({ ok: false, error: { code, from: at } }),
);

test.each([
  ['hello', 'not-a-give-command'],
  ['/give @p', 'not-a-give-command'],
  ['/give @p ###', 'bad-item'],
  ['/give @p stone{', 'bad-data'],
  ['/give @p stone[custom_name]', 'bad-data'],
  ['/give @p stone 1 and more', 'bad-data'],
  ['/give @p stone[custom_name="\\N{Snowman}"]', 'named-escape'],
])('%s is refused: %s', (text, code) => {
  const command = readGiveCommand(text);
  expect(!command.ok && command.error.code).toBe(code);
});
