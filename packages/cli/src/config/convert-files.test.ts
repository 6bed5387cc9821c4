// `convert` on files of plugins, as a terminal runs it.
import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestFolder } from '../testing/folder.ts';

const FILE = 'plugins/Shop/messages.yml';
const BEFORE = `# &cnot me\r\nhello: '&e&lShop &7It''s open'   # &c\r\nmaterial: DIAMOND_SWORD\r\nmark: '&c'\r\n`;
const AFTER = BEFORE.replace('&e&lShop &7', '<yellow><b>Shop </b><gray>');
/** In these tests nothing else keeps the old files. */
const WRITE = ['--write', '--force'];
/** The owner says that these plugins read MiniMessage. */
const ANSWERED = { 'fucina.config.json': '{"profiles": {"**": {"readsMiniMessage": true}}}' };
let folder: TestFolder;

beforeEach(() => {
  folder = new TestFolder({ [FILE]: BEFORE, ...ANSWERED });
});
afterEach(() => folder.remove());

const content = (file = FILE) => folder.read(file);

const convert = (words: readonly string[], lang = 'C', input = '') =>
  folder.fucina(['convert', '--to', 'minimessage', ...words], { env: { LANG: lang }, input });

test('a check changes nothing and says what would change', async () => {
  const checked = await convert(['--check', FILE]);
  expect(checked).toEqual({
    stdout: '',
    stderr:
      `${FILE}:4:7 mark: Codes without a text. It may be the setting of a colour, or the beginning of other texts.\n` +
      `${FILE}: would change: 1, to look at: 1, not for MiniMessage: 0 (profile generic)\n`,
    code: 1,
  });
  expect(content()).toBe(BEFORE);
  expect((await convert(['--check', FILE], 'it_IT.UTF-8')).stderr).toContain('da guardare: 1');
});

test('a file is written once, with its mode, and nothing else in it changes', async () => {
  chmodSync(folder.at(FILE), 0o640);
  expect((await convert([...WRITE, FILE])).code).toBe(0);
  expect(content()).toBe(AFTER);
  expect(statSync(folder.at(FILE)).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder.at('plugins/Shop'))).toEqual(['messages.yml']);
  expect((await convert(['--check', FILE])).code).toBe(0);
  const again = await convert([...WRITE, FILE]);
  expect(again).toMatchObject({ code: 0 });
  expect(again.stderr).toContain('changed: 0');
  expect(content()).toBe(AFTER);
});

test('folders are searched for files, except those that are ignored', async () => {
  mkdirSync(folder.at('plugins/Other'));
  folder.write('plugins/Other/a.yml', "a: '&cHi'\n");
  folder.write('.fucinaignore', 'plugins/Other\n');
  expect((await convert([...WRITE, 'plugins'])).code).toBe(0);
  expect(content()).toBe(AFTER);
  expect(content('plugins/Other/a.yml')).toBe("a: '&cHi'\n");
});

test('a line that the game reads in another way is not changed', async () => {
  folder.write(FILE, "a: &c Hello\nb: '&cHi'\n");
  expect((await convert([...WRITE, FILE])).code).toBe(0);
  expect(content()).toBe("a: &c Hello\nb: '<red>Hi'\n");
});

test('what somebody should look at is changed only when it is asked for', async () => {
  folder.write(FILE, "a: 'Q&A &cHi'\n");
  expect((await convert([...WRITE, FILE])).stderr).toContain(':1:4 a: A code inside a word');
  expect(content()).toBe("a: 'Q&A &cHi'\n");
  expect((await convert([...WRITE, '--include-unsure', FILE])).code).toBe(0);
  expect(content()).toBe("a: 'Q<green> <red>Hi'\n");
});

test('what nobody knows how to change is one to look at, and nothing is made of it', async () => {
  const before = "a: '&aHi <b>you'\n";
  folder.write(FILE, before);
  for (const more of [[], ['--include-unsure']]) {
    const ran = await convert([...WRITE, ...more, FILE]);
    expect(ran.stderr).toContain(':1:4 a: ');
    expect(ran.stderr).toContain('changed: 0, to look at: 1,');
    expect(content()).toBe(before);
  }
});

test('a very long text is one to look at', async () => {
  folder.write(FILE, `a: '${'&cHi &7you '.repeat(7000)}'\n`);
  const ran = await convert([...WRITE, FILE]);
  expect(ran.stderr).toContain('1:4 a: A text this long is converted only on request.');
  expect(ran.stderr).toContain('changed: 0, to look at: 1,');
  await convert([...WRITE, '--include-unsure', FILE]);
  expect(content()).toBe(`a: '${'<red>Hi <gray>you '.repeat(7000)}'\n`);
});

test('a link stays a link', async () => {
  symlinkSync(folder.at(FILE), folder.at('link.yml'));
  expect((await convert([...WRITE, 'link.yml'])).code).toBe(0);
  expect(lstatSync(folder.at('link.yml')).isSymbolicLink()).toBe(true);
  expect(content()).toBe(AFTER);
});

test('a diff is a patch that git applies', async () => {
  const { stdout, code } = await convert(['--diff', FILE]);
  expect(code).toBe(0);
  expect(content()).toBe(BEFORE);
  const applied = spawnSync('git', ['apply', '--whitespace=nowarn', '-'], {
    cwd: folder.path,
    input: stdout,
    encoding: 'utf8',
  });
  expect(applied.stderr).toBe('');
  expect(content()).toBe(AFTER);
});

test.each([
  ['a byte order mark', Buffer.from("\ufeffa: '&cHi'\r\nb: 1\r\n")],
  ['windows-1252', Buffer.from("é: '&cHi'\n# é\n", 'latin1')],
])('and to a file with %s', async (_, before) => {
  writeFileSync(folder.at(FILE), before);
  const output = ['--output', 'all.diff'];
  await convert(['--diff', ...output, FILE]);
  const words = ['apply', '--whitespace=nowarn', 'all.diff'];
  expect(spawnSync('git', words, { cwd: folder.path, encoding: 'utf8' }).stderr).toBe('');
  const expected = before.toString('latin1').replace('&cHi', '<red>Hi');
  expect(readFileSync(folder.at(FILE), 'latin1')).toBe(expected);
});

test('the profile decides, by path or as it is given', async () => {
  mkdirSync(folder.at('plugins/AuthMe/messages'), { recursive: true });
  const messages = 'plugins/AuthMe/messages/messages_en.yml';
  folder.write(messages, "a: '&cHi'\n");
  const checked = await convert(['--check', messages]);
  expect(checked).toMatchObject({ code: 0 });
  expect(checked.stderr).toContain('not for MiniMessage: 1 (profile authme)');
  expect(
    (await convert([...WRITE, '--profile', 'generic', '--style', 'closed', messages])).code,
  ).toBe(0);
  expect(content(messages)).toBe("a: '<red>Hi</red>'\n");
});

test.each([
  [['--unknown', FILE], 'There is no option “--unknown”.', 2],
  [['plugins/*.nothing'], 'No file matches plugins/*.nothing.', 2],
  [['--write', '--profile', 'nope', FILE], 'There is no profile nope.', 2],
  [['--write', 'missing.yml'], 'missing.yml cannot be read (no such file or folder).', 2],
  [['--write'], '“files” is missing.', 2],
  [['--style', 'open', 'some.txt'], 'are for files of plugins.', 2],
  [
    ['--write', '--output-folder', 'new', FILE],
    '“--write” and “--output-folder <folder>” do not go together.',
    2,
  ],
  [['--output-folder', '.', FILE], 'the files themselves would be written over', 2],
  [['--stdin', FILE], '--stdin-filename is needed', 2],
  [['--write', '--check', FILE], '“--write” and “--check” do not go together.', 2],
  [['--write', '--from', 'snbt', FILE], '“snbt” is no value for “--from”.', 2],
])('wrong use: %j', async (words, message, code) => {
  const ran = await convert(words);
  expect(ran.stderr).toContain(message);
  expect(ran.code).toBe(code);
  expect(content()).toBe(BEFORE);
});

test('a file of another kind is a problem, and the others are converted', async () => {
  folder.write('picture.png', 'x');
  const ran = await convert([...WRITE, 'picture.png', FILE]);
  expect(ran.code).toBe(1);
  expect(ran.stderr).toContain('picture.png: Files of this kind are not read.');
  expect(content()).toBe(AFTER);
});

test('texts of a format that is only checked are to look at, and no problem', async () => {
  folder.write('plugins/Skript/lang/english.lang', 'hello: &cHi\n');
  const line = 'english.lang:1:8 hello: Files of this kind are only checked.';
  const ran = await convert([...WRITE, 'plugins/Skript']);
  expect(ran.stderr).toContain(line);
  expect(ran.stderr).toContain('changed: 0, to look at: 1,');
  expect(ran.code).toBe(0);
  expect((await convert(['--check', '--quiet', 'plugins/Skript'])).stderr).toBe('');
});

test('a file of a folder that is no text is named and left out', async () => {
  folder.write('plugins/Shop/picture.yml', '\u0089PNG\r\n\u0000');
  const ran = await convert([...WRITE, 'plugins']);
  expect(ran.code).toBe(0);
  expect(ran.stderr).toContain('plugins/Shop/picture.yml: The file holds bytes that no text');
  expect(content()).toBe(AFTER);
  expect((await convert([...WRITE, 'plugins/Shop/picture.yml'])).code).toBe(1);
});

test('links in a folder are not followed', async () => {
  folder.write('outside.yml', BEFORE);
  symlinkSync(folder.at('outside.yml'), folder.at('plugins/link.yml'));
  expect((await convert([...WRITE, 'plugins'])).code).toBe(0);
  expect(content()).toBe(AFTER);
  expect(content('outside.yml')).toBe(BEFORE);
});

test('the old file can be kept', async () => {
  await convert(['--write', '--backup', FILE]);
  expect(content(`${FILE}.bak`)).toBe(BEFORE);
  expect(content()).toBe(AFTER);
});

test('what the plugin reads no MiniMessage in is told once, with its issue', async () => {
  for (const name of ['a', 'b']) {
    folder.write(`plugins/DeluxeMenus/${name}.yml`, "title: '&aShop'\nlore: [ '&aLine' ]\n");
  }
  const { stderr } = await convert(['plugins/DeluxeMenus']);
  expect(stderr.split('\n').slice(-4)).toEqual([
    'plugins/DeluxeMenus/b.yml: would change: 0, to look at: 0, not for MiniMessage: 2 (profile deluxemenus)',
    '2 files: would change: 0, to look at: 0, not for MiniMessage: 4',
    'DeluxeMenus reads no MiniMessage in these places: https://github.com/HelpChat/DeluxeMenus/issues/15',
    '',
  ]);
});

test('a text that cannot be converted is named, with the reason', async () => {
  folder.write(FILE, "a: '&x&f&f&0 Hi'\nb: '&7%a&cb%'\n");
  const { stderr } = await convert([FILE]);
  expect(stderr).toContain(':1:4 a: This hex colour is not complete.');
  expect(stderr).toContain(':2:4 b: A code inside a placeholder.');
  expect(stderr).toContain('would change: 0, to look at: 2, not for MiniMessage: 0');
});

test('Towny: as it shows texts, or as their codes are meant', async () => {
  const towny = 'plugins/Towny/settings/lang/en.yml';
  folder.write(towny, "a: '&e&lA &7B'\nb: '&eA &7B'\n");
  expect((await convert([towny])).stderr).toContain('would change: 2, to look at: 0');
  const meant = await convert(['--meaning', 'meant', towny]);
  expect(meant.stderr).toContain(':1:4 a: It would look different.');
  expect(meant.stderr).toContain('would change: 1, to look at: 1');
});

test('hex colours are written in the notation that is asked for', async () => {
  folder.write(FILE, "a: '<#ff8800>Hot'\n");
  const diff = (hex: string) => convert(['--to', 'legacy', '--hex', hex, '--diff', FILE]);
  expect((await diff('spigot')).stdout).toContain("+a: '&x&f&f&8&8&0&0Hot'");
  expect((await diff('brace')).stdout).toContain("+a: '{#ff8800}Hot'");
  expect((await diff('cmyk')).code).toBe(2);
});

test('keys choose the texts', async () => {
  expect((await convert(['--check', '--only', 'mark', FILE])).code).toBe(0);
  expect((await convert(['--check', '--skip', 'hello', FILE])).code).toBe(0);
  expect((await convert(['--check', '--only', 'hello', FILE])).code).toBe(1);
});

test('plugins that nobody knows are left alone and listed, even where unsure texts are changed', async () => {
  folder.write('fucina.config.json', '{}');
  folder.write('plugins/Other/lang/en.yml', "a: '&cHi'\nb: '&aYou'\n");
  const { stderr, code } = await convert([...WRITE, '--include-unsure', 'plugins']);
  expect(content()).toBe(BEFORE);
  expect(code).toBe(0);
  expect(stderr).toContain('2 files: changed: 0');
  expect(stderr).toContain('Whether these plugins read MiniMessage is not known');
  expect(stderr).toContain('  plugins/Other (2)\n  plugins/Shop (2)\n');
  expect((await convert([...WRITE, '--profile', 'generic', FILE])).code).toBe(0);
  expect(content()).toBe(AFTER);
});

test('what an owner knows of a plugin is in the settings', async () => {
  folder.write('plugins/Old/en.yml', "a: '&cHi'\n");
  folder.write('plugins/Items/en.yml', "sword:\n  lore: [ '&cHi' ]\n");
  const profiles = {
    'plugins/Old/**': { readsMiniMessage: false },
    'plugins/Items/**': { readsMiniMessage: true, items: 'adds-nothing' },
  };
  folder.write('fucina.config.json', JSON.stringify({ profiles }));
  const { stderr } = await convert([...WRITE, 'plugins']);
  expect(content('plugins/Old/en.yml')).toBe("a: '&cHi'\n");
  expect(content('plugins/Items/en.yml')).toBe("sword:\n  lore: [ '<!i><red>Hi' ]\n");
  expect(stderr).toContain('  plugins/Shop (2)');
  expect(stderr).not.toContain('plugins/Old (');
});

test('messages of an old Essentials are left alone, and the way out is told', async () => {
  const path = 'plugins/Essentials/messages.properties';
  folder.write(path, 'addedToAccount=\u00a7a{0}\n');
  const { stderr } = await convert([...WRITE, path]);
  expect(content(path)).toBe('addedToAccount=\u00a7a{0}\n');
  expect(stderr).toContain('not for MiniMessage: 1 (profile essentialsx-old)');
  expect(stderr).toContain('Update the plugin and move the file there, or leave it as it is');
});

test('messages of Essentials alone, without their folder, may be old: they are left alone', async () => {
  const path = 'messages_it.properties';
  folder.write('fucina.config.json', '{}');
  folder.write(path, 'addedToAccount=\u00a7a{0}\n');
  const { stderr } = await convert([...WRITE, path]);
  expect(content(path)).toBe('addedToAccount=\u00a7a{0}\n');
  expect(stderr).toContain('  . (1)');
});

test('it is told from which version on a plugin reads what was written', async () => {
  folder.write('plugins/SuperiorSkyblock2/lang/en-US.yml', "a: '&cHi'\n");
  const { stderr } = await convert(['--check', 'plugins/SuperiorSkyblock2']);
  expect(stderr).toContain(
    'SuperiorSkyblock2: The plugin reads MiniMessage here since 2025.1. It needs a server of 1.18 or newer.',
  );
});
