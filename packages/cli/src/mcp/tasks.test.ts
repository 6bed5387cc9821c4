// The ten tasks of docs/agents.md, with the protocol's own client.
import { join } from 'node:path';
import process from 'node:process';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BIN = join(import.meta.dirname, '..', 'bin.ts');
const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp'] }));
});
afterAll(() => client.close());

async function call(name: string, given: Record<string, unknown>) {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: given });
  expect(isError, JSON.stringify(content)).toBeFalsy();
  const kinds = Array.isArray(content) ? content.map(({ type }: { type: string }) => type) : [];
  return { answer: structuredContent as Record<string, unknown>, isDrawn: kinds.includes('image') };
}

test('1. a file of a plugin that nobody knows is moved to MiniMessage', async () => {
  const file = { path: 'plugins/MyShop/messages.yml', content: "bought: '&aYou bought &lthree'\n" };
  const { answer } = await call('check_file', file);
  expect(answer).toMatchObject({
    texts: 1,
    question: expect.stringContaining('reads MiniMessage'),
  });
  const converted = await call('convert_file', { ...file, readsMiniMessage: true });
  expect(converted.answer).toMatchObject({ changed: 1, proven: 1, toDecide: [] });
  expect(converted.answer.patch).toContain("+bought: '<green>You bought <b>three</b>'");
});

test('2. a file that does not load', async () => {
  const content = 'messages:\n\tjoin: Hello\n';
  const { answer } = await call('check_file', { path: 'plugins/A/config.yml', content });
  expect(answer.findings).toContainEqual(
    expect.objectContaining({
      rule: 'yaml/tab',
      line: 2,
      advice: expect.stringContaining('spaces'),
    }),
  );
});

test('3. a misspelt tag is corrected and seen', async () => {
  const { answer } = await call('check_minimessage', { text: '<rde>Hello' });
  expect(answer.mistakes).toMatchObject([{ code: 'unknown-tag', fix: '<red>' }]);
  expect((await call('preview_text', { text: '<red>Hello' })).isDrawn).toBe(true);
});

test('4. tags that a version of the game does not have', async () => {
  const content = "a: '<shadow:#000000>Hi'\n";
  const file = { path: 'plugins/A/messages.yml', content, readsMiniMessage: true };
  const { answer } = await call('check_file', { ...file, game: '1.16.5' });
  expect(answer.findings).toMatchObject([{ message: expect.stringContaining('1.21.4') }]);
  const { contents } = await client.readResource({ uri: 'fucina://minimessage/tags/1.16.5' });
  expect(JSON.stringify(contents)).toMatch(/<shadow[^|]*\|[^|]*\| no \|/);
});

test('5. a centred message of the day for Velocity', async () => {
  const lines = { line1: '<gold>Forge', line2: '<gray>Season 3', align: 'center' };
  const { answer, isDrawn } = await call('motd', { ...lines, target: 'velocity' });
  expect(answer).toMatchObject({ file: 'velocity.toml', warnings: [] });
  expect(answer.write).toMatch(/^motd = "<b> +<\/b> +<gold>Forge/);
  expect(isDrawn).toBe(true);
});

test('6. a server where nothing listens', async () => {
  // Nothing listens on port 1 of this machine.
  const { answer } = await call('server_status', { address: '127.0.0.1:1' });
  expect(answer).toMatchObject({ online: false, problem: { stage: 'connect' } });
  expect(answer.stages).toContainEqual({ stage: 'connect', result: 'failed' });
});

test('7. the right Java, and the command', async () => {
  const { answer } = await call('game_version', { version: '1.21' });
  expect(answer.releases).toMatchObject([{ java: 21 }]);
  const made = await call('start_command', { ramMb: 8192, serverVersion: '1.21' });
  expect(made.answer.text).toContain('java -Xms8192M -Xmx8192M');
});

test('8. options behind the jar', async () => {
  const { answer } = await call('explain_start_command', {
    command: 'java -jar server.jar -Xmx4G nogui',
  });
  expect(answer.mistakes).toMatchObject([{ code: 'behind-jar' }]);
  expect(answer.repaired).toBe('java -Xmx4G -jar server.jar nogui');
});

test('9. a head for a version', async () => {
  const who = '292009a4925b58f02c77dadc3ecef07ea4c7472f64e0fdc32ce5522489362680';
  const { answer } = await call('head_command', { who, version: '1.20.4' });
  expect(answer.command).toMatch(
    /^\/give @p minecraft:player_head\{SkullOwner:|^\/give @p player_head\{/,
  );
  expect(answer).toMatchObject({ from: expect.stringMatching(/^1\.(?:16|2)/) });
});

test('10. name and lore of an item', async () => {
  const { isDrawn, answer } = await call('preview_text', {
    text: '<gold>Sword\n<gray>Sharp',
    place: 'item',
  });
  expect(isDrawn).toBe(true);
  expect(answer.notices).toEqual([]);
});
