// The server with the protocol's own client, without a transport in between.

import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mcpIdentity } from './identity.ts';
import { createToolFunctions } from './index.ts';
import { createMcpServer } from './mcp.ts';

const nobody = async () => ({ ok: false, error: { code: 'not-asked', message: 'No.' } }) as const;
const functions = createToolFunctions({
  serverStatus: nobody,
  watchedServer: nobody,
  mojangPlayer: nobody,
  mojangProfile: nobody,
  skinPixels: nobody,
});

async function connect(): Promise<Client> {
  const [there, here] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer({
    version: '1.2.3',
    functions,
    writePicture: ({ width, height }) => `${width} by ${height}`,
    onFault: (thrown) => {
      throw thrown;
    },
  });
  await server.connect(there);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(here);
  onTestFinished(() => client.close());
  return client;
}

test('the server says who it is, what it is for, and that its lists never change', async () => {
  const client = await connect();
  expect(client.getServerVersion()).toEqual(mcpIdentity('1.2.3'));
  expect(client.getInstructions()).toContain('check_file');
  const never = { listChanged: false };
  expect(client.getServerCapabilities()).toMatchObject({
    tools: never,
    resources: never,
    prompts: never,
    completions: {},
  });
});

test('no tool takes an argument that it does not know', async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ inputSchema }) => inputSchema.additionalProperties)).toEqual(
    tools.map(() => false),
  );
  const given = { text: '<red>Hi', form: 'legacy', to: 'plain' };
  const result = await client.callTool({ name: 'convert_text', arguments: given });
  expect(result.isError).toBe(true);
  expect(JSON.stringify(result.content)).toContain('form');
});

test('a picture is an image beside the text', async () => {
  const client = await connect();
  const { content, structuredContent } = await client.callTool({
    name: 'preview_text',
    arguments: { text: '<red>Hi' },
  });
  expect(structuredContent).toMatchObject({ place: 'chat' });
  expect(content).toEqual([
    { type: 'text', text: JSON.stringify(structuredContent) },
    { type: 'image', mimeType: 'image/png', data: expect.stringMatching(/^\d+ by \d+$/) },
  ]);
});

describe('documents', () => {
  test('each of the list can be read', async () => {
    const client = await connect();
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'fucina://minimessage/tags',
      'fucina://notations',
      'fucina://rules',
      'fucina://profiles',
      'fucina://versions',
    ]);
    for (const { uri, mimeType } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toEqual([{ uri, mimeType, text: expect.stringMatching(/^[\s\S]{200,}$/) }]);
    }
  });

  test.each([
    ['fucina://minimessage/tags/1.16.5', /<sprite.*\| no \|/],
    ['fucina://rules/yaml/tab', /^# .*\n\nyaml\/tab, error\n/],
    ['fucina://profiles/worldguard', /^# WorldGuard/],
  ])('%s', async (uri, content) => {
    const client = await connect();
    const { contents } = await client.readResource({ uri });
    expect(contents[0]).toMatchObject({ uri, text: expect.stringMatching(content) });
  });

  test('an address without a document is an error that names some that are there', async () => {
    const client = await connect();
    const asked = client.readResource({ uri: 'fucina://minimessage/tags/9.9' });
    await expect(asked).rejects.toThrow(/there is one for/);
  });
});

describe('prompts', () => {
  test('tasks with their blanks', async () => {
    const client = await connect();
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'migrate_file',
      'server_offline',
      'make_motd',
    ]);
    for (const { name, arguments: blanks = [] } of prompts) {
      const filled = Object.fromEntries(blanks.map((blank) => [blank.name, `my ${blank.name}`]));
      const { messages } = await client.getPrompt({ name, arguments: filled });
      const [{ content }] = messages as [(typeof messages)[number]];
      expect(content.type).toBe('text');
      for (const blank of blanks) expect(JSON.stringify(content)).toContain(`my ${blank.name}`);
    }
  });

  test('optional blanks can stay empty, others cannot', async () => {
    const client = await connect();
    const name = 'server_offline';
    const { messages } = await client.getPrompt({ name, arguments: { address: 'a.example' } });
    expect(JSON.stringify(messages)).toContain('a.example (java)');
    await expect(client.getPrompt({ name, arguments: {} })).rejects.toThrow();
  });
});

describe('suggestions while somebody types', () => {
  const prompt = (name: string) => ({ type: 'ref/prompt', name }) as const;
  const document = (uri: string) => ({ type: 'ref/resource', uri }) as const;
  test.each([
    [prompt('make_motd'), 'target', 'vel', ['velocity']],
    [prompt('migrate_file'), 'to', 'leg', ['legacy']],
    [prompt('migrate_file'), 'profile', 'worldg', ['worldguard']],
    [document('fucina://rules/{+rule}'), 'rule', 'yaml/ta', ['yaml/tab']],
    [document('fucina://minimessage/tags/{game}'), 'game', '1.16.5', ['1.16.5']],
  ])('%j %s: %s', async (ref, name, value, values) => {
    const client = await connect();
    const { completion } = await client.complete({ ref, argument: { name, value } });
    expect(completion.values).toEqual(values);
  });
});
