// `fucina mcp` with the SDK's own client, which starts it as a child process.
import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { writePng } from '@fucina/png';
import { closeFakeServers, startTcp } from '@fucina/server-ping/testing/fake-server';
import { answerWith } from '@fucina/server-ping/testing/java-bytes';
import { DRAWN_OUTFITS, drawSkin } from '@fucina/skin-model';
import { createToolFunctions } from '@fucina/tool-functions';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { askMojang } from './mojang.ts';
import { ownMachine } from './own-machine.ts';

const BIN = join(import.meta.dirname, '..', 'bin.ts');

afterEach(closeFakeServers);

async function connect(mode: 'legacy' | 'auto' = 'legacy') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp'] }));
  onTestFinished(() => client.close());
  return client;
}

describe('fucina mcp', () => {
  test.each(['legacy', 'auto'] as const)('lists and calls the tools (%s)', async (mode) => {
    const client = await connect(mode);
    const { tools } = await client.listTools();
    const expected = createToolFunctions(ownMachine()).map(({ name }) => name);
    expect(tools.map(({ name }) => name)).toEqual(expected);
    const converted = await client.callTool({
      name: 'convert_text',
      arguments: { text: '&cHi', to: 'minimessage' },
    });
    expect(converted.structuredContent).toMatchObject({ text: '<red>Hi</red>' });
  });

  test('looks at servers of its own network', async () => {
    const { port } = await startTcp((socket) => answerWith(socket));
    const client = await connect();
    const looked = await client.callTool({
      name: 'server_status',
      arguments: { address: `127.0.0.1:${port}` },
    });
    expect(looked.structuredContent).toMatchObject({ online: true });
  });

  test('errors are results that the model sees', async () => {
    const client = await connect();
    const call = (name: string, given: Record<string, unknown>) =>
      client.callTool({ name, arguments: given });
    const address = await call('server_status', { address: 'no host' });
    expect(address).toMatchObject({ isError: true });
    expect(JSON.stringify(address.content)).toContain('invalid_address');
    const long = await call('small_caps', { text: 'a'.repeat(5000) });
    expect(long).toMatchObject({ isError: true });
  });
});

test('when the input ends, what was asked before is still answered, and the process ends', async () => {
  const child = spawn(process.execPath, [BIN, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const ended = Promise.withResolvers<void>();
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const { port } = await startTcp((socket) => void ended.promise.then(() => answerWith(socket)));
  const clientInfo = { name: 'test', version: '1' };
  const messages = [
    {
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo },
    },
    { method: 'tools/call', params: asked('small_caps', { text: 'a' }) },
    { method: 'tools/call', params: asked('server_status', { address: `127.0.0.1:${port}` }) },
  ];
  const lines = messages.map((each, id) => JSON.stringify({ jsonrpc: '2.0', id, ...each }));
  child.stdin.end(`${lines.join('\n')}\n`, () => ended.resolve());
  const answers = (await text(child.stdout))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id).toSorted()).toEqual([0, 1, 2]);
  const status = answers.find(({ id }) => id === 2);
  expect(status.result.structuredContent).toMatchObject({ online: true });
  expect(await exited).toBe(0);
});

const asked = (name: string, given: unknown) => ({ name, arguments: given });

describe('questions to Mojang', () => {
  async function mojang(listener: RequestListener) {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => void server.close());
    // A TCP server's address is never a pipe's name.
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return askMojang({ api: url, session: url, textures: url });
  }
  const id = '069a79f444e94726a5befca90e38aaf5';

  test('a skin is read from its file', async () => {
    const skin = drawSkin(DRAWN_OUTFITS.alex, 'slim');
    const { skinPixels } = await mojang((_, response) => response.end(writePng(skin)));
    expect(await skinPixels('ab')).toEqual({
      ok: true,
      value: expect.objectContaining({ width: 64, height: 64 }),
    });
  });

  test('a texture that is not there is told as such', async () => {
    const { skinPixels } = await mojang((_, response) => response.writeHead(404).end());
    expect(await skinPixels('ab')).toMatchObject({ error: { code: 'texture_not_found' } });
  });

  test('a name and a uuid are asked at the two addresses of Mojang', async () => {
    const asked: (string | undefined)[] = [];
    const { mojangPlayer, mojangProfile } = await mojang(({ url }, response) => {
      asked.push(url);
      response.end(JSON.stringify({ id, name: 'Notch', properties: [] }));
    });
    expect(await mojangPlayer('No tch')).toEqual({ ok: true, value: { id, name: 'Notch' } });
    expect(await mojangProfile(id)).toMatchObject({ ok: true, value: { properties: [] } });
    expect(asked).toEqual([
      '/users/profiles/minecraft/No%20tch',
      `/session/minecraft/profile/${id}`,
    ]);
  });

  test.each<[string, RequestListener]>([
    ['player_not_found', (_, response) => response.writeHead(404).end()],
    ['player_not_found', (_, response) => response.writeHead(204).end()],
    ['upstream_busy', (_, response) => response.writeHead(429).end()],
    ['upstream_failed', (_, response) => response.writeHead(500).end()],
    ['upstream_failed', (_, response) => response.end('<html>')],
    ['upstream_failed', (_, response) => response.end('{}')],
    ['upstream_failed', (_, response) => response.end(' '.repeat(70_000))],
    ['upstream_failed', (_, response) => response.writeHead(302, { Location: '/x' }).end()],
  ])('%s is what the caller learns', async (code, listener) => {
    const { mojangPlayer } = await mojang(listener);
    const message = expect.stringMatching(/^[A-Z].*\.$/);
    expect(await mojangPlayer('Notch')).toEqual({ ok: false, error: { code, message } });
  });
});
