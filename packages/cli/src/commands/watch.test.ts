import { type ChildProcess, spawn } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestFolder } from '../testing/folder.ts';
import { BIN } from '../testing/run-program.ts';

// Each is a process that is told of changes by the system.
const PATIENT = { timeout: 60_000, interval: 50 };
vi.setConfig({ testTimeout: 120_000 });

let folder: TestFolder;
let watching: ChildProcess | undefined;
let shown = '';
beforeEach(() => {
  folder = new TestFolder({ 'plugins/messages.yml': 'title: "<red>Hi"\n' });
  shown = '';
});
afterEach(async () => {
  const closed = new Promise((resolve) => watching?.once('close', resolve));
  if (watching?.kill()) await closed;
  folder.remove();
});

/** Begins to watch, and waits until the first look is over. */
async function watch(...words: string[]) {
  const { PATH } = process.env;
  watching = spawn(process.execPath, [BIN, 'watch', ...words], {
    cwd: folder.path,
    env: { PATH, LANG: 'C' },
  });
  for (const stream of [watching.stdout, watching.stderr]) {
    stream?.on('data', (data) => {
      shown += String(data);
    });
  }
  await expectShown('Waiting for changes');
}

/** What is shown from here on has it. */
async function expectShown(text: string) {
  await expect.poll(() => shown, PATIENT).toContain(text);
}

async function after(change: () => void, text: string) {
  shown = '';
  change();
  await expectShown(text);
  await expectShown('Waiting for changes');
}

test('a folder is checked again after each change: files that change, come and go', async () => {
  await watch('plugins');
  expect(shown).toContain('No mistakes found');
  await after(() => folder.write('plugins/messages.yml', 'title: "<rde>Hi"\n'), '<red>');
  expect(shown).toContain('Changed: plugins/messages.yml\n');
  await after(() => folder.write('plugins/new.yml', 'title: "<yelow>Hi"\n'), '<yellow>');
  expect(shown).toContain('warnings: 2');
  await after(() => rmSync(folder.at('plugins/new.yml')), 'warnings: 1');
  await after(
    () => folder.write('plugins/messages.yml', 'title: "<red>Hi"\n'),
    'No mistakes found',
  );
});

/** As many editors, `git` and `sed -i` do it. */
function putInPlace(path: string, content: string) {
  folder.write('saved', content);
  renameSync(folder.at('saved'), folder.at(path));
}

test.each([['plugins'], ['plugins/messages.yml'], ['./plugins/']])(
  'each of several saves that put a new file in place of the old one is seen: watch %s',
  async (watched) => {
    await watch(watched);
    for (const [typed, meant] of [
      ['rde', 'red'],
      ['bleu', 'blue'],
      ['yelow', 'yellow'],
    ]) {
      const save = () => putInPlace('plugins/messages.yml', `title: "<${typed}>Hi"\n`);
      await after(save, `<${meant}>`);
      expect(shown).toContain('Changed: plugins/messages.yml\n');
    }
  },
);

test('folders that are removed and come again are watched', async () => {
  folder.write('plugins/Shop/more.yml', 'title: "<red>Hi"\n');
  await watch('plugins');
  await after(() => rmSync(folder.at('plugins/Shop'), { recursive: true }), 'texts: 1');
  await after(() => folder.write('plugins/Shop/more.yml', 'title: "<rde>Hi"\n'), '<red>');
  await after(() => folder.write('plugins/Shop/more.yml', 'title: "<bleu>Hi"\n'), '<blue>');
  await after(() => rmSync(folder.at('plugins'), { recursive: true }), 'Nothing was looked at');
  await after(() => folder.write('plugins/messages.yml', 'title: "<yelow>Hi"\n'), '<yellow>');
  await after(() => folder.write('plugins/messages.yml', 'title: "<rde>Hi"\n'), '<red>');
});

test('a named file is watched, and what stands beside it is not', async () => {
  folder.write('other.yml', 'title: "<rde>Hi"\n');
  await watch('plugins/messages.yml');
  folder.write('plugins/other.yml', 'title: "<rde>Hi"\n');
  await after(() => folder.write('plugins/messages.yml', 'title: "<bleu>Hi"\n'), '<blue>');
  expect(shown).not.toContain('other.yml');
});

test('settings that are broken for a moment end nothing', async () => {
  await watch('plugins');
  await after(() => folder.write('fucina.config.json', '{ "rules":'), 'this is no correct JSON');
  await after(() => folder.write('fucina.config.json', '{ }'), 'No mistakes found');
});

test('a file that there is not ends it at once', async () => {
  const ran = await folder.fucina(['watch', 'nothing.yml']);
  expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining('nothing.yml') });
});
