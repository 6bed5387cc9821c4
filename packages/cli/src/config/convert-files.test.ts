// `convert` on files of plugins, as a terminal runs it.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';

const BIN = join(import.meta.dirname, '..', 'bin.ts');
const FILE = 'plugins/Shop/messages.yml';
const BEFORE = `# &cnot me\r\nhello: '&e&lShop &7It''s open'   # &c\r\nmaterial: DIAMOND_SWORD\r\nmark: '&c'\r\n`;
const AFTER = BEFORE.replace('&e&lShop &7', '<yellow><b>Shop </b><gray>');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fucina-files-'));
  mkdirSync(join(folder, 'plugins/Shop'), { recursive: true });
  writeFileSync(join(folder, FILE), BEFORE);
});
afterEach(() => rmSync(folder, { recursive: true }));

const content = (file = FILE) => readFileSync(join(folder, file), 'utf8');

function convert(words: readonly string[], lang = 'C') {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [BIN, 'convert', '--to', 'minimessage', ...words],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, LANG: lang } },
  );
  return { stdout, stderr, status };
}

test('a check changes nothing and says what would change', () => {
  const checked = convert(['--check', FILE]);
  expect(checked).toEqual({
    stdout: '',
    stderr:
      `${FILE}:4:7 mark: Codes without a text.\n` +
      `${FILE}: would change: 1, to look at: 1, not for MiniMessage: 0 (profile generic)\n`,
    status: 1,
  });
  expect(content()).toBe(BEFORE);
  expect(convert(['--check', FILE], 'it_IT.UTF-8').stderr).toContain('da guardare: 1');
});

test('a file is written once, with its mode, and nothing else in it changes', () => {
  chmodSync(join(folder, FILE), 0o640);
  expect(convert(['--write', FILE]).status).toBe(0);
  expect(content()).toBe(AFTER);
  expect(statSync(join(folder, FILE)).mode & 0o777).toBe(0o640);
  expect(readdirSync(join(folder, 'plugins/Shop'))).toEqual(['messages.yml']);
  expect(convert(['--check', FILE]).status).toBe(0);
  const again = convert(['--write', FILE]);
  expect(again).toMatchObject({ status: 0 });
  expect(again.stderr).toContain('changed: 0');
  expect(content()).toBe(AFTER);
});

test('folders are searched for files, except those that are ignored', () => {
  mkdirSync(join(folder, 'plugins/Other'));
  writeFileSync(join(folder, 'plugins/Other/a.yml'), "a: '&cHi'\n");
  writeFileSync(join(folder, '.fucinaignore'), 'plugins/Other\n');
  expect(convert(['--write', 'plugins']).status).toBe(0);
  expect(content()).toBe(AFTER);
  expect(content('plugins/Other/a.yml')).toBe("a: '&cHi'\n");
});

test('a line that the game reads in another way is not changed', () => {
  writeFileSync(join(folder, FILE), "a: &c Hello\nb: '&cHi'\n");
  expect(convert(['--write', FILE]).status).toBe(0);
  expect(content()).toBe("a: &c Hello\nb: '<red>Hi'\n");
});

test('what somebody should look at is changed only when it is asked for', () => {
  writeFileSync(join(folder, FILE), "a: 'Q&A &cHi'\n");
  expect(convert(['--write', FILE]).stderr).toContain(':1:4 a: A code inside a word');
  expect(content()).toBe("a: 'Q&A &cHi'\n");
  expect(convert(['--write', '--include-unsure', FILE]).status).toBe(0);
  expect(content()).toBe("a: 'Q<green> <red>Hi'\n");
});

test('a link stays a link', () => {
  symlinkSync(join(folder, FILE), join(folder, 'link.yml'));
  expect(convert(['--write', 'link.yml']).status).toBe(0);
  expect(lstatSync(join(folder, 'link.yml')).isSymbolicLink()).toBe(true);
  expect(content()).toBe(AFTER);
});

test('a diff is a patch that git applies', () => {
  const { stdout, status } = convert(['--diff', FILE]);
  expect(status).toBe(0);
  expect(content()).toBe(BEFORE);
  const applied = spawnSync('git', ['apply', '--whitespace=nowarn', '-'], {
    cwd: folder,
    input: stdout,
    encoding: 'utf8',
  });
  expect(applied.stderr).toBe('');
  expect(content()).toBe(AFTER);
});

test('the profile decides, by path or as it is given', () => {
  mkdirSync(join(folder, 'plugins/AuthMe/messages'), { recursive: true });
  const messages = 'plugins/AuthMe/messages/messages_en.yml';
  writeFileSync(join(folder, messages), "a: '&cHi'\n");
  const checked = convert(['--check', messages]);
  expect(checked).toMatchObject({ status: 0 });
  expect(checked.stderr).toContain('not for MiniMessage: 1 (profile authme)');
  expect(convert(['--write', '--profile', 'generic', '--style', 'closed', messages]).status).toBe(
    0,
  );
  expect(content(messages)).toBe("a: '<red>Hi</red>'\n");
});

test.each([
  [['--write', '--profile', 'nope', FILE], 'There is no profile nope.', 2],
  [['--write', 'missing.yml'], 'missing.yml cannot be read (ENOENT).', 2],
  [['--write'], '“files” is missing.', 2],
  [['--profile', 'tab', FILE], 'need --write, --check or --diff.', 2],
  [['--write', '--check', FILE], 'This command cannot be read.', 2],
  [['--write', '--from', 'snbt', FILE], '“snbt” is no value for “--from”.', 2],
])('wrong use: %j', (words, message, status) => {
  const ran = convert(words);
  expect(ran.stderr).toContain(message);
  expect(ran.status).toBe(status);
  expect(content()).toBe(BEFORE);
});

test('a file of another kind is a problem, and the others are converted', () => {
  writeFileSync(join(folder, 'picture.png'), 'x');
  const ran = convert(['--write', 'picture.png', FILE]);
  expect(ran.status).toBe(1);
  expect(ran.stderr).toContain('picture.png: Files of this kind are not read.');
  expect(content()).toBe(AFTER);
});

test('links in a folder are not followed', () => {
  writeFileSync(join(folder, 'outside.yml'), BEFORE);
  symlinkSync(join(folder, 'outside.yml'), join(folder, 'plugins/link.yml'));
  expect(convert(['--write', 'plugins']).status).toBe(0);
  expect(content()).toBe(AFTER);
  expect(content('outside.yml')).toBe(BEFORE);
});

test('the old file can be kept', () => {
  convert(['--write', '--backup', FILE]);
  expect(content(`${FILE}.bak`)).toBe(BEFORE);
  expect(content()).toBe(AFTER);
});

test('keys choose the texts', () => {
  expect(convert(['--check', '--only', 'mark', FILE]).status).toBe(0);
  expect(convert(['--check', '--skip', 'hello', FILE]).status).toBe(0);
  expect(convert(['--check', '--only', 'hello', FILE]).status).toBe(1);
});
