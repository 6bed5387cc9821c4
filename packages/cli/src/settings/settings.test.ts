// fucina.config.json, as the commands obey it.
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestFolder } from '../testing/folder.ts';
import { settingsJsonSchema } from './json-schema.ts';

const NAME = 'fucina.config.json';
const FILE = 'plugins/Maintenance/messages.yml';
let folder: TestFolder;

beforeEach(() => {
  folder = new TestFolder({
    [FILE]: "hello: '<red>Hi <rde>you'\nbutton: '<red>Yes <rde>you'\n",
    'plugins/Old/a.yml': 'a: Top #1\n',
  });
});
afterEach(() => folder.remove());

const settings = (value: unknown) => folder.write(NAME, JSON.stringify(value));

async function rulesOf(words: readonly string[], cwd = folder.path) {
  const { stdout } = await folder.fucina(['check', '--format', 'json', ...words], { cwd });
  const problems: { line: number; rule: string; level: string }[] = JSON.parse(stdout);
  return problems.map(({ line, rule, level }) => `${line} ${rule} ${level}`);
}

const BEFORE = ['1 text/unknown-tag warning', '2 text/unknown-tag warning'];

test('is found upwards from the working directory', async () => {
  expect(await rulesOf([FILE])).toEqual(BEFORE);
  const profiles = { [FILE]: 'maintenance' };
  settings({ rules: { 'text/unknown-tag': 'error' }, profiles });
  const after = BEFORE.map((line) => line.replace('warning', 'error'));
  expect(await rulesOf([FILE])).toEqual(after);
  expect(await rulesOf(['messages.yml'], folder.at('plugins/Maintenance'))).toEqual(after);
});

test.each([
  ['that is a link to a device', '/dev/zero', 'it is no regular file'],
  ['that is too large', ' '.repeat(2 ** 20 + 1), 'it has more than 1 MB'],
])('a file %s is refused', async (_, content, reason) => {
  if (content.startsWith('/')) symlinkSync(content, folder.at(NAME));
  else folder.write(NAME, content);
  const { code, stderr } = await folder.fucina(['check', FILE]);
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining(reason) });
});

test('what is nested too deep is told with its place', async () => {
  folder.write(NAME, '['.repeat(100_000));
  const { code, stderr } = await folder.fucina(['check', FILE]);
  expect(code).toBe(2);
  expect(stderr).toBe(`${NAME}:1:51: settings are not nested so deep.\n`);
});

test.each([[`a${'/**/a'.repeat(12)}/x`], [`**/${'**/'.repeat(12)}x`], ['*a'.repeat(20_000)]])(
  'an ignored pattern that takes for ever is refused: %.20s',
  async (pattern) => {
    settings({ ignore: [pattern] });
    const { code, stderr } = await folder.fucina(['check', FILE]);
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be ignored'),
    });
  },
);

test('the command line overrules it', async () => {
  settings({ rules: { 'text/unknown-tag': 'error' }, profiles: { '**': 'spigot' } });
  const rule = ['--rule', 'text/unknown-tag=off'];
  expect(await rulesOf(['--profile', 'generic-minimessage', ...rule, FILE])).toEqual([]);
  expect(await rulesOf([FILE])).toEqual([
    '1 profile/not-read-here warning',
    '2 profile/not-read-here warning',
  ]);
});

test('another file can be named, and must be there', async () => {
  folder.write('other/strict.json', '{"rules": {"text/unknown-tag": "error"}}');
  const words = ['--config', 'other/strict.json', FILE];
  expect(await rulesOf(words)).toEqual(BEFORE.map((line) => line.replace('warning', 'error')));
  const ran = await folder.fucina(['check', '--config', 'none.json', FILE]);
  expect(ran).toMatchObject({
    code: 2,
    stderr: 'none.json cannot be read (no such file or folder).\n',
  });
});

describe('globs are relative to it', () => {
  test('the last profile that fits counts', async () => {
    settings({
      profiles: { 'plugins/**': 'spigot', 'plugins/Maintenance/*.yml': 'generic-minimessage' },
    });
    expect(await rulesOf([FILE])).toEqual(BEFORE);
    expect(await rulesOf(['messages.yml'], folder.at('plugins/Maintenance'))).toEqual(BEFORE);
  });

  test('files that are ignored', async () => {
    settings({ ignore: ['plugins/Old/', '!plugins/Maintenance'] });
    const { stdout } = await folder.fucina(['check', 'plugins']);
    expect(stdout).not.toContain('Old');
    expect(stdout).toContain('Maintenance');
    const inside = await folder.fucina(['check', '.'], { cwd: folder.at('plugins/Old') });
    expect(inside).toMatchObject({ code: 2, stderr: 'No file matches ..\n' });
  });

  test('strings that are no texts, and strings that are', async () => {
    settings({ strings: { [FILE]: { never: ['hello'] }, '**': { always: ['hel*'] } } });
    expect(await rulesOf([FILE])).toEqual(BEFORE.slice(1));
    settings({ strings: { [FILE]: { never: ['**'], always: ['hello'] } } });
    expect(await rulesOf([FILE])).toEqual(BEFORE.slice(0, 1));
    const listed = await folder.fucina(['list', 'strings', '--format', 'json', FILE]);
    expect(JSON.parse(listed.stdout)).toEqual([
      { line: 1, column: 8, kind: 'text', key: 'hello', value: '<red>Hi <rde>you' },
      { line: 2, column: 9, kind: 'setting', key: 'button', value: '<red>Yes <rde>you' },
    ]);
  });
});

test('style is how convert writes', async () => {
  folder.write(FILE, "a: '&cHi'\n");
  settings({ style: 'closed' });
  const diff = ['convert', '--to', 'minimessage', '--profile', 'generic', '--diff', FILE];
  expect((await folder.fucina(diff)).stdout).toContain("+a: '<red>Hi</red>'");
  expect((await folder.fucina([...diff, '--style', 'open'])).stdout).toContain("+a: '<red>Hi'");
});

test('comments and a last comma are fine', async () => {
  folder.write(NAME, '\ufeff{\n  // strict\n  "rules": {"text/unknown-tag": "error",},\n}\n');
  expect(await rulesOf([FILE])).toEqual(BEFORE.map((line) => line.replace('warning', 'error')));
});

describe('what is wrong is told with its place, and is exit code 2', () => {
  test.each([
    ['{"a"', '1:5: this is no correct JSON. A colon is missing before this.'],
    ['', '1:1: this is no correct JSON. A value is missing here.'],
    ['[]', '1:1: Invalid input: expected object, received array'],
    ['{\n  "rulez": {}\n}', '2:3: Unrecognized key: "rulez"'],
    ['{"rules": {"a/b": "off"}}', '1:12: rules: Unrecognized key: "a/b"'],
    [
      '{"rules": {"yaml/tab": "of"}}',
      '1:24: rules.yaml/tab: Invalid option: expected one of "off"',
    ],
    ['{"profiles": {"**": "shop"}}', '1:21: profiles.**: Invalid option: expected one of "'],
    ['{"profiles": {"**": {"reads": true}}}', '1:22: profiles.**: Unrecognized key: "reads"'],
    [
      '{"profiles": {"**": {"items": "odd"}}}',
      '1:31: profiles.**.items: Invalid option: expected one of "clears-italic"|"adds-nothing"',
    ],
    [
      '{"strings": {"**": {"never": "a"}}}',
      '1:30: strings.**.never: Invalid input: expected array',
    ],
    ['{"style": "shut"}', '1:11: style: Invalid option: expected one of "open"|"closed"'],
  ])('%s', async (content, message) => {
    folder.write(NAME, content);
    const { stdout, stderr, code } = await folder.fucina(['check', 'plugins']);
    expect(stderr).toContain(`${NAME}:${message}`);
    expect([stdout, code]).toEqual(['', 2]);
  });

  test('all at once, from a folder below, in Italian', async () => {
    settings({ style: 'shut', ignore: 1 });
    const words = ['convert', '--to', 'minimessage', '--check', '--lang', 'it', 'messages.yml'];
    const { stderr } = await folder.fucina(words, { cwd: folder.at('plugins/Maintenance') });
    expect(stderr).toMatch(/^\.\.\/\.\.\/fucina\.config\.json:1:26: ignore: Input non valido/m);
    expect(stderr).toMatch(/^\.\.\/\.\.\/fucina\.config\.json:1:10: style: Opzione non valida/m);
  });
});

describe('the schema for editors', () => {
  const path = join(import.meta.dirname, '../../fucina.config.schema.json');
  const schema = JSON.parse(readFileSync(path, 'utf8'));

  test('is what the settings are read by (npm run config-schema writes it)', () => {
    expect(schema).toEqual(JSON.parse(JSON.stringify(settingsJsonSchema())));
  });

  test.each([
    [{}, true],
    [{ $schema: './x.json', rules: { 'yaml/tab': 'off' }, strings: { '**': { never: [] } } }, true],
    [{ rules: { 'yaml/tabs': 'off' } }, false],
    [{ rulez: {} }, false],
  ])('%j: %s', (value, isValid) => {
    expect(new Ajv({ strict: false }).validate(schema, value)).toBe(isValid);
  });
});
