import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { readBase64, writeBase64 } from './base64.ts';
import { idFromTexture, textureFromHash, textureFromUrl, textureFromValue } from './texture.ts';

const HASH = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';

property.prop([fc.string({ unit: 'binary-ascii' })])('base64 is what Node writes', (text) => {
  expect(writeBase64(text)).toBe(btoa(text));
  expect(readBase64(btoa(text))).toBe(text);
  expect(readBase64(btoa(text).replace(/=+$/, ''))).toBe(text);
});

property.prop([fc.string(), fc.base64String()])('what is not base64 is refused', (text, base64) => {
  const isBase64 = /^[A-Za-z0-9+/]*={0,2}$/.test(text) && text.replace(/=+$/, '').length % 4 !== 1;
  expect(readBase64(text) === undefined).toBe(!isBase64);
  expect(readBase64(`${base64}%`)).toBeUndefined();
});

test('a hash becomes the shortest value that the game accepts', () => {
  const texture = textureFromHash(HASH.toUpperCase());
  expect(texture.ok && texture.value.value).toHaveLength(180);
  expect(texture.ok && atob(texture.value.value)).toBe(
    `{"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/${HASH}"}}}`,
  );
});

test.each(['x', HASH.slice(0, 55), `0${HASH}`, `x${HASH.slice(1)}`, `${HASH}\n`])(
  '%j is no hash',
  (text) => expect(textureFromHash(text)).toEqual({ ok: false, error: { code: 'texture-hash' } }),
);

test.each([
  `http://textures.minecraft.net/texture/${HASH}`,
  `https://textures.minecraft.net/texture/${HASH}`,
  `HTTPS://Textures.Minecraft.net/texture/${HASH}/`,
])('the hash of %s is found', (url) => {
  const texture = textureFromUrl(url);
  expect(texture.ok && texture.value.hash).toBe(HASH);
});

test.each([
  [`http://evil.example/texture/${HASH}`, 'texture-host'],
  [`http://textures.minecraft.net.evil.example/texture/${HASH}`, 'texture-host'],
  [`http://textures.minecraft.net@evil.example/texture/${HASH}`, 'texture-host'],
  [`http://textures.minecraft.net/skin/${HASH}`, 'texture-path'],
  ['http://textures.minecraft.net/texture/zz', 'texture-hash'],
  ['http://textures.minecraft.net/texture/', 'texture-hash'],
  [`x://textures.minecraft.net/texture/${HASH}`, 'texture-host'],
  [`http://textures.minecraft.net/texture/${HASH}?x`, 'texture-path'],
  [`http://textures.minecraft.net//texture/${HASH}`, 'texture-path'],
])('%s is refused: %s', (url, code) => {
  const texture = textureFromUrl(url);
  expect(!texture.ok && texture.error.code).toBe(code);
});

test('a value is kept verbatim, and refused if it contains no skin', () => {
  const value = btoa(
    `{"timestamp":1,"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/${HASH}"}}}`,
  );
  expect(textureFromValue(value)).toEqual({ ok: true, value: { hash: HASH, value } });
  for (const bad of [
    '',
    'e',
    '%%%',
    btoa('{}'),
    btoa('not json'),
    btoa('{"textures":{"SKIN":7}}'),
    btoa('{"textures":{"SKIN":{"url":7}}}'),
  ]) {
    expect(textureFromValue(bad)).toEqual({ ok: false, error: { code: 'texture-value' } });
  }
});

test('equal textures give equal ids, and short hashes are padded', () => {
  expect(idFromTexture(HASH)).toBe('9e4ccc200b5220266b9c01bd1a5cc6cb');
  expect(idFromTexture(HASH.slice(4))).toBe('0000cc200b5220266b9c01bd1a5cc6cb');
});
