import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { readWho } from './read-who.ts';

const HASH = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';
const UUID = '069a79f444e94726a5befca90e38aaf5';
const SHORTEST = `{"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/${HASH}"}}}`;
const texture = { hash: HASH, value: btoa(SHORTEST) };
const long = btoa(`\n${SHORTEST}`);

test.each([
  ['Notch', { kind: 'name', name: 'Notch' }],
  ['https://namemc.com/profile/Notch.1', { kind: 'name', name: 'Notch' }],
  ['it.namemc.com/profile/Notch', { kind: 'name', name: 'Notch' }],
  ['https://namemc.com/profile/069a79f4-44e9-4726-a5be-fca90e38aaf5', { kind: 'uuid', uuid: UUID }],
  ['https://laby.net/@Notch', { kind: 'name', name: 'Notch' }],
  [
    'https://crafatar.com/avatars/069a79f444e94726a5befca90e38aaf5?size=8',
    { kind: 'uuid', uuid: UUID },
  ],
  ['https://mc-heads.net/avatar/Notch/100', { kind: 'name', name: 'Notch' }],
  ['https://minotar.net/helm/Notch/100.png', { kind: 'name', name: 'Notch' }],
  [' jeb_\n', { kind: 'name', name: 'jeb_' }],
  ['give', { kind: 'name', name: 'give' }],
  ['e30', { kind: 'name', name: 'e30' }],
  [UUID, { kind: 'uuid', uuid: UUID }],
  ['069A79F4-44E9-4726-A5BE-FCA90E38AAF5', { kind: 'uuid', uuid: UUID }],
  ['[I;110787060,1156138790,-1514210135,238594805]', { kind: 'uuid', uuid: UUID }],
  ['UUIDMost:475826800676128550L,UUIDLeast:-6503483008858150155L', { kind: 'uuid', uuid: UUID }],
  [HASH, { kind: 'hash', texture }],
  [HASH.toUpperCase(), { kind: 'hash', texture }],
  [`http://textures.minecraft.net/texture/${HASH}`, { kind: 'url', texture }],
  [`HTTPS://Textures.Minecraft.net/texture/${HASH}/`, { kind: 'url', texture }],
  [`textures.minecraft.net/texture/${HASH}`, { kind: 'url', texture }],
  [texture.value, { kind: 'value', texture }],
  [` ${long} `, { kind: 'value', texture: { hash: HASH, value: long } }],
  [`${texture.value.slice(0, 40)}\r\n${texture.value.slice(40)}`, { kind: 'value', texture }],
  [`\`"${texture.value.slice(0, 76)} ${texture.value.slice(76)}"\``, { kind: 'value', texture }],
  [`<https://textures.minecraft.net/texture/${HASH}>`, { kind: 'url', texture }],
  [`texture: ${HASH}`, { kind: 'hash', texture }],
  ['head-Notch', { kind: 'name', name: 'Notch' }],
  [`texture-${HASH}`, { kind: 'hash', texture }],
  [`basehead-${texture.value}`, { kind: 'value', texture }],
  [`Value:"${texture.value}"`, { kind: 'value', texture }],
  [`{"name":"textures","value":"${texture.value}"}`, { kind: 'value', texture }],
  [
    `{"id":"${UUID}","properties":[{"name": "textures", "value": "${texture.value}"}]}`,
    { kind: 'value', texture },
  ],
  [`SkullOwner:{Properties:{textures:[{Value:"${texture.value}"}]}}`, { kind: 'value', texture }],
  ['@Notch', { kind: 'name', name: 'Notch' }],
  ['**Notch**', { kind: 'name', name: 'Notch' }],
  ['No\u200btch', { kind: 'name', name: 'Notch' }],
  ['```\n/give @p stone\n```', { kind: 'command', command: '/give @p stone' }],
  ['/give @p stone', { kind: 'command', command: '/give @p stone' }],
  [' give @p stone', { kind: 'command', command: 'give @p stone' }],
  ['Minecraft:give @p stone', { kind: 'command', command: 'Minecraft:give @p stone' }],
])('%j is understood', (typed, value) => expect(readWho(typed)).toEqual({ ok: true, value }));

test.each([
  ['', { code: 'empty' }],
  [' \n', { code: 'empty' }],
  ['@p', { code: 'name-character', character: '@', at: 0 }],
  ['@Notch!', { code: 'name-character', character: '@', at: 0 }],
  ['two words', { code: 'name-character', character: ' ', at: 3 }],
  ['seventeen_letters', { code: 'name-length', length: 17, most: 16 }],
  [HASH.slice(0, 40), { code: 'texture-hash' }],
  [`http://evil.example/texture/${HASH}`, { code: 'texture-host', host: 'evil.example' }],
  [`0${HASH}`, { code: 'name-length', length: 65, most: 16 }],
  [`x${HASH.slice(0, 40)}`, { code: 'name-length', length: 41, most: 16 }],
  [`${HASH}x`, { code: 'name-length', length: 65, most: 16 }],
  ['xhttp://a', { code: 'name-character', character: ':', at: 5 }],
  ['http://', { code: 'texture-host', host: '' }],
  ['https://namemc.com/skin/1234567890abcdef', { code: 'texture-host', host: 'namemc.com' }],
  ['https://evil.example/namemc.com/profile/Notch', { code: 'texture-host', host: 'evil.example' }],
  ['https://textures.minecraft.net/skin/xyz', { code: 'texture-path' }],
  ['https://textures.minecraft.net/texture/xyz', { code: 'texture-hash' }],
  ['e30=', { code: 'texture-value' }],
  [btoa('  {"a": 1}'), { code: 'texture-value' }],
  [btoa('{"textures":{"CAPE":{}}}'), { code: 'texture-value' }],
  [texture.value.slice(0, -3), { code: 'texture-value' }],
  // As long as a name, the start of a value is a mistyped name; longer, it is a value that was cut.
  ['eyJ0ZXh0dXJlcyI-', { code: 'name-character', character: '-', at: 15 }],
  ['eyJ0ZXh0dXJlcyI6-', { code: 'texture-value' }],
  ['a_name_with_ey_in_it', { code: 'name-length', length: 20, most: 16 }],
  ['bm9wZQ==', { code: 'name-character', character: '=', at: 6 }],
  ['a=', { code: 'name-character', character: '=', at: 1 }],
])('%j is refused', (typed, error) => expect(readWho(typed)).toEqual({ ok: false, error }));

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii' }));

property.prop([anyText])('any text is understood or refused', (typed) => {
  const read = readWho(typed);
  if (read.ok && read.value.kind === 'name') expect(read.value.name).toMatch(/^\w{1,16}$/);
  if (!read.ok) expect(read.error.code).toMatch(/^(?:empty|name-|texture-)/);
});
