// Config files of plugins on the command line.
import { afterAll, describe, expect, test } from 'vitest';
import { TestFolder } from '../testing/folder.ts';

const folder = new TestFolder({
  'plugins/Shop/messages.yml': 'a: &cHello\nb: "C:\\path &cx"\nc: Top #1\nd: \'&cFine\'\n',
  'plugins/Shop/lang.properties': 'ok=&cFine\n',
  'plugins/Shop/plugin.yml': 'name: &cNot read\n',
  'plugins/Shop/old/messages.yml': 'a: &cIgnored\n',
  'plugins/Shop/picture.txt': '\u0000',
  'plugins/PlotSquared/lang/messages_en.json': '{"a": "<red>Hi <rde>you", "b": "&cOld"}',
  'clean/config.yml': "title: '&cFine'\n",
  '.fucinaignore': '# not ours\n**/old/\n',
  'other-ignore': 'plugins/\n',
});
afterAll(() => folder.remove());

const fucina = (words: readonly string[], lang = 'C') =>
  folder.fucina(words, { env: { LANG: lang } });

describe('check', () => {
  test('a folder: files of plugins, without descriptions of plugins and what is ignored', async () => {
    const { stdout, code } = await fucina(['check', 'plugins']);
    const columns = stdout.split('\n').map((line) => line.split('  '));
    const shown = columns.filter(({ length }) => length === 4);
    expect(shown.map(([place, level, , rule]) => [place, level, rule])).toEqual([
      ['plugins/PlotSquared/lang/messages_en.json:1:16', 'warning', 'text/unknown-tag'],
      ['plugins/PlotSquared/lang/messages_en.json:1:33', 'warning', 'text/leftover-code'],
      ['plugins/Shop/messages.yml:1:4', 'error', 'yaml/unquoted-code'],
      ['plugins/Shop/messages.yml:2:7', 'error', 'yaml/bad-escape'],
      ['plugins/Shop/messages.yml:3:8', 'error', 'yaml/cut-by-comment'],
    ]);
    expect(code).toBe(1);
  });

  test('slips in tags are found where nobody knows the plugin, and placeholders are none', async () => {
    const own = new TestFolder({
      'plugins/Own/lang.yml':
        'welcome: "<rde>Hello"\nfade: "<gradient:#ff0000:#0000fg>Hi</gradient>"\n' +
        'hover: "<hover:show_text:\'hi>text"\nok: "<green>All good"\n',
      'plugins/Own/usage.yml': 'pay: "/pay <player>"\nhi: "Hi <player>!"\n',
    });
    const { stdout } = await own.fucina(['check', '--format', 'json', 'plugins']);
    const found: readonly { line: number; rule: string }[] = JSON.parse(stdout);
    expect(found.map(({ line, rule }) => [line, rule])).toEqual([
      [1, 'text/unknown-tag'],
      [2, 'text/bad-color'],
      [3, 'text/unclosed-quote'],
    ]);
    const listed = await own.fucina(['list', 'strings', 'plugins/Own/lang.yml']);
    expect(listed.stdout).not.toContain('setting');
    own.remove();
  });

  test('so are those of a line', async () => {
    const typo = await folder.fucina(['check', '-'], { input: '<rde>typo\n<player>\n' });
    expect(typo.stdout).toMatch(/^-:1:1 {2}warning {2}.* {2}text\/unknown-tag\n\n/);
    const mixed = await folder.fucina(['check', '--notes', '-'], { input: '&cHi <b>x\n' });
    expect(mixed.stdout).toContain('text/ampersand-code');
  });

  test('a file that is no text is left out of a folder, and a problem where it is named', async () => {
    folder.write('binary/picture.yml', '\u0089PNG\r\n\u0000');
    expect(await fucina(['check', 'binary'])).toMatchObject({ code: 0 });
    const noted = await fucina(['check', '--notes', 'binary']);
    expect(noted.stdout).toMatch(/^binary\/picture\.yml:1:1 {2}note {2}.* {2}file\/binary\n/);
    expect(noted.code).toBe(0);
    const named = await fucina(['check', 'binary/picture.yml']);
    expect(named.stdout).toMatch(/^binary\/picture\.yml:1:1 {2}error {2}/);
    expect(named.code).toBe(1);
    folder.write('binary/swap.conf', '[zram0]\nsize = 1\n');
    expect(await fucina(['check', 'binary'])).toMatchObject({ code: 0 });
    const strict = await fucina(['check', '--rule', 'file/binary=error', 'binary']);
    expect(strict.code).toBe(1);
  });

  test('the settings are no file of a plugin', async () => {
    const own = new TestFolder({ 'fucina.config.json': '{"rules": {}}', 'a.yml': 'a: Top #1\n' });
    const { stdout } = await own.fucina(['list', 'strings', 'fucina.config.json']);
    const checked = await own.fucina(['convert', '--to', 'minimessage', '.']);
    own.remove();
    expect(stdout).toBe('');
    expect(checked.stderr).not.toContain('fucina.config.json');
  });

  test('a glob, in Italian', async () => {
    const { stdout, code } = await fucina(['check', 'plugins/**/messages.yml'], 'it_IT.UTF-8');
    expect(stdout).toContain('messages.yml:3:8  errore  Dal # in poi');
    expect(stdout).not.toContain('old/');
    expect(code).toBe(1);
  });

  test.each(['nowhere/*.yml', 'plugins/nowhere/**/*.yml'])(
    'a glob in a folder that there is not fits nothing: %s',
    async (pattern) => {
      const stderr = `No file matches ${pattern}.\n`;
      expect(await fucina(['check', pattern])).toEqual({ code: 2, stdout: '', stderr });
    },
  );

  test('nothing wrong is exit code 0', async () => {
    expect(await fucina(['check', 'clean'])).toMatchObject({ code: 0, stderr: '' });
    expect(await fucina(['check', 'plugins/Shop/lang.properties'])).toMatchObject({ code: 0 });
  });

  test('a named file is read even where it is ignored', async () => {
    const { stdout } = await fucina(['check', 'plugins/Shop/old/messages.yml']);
    expect(stdout).toContain('yaml/unquoted-code');
  });

  test('another list of ignored files', async () => {
    expect(await fucina(['check', 'plugins', '--ignore-path', 'other-ignore'])).toMatchObject({
      code: 2,
      stderr: 'No file matches plugins.\n',
    });
  });

  test('a profile decides how texts are read', async () => {
    const words = ['check', 'clean/config.yml', '--profile'];
    expect((await fucina([...words, 'generic-minimessage'])).stdout).toContain(
      'text/leftover-code',
    );
    expect(await fucina([...words, 'spigot'])).toMatchObject({ code: 0 });
    const wrong = await fucina([...words, 'nobody']);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toMatch(/^There is no profile nobody\. Known: .*\bessentialsx, /);
  });

  test('SARIF tells what to replace where', async () => {
    const { stdout } = await fucina(['check', 'plugins/Shop/messages.yml', '--format', 'sarif']);
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

  test('no file matches', async () => {
    expect(await fucina(['check', 'plugins/*.nothing'])).toEqual({
      stdout: '',
      stderr: 'No file matches plugins/*.nothing.\n',
      code: 2,
    });
  });
});
