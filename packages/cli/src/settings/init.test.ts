import { existsSync } from 'node:fs';
import process from 'node:process';
import { parse } from 'jsonc-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestFolder } from '../testing/folder.ts';

const SETTINGS = 'fucina.config.json';
let folder: TestFolder;

beforeEach(() => {
  folder = new TestFolder({
    'plugins/Shop/messages.yml': "bought: '&aYou bought it'\n",
    'plugins/Shop/more.yml': "sold: '&cYou sold it'\n",
    'plugins/Numbers/config.yml': 'most: 3\n',
    'plugins/WorldGuard/config.yml': "deny-message: '&cNo'\n",
  });
});
afterEach(() => folder.remove());

test('settings are written that work, and ask about the plugins that nobody knows', async () => {
  const { stdout, stderr, code } = await folder.fucina(['init']);
  expect([stdout, code]).toEqual(['', 0]);
  expect(stderr).toContain('It asks about plugins');
  const text = folder.read(SETTINGS);
  expect(parse(text)).toMatchObject({
    $schema: './node_modules/@fucina/cli/fucina.config.schema.json',
    profiles: {},
  });
  const asked = text.split('\n').filter((line) => line.includes('readsMiniMessage'));
  expect(asked).toEqual(['    // "plugins/Shop/**": { "readsMiniMessage": true },']);
  const checked = await folder.fucina(['check', 'plugins']);
  expect([checked.code, checked.stderr]).not.toContain(2);
});

test('an answer is a line without its slashes', async () => {
  await folder.fucina(['init', 'plugins']);
  folder.write(SETTINGS, folder.read(SETTINGS).replace('// "plugins', '"plugins'));
  await folder.fucina(['convert', '--to', 'minimessage', '--write', '--force', 'plugins']);
  expect(folder.read('plugins/Shop/messages.yml')).toBe("bought: '<green>You bought it'\n");
});

test.skipIf(process.platform === 'win32')(
  'a folder whose name looks like a glob is asked about, too',
  async () => {
    folder.write('plugins/{a,b}[x]/messages.yml', "bought: '&aYou bought it'\n");
    await folder.fucina(['init', 'plugins']);
    folder.write(SETTINGS, folder.read(SETTINGS).replaceAll('// "plugins', '"plugins'));
    const { stderr } = await folder.fucina([
      'convert',
      '--to',
      'minimessage',
      '--check',
      'plugins',
    ]);
    expect(stderr).not.toContain('is not known');
  },
);

test('what is there stays', async () => {
  folder.write(SETTINGS, '{}');
  const { stderr, code } = await folder.fucina(['init'], { env: { LANG: 'it_IT.UTF-8' } });
  expect([stderr, code]).toEqual([`${SETTINGS} c’è già, e resta com’è.\n`, 2]);
  expect(folder.read(SETTINGS)).toBe('{}');
});

test('without plugins nothing is asked', async () => {
  const empty = new TestFolder();
  const { stderr, code } = await empty.fucina(['init']);
  expect([stderr, code]).toEqual([`${SETTINGS} is written.\n`, 0]);
  expect(empty.read(SETTINGS)).not.toContain('MiniMessage');
  empty.remove();
});

test('a folder that is not there is an error', async () => {
  const { stderr, code } = await folder.fucina(['init', 'nowhere']);
  expect([stderr, code]).toEqual(['nowhere cannot be read (no such file or folder).\n', 2]);
  expect(existsSync(folder.at(SETTINGS))).toBe(false);
});
