import { afterEach, expect, test } from 'vitest';
import { createAddressPolicy, OWN_MACHINE_POLICY } from './address/address-policy.ts';
import { type PingServerOptions, pingServer } from './ping-server.ts';
import type { PingStep } from './pinged.ts';
import { GOOD_ADVERTISEMENT, pong } from './testing/bedrock-bytes.ts';
import { closedPort, closeFakeServers, startTcp, startUdp } from './testing/fake-server.ts';
import { answerWith, jsonFrame } from './testing/java-bytes.ts';

afterEach(closeFakeServers);

async function look(typed: string, options: Partial<PingServerOptions> = {}) {
  const steps: PingStep[] = [];
  const looked = await pingServer(typed, {
    addressPolicy: OWN_MACHINE_POLICY,
    onStep: (step) => steps.push(step),
    ...options,
  });
  return { looked, stages: steps.map(({ stage }) => stage), last: steps.at(-1) };
}

test('a Java server is found as it is typed, and each stage is told', async () => {
  const { port } = await startTcp((socket) => answerWith(socket));
  const { looked, stages, last } = await look(` 127.0.0.1:${port}, `);
  expect(looked).toMatchObject({ ok: true, reply: { online: true, version: 'Paper 1.21.4' } });
  expect(stages).toEqual(['dns', 'connect', 'handshake', 'response', 'parse']);
  expect(last).toEqual({ stage: 'parse', ip: '127.0.0.1', port });
});

test('Query is used only where it is asked for', async () => {
  const { port } = await startTcp((socket) => answerWith(socket));
  const { looked } = await look(`127.0.0.1:${port}`);
  expect(looked).toMatchObject({ ok: true, reply: { debug: { error: {} } } });
  expect(looked.ok && looked.reply.debug.error).not.toHaveProperty('query');
  const asked = await look(`127.0.0.1:${port}`, { query: true });
  expect(asked.looked).toHaveProperty('reply.debug.error.query');
});

test('each contact is counted, for no client in particular', async () => {
  const { port } = await startTcp((socket) => answerWith(socket));
  const contacts: unknown[] = [];
  await look(`127.0.0.1:${port}`, {
    payContact: async (...contact) => void contacts.push(contact),
  });
  expect(contacts).toEqual([['', '127.0.0.1', port, '127.0.0.1']]);
});

test('a Bedrock server is found, and each stage is told', async () => {
  const { port } = await startUdp((socket, _, from) =>
    socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address),
  );
  const { looked, stages } = await look(`127.0.0.1:${port}`, { edition: 'bedrock' });
  expect(looked).toMatchObject({ ok: true, reply: { online: true, edition: 'bedrock' } });
  expect(stages).toEqual(['dns', 'connect', 'handshake', 'response', 'parse']);
});

test('no stage is told that a ping does not reach', async () => {
  const { looked, stages } = await look(`127.0.0.1:${await closedPort()}`);
  expect(looked).toMatchObject({ ok: true, reply: { online: false, debug: { stage: 'connect' } } });
  expect(stages).toEqual(['dns', 'connect']);
});

test('an answer that cannot be read fails at the stage that is told last', async () => {
  const { port } = await startTcp((socket) => answerWith(socket, jsonFrame('{')));
  const { looked, last } = await look(`127.0.0.1:${port}`);
  expect(looked).toMatchObject({ ok: true, reply: { debug: { stage: 'parse' } } });
  expect(last?.stage).toBe('parse');
});

test('under the policy of a public service nothing is contacted', async () => {
  const fake = await startTcp((socket) => answerWith(socket));
  const addressPolicy = createAddressPolicy({ allowsPrivate: false, ownAddresses: () => [] });
  const { looked, stages } = await look(`127.0.0.1:${fake.port}`, { addressPolicy });
  expect(looked).toEqual({ ok: false, code: 'blocked_target' });
  expect(stages).toEqual(['dns']);
  expect(fake.visits()).toBe(0);
});

test('what is no address is told as such', async () => {
  const { looked, stages } = await look('https://play.example.com:99999');
  expect(looked).toMatchObject({ ok: false, code: 'invalid_address' });
  expect(stages).toEqual([]);
});
