// Which files `convert` writes, and where.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languageOf } from '../language.ts';
import { TestFolder } from '../testing/folder.ts';
import { inPlace } from './writer.ts';

const FILE = 'server/plugins/Shop/messages.yml';
const [BEFORE, AFTER] = ["a: '&cHi'\n", "a: '<red>Hi'\n"];
/** The owner says that these plugins read MiniMessage. */
const ANSWERED = { 'fucina.config.json': '{"profiles": {"**": {"readsMiniMessage": true}}}' };
let folder: TestFolder;

beforeEach(() => {
  folder = new TestFolder({
    [FILE]: BEFORE,
    ...ANSWERED,
    'server/plugins/Shop/same.yml': 'b: 1\n',
  });
});
afterEach(() => folder.remove());

const convert = (words: readonly string[], input = '', cwd = folder.at('server')) =>
  folder.fucina(['convert', '--to', 'minimessage', ...words], { cwd, input });

function git(...words: string[]) {
  const own = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const { status, stderr } = spawnSync('git', [...own, ...words], {
    cwd: folder.path,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
}

describe('a file is replaced only if its old content is kept somewhere', () => {
  test('outside of git it is refused without --backup or --force', async () => {
    const refused = await convert(['--write', 'plugins']);
    expect(refused).toEqual({
      stdout: '',
      stderr:
        'plugins/Shop/messages.yml is not written: it is not in git as it is now. --backup keeps the old file, --force does without.\n' +
        '2 files: changed: 0, to look at: 0, not for MiniMessage: 0\n',
      code: 1,
    });
    expect(folder.read(FILE)).toBe(BEFORE);
    expect((await convert(['--write', '--force', 'plugins'])).code).toBe(0);
    expect(folder.read(FILE)).toBe(AFTER);
  });

  test('in git only what is committed is replaced', async () => {
    git('init', '--quiet');
    expect((await convert(['--write', 'plugins'])).code).toBe(1);
    git('add', '.');
    expect((await convert(['--write', 'plugins'])).code).toBe(1);
    git('commit', '--quiet', '-m', 'all');
    expect((await convert(['--write', 'plugins'])).code).toBe(0);
    expect(folder.read(FILE)).toBe(AFTER);

    // Again with what was written, which is not committed.
    folder.write(FILE, BEFORE.replace('Hi', 'Ho'));
    const dirty = await convert(['--write', 'plugins']);
    expect([dirty.code, folder.read(FILE)]).toEqual([1, BEFORE.replace('Hi', 'Ho')]);
    git('commit', '--quiet', '-a', '-m', 'more');
    expect((await convert(['--write', 'plugins'])).code).toBe(0);
  });

  test('a file that git ignores is not kept by it', async () => {
    folder.write('.gitignore', 'messages.yml\n');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'all');
    expect((await convert(['--write', 'plugins'])).code).toBe(1);
    expect(folder.read(FILE)).toBe(BEFORE);
  });

  test('a copy is never written over', async () => {
    await convert(['--write', '--backup', 'plugins']);
    folder.write(FILE, BEFORE.replace('Hi', 'Ho'));
    await convert(['--write', '--backup', 'plugins']);
    expect(folder.read(`${FILE}.bak`)).toBe(BEFORE);
    expect(folder.read(`${FILE}.bak2`)).toBe(BEFORE.replace('Hi', 'Ho'));
    expect(readdirSync(folder.at('server/plugins/Shop')).toSorted()).toEqual([
      'messages.yml',
      'messages.yml.bak',
      'messages.yml.bak2',
      'same.yml',
    ]);
  });
});

test('a file that somebody changed meanwhile is not written over', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const options = { folders: [folder.path], keepsOld: false, isForced: true };
  const { write } = inPlace(options, languageOf({ LANG: 'C' }));
  const path = folder.at(FILE);
  folder.write(FILE, 'saved by the server\n');
  expect(await write(path, bytes(AFTER), bytes(BEFORE))).toContain('somebody changed it meanwhile');
  expect(folder.read(FILE)).toBe('saved by the server\n');
  folder.write(FILE, AFTER);
  expect(await write(path, bytes(AFTER), bytes(BEFORE))).toBeUndefined();
});

test('a file under two names is written once', async () => {
  symlinkSync('messages.yml', folder.at('server/plugins/Shop/link.yml'));
  const files = ['plugins/Shop/messages.yml', 'plugins/Shop/link.yml'];
  expect((await convert(['--write', '--backup', ...files])).code).toBe(0);
  expect([folder.read(FILE), existsSync(folder.at(`${FILE}.bak2`))]).toEqual([AFTER, false]);
});

describe('links', () => {
  const write = ['--write', '--force'];

  test('that lead out of the given folders are refused', async () => {
    folder.write('outside/messages.yml', BEFORE);
    symlinkSync(folder.at('outside/messages.yml'), folder.at('server/link.yml'));
    const ran = await convert([...write, 'link.yml']);
    expect(ran.stderr).toContain(
      'link.yml is not written: it is not in the folders that were given.',
    );
    expect([ran.code, folder.read('outside/messages.yml')]).toEqual([1, BEFORE]);
    // The folder of the target is given, too.
    const both = await convert([...write, 'link.yml', '../outside/*.yml']);
    expect([both.code, folder.read('outside/messages.yml')]).toEqual([0, AFTER]);
    expect(lstatSync(folder.at('server/link.yml')).isSymbolicLink()).toBe(true);
  });

  test('to folders are not followed', async () => {
    folder.write('outside/messages.yml', BEFORE);
    symlinkSync(folder.at('outside'), folder.at('server/plugins/Linked'));
    for (const pattern of ['plugins', 'plugins/**/*.yml', '.']) {
      expect((await convert([...write, pattern])).code).toBe(0);
    }
    expect(folder.read('outside/messages.yml')).toBe(BEFORE);
  });
});

describe('--output-folder', () => {
  test('writes all files below another folder, under their paths', async () => {
    const { code, stderr } = await convert(['--output-folder', '../new', 'plugins']);
    expect([code, stderr]).toEqual([0, expect.stringContaining('messages.yml: changed: 1')]);
    expect(folder.read('new/plugins/Shop/messages.yml')).toBe(AFTER);
    expect(folder.read('new/plugins/Shop/same.yml')).toBe('b: 1\n');
    expect(folder.read(FILE)).toBe(BEFORE);
  });

  test('a link in it is replaced, and one to a folder refused', async () => {
    mkdirSync(folder.at('new/plugins/Shop'), { recursive: true });
    symlinkSync(folder.at(FILE), folder.at('new/plugins/Shop/messages.yml'));
    await convert(['--output-folder', '../new', 'plugins']);
    expect(folder.read('new/plugins/Shop/messages.yml')).toBe(AFTER);
    expect(folder.read(FILE)).toBe(BEFORE);

    mkdirSync(folder.at('other'));
    symlinkSync(folder.at('server/plugins'), folder.at('other/plugins'));
    const ran = await convert(['--output-folder', '../other', 'plugins']);
    expect([ran.code, folder.read(FILE)]).toEqual([1, BEFORE]);
  });

  test('nothing is created behind a link to a folder', async () => {
    mkdirSync(folder.at('new'));
    mkdirSync(folder.at('elsewhere'));
    symlinkSync(folder.at('elsewhere'), folder.at('new/plugins'));
    const ran = await convert(['--output-folder', '../new', 'plugins']);
    expect(ran.code).toBe(1);
    expect(readdirSync(folder.at('elsewhere'))).toEqual([]);
  });

  test('what cannot be written is told by its place there', async () => {
    folder.write('new', 'a file');
    const ran = await convert(['--output-folder', '../new', 'plugins']);
    expect(ran.stderr).toContain('../new/plugins/Shop/messages.yml cannot be written');
    expect(ran.code).toBe(1);
  });

  test('what is not below the working directory has no path there', async () => {
    folder.write('server/plugins/Other/a.yml', BEFORE);
    const ran = await convert(
      ['--output-folder', 'new', '../Other'],
      '',
      folder.at('server/plugins/Shop'),
    );
    expect(ran.stderr).toContain('../Other/a.yml is not written: it is not in the folders');
    expect([ran.code, existsSync(folder.at('server/plugins/Shop/new'))]).toEqual([1, false]);
  });
});

describe('standard input', () => {
  const stdin = ['--stdin', '--stdin-filename', 'plugins/Shop/a.yml'];

  test('comes back converted, with the messages apart', async () => {
    expect(await convert(stdin, `# é\n${BEFORE}`)).toEqual({
      stdout: `# é\n${AFTER}`,
      stderr:
        'plugins/Shop/a.yml: changed: 1, to look at: 0, not for MiniMessage: 0 (profile generic)\n',
      code: 0,
    });
    expect(await convert(['--quiet', ...stdin], BEFORE)).toMatchObject({
      stdout: AFTER,
      stderr: '',
    });
  });

  test('only checked, or as a patch', async () => {
    expect(await convert(['--check', ...stdin], BEFORE)).toMatchObject({ stdout: '', code: 1 });
    expect(await convert(['--check', ...stdin], AFTER)).toMatchObject({ stdout: '', code: 0 });
    const { stdout } = await convert(['--diff', ...stdin], BEFORE);
    expect(stdout).toContain('+++ b/plugins/Shop/a.yml\n');
  });

  test('comes back as it was if it is ignored or cannot be read', async () => {
    folder.write('server/.fucinaignore', 'a.yml\n');
    expect(await convert(stdin, BEFORE)).toMatchObject({ stdout: BEFORE, code: 0 });
    const other = ['--stdin-filename', 'a.png'];
    expect(await convert(other, BEFORE)).toMatchObject({ stdout: BEFORE, code: 1 });
  });

  test('can go to a file', async () => {
    const ran = await convert(['--output', 'new.yml', ...stdin], BEFORE);
    expect(ran).toMatchObject({ stdout: '', code: 0 });
    expect(folder.read('server/new.yml')).toBe(AFTER);
  });

  test('cannot be written in place', async () => {
    expect((await convert(['--write', ...stdin], BEFORE)).code).toBe(2);
  });
});

test('without an action, only numbers are told', async () => {
  expect(await convert(['plugins'])).toEqual({
    stdout: '',
    stderr:
      'plugins/Shop/messages.yml: would change: 1, to look at: 0, not for MiniMessage: 0 (profile generic)\n' +
      '2 files: would change: 1, to look at: 0, not for MiniMessage: 0\n',
    code: 0,
  });
  expect(folder.read(FILE)).toBe(BEFORE);
});

test('a patch can go to a file', async () => {
  const ran = await convert(['--diff', '--quiet', '--output', '../all.diff', 'plugins']);
  expect(ran).toEqual({ stdout: '', stderr: '', code: 0 });
  git('apply', '--directory=server', 'all.diff');
  expect(folder.read(FILE)).toBe(AFTER);
});

test.each([[], ['--check'], ['--write', '--force'], ['--output-folder', '../new']])(
  'with %j nothing goes to --output, which is told before that file is written over',
  async (...action) => {
    const path = 'plugins/Shop/messages.yml';
    const ran = await convert([...action, '--output', path, path]);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toMatch(/^--output takes the patch of --diff/);
    expect(folder.read(FILE)).toBe(BEFORE);
  },
);

test.runIf(process.getuid?.() === 0)('a file that root converts stays its owner’s', async () => {
  chownSync(folder.at(FILE), 1234, 2345);
  chmodSync(folder.at(FILE), 0o640);
  expect((await convert(['--write', '--force', 'plugins'])).code).toBe(0);
  const { uid, gid, mode } = statSync(folder.at(FILE));
  expect([uid, gid, mode & 0o777]).toEqual([1234, 2345, 0o640]);
});

test('the prefix of another file of the plugin counts', async () => {
  folder.write('server/plugins/Shop/config.yml', "prefix: '&l'\n");
  folder.write(FILE, "a: '{prefix} Hi &cyou'\n");
  const { stderr } = await convert(['plugins']);
  expect(stderr).toContain('messages.yml:1:4 a: Joined with other texts, it looks different.');
});
