// What `check --fix` corrects, and what it leaves.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestFolder } from '../testing/folder.ts';

const FILE = 'plugins/Own/lang.yml';
const BROKEN = 'a: &cHello\nb: "<rde>Hi <gren>you" # why\nc: "<c:nothing>x"\n';
const FIXED = 'a: \'&cHello\'\nb: "<red>Hi <green>you" # why\nc: "<c:nothing>x"\n';
let folder: TestFolder;

beforeEach(() => {
  folder = new TestFolder({ [FILE]: BROKEN });
});
afterEach(() => folder.remove());

const check = (...words: readonly string[]) => folder.fucina(['check', ...words, 'plugins']);

test('what has a correction is corrected, and what is left is reported', async () => {
  const { stdout, stderr, code } = await check('--fix', '--backup');
  expect(folder.read(FILE)).toBe(FIXED);
  expect(folder.read(`${FILE}.bak`)).toBe(BROKEN);
  expect(stderr).toBe('plugins/Own/lang.yml: corrected: 3\n');
  expect(stdout).toMatch(/^plugins\/Own\/lang\.yml:3:5 {2}warning {2}.*text\/bad-color\n\n/);
  expect(stdout).toContain(
    'Errors: 0, warnings: 1, notes: 0; with a fix: 0.\n' +
      'Looked at: files: 1, texts: 3, settings: 0; profiles: generic, guessed (1).\n',
  );
  expect(code).toBe(0);
  const again = await check('--fix', '--force');
  expect([again.stderr, folder.read(FILE)]).toEqual(['', FIXED]);
});

test('a file that nothing keeps is not written, and its mistakes are reported', async () => {
  const { stdout, stderr, code } = await check('--fix');
  expect(stderr).toContain('--backup keeps the old file');
  expect(stdout).toContain('with a fix: 3.');
  expect([code, folder.read(FILE)]).toEqual([1, BROKEN]);
});

test.each(['--fix', '--diff'])(
  '%s says that it corrects no file of texts alone',
  async (option) => {
    const checkTexts = () => folder.fucina(['check', option, 'a.mm']);
    folder.write('a.mm', '<rde>Hi\n');
    expect((await checkTexts()).stderr).toMatch(
      /^a\.mm is not corrected: only files of plugins are/,
    );
    expect(folder.read('a.mm')).toBe('<rde>Hi\n');
    folder.write('a.mm', '<red>Hi\n');
    expect((await checkTexts()).stderr).toBe('');
  },
);

test('a patch shows it before', async () => {
  const { stdout, code } = await check('--diff');
  expect(stdout).toContain("-a: &cHello\n+a: '&cHello'\n");
  expect(stdout).not.toContain('Errors');
  expect([code, folder.read(FILE)]).toEqual([0, BROKEN]);
});

test('rules that are switched off correct nothing', async () => {
  await check('--fix', '--force', '--rule', 'text/unknown-tag=off');
  expect(folder.read(FILE)).toBe(BROKEN.replace('&cHello', "'&cHello'"));
});

test('tags that the settings name are known', async () => {
  folder.write('fucina.config.json', '{"tags": {"plugins/Own/**": ["rde"]}}');
  const { stdout } = await check('--format', 'json');
  const names = JSON.parse(stdout).map(({ message }: { message: string }) => message);
  expect(names.join()).not.toContain('“rde”');
  expect(names.join()).toContain('“gren”');
});

test('where no text is, "no mistakes" does not stand alone', async () => {
  folder.write(FILE, 'a: 1\n');
  expect((await check()).stdout).toBe(
    'No mistakes found in how the files are written; no text was looked at.\n' +
      'Looked at: files: 1, texts: 0, settings: 0; profiles: generic, guessed (1).\n',
  );
  expect((await check('--quiet')).stdout).toBe('');
});
