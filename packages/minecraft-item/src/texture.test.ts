import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { readBase64, writeBase64 } from './base64.ts';
import { idFromTexture, textureFromHash, textureFromUrl, textureFromValue } from './texture.ts';

const HASH = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';

property.prop([fc.string({ unit: 'binary-ascii' })])('base64 is what Node writes', (text) => {
  expect(writeBase64(text)).toBe(btoa(text));
  expect(readBase64(btoa(text))).toBe(text);
});

test('a hash becomes the shortest value that the game takes', () => {
  const texture = textureFromHash(HASH.toUpperCase());
  expect(texture.ok && texture.value.value).toHaveLength(180);
  expect(texture.ok && atob(texture.value.value)).toBe(
    `{"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/${HASH}"}}}`,
  );
});

test.each([
  `http://textures.minecraft.net/texture/${HASH}`,
  `https://textures.minecraft.net/texture/${HASH}`,
  `HTTPS://Textures.Minecraft.net/texture/${HASH}/`,
])('the texture of %s is known by its hash', (url) => {
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
])('%s is refused: %s', (url, code) => {
  const texture = textureFromUrl(url);
  expect(!texture.ok && texture.error.code).toBe(code);
});

test('a value is kept as it is, and refused when it names no skin', () => {
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
  ]) {
    expect(textureFromValue(bad)).toEqual({ ok: false, error: { code: 'texture-value' } });
  }
});

test('equal textures give equal ids, short hashes count as padded', () => {
  expect(idFromTexture(HASH)).toBe('9e4ccc200b5220266b9c01bd1a5cc6cb');
  expect(idFromTexture(HASH.slice(4))).toBe('0000cc200b5220266b9c01bd1a5cc6cb');
});
