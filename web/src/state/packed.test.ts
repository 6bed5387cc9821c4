import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { pack, unpack } from './packed.ts';

test.prop([fc.string({ unit: 'grapheme', maxLength: 500 })])(
  'packed text consists of characters that a URL keeps, and comes back',
  async (text) => {
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]*$/);
    expect(await unpack(packed)).toBe(text);
  },
);

test('text of many chunks comes back in order', async () => {
  const text = Array.from({ length: 100_000 }, (_, index) => index).join(' ');
  expect(await unpack(await pack(text))).toBe(text);
});

test('a million bytes are unpacked, one more is refused', async () => {
  expect(await unpack(await pack('a'.repeat(1_000_000)))).toHaveLength(1_000_000);
  expect(await unpack(await pack('a'.repeat(1_000_001)))).toBeUndefined();
});

test('bytes that are no text are refused', async () => {
  const stream = new Blob([new Uint8Array([0xff, 0xfe])])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  expect(await unpack(packed.replace(/=+$/, ''))).toBeUndefined();
});

test.each(['', '%', 'abc', '####'])('%j is not packed text', async (text) => {
  expect(await unpack(text)).toBeUndefined();
});
