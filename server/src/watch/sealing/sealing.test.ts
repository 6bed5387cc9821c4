import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, test as property } from '@fast-check/vitest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSealer } from './sealer.ts';
import { readSealingKey } from './sealing-key.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fucina-watch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const HEX = 'ab'.repeat(32);
const sealer = createSealer(Buffer.from(HEX, 'hex'));
const URL = 'https://hooks.example.com/secret';

property.prop([fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })])(
  'what is sealed is read again by whom it belongs to',
  (text, of) => {
    const wellFormed = text.toWellFormed();
    expect(sealer.open(sealer.seal(wellFormed, of), of)).toBe(wellFormed);
  },
);

test('it is not readable, not the same twice, and opens for nobody else', () => {
  const sealed = sealer.seal(URL, 'one');
  expect(Buffer.from(sealed).includes('hooks')).toBe(false);
  expect(sealer.seal(URL, 'one')).not.toEqual(sealed);
  expect(sealer.open(sealed, 'other')).toBeUndefined();
  expect(createSealer(Buffer.alloc(32)).open(sealed, 'one')).toBeUndefined();
});

test('what was changed, cut off or sealed in another way does not open', () => {
  const sealed = Buffer.from(sealer.seal(URL, 'one'));
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(sealer.open(changed, 'one')).toBeUndefined();
    expect(sealer.open(sealed.subarray(0, at), 'one')).toBeUndefined();
  }
});

test('the same text has the same mark, under the same key', () => {
  expect(sealer.mark(URL)).toEqual(sealer.mark(URL));
  expect(sealer.mark(URL)).not.toEqual(sealer.mark(`${URL}2`));
  expect(createSealer(Buffer.alloc(32)).mark(URL)).not.toEqual(sealer.mark(URL));
});

test('the key is made once, and only its owner may read it', () => {
  const first = readSealingKey(folder, undefined);
  expect(first.ok && first.value).toHaveLength(32);
  expect(statSync(join(folder, 'watch.key')).mode & 0o777).toBe(0o600);
  expect(readSealingKey(folder, undefined)).toEqual(first);
});

test('the key of the settings is taken, and no file is made', () => {
  const key = readSealingKey(folder, HEX);
  expect(key.ok && Buffer.from(key.value).toString('hex')).toBe(HEX);
  expect(() => statSync(join(folder, 'watch.key'))).toThrow('ENOENT');
});

test.each(['', 'abc', 'zz'.repeat(32), HEX.slice(2)])('a file with %j is no key', (content) => {
  writeFileSync(join(folder, 'watch.key'), content);
  expect(readSealingKey(folder, undefined)).toEqual({ ok: false, error: { code: 'bad-key-file' } });
});
