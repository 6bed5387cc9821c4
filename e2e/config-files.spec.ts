import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { sayThatTheyReadMiniMessage } from './config-answers.ts';
import { unzipFile, zipFile } from './zip-file.ts';

interface Given {
  readonly name: string;
  readonly content: string | Buffer;
}

async function open(page: Page, files: readonly Given[]) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      files.map(({ name, content }) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content),
      })),
    );
}

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

test('a zip of 200 files keeps its paths, and the bytes of files that do not change', async ({
  page,
}) => {
  const files = Array.from({ length: 200 }, (_, at) => {
    const path = `plugins/Farm${at % 7}/lang/file-${at}.yml`;
    // Every tenth has something to change; the others have bytes that a careless writer would touch.
    const text =
      at % 10 === 0 ? `a: '&cHi ${at}'\r\n` : `\ufeffa:   "h\\u00e9 ${at}"  # x\r\nb: é\n\n`;
    return { path, bytes: Buffer.from(text) };
  });
  const picture = { path: 'plugins/Farm0/icon.png', bytes: Buffer.from([0x89, 0x50, 0, 1]) };
  await page.goto('/tools/config');
  await open(page, [{ name: 'plugins.zip', content: zipFile([...files, picture]) }]);
  await page.getByRole('button', { name: 'Some files are left out' }).click();
  await expect(page.getByText('1 file holds no texts.')).toBeVisible();
  await sayThatTheyReadMiniMessage(page, 7);
  await page.getByRole('checkbox', { name: 'Unchanged files too' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save 200 files as zip' }).click();
  const saved = unzipFile(await readFile(await (await download).path()));
  expect([...saved.keys()].sort()).toEqual([...files.map(({ path }) => path), 'report.md'].sort());
  const texts = files.map(({ path }) => [path, saved.get(path)?.toString()]);
  expect(texts).toEqual(
    files.map(({ path, bytes }) => [path, bytes.toString().replace('&c', '<red>')]),
  );
});

test('a kind of file that is only checked is said to be written as nothing', async ({ page }) => {
  await page.goto('/tools/config');
  await open(page, [{ name: 'en_us.lang', content: 'a.b=&aHi\n' }]);
  await expect(row(page, /a\.b/)).toBeVisible();
  const options = page.getByRole('button', { name: /^How texts are written/ });
  await expect(options).toContainText('· only checked');
  await expect(options).not.toContainText('→ MiniMessage');
});

test('a text that cannot be written is told with its line and its key', async ({ page }) => {
  await page.goto('/tools/config');
  const content = `messages:\n  a: "&aok"\n b: "&cbad indent"\n  c: '&eunterminated\n\td: &7tab\n  e: "x" y\n`;
  await open(page, [{ name: 'broken.yml', content }]);
  await sayThatTheyReadMiniMessage(page);
  await expect(row(page, /, c, same look/)).toBeVisible();
  await page.getByRole('button', { name: 'Save the file' }).click();
  await expect(page.getByText(/^line 4, .*c: Read again/)).toBeVisible();
  // Then it is no change any more.
  await expect(row(page, /, c, /)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Save' })).toContainText('Changed: 1 ·');
});

test('where one file is open, no other has to be chosen to see its problems', async ({ page }) => {
  await page.goto('/tools/config');
  await open(page, [{ name: 'a.yml', content: 'a: Hi\na: Ho\n' }]);
  await page.getByRole('button', { name: 'Faulty texts 0' }).click();
  await expect(
    page.getByText(
      'No text is faulty. 1 problem of the file is listed under “How texts are written”.',
    ),
  ).toBeVisible();
});

test('files are written where they were opened, after a question, unless somebody changed them', async ({
  page,
}) => {
  // The browser’s own file system stands for the disk: its handles are the same.
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('plugins'),
    });
  });
  await page.goto('/tools/config');
  const write = (text: string) =>
    page.evaluate(async (content) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('plugins', { create: true });
      const file = await folder.getFileHandle('a.yml', { create: true });
      const stream = await file.createWritable();
      await stream.write(content);
      await stream.close();
    }, text);
  const read = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('plugins');
      const file = await (await folder.getFileHandle('a.yml')).getFile();
      // It cannot be read while it is swapped.
      return file.text().catch(() => '');
    });
  await write("a: '&cHi'\nb: '&aHo'\n");
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await sayThatTheyReadMiniMessage(page);
  await expect(row(page, /, a, same look/)).toBeVisible();

  const inPlace = page.getByRole('button', { name: 'Save in place' });
  await inPlace.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await read()).toContain('&cHi');
  await inPlace.click();
  await expect(page.getByRole('dialog').getByText('plugins/a.yml')).toBeVisible();
  await page.getByRole('button', { name: 'Overwrite the file' }).click();
  await expect(page.getByText('1 file written')).toBeVisible();
  await expect.poll(read).toBe("a: '<red>Hi'\nb: '<green>Ho'\n");

  // Decisions go on from the file as it was opened.
  await row(page, /, b, same look/)
    .getByRole('button', { name: 'Reject' })
    .click();
  await inPlace.click();
  await page.getByRole('button', { name: 'Overwrite the file' }).click();
  await expect.poll(read).toBe("a: '<red>Hi'\nb: '&aHo'\n");

  // What is taken back is on the disk still.
  await row(page, /, a, same look/)
    .getByRole('button', { name: 'Reject' })
    .click();
  await inPlace.click();
  await page.getByRole('button', { name: 'Overwrite the file' }).click();
  await expect.poll(read).toBe("a: '&cHi'\nb: '&aHo'\n");
  await expect(inPlace).toBeHidden();
  await row(page, /, a, rejected/)
    .getByRole('button', { name: 'Accept' })
    .click();

  await write('a: somebody else was here\n');
  await inPlace.click();
  await page.getByRole('button', { name: 'Overwrite the file' }).click();
  await expect(page.getByText('1 file not overwritten')).toBeVisible();
  await expect.poll(read).toBe('a: somebody else was here\n');
});

const FINE: Given = { name: 'fine.yml', content: "hello: '&cHi'\n" };
const MIB = 1024 * 1024;

for (const [what, file, sentence] of [
  [
    'a picture',
    { name: 'icon.yml', content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]) },
    /^This is not a text file/,
  ],
  [
    'a quote that never ends',
    { name: 'quote.yml', content: `a: '${'x'.repeat(10 * MIB)}` },
    /cannot be read|takes too long/,
  ],
  ['a hundred thousand brackets', { name: 'deep.yml', content: '['.repeat(100_000) }, /levels/],
] as const) {
  test(`${what} ends with a sentence, and the page can be used`, async ({ page }) => {
    await page.goto('/tools/config');
    await open(page, [file, FINE]);
    await page.getByRole('button', { name: new RegExp(file.name.replace('.', '\\.')) }).click();
    await expect(page.getByText(sentence).first()).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: /fine\.yml/ }).click();
    await sayThatTheyReadMiniMessage(page);
    await row(page, /hello, same look/).click();
    await expect(page.getByText(/the same: 2 characters/).first()).toBeVisible();
  });
}

test('an archive that grows without end is refused, and its other files are read', async ({
  page,
}) => {
  await page.goto('/tools/config');
  const bomb = zipFile([
    { path: 'bomb.yml', bytes: Buffer.alloc(19 * MIB) },
    { path: 'fine.yml', bytes: Buffer.from(FINE.content) },
    { path: '../out.yml', bytes: Buffer.from(FINE.content) },
  ]);
  await open(page, [{ name: 'bomb.zip', content: bomb }]);
  await page.getByRole('button', { name: 'Some files are left out' }).click();
  const left = page.getByRole('status').filter({ hasText: 'Some files are left out' });
  await expect(left.getByText(/bomb\.yml · It would grow far too large/)).toBeVisible();
  await expect(left.getByText(/out\.yml · Its path leads out of the archive/)).toBeVisible();
  await sayThatTheyReadMiniMessage(page);
  await expect(row(page, /hello, same look/)).toBeVisible();
});

test('of 10,001 files one is left out, and an archive with as many is refused', async ({
  page,
}) => {
  await page.goto('/tools/config');
  const archive = (count: number) => {
    const names = Array.from({ length: count }, (_, at) => `plugins/P${at % 100}/f${at}.yml`);
    return zipFile(names.map((path) => ({ path, bytes: Buffer.from('a: b') })));
  };
  await open(page, [{ name: 'many.zip', content: archive(10_001) }]);
  await expect(page.getByText(/more than 10,000 files/)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await open(page, [{ name: 'many.zip', content: archive(10_000) }, FINE]);
  const left = page.getByRole('button', { name: 'Some files are left out' });
  await expect(left).toBeVisible({ timeout: 60_000 });
  await left.click();
  await expect(page.getByText('1 file: a folder may have 10,000.')).toBeVisible();
});

test('once files are open, others are dropped anywhere on the page', async ({ page }) => {
  await page.goto('/tools/config');
  await open(page, [FINE]);
  await sayThatTheyReadMiniMessage(page);
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["late: '&cHi'\n"], 'late.yml'));
    return data;
  });
  const header = page.getByRole('banner');
  await header.dispatchEvent('dragover', { dataTransfer: dropped });
  await header.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('button', { name: /late\.yml/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /fine\.yml/ })).toBeVisible();
});

test('reading can be stopped', async ({ page }) => {
  await page.goto('/tools/config');
  // Reading them takes longer than reaching for the button.
  const content = Array.from({ length: 120 }, (_, at) => `k${at}: '&aText &l${at}'`).join('\n');
  const files = Array.from({ length: 2000 }, (_, at) => ({ name: `f${at}.yml`, content }));
  await open(page, files);
  // Rows come in meanwhile, so the button moves.
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search keys and texts' }).fill('k59');
  await expect(row(page, /k59/).first()).toBeVisible();
});

test('files are closed, one or all, and come back with what was decided about them', async ({
  page,
}) => {
  await page.goto('/tools/config');
  await open(page, [
    { name: 'a.yml', content: "first: '&aOne'\n" },
    { name: 'b.yml', content: "second: '&bTwo'\n" },
  ]);
  await sayThatTheyReadMiniMessage(page);
  await row(page, /first/).click();
  await page.keyboard.press('r');
  const rejected = row(page, /first.*rejected/);
  await expect(rejected).toBeVisible();
  const files = page.getByRole('navigation', { name: 'Files' });
  await files.getByRole('button', { name: /a\.yml/ }).click();
  await page.getByRole('button', { name: 'Close a.yml' }).click();
  await expect(row(page, /second/)).toBeVisible();
  await expect(rejected).toBeHidden();
  await page.getByRole('button', { name: 'Close all files' }).click();
  await expect(page.getByRole('heading', { name: /Drop files/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 file is closed.' })).toBeVisible();

  await open(page, [
    { name: 'a.yml', content: "first: '&aOne'\n" },
    { name: 'b.yml', content: "second: '&bTwo'\n" },
  ]);
  await row(page, /first/).click();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Close all files' }).click();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(rejected).toBeVisible();
  await expect(row(page, /second.*same look/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeHidden();
});

test('jars and READMEs of plugins help to answer, and answers are remembered', async ({ page }) => {
  const jar = zipFile([
    { path: 'plugin.yml', bytes: Buffer.from('name: Farm\nversion: 3.1.0\n') },
    { path: 'me/farm/minimessage/MiniMessage.class', bytes: Buffer.from('x') },
  ]);
  const old = zipFile([
    { path: 'plugin.yml', bytes: Buffer.from('name: Essentials\nversion: 2.20.1\n') },
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'fucina-server-'));
  const write = async (path: string, content: string | Buffer) => {
    const whole = join(folder, 'server', path);
    await mkdir(dirname(whole), { recursive: true });
    await writeFile(whole, content);
  };
  await write('plugins/farm-3.jar', jar);
  await write('plugins/Farm/README.md', '# Farm\n\nTexts are written in *MiniMessage*. Enjoy!\n');
  await write('plugins/Farm/messages.yml', "a: '&cHi'\n");
  await write('plugins/EssentialsX.jar', old);
  await write('plugins/Essentials/messages/messages.properties', 'a=\\u00a7cHi {0}\n');
  await write('version_history.json', '{"currentVersion":"git-Paper-196 (MC: 1.20.1)"}');
  const openFolder = () =>
    page.locator('input[webkitdirectory]').setInputFiles(join(folder, 'server'));

  await page.goto('/tools/config');
  await openFolder();
  const questions = page.getByRole('region', { name: 'Questions about your plugins' });
  await expect(
    questions.getByRole('heading', { name: 'Does Farm read MiniMessage?' }),
  ).toBeVisible();
  const evidence = [
    '1 text waits',
    'MiniMessage is in its jar',
    'its README says: “Texts are written in MiniMessage.”',
    'version 3.1.0',
  ];
  for (const fact of evidence.slice(0, 2)) {
    await expect(questions.getByText(fact)).toBeInViewport({ ratio: 1 });
  }
  const why = questions.getByRole('button', { name: 'Why?' });
  await why.click();
  await expect(questions.getByText(evidence.join(' · '))).toBeVisible();
  await why.click();
  // An older Essentials reads no tags.
  await expect(row(page, /, a, stays as it is, Before: Hi \{0\}/)).toBeVisible();
  await page.getByRole('switch', { name: 'Remember my choices' }).click();
  await questions.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(row(page, /, a, same look/)).toBeVisible();
  // What other tabs keep is waited for before it is written.
  const kept = () =>
    page.evaluate(() => {
      const entries = Object.entries(localStorage);
      return entries.find(([name]) => name.endsWith('config-choices'))?.[1];
    });
  await expect.poll(kept).toContain('"reads"');

  await page.reload();
  await openFolder();
  await expect(row(page, /, a, same look/)).toBeVisible();
  await rm(folder, { recursive: true });
});

test('with the answers that are saved, the command line changes the same texts', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'fucina-answers-'));
  const plugins = join(folder, 'plugins');
  for (const plugin of ['Shop', 'Chat']) {
    await mkdir(join(plugins, plugin), { recursive: true });
    await writeFile(join(plugins, plugin, 'messages.yml'), "hello: '&cHi'\n");
  }
  const commandLine = join(import.meta.dirname, '../packages/cli/src/bin.ts');
  const convert = () =>
    promisify(execFile)(
      process.execPath,
      [commandLine, 'convert', '--to', 'minimessage', '--diff', 'plugins'],
      { cwd: folder },
    );

  const asked = await convert();
  expect(asked.stdout).toBe('');
  expect(asked.stderr).toContain('is not known');

  await page.goto('/tools/config');
  await page.locator('input[webkitdirectory]').setInputFiles(plugins);
  const questions = page.getByRole('region', { name: 'Questions about your plugins' });
  for (const [plugin, answer] of [
    ['Chat', 'No'],
    ['Shop', 'Yes'],
  ]) {
    await expect(
      questions.getByRole('heading', { name: `Does ${plugin} read MiniMessage?` }),
    ).toBeVisible();
    await questions.getByRole('button', { name: answer, exact: true }).click();
  }
  await page.getByRole('button', { name: /^How texts are written/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the answers' }).click();
  const answers = await download;
  await answers.saveAs(join(folder, answers.suggestedFilename()));

  const told = await convert();
  expect(told.stdout).toContain("+hello: '<red>Hi'");
  expect(told.stdout).not.toContain('Chat');
  expect(told.stderr).not.toContain('is not known');
  await rm(folder, { recursive: true });
});
