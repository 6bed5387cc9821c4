import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test, vi } from 'vitest';
import { run } from './run.ts';

const QUESTION = /(?:: |fucina [\w-]+ )$/;

/** A person at a terminal who types a line whenever a question waits for one. */
async function sit(lines: readonly string[], lang = 'C', isTTY = true) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  let shown = '';
  for (const stream of [stdout, stderr]) {
    stream.on('data', (piece) => {
      shown += String(piece);
    });
  }
  const terminal = (stream: PassThrough) => Object.assign(stream, { isTTY });
  const around = { stdin: terminal(stdin), stdout: terminal(stdout), stderr, env: { LANG: lang } };
  const ending = run([], around);
  let seen = 0;
  for (const line of lines) {
    await vi.waitFor(() => {
      expect(stripVTControlCharacters(shown)).toMatch(QUESTION);
      expect(shown.length).toBeGreaterThan(seen);
    }, 30_000);
    seen = shown.length;
    stdin.write(line);
  }
  return { code: await ending, shown: () => shown };
}

test('without words a person chooses a command by its name, and completes its line', async () => {
  const { code, shown } = await sit(['small-caps\n', 'Hello "big  world"\n']);
  expect(shown()).toMatch(/\d {2}small-caps +write a text in small capitals/);
  expect(shown()).toContain('Usage: fucina small-caps [options] [text...]');
  expect(shown()).toContain('ʜᴇʟʟᴏ ʙɪɢ  ᴡᴏʀʟᴅ');
  expect(code).toBe(0);
});

test('by its number, in Italian, with the exit code of the command', async () => {
  const { code, shown } = await sit(['99\n', '13\n', '--prova\n'], 'it_IT.UTF-8');
  expect(shown()).toContain('Il comando “99” non esiste.');
  expect(shown()).toContain('Uso: fucina preview');
  expect(shown()).toContain('L’opzione “--prova” non esiste.');
  expect(code).toBe(2);
});

test('an empty line asks again, and capitals are as good as small letters', async () => {
  const { shown } = await sit(['\n', ' Small-Caps \n', 'Hello\n']);
  expect(shown()).not.toContain('There is no command');
  expect(shown()).toContain('ʜᴇʟʟᴏ');
});

test.each(['\u0003', '\u0004'])('Ctrl+C and Ctrl+D leave (%j)', async (key) => {
  expect((await sit([key])).code).toBe(0);
  expect((await sit(['check\n', key])).code).toBe(0);
});

test('without a terminal the help is shown, and nobody is asked', async () => {
  const { code, shown } = await sit([], 'C', false);
  expect(shown()).toMatch(/^Usage: fucina \[options\] \[command\]/);
  expect(code).toBe(0);
});
