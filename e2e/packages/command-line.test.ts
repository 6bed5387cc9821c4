import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { writePng } from '@fucina/png';
import { GOOD_ADVERTISEMENT, pong } from '@fucina/server-ping/testing/bedrock-bytes';
import { closeFakeServers, startTcp, startUdp } from '@fucina/server-ping/testing/fake-server';
import { answerWith } from '@fucina/server-ping/testing/java-bytes';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { EXAMPLES } from '../../packages/cli/src/examples.ts';
import { EditorClient } from '../../packages/cli/src/testing/editor-client.ts';
import { runProgram } from '../../packages/cli/src/testing/run-program.ts';
import {
  ID as WATCH_ID,
  SECRET as WATCH_SECRET,
  watchOf,
} from '../../packages/cli/src/testing/watched-server.ts';
import { NODE_VERSIONS } from './node-versions.ts';

const installed = join(inject('consumer'), 'node_modules', '@fucina', 'cli');
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
const bin = join(installed, manifest.bin.fucina);
const tarball = inject('tarballs').find(({ name }) => name === manifest.name);
let folder = '';

/** Of the site that watches servers. */
let site = '';
const api = createServer(({ method }, response) => {
  const watch = watchOf('up');
  const made = { id: WATCH_ID, secret: WATCH_SECRET, watch };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(method === 'POST' ? made : watch));
});

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  site = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'fucina-command-line-'));
  const data = new Uint8ClampedArray(64 * 64 * 4).fill(255);
  writeFileSync(join(folder, 'skin.png'), writePng({ width: 64, height: 64, data }));
  writeFileSync(join(folder, 'messages.mm'), '§cHi\n');
  mkdirSync(join(folder, 'plugins'));
  writeFileSync(join(folder, 'plugins', 'messages.yml'), 'a: Top #1\n');
  writeFileSync(join(folder, 'motd.json'), '{"text":"Hi",,}\n');
});
afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true });
});
afterEach(closeFakeServers);

const run = (program: string, words: readonly string[], input = '', more = {}) =>
  runProgram(program, words, { cwd: folder, input, env: { HOME: folder, ...more } });

const NEW_PLACE =
  'cd "$(mktemp -d)" && mkdir -p plugins/A && echo "a: 1" > plugins/A/config.yml && ';

describe.each(NODE_VERSIONS)('the command line on Node $major', ({ path }) => {
  const fucina = (words: readonly string[], input?: string, env?: object) =>
    run(path, [bin, ...words], input, env);

  test('says its version', async () => {
    const ran = await fucina(['--version']);
    expect(ran).toEqual({ stdout: `${manifest.version}\n`, stderr: '', code: 0 });
  });

  test('converts standard input', async () => {
    const ran = await fucina(['convert', '--to', 'minimessage'], '&cHello\n');
    expect(ran).toEqual({ stdout: '<red>Hello</red>\n', stderr: '', code: 0 });
  });

  test('shows texts in their colors', async () => {
    const ran = await fucina(['preview', '--color', 'always'], '<red>Hi\n');
    expect(ran.stdout).toBe('\u001b[38;2;255;85;85mHi\u001b[0m\n');
  });

  test.each(Object.entries(EXAMPLES))(
    '%s shows its examples in Italian',
    async (name, examples) => {
      const { stdout, code } = await fucina([name, '--help'], '', { LANG: 'it_IT.UTF-8' });
      expect(stdout).toMatch(/^Uso: fucina /);
      for (const example of examples) expect(stdout).toContain(`\n  ${example}\n`);
      expect(code).toBe(0);
    },
  );

  // `lsp` ends as the protocol says, below.
  const { watch, lsp: _, ...examples } = EXAMPLES;
  test.each(Object.values(examples).flat())('the example works: %s', async (example) => {
    const java = await startTcp((socket) => answerWith(socket));
    const bedrock = await startUdp((socket, _, from) =>
      socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address),
    );
    const script = example
      .replace('play.example.com', `127.0.0.1:${java.port}`)
      .replace('192.168.1.5', `127.0.0.1:${bedrock.port}`)
      .replace('https://tools.example', site);
    // Settings are written into the working directory, once.
    const place = example.startsWith('fucina init') ? NEW_PLACE : '';
    const shell = `fucina() { "$NODE" "$BIN" "$@"; }; ${place}${script}`;
    const ran = await run('bash', ['-c', shell], '', { NODE: path, BIN: bin });
    expect(ran.stderr).not.toMatch(/fucina --help|Something went wrong/);
    // The examples of `check` and `start --explain` have mistakes to show.
    expect(ran.code).toBe(/check|--explain/.test(example) ? 1 : 0);
  });

  test.each(watch)('the example goes on until it is ended: %s', async (example) => {
    const words = example.replace('fucina', '"$NODE" "$BIN"');
    const script = `: > told; ${words} 2> told & until grep -q Ctrl told; do sleep 0.1; done; kill $!; wait $!`;
    expect(await run('bash', ['-c', script], '', { NODE: path, BIN: bin })).toMatchObject({
      code: 143, // it was ended
    });
  });

  test('serves the tools to programs', async () => {
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    };
    const message = { jsonrpc: '2.0', id: 1, method: 'initialize', params };
    const { stdout, code } = await fucina(['mcp'], `${JSON.stringify(message)}\n`);
    expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { serverInfo: { name: 'fucina' } } });
    expect(code).toBe(0);
  });

  test('serves editors', async () => {
    const editor = await EditorClient.start({ program: [path, bin] });
    expect(editor.initialized.serverInfo).toEqual({ name: 'fucina', version: manifest.version });
    expect(await editor.stop()).toBe(0);
  });

  test('runs from its tarball with npx', async () => {
    const PATH = [dirname(path), process.env.PATH].join(delimiter);
    const words = [
      '--yes',
      '--offline',
      `--package=${tarball?.file}`,
      'fucina',
      'small-caps',
      'hi',
    ];
    expect(await run('npx', words, '', { PATH })).toMatchObject({ stdout: 'ʜɪ\n', code: 0 });
  });
});

test('to start, neither the text engine nor the pinger is loaded', () => {
  const loaded = reachedFrom(bin);
  const code = loaded.map((file) => readFileSync(file, 'utf8')).join('');
  expect(code).toContain('function languageOf');
  expect(code).not.toMatch(
    /function (readMiniMessage|createPing|readSkin|startCommand|loadSettings|findFiles|sarifReport)\b/,
  );
  console.log(`to start, ${loaded.length} files of ${code.length} characters are loaded`);
  expect(code.length).toBeLessThan(200_000);
});

test('the schema of the settings is in the tarball', () => {
  const path = join(installed, 'fucina.config.schema.json');
  expect(JSON.parse(readFileSync(path, 'utf8')).properties).toHaveProperty('rules');
});

test('the licences of what is bundled are in the tarball', () => {
  const licences = readFileSync(join(dirname(bin), 'third-party-licences.md'), 'utf8');
  for (const name of ['commander', 'pngjs']) expect(licences).toContain(`\n## ${name} - `);
});

/** A module of the bundle and all modules that it imports at once. */
function reachedFrom(file: string): string[] {
  const reached = new Set([file]);
  for (const each of reached) {
    const imports = readFileSync(each, 'utf8').matchAll(/^import (?:.* from )?"(\.\/[^"]+)";$/gm);
    for (const [, path = ''] of imports) reached.add(join(dirname(each), path));
  }
  return [...reached];
}
