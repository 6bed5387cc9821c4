// The program in a process of its own: what its shell, its readers and its system have to do with it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { TestFolder } from './testing/folder.ts';
import { BIN, runProgram } from './testing/run-program.ts';

const folder = new TestFolder({
  'messages.mm': '<gold>Fine\n<red>Hi <rde>you\n§cOld\n',
  'red.mm': '<red>Hi\n',
});
afterAll(() => folder.remove());

const shell = (script: string) =>
  runProgram('bash', ['--norc', '-c', `fucina() { "$NODE" "$BIN" "$@"; }; ${script}`], {
    cwd: folder.path,
    env: { NODE: process.execPath, BIN },
  });

test('words, standard input and language come from the shell, and the exit code goes back', async () => {
  const echo = "echo '<red>Hi' | LANG=it_IT.UTF-8";
  expect(await shell(`${echo} fucina convert --to legacy`)).toEqual({
    stdout: '&cHi\n',
    stderr: '',
    code: 0,
  });
  const { stdout, code } = await shell(`${echo} fucina check messages.mm`);
  expect(stdout).toContain('messages.mm:2:9  avviso  ');
  expect(code).toBe(1);
});

test('many texts need no more memory than a few', () => {
  const script = `yes '&cHello' | head -n 500000 | "$0" --max-old-space-size=40 "$1" convert --from legacy --to plain | tail -1`;
  const ran = spawnSync('bash', ['-c', script, process.execPath, BIN], { encoding: 'utf8' });
  expect(ran).toMatchObject({ stdout: 'Hello\n', stderr: '', status: 0 });
});

test('input of many megabytes is read line by line, and whoever stops reading is no error', () => {
  const script = `yes '&cHello' | head -c 40000000 | "$0" --max-old-space-size=40 "$1" convert --from legacy --to minimessage | head -1`;
  const ran = spawnSync('bash', ['-c', `set -o pipefail; ${script}`, process.execPath, BIN], {
    encoding: 'utf8',
  });
  expect(ran.stdout).toBe('<red>Hello</red>\n');
  expect(ran.stderr).toBe('');
});

// `script` of util-linux runs a program in a terminal.
const hasScript = spawnSync('script', ['--version']).status === 0;

test.skipIf(!hasScript)('a terminal that knows no colours gets none', () => {
  const shown = (TERM: string) =>
    spawnSync('script', ['-qec', `${process.execPath} ${BIN} preview red.mm`, '/dev/null'], {
      cwd: folder.path,
      env: { PATH: process.env.PATH, TERM },
      encoding: 'utf8',
    }).stdout;
  expect(shown('dumb')).toBe('Hi\r\n');
  expect(shown('xterm')).toContain('\u001b[38;2;255;85;85mHi');
});

test.skipIf(!existsSync('/dev/full'))(
  'what cannot be written is told, with exit code 2',
  async () => {
    expect(await shell('fucina check messages.mm > /dev/full')).toEqual({
      stdout: '',
      stderr: 'stdout cannot be written (the disk is full).\n',
      code: 2,
    });
    expect(await shell('fucina start 2> /dev/full')).toMatchObject({ stderr: '', code: 0 });
  },
);

const many = new TestFolder({
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `plugins/P${index % 5}/lang-${index}.yml`,
      `a: "<rde>Hi ${index}"\nb: '&cHi &lyou ${index}'\nbad: &c\nc: "<b>Bye"\n`.repeat(
        1 + (index % 3),
      ),
    ]),
  ),
  'plugins/P0/picture.yml': 'a\0b',
  'plugins/P9/plain.mm': '<rde>Hi\n',
  'fucina.config.json': '{"tags": {"plugins/P1/**": ["rde"]}}',
});
afterAll(() => many.remove());

// Each thread loads the program again.
test.each([
  [['check', '--notes', '--lang', 'it']],
  [['check', '--profile', 'nobody']],
  [['convert', '--to', 'minimessage', '--diff', '--profile', 'generic']],
])(
  'two threads say the same as one, in the same order: %j',
  { timeout: 120_000 },
  async (words) => {
    const one = await many.fucina([...words, 'plugins']);
    expect(one.stdout + one.stderr).not.toBe('');
    const two = [BIN, ...words, '--jobs', '2', 'plugins'];
    expect(await runProgram(process.execPath, two, { cwd: many.path })).toEqual(one);
  },
);
