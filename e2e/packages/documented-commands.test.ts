// Runs the commands of our documents as they are written, with Node 20 as the only Node of the machine.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyRepository } from '../../scripts/repository-copy.ts';
import { documentedCommands } from './documented-commands.ts';
import { NODE_VERSIONS } from './node-versions.ts';

const root = join(import.meta.dirname, '..', '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What is not run here, and why; the scripts that these name must exist all the same. */
const NOT_RUN: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^npm (?:ci|install|audit|publish)\b|^npm run peers$|^npx @fucina/, 'asks a registry'],
  [/^docker /, 'needs an engine for containers'],
  [/^npm test\b|^npm run (?:types|lint|floors|pack)$/, 'is this run, or a step of it'],
  [
    /^npm run (?:build|e2e|demo|dev|pseudo-locale|screenshots|api-examples)\b/,
    'builds the site, as the browser tests do',
  ],
  [/npm start$/, 'builds the site, as the browser tests do'],
  [/^npm run (?:bench|mutants|soak|lighthouse|hostile|prices)\b/, 'takes minutes to hours'],
  [/npm run vscode$/, 'installs an editor of 600 MB'],
  [/^npm run precision\b/, 'needs the files of 23 repositories'],
  [/^npm run java-flags$/, 'needs a Java of each version'],
  [/^npm run (?:changeset|release)$/, 'is run by scripts/release/release.test.ts'],
  [/^npm run format$/, 'is the step “lint”, which writes'],
  [/^npm run api-docs$/, 'is run by api-docs.test.ts'],
  [/^npm run check-versions$/, 'reads what the step “servers” installs'],
];

const found = documentedCommands();
const commands = [...new Set(found.map(({ command }) => command))].toSorted();
const isRun = (command: string) => !NOT_RUN.some(([pattern]) => pattern.test(command));
const [node20] = NODE_VERSIONS;
let copy: string;
let server: string;

beforeAll(async () => {
  copy = await copyRepository(() => true);
  commit(copy);
  server = mkdtempSync(join(tmpdir(), 'fucina-documented-'));
  mkdirSync(join(server, 'plugins', 'TAB'), { recursive: true });
  writeFileSync(join(server, 'plugins', 'TAB', 'config.yml'), "header: '&aWelcome'\n");
  writeFileSync(join(server, 'config.yml'), "header: '&aWelcome'\n");
  writeFileSync(join(server, 'messages.txt'), '&aWelcome\n');
  commit(server);
}, 120_000);

afterAll(() => {
  for (const folder of [copy, server]) rmSync(folder, { recursive: true, force: true });
}, 120_000);

test('the documents show commands', () => {
  expect(commands).toEqual(expect.arrayContaining(['npm ci', 'npm start', 'npm test']));
  expect(NOT_RUN.filter(([pattern]) => !commands.some((one) => pattern.test(one)))).toEqual([]);
});

test.each(found)('$file: $command names what there is', ({ command }) => {
  const [, script] = /^(?:\S+=\S+ )*npm run (?:-s )?(\S+)/.exec(command) ?? [];
  if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
  // The sources are TypeScript, which only the Node of node_modules reads.
  expect(command).not.toMatch(/^node .*\.ts\b/);
});

describe('on Node 20', () => {
  test.each(commands.filter(isRun))('%s', { timeout: 180_000 }, (command) => {
    const bin = join(inject('consumer'), 'node_modules', '.bin');
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
      cwd: command.startsWith('fucina ') ? server : copy,
      encoding: 'utf8',
      input: '',
      env: {
        ...process.env,
        // Not the Node of this run, which npm has put first.
        PATH: [dirname(node20?.path ?? ''), bin, ...pathWithoutNode()].join(delimiter),
        NODE_OPTIONS: '',
      },
    });
    expect(`${status}\n${stdout.slice(-2000)}${stderr.slice(-2000)}`).toMatch(/^0\n/);
  });
});

function pathWithoutNode(): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'));
}

function commit(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  const somebody = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
  git(...somebody, 'commit', '--quiet', '--message', 'a copy');
}
