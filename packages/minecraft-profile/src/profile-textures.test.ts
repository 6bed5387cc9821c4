import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { hasLinearCost } from '../../minecraft-text/tests/linear-cost.ts';
import { readProfileTextures } from './profile-textures.ts';

const HASH = '31f477eb1a7beee631c2ca64d06f8f68fa93a3386d04452ab27f43acdf1b60cb';
const textures = (value: unknown) => btoa(JSON.stringify({ textures: value }));
const both = (url: unknown, metadata?: unknown) =>
  readProfileTextures(textures({ SKIN: { url, metadata }, CAPE: { url } }));

test.each(['http', 'https'])('a texture URL of the game with %s is accepted', (scheme) => {
  const url = `${scheme}://textures.minecraft.net/texture/${HASH}`;
  expect(both(url)).toEqual({ skin: { hash: HASH, model: 'wide' }, cape: { hash: HASH } });
  expect(both(url, { model: 'slim' }).skin?.model).toBe('slim');
  expect(both(url, { model: 'SLIM' }).skin?.model).toBe('wide');
});

test('skin and cape may each be missing', () => {
  const url = `http://textures.minecraft.net/texture/${HASH}`;
  expect(readProfileTextures(textures({ CAPE: { url } }))).toEqual({ cape: { hash: HASH } });
  expect(readProfileTextures(textures({ SKIN: { url } }))).toEqual({
    skin: { hash: HASH, model: 'wide' },
  });
});

test.each([
  `http://127.0.0.1/texture/${HASH}`,
  `http://textures.minecraft.net.evil.example/texture/${HASH}`,
  `http://textures.minecraft.net@evil.example/texture/${HASH}`,
  `http://textures.minecraft.net:8080/texture/${HASH}`,
  `ftp://textures.minecraft.net/texture/${HASH}`,
  `xhttp://textures.minecraft.net/texture/${HASH}`,
  `http://textures.minecraft.net/texture/../${HASH}`,
  `http://textures.minecraft.net/texture/${HASH}?x`,
  `http://textures.minecraft.net/texture/${HASH}/x`,
  'http://textures.minecraft.net/texture/abc',
  'file:///etc/passwd',
  'undefined/texture/'.concat(HASH),
  42,
  null,
])('the texture URL %j is ignored', (url) => expect(both(url)).toEqual({}));

test('a long value that has its padding in front is refused in linear time', async () => {
  const read = (size: number) => {
    const value = `${'='.repeat(size)}x`;
    return () => readProfileTextures(value);
  };
  expect(await hasLinearCost(read, 10_000)).toBe(true);
});

test.each([0, 1, 2, 3])('a value of thousands of digits is read whole (%i more)', (more) => {
  const url = `http://textures.minecraft.net/texture/${HASH}`;
  const note = 'x'.repeat(10_000 + more);
  expect(readProfileTextures(textures({ note, CAPE: { url } }))).toEqual({ cape: { hash: HASH } });
});

test('another texture host can be allowed in addition', () => {
  const value = textures({ SKIN: { url: `http://127.0.0.1:9/x/texture/${HASH}` } });
  expect(readProfileTextures(value, 'http://127.0.0.1:9/x').skin?.hash).toBe(HASH);
  expect(readProfileTextures(value, 'http://127.0.0.1:9')).toEqual({});
  expect(readProfileTextures(value)).toEqual({});
  const ofTheGame = textures({ SKIN: { url: `http://textures.minecraft.net/texture/${HASH}` } });
  expect(readProfileTextures(ofTheGame, 'http://127.0.0.1:9/x').skin?.hash).toBe(HASH);
});

test.each(['', 'null', '[]', '{"textures":null}', '{"textures":{"SKIN":[]}}', '{"__proto__":{}}'])(
  'the property value %j contains no texture',
  (json) => expect(readProfileTextures(btoa(json))).toEqual({}),
);

property.prop([fc.string(), fc.jsonValue()])('no value throws', (text, json) => {
  expect(readProfileTextures(text)).toEqual({});
  expect(readProfileTextures(textures(json))).toEqual({});
});
