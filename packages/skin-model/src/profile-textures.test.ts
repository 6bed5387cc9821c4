import { expect, test } from 'vitest';
import { readProfileTextures, readTextureHash } from './profile-textures.ts';

const HASH = '31f477eb1a7beee631c2ca64d06f8f68fa93a3386d04452ab27f43acdf1b60cb';
const wearing = (url: unknown, metadata?: unknown) =>
  readProfileTextures(JSON.stringify({ textures: { SKIN: { url, metadata }, CAPE: { url } } }));

test.each(['http', 'https'])('a texture at the game over %s counts', (scheme) => {
  const url = `${scheme}://textures.minecraft.net/texture/${HASH}`;
  expect(wearing(url)).toEqual({ skin: { hash: HASH, model: 'wide' }, cape: { hash: HASH } });
  expect(wearing(url, { model: 'slim' }).skin?.model).toBe('slim');
  expect(wearing(url, { model: 'SLIM' }).skin?.model).toBe('wide');
});

test.each([
  `http://127.0.0.1/texture/${HASH}`,
  `http://textures.minecraft.net.evil.example/texture/${HASH}`,
  `http://textures.minecraft.net@evil.example/texture/${HASH}`,
  `http://textures.minecraft.net:8080/texture/${HASH}`,
  `ftp://textures.minecraft.net/texture/${HASH}`,
  `http://textures.minecraft.net/texture/../${HASH}`,
  `http://textures.minecraft.net/texture/${HASH}?x`,
  'http://textures.minecraft.net/texture/abc',
  'file:///etc/passwd',
  42,
  null,
])('%j is as good as no texture', (url) => expect(wearing(url)).toEqual({}));

test('a host that stands in for the game counts beside it', () => {
  const textures = { SKIN: { url: `http://127.0.0.1:9/x/texture/${HASH}` } };
  const json = JSON.stringify({ textures });
  expect(readProfileTextures(json, 'http://127.0.0.1:9/x').skin?.hash).toBe(HASH);
  expect(readProfileTextures(json, 'http://127.0.0.1:9')).toEqual({});
});

test.each(['', 'null', '[]', '{"textures":null}', '{"textures":{"SKIN":[]}}', '{"__proto__":{}}'])(
  'a property of %j wears nothing',
  (json) => expect(readProfileTextures(json)).toEqual({}),
);

test.each([
  [HASH, HASH],
  [HASH.toUpperCase(), HASH],
  [`https://textures.minecraft.net/texture/${HASH}`, HASH],
  [HASH.slice(0, 59), HASH.slice(0, 59)],
  [HASH.slice(0, 55), undefined],
  ['Notch', undefined],
  [`https://example.net/texture/${HASH}`, undefined],
])('the texture hash of %s is %s', (text, hash) => expect(readTextureHash(text)).toBe(hash));
