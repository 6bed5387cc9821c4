import { expect, test } from 'vitest';
import { readAskedFor } from './asked-for.ts';

const HASH = '31f477eb1a7beee631c2ca64d06f8f68fa93a3386d04452ab27f43acdf1b60cb';
const URL_OF_HASH = `http://textures.minecraft.net/texture/${HASH}`;
const UUID = '069a79f444e94726a5befca90e38aaf5';
const VALUE = btoa(JSON.stringify({ textures: { SKIN: { url: URL_OF_HASH } } }));

test.each([
  ['', { kind: 'nothing' }],
  ['  \n', { kind: 'nothing' }],
  ['Notch', { kind: 'name', name: 'Notch' }],
  [' jeb_ ', { kind: 'name', name: 'jeb_' }],
  ['two words', { kind: 'name', name: 'two words' }],
  [UUID, { kind: 'uuid', uuid: UUID }],
  ['069A79F4-44E9-4726-A5BE-FCA90E38AAF5', { kind: 'uuid', uuid: UUID }],
  [HASH, { kind: 'texture', hash: HASH }],
  [URL_OF_HASH, { kind: 'texture', hash: HASH }],
  [VALUE, { kind: 'texture', hash: HASH }],
  [`https://evil.example/texture/${HASH}`, { kind: 'foreign-url' }],
  ['http://', { kind: 'foreign-url' }],
])('%j asks for %j', (typed, expected) => expect(readAskedFor(typed)).toEqual(expected));
