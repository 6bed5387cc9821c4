// Folders of strangers: what files are called and lead to.
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestFolder } from './testing/folder.ts';

/** It sets the title of the window, begins a line of its own there, and is a command for GitHub. */
const NAME = 'a\u001b]0;owned\u0007\n::error::owned\u202e\u009b.yml';
const SHOWN = 'a\ufffd]0;owned\ufffd\ufffd::error::owned\ufffd\ufffd.yml';
let folder: TestFolder;

beforeEach(() => {
  folder = new TestFolder({
    [`plugins/${NAME}`]: "a: '&cHi'\n",
    [`binary/${NAME}`]: '\0\u0001',
    'text.mm': 'Hi \u001b]0;owned\u0007',
    'fucina.config.json': '{"profiles": {"**": {"readsMiniMessage": true}}}',
  });
});
afterEach(() => folder.remove());

describe('no name and no text speaks to a terminal', () => {
  test.each([
    ['convert plugins --to minimessage', SHOWN],
    ['convert plugins --to minimessage --write', SHOWN],
    ['convert binary --to minimessage', SHOWN],
    ['check binary --notes', SHOWN],
    [`convert missing/${NAME} --to minimessage`, SHOWN],
    ['preview text.mm --color never', 'Hi \ufffd]0;owned'],
  ])('%j', async (words, said) => {
    const { stdout, stderr } = await folder.fucina(words.split(' '));
    expect(stdout + stderr).toContain(said);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(stdout + stderr).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f]|^::/m);
  });
});

test.each(['\n', '\u2028'])(
  'a folder with a line end in its name is not left out unseen (%j)',
  async (end) => {
    folder.write(`plugins/a${end}b/messages.yml`, "a: '<rde>Hi'\n");
    const { stdout, code } = await folder.fucina(['check', 'plugins']);
    expect(stdout).toMatch(/plugins\/a[\S\s]b cannot be read/);
    expect(code).toBe(1);
  },
);

describe.each([['check'], ['convert', '--to', 'minimessage'], ['list', 'strings']])(
  '%s ends in a sentence for',
  (...command) => {
    test.each([
      ['a link to a device', () => symlinkSync('/dev/zero', folder.at('plugins/a.yml'))],
      ['a named pipe', () => execFileSync('mkfifo', [folder.at('plugins/a.yml')])],
    ])('%s', async (_, make) => {
      make();
      const { stdout, stderr, code } = await folder.fucina([...command, 'plugins/a.yml']);
      expect(stdout + stderr).toContain('plugins/a.yml cannot be read (it is no regular file)');
      expect(code).toBe(1);
    });
  },
);
