import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from '../testing/server-process.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fucina-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a key file that is none stops the start with one line', { timeout: 240_000 }, async () => {
  writeFileSync(join(folder, 'watch.key'), 'no key');
  const refused = startServer({ WATCH: '1', DATA_DIR: folder, WATCH_BEACONS: 'none' });
  expect(await refused.ended).toBe(1);
  expect(refused.output.stderr).toBe(`WATCH_KEY: the file watch.key in ${folder} is no key.\n`);
});
