// What others run of us: the GitHub action and the hook for pre-commit, at the root of the repository.
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../package.json' with { type: 'json' };
import { TestFolder } from './testing/folder.ts';
import { BIN, runProgram } from './testing/run-program.ts';

const ROOT = join(import.meta.dirname, '../../..');
const readYaml = (name: string) => parse(readFileSync(join(ROOT, name), 'utf8'));

/** Stands for the npx of npm: writes down what it is asked for, and runs our sources. */
const NPX = `#!/bin/bash
printf '%s\\n' "$@" >> asked
while [ "$1" != fucina ]; do shift; done
shift
exec "$NODE" "$BIN" "$@"
`;

const folder = new TestFolder({
  'plugins/Shop/messages.yml': 'a: &cHello\nb: Top #1\n',
  'plugins/My Shop/messages.yml': "a: '&cFine'\n",
  'bin/npx': NPX,
});
chmodSync(folder.at('bin/npx'), 0o755);
afterAll(() => folder.remove());

describe('the action', () => {
  const action = readYaml('action.yml');
  const [step, ...others] = action.runs.steps;

  /** As GitHub runs it: with the inputs in place of the expressions, in its shell. */
  async function run(inputs: Readonly<Record<string, string>>) {
    const env: Record<string, string> = {};
    for (const [name, expression] of Object.entries<string>(step.env)) {
      env[name] = expression.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => {
        return inputs[input] ?? action.inputs[input].default;
      });
    }
    folder.write('asked', '');
    const { PATH = '' } = process.env;
    const script = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run];
    const ran = await runProgram('bash', script, {
      cwd: folder.path,
      env: { ...env, PATH: [folder.at('bin'), PATH].join(delimiter), NODE: process.execPath, BIN },
    });
    return { ...ran, asked: folder.read('asked').split('\n').slice(0, -1) };
  }

  test('is one step of a shell, in which no input is written', () => {
    expect(action.runs.using).toBe('composite');
    expect(others).toEqual([]);
    expect(step.shell).toBe('bash');
    expect(step.run).not.toContain('${{');
  });

  test.each([
    'npm:other-package',
    'https://a.example/x.tgz',
    '../x',
    '.',
    '..',
    'other.tgz',
    '1.0.0-other.tgz',
    '1.0.0 --package=other',
    '',
  ])('installs nothing for the version %j', async (version) => {
    const ran = await run({ version });
    expect([ran.code, ran.asked]).toEqual([2, []]);
    expect(ran.stdout).toMatch(/^::error::/);
  });

  test.each(['latest', '^1.2.0', '~1.2', '1.x', '1', '1.2.0-beta.1'])(
    'takes the version %s',
    async (version) => {
      expect((await run({ version })).asked).toContain(`@fucina/cli@${version}`);
    },
  );

  test('uses each of its inputs, and has no others', () => {
    const used = Object.values<string>(step.env).map(
      (expression) => /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(expression)?.[1],
    );
    expect(used.toSorted()).toEqual(Object.keys(action.inputs).toSorted());
    for (const input of Object.values<{ description: string; default: string }>(action.inputs)) {
      expect(input).toEqual({ description: expect.any(String), default: expect.any(String) });
    }
    for (const name of Object.keys(step.env)) expect(step.run).toContain(name);
  });

  test('annotates what it finds, and fails', async () => {
    const { stdout, code, asked } = await run({});
    expect(stdout).toMatch(/^::error file=plugins\/Shop\/messages\.yml,line=1,/m);
    expect(code).toBe(1);
    expect(asked).toEqual([
      // The version of the action itself.
      ...['--yes', '--package', `@fucina/cli@${manifest.version}`, '--', 'fucina'],
      ...['check', '--format', 'github', '--', '.'],
    ]);
  });

  test('takes several paths, also with spaces, and options', async () => {
    const { stdout, code } = await run({
      paths: 'plugins/My Shop\nplugins/Shop/*.yml\n',
      args: '--rule yaml/unquoted-code=off\n--rule yaml/cut-by-comment=warning',
    });
    expect(stdout).toMatch(/^::warning file=plugins\/Shop\/messages\.yml,line=2,/);
    expect(stdout).not.toContain('::error');
    expect(code).toBe(0);
  });

  test('writes SARIF', async () => {
    const { stdout, code } = await run({ 'sarif-file': 'found.sarif', version: '0.1.0' });
    expect(stdout).toBe('');
    expect(JSON.parse(folder.read('found.sarif')).runs[0].results).toHaveLength(2);
    expect(code).toBe(1);
  });

  test('converts', async () => {
    const { code, stderr } = await run({
      command: 'convert',
      paths: 'plugins/My Shop',
      args: '--to minimessage --profile generic --check',
    });
    expect(stderr).toContain('plugins/My Shop/messages.yml: would change: 1');
    expect(code).toBe(1);
  });

  test('an input is never a command', async () => {
    const words = '$(touch a) `touch b` ; touch c';
    await run({ paths: words, args: words, version: words });
    const { stdout } = await runProgram('ls', [], { cwd: folder.path });
    expect(stdout).not.toMatch(/^[abc]$/m);
  });
});

describe('the hook for pre-commit', () => {
  const [hook, ...others] = readYaml('.pre-commit-hooks.yaml');

  test('runs a command of this version', () => {
    expect(others).toEqual([]);
    expect(hook).toMatchObject({ id: 'fucina-check', language: 'system' });
    expect(hook.entry).toContain(`${manifest.name}@${manifest.version}`);
  });

  test.each([
    ['plugins/Shop/messages.yml', true],
    ['lang/en.properties', true],
    ['plugins/PlotSquared/lang/messages_en.json', true],
    ['package.json', false],
    ['src/main.ts', false],
    ['.github/workflows/ci.yml', false],
  ])('%s: %s', (path, isChecked) => {
    const isWanted = new RegExp(hook.files).test(path) && !new RegExp(hook.exclude).test(path);
    expect(isWanted).toBe(isChecked);
  });

  test('names are given as arguments', async () => {
    folder.write('plugins/PlotSquared/lang/messages_en.json', '{"a": "<red>Hi <rde>you"}');
    const words = ['plugins/Shop/messages.yml', 'plugins/PlotSquared/lang/messages_en.json'];
    const { stdout, code } = await folder.fucina([
      ...hook.entry.split(' -- fucina ')[1].split(' '),
      ...words,
    ]);
    expect(stdout).toContain('messages_en.json:1:16  warning');
    expect(stdout).toContain('messages.yml:1:4  error');
    expect(code).toBe(1);
  });
});
