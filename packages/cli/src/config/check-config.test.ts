// Config files of plugins on the command line.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BIN = join(import.meta.dirname, '../bin.ts');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fucina-config-'));
  const files = {
    'plugins/Shop/messages.yml': 'a: &cHello\nb: "C:\\path &cx"\nc: Top #1\nd: \'&cFine\'\n',
    'plugins/Shop/lang.properties': 'ok=&cFine\n',
    'plugins/Shop/plugin.yml': 'name: &cNot read\n',
    'plugins/Shop/old/messages.yml': 'a: &cIgnored\n',
    'plugins/Shop/picture.txt': '\u0000',
    'plugins/PlotSquared/lang/messages_en.json': '{"a": "<red>Hi <rde>you", "b": "&cOld"}',
    'clean/config.yml': "title: '&cFine'\n",
    '.fucinaignore': '# not ours\n**/old/\n',
    'other-ignore': 'plugins/\n',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function fucina(words: readonly string[], lang = 'C') {
  const env = { PATH: process.env.PATH, LANG: lang };
  const run = spawnSync(process.execPath, [BIN, ...words], { cwd: folder, env, encoding: 'utf8' });
  return { stdout: run.stdout, stderr: run.stderr, code: run.status };
}

describe('check', () => {
  test('a folder: files of plugins, without descriptions of plugins and what is ignored', () => {
    const { stdout, code } = fucina(['check', 'plugins']);
    const places = stdout.split('\n').map((line) => line.split(': ')[0]);
    expect(places.slice(0, -2)).toEqual([
      'plugins/PlotSquared/lang/messages_en.json:1:16 warning text/unknown-tag',
      'plugins/PlotSquared/lang/messages_en.json:1:33 warning text/leftover-code',
      'plugins/Shop/messages.yml:1:4 error yaml/unquoted-code',
      'plugins/Shop/messages.yml:2:7 error yaml/bad-escape',
      'plugins/Shop/messages.yml:3:8 error yaml/cut-by-comment',
      'plugins/Shop/picture.txt:1:1 error file/binary',
    ]);
    expect(code).toBe(1);
  });

  test('a glob, in Italian', () => {
    const { stdout, code } = fucina(['check', 'plugins/**/messages.yml'], 'it_IT.UTF-8');
    expect(stdout).toContain('messages.yml:3:8 errore yaml/cut-by-comment: Dal # in poi');
    expect(stdout).not.toContain('old/');
    expect(code).toBe(1);
  });

  test('nothing wrong is exit code 0', () => {
    expect(fucina(['check', 'clean'])).toMatchObject({ code: 0, stderr: '' });
    expect(fucina(['check', 'plugins/Shop/lang.properties'])).toMatchObject({ code: 0 });
  });

  test('a named file is read even where it is ignored', () => {
    const { stdout } = fucina(['check', 'plugins/Shop/old/messages.yml']);
    expect(stdout).toContain('yaml/unquoted-code');
  });

  test('another list of ignored files', () => {
    expect(fucina(['check', 'plugins', '--ignore-path', 'other-ignore'])).toMatchObject({
      code: 2,
      stderr: 'No file matches plugins.\n',
    });
  });

  test('a profile decides how texts are read', () => {
    const words = ['check', 'clean/config.yml', '--profile'];
    expect(fucina([...words, 'generic-minimessage']).stdout).toContain('text/leftover-code');
    expect(fucina([...words, 'spigot']).code).toBe(0);
    const wrong = fucina([...words, 'nobody']);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toMatch(/^There is no profile nobody\. Known: essentialsx, /);
  });

  test('SARIF tells what to replace where', () => {
    const { stdout } = fucina(['check', 'plugins/Shop/messages.yml', '--format', 'sarif']);
    const [, , third] = JSON.parse(stdout).runs[0].results;
    expect(third.locations[0].physicalLocation.region).toMatchObject({
      startLine: 3,
      startColumn: 8,
    });
    expect(third.fixes[0].artifactChanges[0].replacements).toEqual([
      {
        deletedRegion: { startLine: 3, startColumn: 4, endLine: 3, endColumn: 10 },
        insertedContent: { text: "'Top #1'" },
      },
    ]);
  });

  test('no file matches', () => {
    expect(fucina(['check', 'plugins/*.nothing'])).toEqual({
      stdout: '',
      stderr: 'No file matches plugins/*.nothing.\n',
      code: 2,
    });
  });
});
