import { fc, test as property } from '@fast-check/vitest';
import { escapeMiniMessage, readMiniMessage, toPlain } from '@fucina/minecraft-text';
import { expect, test } from 'vitest';
import { hostileText } from '../../tests/hostile-text.ts';
import { type TextForm, type VersionFamilyId, versionFamilies } from '../families.ts';
import { readGiveCommand } from '../give-command/give-command.ts';
import { giveHead, giveItem } from './give.ts';
import { givePlainHead } from './plain-head.ts';

const TEXTURE = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';
const VALUE = btoa(
  `{"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/${TEXTURE}"}}}`,
);
const UUID = '069a79f4-44e9-4726-a5be-fca90e38aaf5';
const INTS = '[I;110787060,1156138790,-1514210135,238594805]';

function give(family: VersionFamilyId, more: object = {}) {
  const result = giveHead({
    owner: { name: 'Notch', uuid: UUID },
    texture: VALUE,
    name: `<gold>It's "Bob's" \\ head`,
    lore: ['<gray>line 1', '   ', `can't "stop"`],
    version: family,
    ...more,
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

// The reference commands, which the command checker of each version range accepts.
const COMMANDS: Readonly<Record<VersionFamilyId, string>> = {
  '1.8': String.raw`/give @p minecraft:skull 1 3 {display:{Name:"It's \"Bob's\" \\ head",Lore:["line 1","can't \"stop\""]},SkullOwner:{Id:"${UUID}",Properties:{textures:[{Value:"${VALUE}"}]}}}`,
  '1.13': String.raw`/give @p minecraft:player_head{display:{Name:"{\"text\":\"It's \\\"Bob's\\\" \\\\ head\",\"color\":\"gold\",\"italic\":false}",Lore:["line 1","can't \"stop\""]},SkullOwner:{Id:"${UUID}",Properties:{textures:[{Value:"${VALUE}"}]}}} 1`,
  '1.14': String.raw`/give @p minecraft:player_head{display:{Name:'{"text":"It\'s \\"Bob\'s\\" \\\\ head","color":"gold","italic":false}',Lore:['{"text":"line 1","color":"gray","italic":false}','{"text":"can\'t \\"stop\\"","italic":false}']},SkullOwner:{Id:"${UUID}",Properties:{textures:[{Value:"${VALUE}"}]}}} 1`,
  '1.16': String.raw`/give @p minecraft:player_head{display:{Name:'{"text":"It\'s \\"Bob\'s\\" \\\\ head","color":"gold","italic":false}',Lore:['{"text":"line 1","color":"gray","italic":false}','{"text":"can\'t \\"stop\\"","italic":false}']},SkullOwner:{Id:${INTS},Properties:{textures:[{Value:"${VALUE}"}]}}} 1`,
  '1.20.5': String.raw`/give @p minecraft:player_head[minecraft:custom_name='{"text":"It\'s \\"Bob\'s\\" \\\\ head","color":"gold","italic":false}',minecraft:lore=['{"text":"line 1","color":"gray","italic":false}','{"text":"can\'t \\"stop\\"","italic":false}'],minecraft:profile={id:${INTS},properties:[{name:"textures",value:"${VALUE}"}]}] 1`,
  '1.21.5': String.raw`/give @p minecraft:player_head[minecraft:custom_name={text:"It's \"Bob's\" \\ head",color:"gold",italic:false},minecraft:lore=[{text:"line 1",color:"gray",italic:false},{text:"can't \"stop\"",italic:false}],minecraft:profile={id:${INTS},properties:[{name:"textures",value:"${VALUE}"}]}] 1`,
};

test.each(versionFamilies.map(({ from }) => from))(
  'family %s writes the reference command',
  (family) => {
    expect(give(family)).toBe(COMMANDS[family]);
  },
);

test.each([
  ['1.8', '/give @p minecraft:skull 1 3 {SkullOwner:"Notch"}'],
  ['1.13', '/give @p minecraft:player_head{SkullOwner:"Notch"} 1'],
  ['1.16', '/give @p minecraft:player_head{SkullOwner:"Notch"} 1'],
  ['1.20.5', '/give @p minecraft:player_head[minecraft:profile="Notch"] 1'],
  ['1.21.5', '/give @p minecraft:player_head[minecraft:profile="Notch"] 1'],
] as const)('in family %s the game can look a name up', (family, command) => {
  expect(giveHead({ owner: { name: 'Notch' }, version: family })).toEqual({
    ok: true,
    value: command,
  });
});

property.prop({
  family: fc.constantFrom(...versionFamilies.map(({ from }) => from)),
  owner: fc.option(
    fc.record({ name: fc.constantFrom('Notch', 'a b'), uuid: fc.constantFrom(UUID, undefined) }),
    { nil: undefined },
  ),
  texture: fc.constantFrom(VALUE, TEXTURE, 'x', undefined),
  target: fc.constantFrom('@p', 'Notch', '', undefined),
  count: fc.constantFrom(1, 3, 0, undefined),
  short: fc.boolean(),
})('a plain head is a head without a name and lore', (request) => {
  expect(givePlainHead(request)).toEqual(giveHead(request));
});

test.each(versionFamilies)('a command of $from is one line', ({ from, name, lore }) => {
  const given = giveItem({ item: 'stick', name: 'A<br>B\t', lore: ['<red>x<br>y'], version: from });
  const command = given.ok ? given.value : '';
  expect(command).not.toContain('\n');
  const back = readGiveCommand(command);
  expect(back.ok && back.value.name).toBe(name === 'plain' ? 'A B\t' : 'A<br>B\t');
  expect(back.ok && back.value.lore).toEqual([lore === 'plain' ? 'x y' : '<red>x<br>y</red>']);
});

test.each([
  ['1.20.4', '1.16'],
  ['1.13.2', '1.13'],
  ['1.21.11', '1.21.5'],
  ['27.1', '1.21.5'],
  ['1.8.9', '1.8'],
] as const)('%s has the command of its range, which begins with %s', (version, from) => {
  const sword = { item: 'stick', name: '<#ff5454>A', lore: ['b'], count: 2 };
  expect(giveItem({ ...sword, version })).toEqual(giveItem({ ...sword, version: from }));
  expect(giveItem({ ...sword, version }).ok).toBe(true);
});

test('without a version the newest is meant', () => {
  expect(giveItem({ item: 'stick' })).toEqual(giveItem({ item: 'stick', version: '26.3' }));
});

test.each(['1.7.10', '', 'Z', '24w14a', 'newest'])('%j is refused as a version', (version) => {
  expect(giveItem({ item: 'stick', version })).toEqual({
    ok: false,
    error: { code: 'version', field: 'version' },
  });
});

test('what is newer than a family is written as text', () => {
  const item = { item: 'stick', name: '<sprite:block/stone>', lore: ['<head:Notch>'] };
  for (const { from, to } of versionFamilies) {
    const given = giveItem({ ...item, version: from });
    const command = given.ok ? given.value : '';
    expect(command.includes('object')).toBe(to === undefined);
    if (to !== undefined) expect(command).toMatch(/\[block\/stone\].*\[Notch head\]/);
  }
});

test('an id without a name works only in families with components', () => {
  expect(giveHead({ owner: { uuid: UUID }, version: '1.21.5' })).toEqual({
    ok: true,
    value: `/give @p minecraft:player_head[minecraft:profile={id:${INTS}}] 1`,
  });
  expect(giveHead({ owner: { uuid: UUID }, version: '1.16' })).toEqual({
    ok: false,
    error: { code: 'owner-needs-texture', field: 'owner' },
  });
});

test('equal heads with only a texture get the same id', () => {
  const plain = give('1.21.5', { owner: undefined, texture: TEXTURE, name: undefined, lore: [] });
  expect(plain).toContain('id:[I;-1639134176,189931558,1805386173,442287819]');
  expect(plain).toContain(`value:"${VALUE}"`);
});

test('the short variant fits into chat from 1.20.5 on', () => {
  const bare = { owner: undefined, name: undefined, lore: [], short: true };
  expect(give('1.21.5', bare)).toBe(
    `/give @p player_head[profile={properties:{textures:["${VALUE}"]}}]`,
  );
  expect(give('1.20.5', bare)).toHaveLength(238);
});

test('without hex support the nearest named color is used, and plain text has no colors', () => {
  const named = (family: VersionFamilyId) => give(family, { name: '<#ff5454>x', lore: [] });
  expect(named('1.21.5')).toContain('color:"#ff5454"');
  expect(named('1.16')).toContain('"color":"#ff5454"');
  expect(named('1.14')).toContain('"color":"red"');
  expect(named('1.13')).toContain(String.raw`\"color\":\"red\"`);
  expect(named('1.8')).toContain('Name:"x"');
});

test('italics that were set explicitly are kept', () => {
  expect(give('1.21.5', { name: '<i>x', lore: [] })).toContain(
    'custom_name={text:"x",italic:true}',
  );
  expect(give('1.21.5', { name: 'a<i>b', lore: [] })).toContain('italic:false');
});

test('click events are not written into items', () => {
  const clicking = give('1.21.5', {
    name: "<click:open_url:nonsense><hover:show_text:'y'>x",
    lore: [],
  });
  expect(clicking).not.toMatch(/click|hover|nonsense/);
});

test.each([
  [{ target: '' }, 'target'],
  [{ target: 'two words' }, 'target'],
  [{ target: '@p run' }, 'target'],
  [{ target: '@P' }, 'target'],
  [{ target: '@pa' }, 'target'],
  [{ target: '@p[a=1' }, 'target'],
  [{ target: '@p[a\n]' }, 'target'],
  [{ target: 'x@p' }, 'target'],
  [{ target: 'x'.repeat(65) }, 'target'],
  [{ target: 'Notch\n' }, 'target'],
  [{ count: 0 }, 'count'],
  [{ count: 1.5 }, 'count'],
  [{ count: 6401 }, 'count'],
  [{ count: 65, version: '1.8' }, 'count'],
  [{ version: 'Z' }, 'version'],
  [{ texture: 'nonsense' }, 'texture-value'],
  [{ texture: undefined, owner: { name: 'two words' } }, 'owner-name'],
  [{ texture: undefined, owner: { name: 'seventeen_letters' } }, 'owner-name'],
  [{ texture: undefined, owner: { name: '' } }, 'owner-name'],
  [{ texture: undefined, owner: { name: 'é' } }, 'owner-name'],
  [{ owner: { uuid: 'no' } }, 'owner-id'],
  [{ texture: TEXTURE.slice(0, 40) }, 'texture-hash'],
  [{ lore: Array.from({ length: 257 }, () => 'x') }, 'lore-lines'],
] as const)('%o is refused', (wrong, code) => {
  const request = { owner: { uuid: UUID }, texture: VALUE, version: '1.21.5', ...wrong };
  // Invalid types on purpose: forms and links can hold anything.
  const result = giveHead(request as Parameters<typeof giveHead>[0]);
  expect(!result.ok && result.error.code).toBe(code);
});

test('a refusal says what would be accepted', () => {
  const request = { texture: TEXTURE, version: '1.8' } as const;
  expect(giveHead({ ...request, count: 65 })).toEqual({
    ok: false,
    error: { code: 'count', field: 'count', least: 1, most: 64 },
  });
  expect(giveHead({ ...request, lore: Array(257).fill('x') })).toEqual({
    ok: false,
    error: { code: 'lore-lines', field: 'lore', most: 256 },
  });
  expect(giveHead({ ...request, target: '' })).toEqual({
    ok: false,
    error: { code: 'target', field: 'target' },
  });
  expect(giveHead({ version: '1.8', owner: { name: 'a b' } })).toEqual({
    ok: false,
    error: { code: 'owner-name', field: 'owner' },
  });
  expect(giveHead({ version: '1.8', owner: { uuid: 'a' } })).toEqual({
    ok: false,
    error: { code: 'owner-id', field: 'owner' },
  });
  expect(giveItem({ version: '1.8', item: 'A' })).toEqual({
    ok: false,
    error: { code: 'item-id', field: 'item' },
  });
  // Invalid on purpose: links can hold anything.
  expect(giveItem({ version: '1.7' as VersionFamilyId, item: 'a' })).toEqual({
    ok: false,
    error: { code: 'version', field: 'version' },
  });
});

test('the limits themselves are accepted', () => {
  const ends = (request: object, family: VersionFamilyId = '1.21.5') =>
    give(family, { name: undefined, lore: [], ...request });
  expect(ends({ count: 1 })).toMatch(/ 1$/);
  expect(ends({ count: 6400 })).toMatch(/ 6400$/);
  expect(ends({ count: 64 }, '1.8')).toMatch(/ 64 3 \{/);
  expect(ends({ target: 'x'.repeat(64) })).toContain('x'.repeat(64));
  expect(ends({ lore: Array(256).fill('x') }).split('text:"x"')).toHaveLength(257);
  expect(giveHead({ owner: { name: '~sixteen_letters' }, version: '1.21.5' }).ok).toBe(true);
});

test.each([
  ['stone', '1.21.5', {}, '/give @p minecraft:stone 1'],
  ['stone', '1.21.5', { short: true }, '/give @p stone'],
  ['stone', '1.21.5', { short: true, count: 2 }, '/give @p stone 2'],
  ['plugin:a/b.c-d_e', '1.16', {}, '/give @p plugin:a/b.c-d_e 1'],
  ['stone', '1.8', { short: true }, '/give @p stone'],
  ['stone', '1.8', { count: 2 }, '/give @p minecraft:stone 2'],
  ['stone', '1.8', { name: 'x' }, '/give @p minecraft:stone 1 0 {display:{Name:"x"}}'],
  ['stone', '1.8', { lore: ['x'] }, '/give @p minecraft:stone 1 0 {display:{Lore:["x"]}}'],
  ['stone', '1.8', { name: ' ' }, '/give @p minecraft:stone 1'],
  [
    'stone',
    '1.16',
    { name: 'x', italics: 'game' },
    `/give @p minecraft:stone{display:{Name:'"x"'}} 1`,
  ],
  [
    'stone',
    '1.21.5',
    { short: true, name: 'x', lore: ['y', 'z'], italics: 'game' },
    '/give @p stone[custom_name="x",lore=["y","z"]]',
  ],
] as const)('%s in family %s with %j is %s', (item, family, more, command) => {
  expect(giveItem({ item, version: family, ...more })).toEqual({ ok: true, value: command });
});

test.each(['', 'A', 'a b', ':a', 'a:', 'a:b:c', 'a\n', '\na', 'ä'])('%j is no item', (item) => {
  expect(giveItem({ item, version: '1.21.5' }).ok).toBe(false);
});

test('a head without an owner is a plain head', () => {
  expect(giveHead({ version: '1.21.5' })).toEqual({
    ok: true,
    value: '/give @p minecraft:player_head 1',
  });
  expect(giveHead({ version: '1.8' })).toEqual({
    ok: true,
    value: '/give @p minecraft:skull 1 3',
  });
});

test('next to a name no id is written', () => {
  expect(giveHead({ owner: { name: 'Notch', uuid: UUID }, version: '1.21.5' })).toEqual({
    ok: true,
    value: '/give @p minecraft:player_head[minecraft:profile="Notch"] 1',
  });
});

test('the short variant leaves out what a profile knows beyond the texture', () => {
  const long = btoa(
    `{"timestamp":1,"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/${TEXTURE}"}}}`,
  );
  const bare = { name: undefined, lore: [], texture: long };
  expect(give('1.21.5', { ...bare, short: true })).toContain(VALUE);
  expect(give('1.21.5', bare)).toContain(long);
  expect(give('1.16', { ...bare, short: true })).toContain(long);
});

test.each(['@p', '@a[distance=..5,tag=!x]', 'Notch', '.BedrockName', '*Steve'])(
  'the target %s is accepted',
  (target) => expect(give('1.21.5', { target })).toMatch(/^\/give \S/),
);

test('any item takes a name and lore, and keeps its blank lines', () => {
  const item = { item: 'diamond_sword', name: '<red>Edge', lore: ['a', '', 'b'] } as const;
  expect(giveItem({ ...item, version: '1.21.5' })).toEqual({
    ok: true,
    value:
      '/give @p minecraft:diamond_sword[minecraft:custom_name={text:"Edge",color:"red",italic:false},minecraft:lore=[{text:"a",italic:false},{text:"",italic:false},{text:"b",italic:false}]] 1',
  });
  expect(giveItem({ item: 'stone', version: '1.8' })).toEqual({
    ok: true,
    value: '/give @p minecraft:stone 1',
  });
  expect(giveItem({ item: 'Not An Id', version: '1.21.5' })).toMatchObject({
    error: { code: 'item-id' },
  });
});

property.prop(
  [hostileText, fc.array(hostileText, { maxLength: 4 }), fc.constantFrom(...versionFamilies)],
  {
    numRuns: 300,
  },
)('any name and lore can be written and read back in every family', (name, lore, family) => {
  const { from } = family;
  // Plain text is read as the game draws it, with § codes as colors.
  fc.pre(!/§[0-9a-fk-or]/i.test([name, ...lore].join('\n')) || !['1.8', '1.13'].includes(from));
  // Only 1.13 has plain lore together with JSON names; lore that is itself valid JSON is read as JSON.
  fc.pre(from !== '1.13' || !lore.some((line) => /^\s*[{["]/.test(line)));
  // A command is one line, and plain text has no other way to say a line break.
  const oneLine = (text: string, form: TextForm) =>
    form === 'plain' ? text.replaceAll('\n', ' ') : text;
  const shown = lore.filter((line) => line.trim() !== '');
  const given = giveHead({
    texture: TEXTURE,
    name: escapeMiniMessage(name),
    lore: lore.map(escapeMiniMessage),
    version: from,
  });
  const read = readGiveCommand(given.ok ? given.value : '');
  expect(read.ok).toBe(true);
  if (!read.ok) return;
  expect(read.value.texture).toBe(VALUE);
  const shownName = name.trim() === '' ? '' : oneLine(name, family.name);
  expect(plain(read.value.name ?? '')).toBe(shownName);
  expect((read.value.lore ?? []).map(plain)).toEqual(
    shown.map((line) => oneLine(line, family.lore)),
  );
});

function plain(miniMessage: string): string {
  const read = readMiniMessage(miniMessage);
  return read.ok ? toPlain(read.value) : miniMessage;
}

test('the game’s default italics are kept when asked for', () => {
  const request = { item: 'stick', name: '<red>x', lore: ['y'], italics: 'game' } as const;
  expect(giveItem({ ...request, version: '1.21.5' })).toEqual({
    ok: true,
    value:
      '/give @p minecraft:stick[minecraft:custom_name={text:"x",color:"red"},minecraft:lore=["y"]] 1',
  });
  expect(giveItem({ ...request, version: '1.20.5' })).toEqual({
    ok: true,
    value: `/give @p minecraft:stick[minecraft:custom_name='{"text":"x","color":"red"}',minecraft:lore=['"y"']] 1`,
  });
});
