// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { archivePath } from './archive-path.ts';
import { ARCHIVE_LIMITS, readZip } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

const NOW = new Date(2026, 0, 1, 12);
const text = (content: string) => new TextEncoder().encode(content);
const blobOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);
const zipOf = (files: readonly { readonly path: string; readonly bytes: Uint8Array }[]) =>
  writeZip(
    files.map(({ path, bytes }) => ({ path, content: new Blob([bytes as BlobPart]) })),
    NOW,
  );
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function read(...args: Parameters<typeof readZip>) {
  const result = await readZip(...args);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const path = fc
  .array(
    fc.string({
      minLength: 1,
      maxLength: 8,
      unit: fc.constantFrom('a', 'B', '1', '.', '-', 'é', '𝕏', ' '),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join('/'))
  .filter((joined) => archivePath(joined) === joined);
const special = fc.constantFrom('__proto__', 'constructor', '0', '10', 'a/__proto__/b.yml');
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.nat(40_000).map((length) => new Uint8Array(length).fill(97)),
);
const files = fc.uniqueArray(
  fc.record({ path: fc.oneof({ arbitrary: path, weight: 9 }, special), bytes }),
  {
    selector: (file) => file.path,
    maxLength: 12,
  },
);

property.prop([files])(
  'what is written is read again, with its path and bytes',
  async (written) => {
    const archive = await read(await zipOf(written));
    const inOrder = (list: typeof written) =>
      [...list].sort((one, other) => (one.path < other.path ? -1 : 1));
    expect(inOrder([...archive.files] as typeof written)).toEqual(inOrder(written));
    expect(archive.refused).toEqual([]);
  },
);

property.prop([fc.uint8Array({ maxLength: 2000 })])(
  'bytes that are no archive are refused',
  async (noise) => {
    const result = await readZip(blobOf(noise as Uint8Array<ArrayBuffer>));
    if (result.ok) expect(result.value.files).toEqual([]);
  },
);

const change = fc.record({ at: fc.nat(), to: fc.nat(255) });

property.prop([files, fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat()])(
  'a damaged archive gives files as they were, or says which it cannot read',
  async (written, changes, cut) => {
    const whole = await bytesOf(await zipOf(written));
    const damaged = cut % 3 === 0 ? whole.slice(0, cut % (whole.length + 1)) : whole;
    for (const { at, to } of changes) damaged[at % damaged.length] = to;
    const result = await readZip(blobOf(damaged));
    if (!result.ok) return;
    const known = new Set(written.map((file) => Buffer.from(file.bytes).toString('base64')));
    for (const file of result.value.files) {
      expect(known).toContain(Buffer.from(file.bytes).toString('base64'));
      expect(archivePath(file.path)).toBe(file.path);
    }
  },
);

test.each([
  ['a/b.yml', 'a/b.yml'],
  ['a\\b.yml', 'a/b.yml'],
  ['./a//b.yml', 'a/b.yml'],
  ['.../a', '.../a'],
  ['../a.yml', undefined],
  ['a/../../b.yml', undefined],
  ['a\\..\\b.yml', undefined],
  ['/etc/passwd', undefined],
  ['\\\\host\\share', undefined],
  ['C:\\a.yml', undefined],
  ['c:a.yml', undefined],
  ['a\0.yml', undefined],
  ['', undefined],
  ['.', undefined],
  ['a/'.repeat(50), undefined],
])('the path of %j is %j', (name, expected) => expect(archivePath(name)).toBe(expected));

test('files that would lie outside of the archive are named and left out', async () => {
  const archive = blobOf(zipSync({ '../a.yml': text('a'), 'b\\c.yml': text('c') }));
  const { files: found, refused } = await read(archive);
  expect(found).toEqual([{ path: 'b/c.yml', bytes: text('c') }]);
  expect(refused).toEqual([{ path: '../a.yml', reason: 'unsafe-path' }]);
});

test('of two files with the same path the first one is read', async () => {
  const archive = blobOf(zipSync({ 'a/b.yml': text('first'), 'a\\b.yml': text('second') }));
  const { files: found, refused } = await read(archive);
  expect(found).toEqual([{ path: 'a/b.yml', bytes: text('first') }]);
  expect(refused).toEqual([{ path: 'a/b.yml', reason: 'duplicate-path' }]);
});

/** Changes a field in the directory of an archive with one file. */
async function withField(offset: number, bits: number, content = text('a: b')): Promise<Blob> {
  const zip = zipSync({ 'a.yml': content });
  const view = new DataView(zip.buffer);
  const directory = view.getUint32(zip.length - 6, true);
  view.setUint16(directory + offset, bits, true);
  return blobOf(zip);
}

test.each([
  ['encrypted', 8, 1],
  ['unsupported', 10, 14],
  ['damaged', 16, 0x1234],
  ['damaged', 24, 3],
  ['unsupported', 40, 0xa1ff],
] as const)('a file that is %s is left out (field %i)', async (reason, offset, bits) => {
  const { files: found, refused } = await read(await withField(offset, bits));
  expect(found).toEqual([]);
  expect(refused).toEqual([{ path: 'a.yml', reason }]);
});

test('an archive whose end never came is damaged', async () => {
  const whole = zipSync({ 'a.yml': text('a: b') });
  const cutOff = await readZip(blobOf(whole.slice(0, 60)));
  expect(cutOff).toMatchObject({ ok: false, error: 'damaged' });
});

test('only wanted files count', async () => {
  const big = new Uint8Array(3000);
  const archive = blobOf(
    zipSync({ 'a.yml': text('a'), 'b.jar': big, '__MACOSX/._a.yml': text('x'), folder: {} }),
  );
  const limits = { files: 1, fileBytes: 2000, bytes: 2000 };
  const found = await read(archive, (name) => name.endsWith('.yml'), limits);
  expect(found).toEqual({ files: [{ path: 'a.yml', bytes: text('a') }], refused: [], skipped: 2 });
});

test.each([
  ['too-many-files', { files: 1 }],
  ['too-big', { bytes: 5 }],
] as const)('an archive with more than the limits is refused: %s', async (error, limit) => {
  const archive = blobOf(zipSync({ 'a.yml': text('abc'), 'b.yml': text('abc') }));
  const result = await readZip(archive, undefined, { ...ARCHIVE_LIMITS, ...limit });
  expect(result).toEqual({ ok: false, error });
});

test('a file that is too big is left out, and the others are read', async () => {
  const archive = blobOf(zipSync({ 'a.yml': text('abcdef'), 'b.yml': text('abc') }));
  const { files: found, refused } = await read(archive, undefined, {
    ...ARCHIVE_LIMITS,
    fileBytes: 5,
  });
  expect(found).toEqual([{ path: 'b.yml', bytes: text('abc') }]);
  expect(refused).toEqual([{ path: 'a.yml', reason: 'too-big' }]);
});

test('a file that shrinks as none does is not unpacked, whatever size it says', async () => {
  const zeros = new Uint8Array(15 * 1024 * 1024);
  const { refused } = await read(blobOf(zipSync({ 'a.yml': zeros }, { level: 9 })));
  expect(refused).toEqual([{ path: 'a.yml', reason: 'bomb' }]);
  // 0x0004 in the low half of the size: it says that it is small.
  const zip = zipSync({ 'a.yml': zeros }, { level: 9 });
  const view = new DataView(zip.buffer);
  view.setUint32(view.getUint32(zip.length - 6, true) + 24, 15_000, true);
  expect((await read(blobOf(zip))).refused).toEqual([{ path: 'a.yml', reason: 'damaged' }]);
});

test('two hundred files keep their paths and bytes', async () => {
  const many = Array.from({ length: 200 }, (_, at) => {
    return {
      path: `plugins/P${at % 20}/lang/${at}.yml`,
      bytes: text(`a: '&c${at}'\r\n`.repeat(at)),
    };
  });
  expect((await read(await zipOf(many))).files).toEqual(many);
});

test('an archive with many files is read in few parts', async () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ path: `${at}.yml`, bytes: text('a: 1') }));
  const archive = await zipOf(many);
  const slice = vi.spyOn(archive, 'slice');
  expect((await read(archive)).files).toHaveLength(200);
  // The end, the directory, and all files at once.
  expect(slice).toHaveBeenCalledTimes(3);
});

test('files at the very end and of more than is read ahead', async () => {
  const bytes = Uint8Array.from({ length: 5 * 1024 * 1024 }, (_, at) => (at * at) >> 3);
  const zip = zipSync({ 'a.yml': bytes, 'b.yml': text('b'), 'c.yml': bytes }, { level: 0 });
  const { files } = await read(blobOf(zip));
  expect(files.map((file) => file.bytes.length)).toEqual([bytes.length, 1, bytes.length]);
});

test('something before the archive and a comment behind it do not matter', async () => {
  const zip = zipSync({ 'a.yml': text('a') });
  const view = new DataView(zip.buffer);
  view.setUint16(zip.length - 2, 5, true);
  const archive = new Blob(['#!/bin/sh\n', zip, 'hello']);
  expect((await read(archive)).files).toEqual([{ path: 'a.yml', bytes: text('a') }]);
});
