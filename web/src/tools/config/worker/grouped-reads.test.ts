// @vitest-environment node
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { GroupedReads } from './grouped-reads.ts';

/** Reads one after the other, as `StudioWork` does. */
async function readInTurn(blobs: readonly Blob[]) {
  const reads = new GroupedReads();
  const texts: (string | undefined)[] = [];
  for (const [index, content] of blobs.entries()) {
    const following = blobs.slice(index + 1).map((one) => ({ content: one }));
    const bytes = await reads.bytesOf(content, following);
    texts.push(bytes && new TextDecoder().decode(bytes));
  }
  return texts;
}

test('each file has its own bytes, and all are read at once', async () => {
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
  const texts = ['one', '', 'three', 'é'];
  expect(await readInTurn(texts.map((text) => new Blob([text])))).toEqual(texts);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test('the same file twice', async () => {
  const blob = new Blob(['x']);
  expect(await readInTurn([blob, blob, blob])).toEqual(['x', 'x', 'x']);
});

test('a large file is not read with others', async () => {
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
  const large = 'x'.repeat(600_000);
  expect(await readInTurn(['a', large, 'b'].map((text) => new Blob([text])))).toEqual([
    'a',
    large,
    'b',
  ]);
  expect(read).toHaveBeenCalledTimes(3);
  read.mockRestore();
});

test('a file that cannot be read does not spoil those around it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reads-'));
  const path = join(folder, 'a.yml');
  writeFileSync(path, 'before');
  const gone = await openAsBlob(path);
  rmSync(folder, { recursive: true });
  const blobs = [new Blob(['a']), gone, new Blob(['b']), new Blob(['c'])];
  expect(await readInTurn(blobs)).toEqual(['a', undefined, 'b', 'c']);
});
