import { chmodSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import type { StoredFiles } from '@fucina/config-text/inner';
import { afterAll, expect, test } from 'vitest';
import { openConfig } from '../config/open-config.ts';
import { languageOf } from '../language.ts';
import { TestFolder } from '../testing/folder.ts';
import { findFiles } from './find-files.ts';

const NOBODY = 65_534;
const ENGLISH = languageOf({ LANG: 'C' });

const folder = new TestFolder({
  'plugins/Shop/messages.yml': "a: '&cFine'\n",
  'plugins/Bank/messages.yml': "a: '&cFine'\n",
  'plugins/Clock/messages.yml': "a: '&cFine'\n",
});
afterAll(() => {
  for (const name of ['Bank', 'Clock']) chmodSync(folder.at(`plugins/${name}`), 0o755);
  folder.remove();
});

/** Runs as somebody whom the rights of files hold back, which they do not do for root. */
async function asAnybody(run: () => Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return run();
  process.seteuid?.(NOBODY);
  try {
    await run();
  } finally {
    process.seteuid?.(0);
  }
}

test.skipIf(process.platform === 'win32')('folders that cannot be read are told', async () => {
  chmodSync(folder.path, 0o755);
  chmodSync(folder.at('plugins/Bank'), 0o000);
  chmodSync(folder.at('plugins/Clock'), 0o444);
  const options = {
    settings: { folder: folder.path, ignore: [] },
    ignorePath: undefined,
    allowsNone: false,
  };
  await asAnybody(async () => {
    const found = await findFiles([folder.at('plugins')], options, ENGLISH);
    expect(found.map(({ path }) => path)).toEqual([
      folder.at('plugins/Clock/messages.yml'),
      folder.at('plugins/Shop/messages.yml'),
      folder.at('plugins/Bank'),
    ]);
    const opened = await Promise.all(found.map((file) => openConfig(file, undefined, ENGLISH)));
    const told = opened.map((config) => (config.ok ? 'read' : config.message));
    const refused = (name: string) => `${folder.at(name)} cannot be read (no permission).`;
    expect(told).toEqual([refused('plugins/Clock/messages.yml'), 'read', refused('plugins/Bank')]);
    const ignoring = { ...options, settings: { folder: folder.path, ignore: ['Bank/', 'Clock'] } };
    const left = await findFiles([`${folder.path}/**/*.yml`], ignoring, ENGLISH);
    expect(left.map(({ path }) => resolve(path))).toEqual([folder.at('plugins/Shop/messages.yml')]);
  });
});

test('data of players and backups are left out and named, unless somebody names the file', async () => {
  const player = 'plugins/Pets/069a79f4-44e9-4726-a5be-fca90e38aaf5.yml';
  const server = new TestFolder({
    [player]: 'a: 1\n',
    'plugins/Shop/backups/messages.yml': 'a: 1\n',
    'plugins/Shop/messages.yml': 'a: 1\n',
  });
  const told: string[] = [];
  const options = {
    settings: { folder: server.path, ignore: [] },
    ignorePath: undefined,
    allowsNone: false,
    tellStored: (stored: readonly StoredFiles[]) => {
      told.push(...stored.map((one) => `${one.kind} ${one.folder} ${one.count}`));
    },
  };
  const found = await findFiles([server.at('plugins')], options, ENGLISH);
  expect(found.map(({ path }) => path)).toEqual([server.at('plugins/Shop/messages.yml')]);
  expect(told).toEqual([
    `players ${server.at('plugins/Pets')} 1`,
    `backups ${server.at('plugins/Shop/backups')} 1`,
  ]);
  const named = await findFiles([server.at(player)], options, ENGLISH);
  expect(named).toHaveLength(1);
  server.remove();
});
