// Exit codes and options of `check`.
import { mkdirSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { TestFolder } from '../testing/folder.ts';

const folder = new TestFolder({
  'warning.yml': 'a: 1\na: 2\nb: 1\nb: 2\n',
  'error.yml': 'a: Top #1\n',
  'clean.yml': "a: '&cFine'\n",
  'commented.yml':
    'a: 1\n# fucina-ignore-next-line yaml/duplicate-key\na: 2\n# fucina-ignore-next-line yaml/tab\na: 3\n',
  'all.properties': '! fucina-ignore-file\na=1\na=2\n',
});
mkdirSync(folder.at('empty'));
afterAll(() => folder.remove());

const check = (words: readonly string[], input = '', env = {}) =>
  folder.fucina(['check', ...words], { input, env });

describe('exit codes', () => {
  test.each<[string[], number]>([
    [['clean.yml'], 0],
    [['warning.yml'], 0],
    [['warning.yml', '--max-warnings', '2'], 0],
    [['warning.yml', '--max-warnings', '1'], 1],
    [['warning.yml', '--strict'], 1],
    [['clean.yml', '--strict'], 0],
    [['error.yml'], 1],
    [['warning.yml', '--rule', 'yaml/duplicate-key=error'], 1],
    [['error.yml', '--rule', 'yaml/cut-by-comment=warning'], 0],
    [['error.yml', '--rule', 'yaml/cut-by-comment=note', '--strict'], 0],
    [['error.yml', '--rule', 'yaml/cut-by-comment=off', '--strict'], 0],
    [['nowhere.yml'], 2],
    [['nowhere.yml', '--allow-no-files'], 0],
    [['empty'], 2],
    [['*.nothing'], 2],
    [['empty', '*.nothing', '--allow-no-files'], 0],
    [[], 2],
    [['--unknown', 'clean.yml'], 2],
    [['--rule', 'yaml/tabs=off', 'clean.yml'], 2],
    [['--rule', 'yaml/tab=info', 'clean.yml'], 2],
    [['--rule', 'yaml/tab', 'clean.yml'], 2],
    [['--max-warnings', '1', '--strict', 'clean.yml'], 2],
    [['--max-warnings', 'few', 'clean.yml'], 2],
    [['--game', 'newest', 'clean.yml'], 2],
    [['--ignore-path', 'nowhere', 'empty'], 2],
    [['--output', 'no/where.txt', 'clean.yml'], 2],
  ])('%j: %i', async (words, code) => {
    const ran = await check(words);
    expect([ran.code, ran.stderr]).toEqual([code, expect.any(String)]);
    // Wrong use is told where it does not mix with a report.
    expect(ran.stderr === '').toBe(code === 0 || (code === 1 && !/too|more than/.test(ran.stderr)));
  });
});

test('more warnings than allowed are told', async () => {
  const { stderr } = await check(['warning.yml', '--max-warnings', '1']);
  expect(stderr).toBe('Warnings: 2, more than 1.\n');
});

test('a rule can be set several times, and the last one counts', async () => {
  const rule = (level: string) => ['--rule', `yaml/duplicate-key=${level}`];
  const { stdout } = await check([...rule('off'), ...rule('error'), 'warning.yml']);
  expect(stdout).toContain('warning.yml:2:1  error  ');
});

test('comments in files switch rules off', async () => {
  const { stdout } = await check(['commented.yml', 'all.properties']);
  expect(stdout).toMatch(/^commented\.yml:5:1 .*\n\nErrors: 0, warnings: 1, /);
});

test('quiet: only errors are written, but warnings count', async () => {
  expect(await check(['--quiet', 'clean.yml'])).toEqual({ stdout: '', stderr: '', code: 0 });
  expect(await check(['--quiet', 'warning.yml'])).toEqual({ stdout: '', stderr: '', code: 0 });
  expect(await check(['--quiet', '--strict', 'warning.yml'])).toMatchObject({
    stdout: '',
    code: 1,
  });
  const { stdout } = await check(['--quiet', 'warning.yml', 'error.yml']);
  expect(stdout).toMatch(/^error\.yml:1:8 .*\n\nErrors: 1, warnings: 2, /);
});

test('a report can go to a file', async () => {
  const words = ['--output', 'report.json', '--format', 'json', 'error.yml'];
  expect(await check(words)).toEqual({ stdout: '', stderr: '', code: 1 });
  expect(JSON.parse(folder.read('report.json'))).toMatchObject([{ rule: 'yaml/cut-by-comment' }]);
});

describe('colors', () => {
  test.each<[string[], Record<string, string>, boolean]>([
    [[], {}, false],
    [['--color'], {}, true],
    [['--color'], { NO_COLOR: '1' }, true],
    [[], { FORCE_COLOR: '1' }, true],
    [[], { FORCE_COLOR: '0' }, false],
    [['--no-color'], { FORCE_COLOR: '1' }, false],
  ])('%j %j: %s', async (words, env, isColored) => {
    const { stdout } = await check([...words, 'error.yml'], '', env);
    expect(stdout.includes('\u001b[31merror\u001b[0m')).toBe(isColored);
  });
});

describe('standard input', () => {
  test('has a name, which decides about format and profile', async () => {
    const words = ['--stdin', '--stdin-filename', 'plugins/PlotSquared/lang/a.json'];
    const { stdout, code } = await check(words, '{"a": "&cOld"}');
    expect(stdout).toContain('plugins/PlotSquared/lang/a.json:1:8  warning  ');
    expect(stdout).toContain('text/leftover-code');
    expect(code).toBe(0);
  });

  test('is not checked if its name is ignored', async () => {
    folder.write('list', 'x.yml\n');
    const words = ['--ignore-path', 'list', '--stdin-filename', 'x.yml'];
    expect(await check(words, 'a: Top #1\n')).toMatchObject({ code: 0 });
  });

  test.each([[['--stdin']], [['--stdin-filename', 'a.yml', 'clean.yml']]])('%j', async (words) => {
    expect(await check(words)).toMatchObject({
      code: 2,
      stderr: 'With --stdin, no files are named, and --stdin-filename is needed.\n',
    });
  });
});

test('what cannot be read is a problem of its file, and the others are checked', async () => {
  const { stdout, code } = await check(['--format', 'json', 'picture.png', 'error.yml']);
  expect([stdout, code]).toEqual(['', 2]);
  folder.write('picture.png', 'x');
  const ran = await check(['--format', 'json', '--profile', 'spigot', 'picture.png', 'error.yml']);
  expect(JSON.parse(ran.stdout)).toMatchObject([
    { file: 'picture.png', line: 1, column: 1, rule: 'file/unknown-format', level: 'error' },
    { file: 'error.yml' },
  ]);
  expect(ran.code).toBe(1);
});

test('the versions of server and game decide what is a mistake', async () => {
  folder.write('new.mm', '<head:Notch>Hi\n');
  expect((await check(['new.mm'])).stdout).toMatch(/^No mistakes found\.\n/);
  const { stdout } = await check(['--adventure', '4.20', '--game', '1.20.4', 'new.mm']);
  expect(stdout).toContain('text/needs-newer-');
});

test('what the preset of a plugin leaves out is a mistake, since there are presets', async () => {
  folder.write('menu.mm', '<red><click:run_command:/a>Hi</click> <key:key.jump></key>\n');
  const rules = async (preset: string) => {
    const { stdout } = await check(['--preset', preset, '--format', 'json', 'menu.mm']);
    return JSON.parse(stdout).map(({ rule, message }: Record<string, string>) => [rule, message]);
  };
  expect(await rules('DEFAULT')).toEqual([]);
  expect(await rules('NON_INTERACTABLE')).toEqual([
    ['text/not-in-preset', 'The preset NON_INTERACTABLE does not allow this tag.'],
  ]);
  expect(await rules('FORMATTED_TEXT')).toHaveLength(2);
  const old = await check(['--preset', 'FORMATTED_TEXT', '--adventure', '4.26', 'menu.mm']);
  expect([old.code, old.stderr]).toEqual([2, 'Presets of MiniMessage came with Adventure 5.0.\n']);
  const wrong = await check(['--preset', 'formatted', 'menu.mm']);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('DEFAULT, NON_INTERACTABLE, FORMATTED_TEXT');
});

describe('commands among texts are read as `convert` reads them', () => {
  test.each([
    '/give @p stone[custom_name={text:"Hi"}]',
    '/tellraw @a {"text":"Hi","color":"red"}',
    '/title @a title ["Hi"]',
  ])('%s is right', async (text) => {
    expect(await check(['-'], text)).toMatchObject({ code: 0 });
  });

  test.each([
    ['/tellraw @a {"text":"Hi","color":}', 34],
    ['/give @p stone[custom_name={bold:}]', 34],
  ])('%s is not', async (text, column) => {
    const { code, stdout } = await check(['-'], text);
    expect(code).toBe(1);
    expect(stdout).toContain(`-:1:${column}  error`);
  });
});
