import { createAddressPolicy, OWN_MACHINE_POLICY } from '@fucina/server-ping';
import { GOOD_ADVERTISEMENT, pong } from '@fucina/server-ping/testing/bedrock-bytes';
import {
  closedPort,
  closeFakeServers,
  startTcp,
  startUdp,
} from '@fucina/server-ping/testing/fake-server';
import { answerWith, jsonFrame } from '@fucina/server-ping/testing/java-bytes';
import { startNameServer } from '@fucina/server-ping/testing/name-server';
import { afterEach, expect, test } from 'vitest';
import { createPingTarget } from './ping-target.ts';

afterEach(closeFakeServers);

const mistakes: unknown[] = [];

function pingTarget(more: Partial<Parameters<typeof createPingTarget>[0]> = {}) {
  return createPingTarget({
    addressPolicy: OWN_MACHINE_POLICY,
    stopping: new AbortController().signal,
    now: Date.now,
    onMistake: (error) => mistakes.push(error),
    ...more,
  });
}

const java = (port: number) => ({ edition: 'java', host: '127.0.0.1', port }) as const;

test('a server that answers is up, with its players and without their names', async () => {
  const players = { online: 7, max: 20, sample: [{ name: 'Notch', id: '0' }] };
  const status = { version: { name: 'Paper', protocol: 769 }, players, description: 'Hi' };
  const { port } = await startTcp((socket) =>
    answerWith(socket, jsonFrame(JSON.stringify(status))),
  );
  const check = await pingTarget()(java(port));
  expect(check).toEqual({
    outcome: {
      kind: 'up',
      latencyMs: check.outcome.kind === 'up' && check.outcome.latencyMs,
      players: 7,
    },
    network: '127.0.0.0/24',
    facts: { version: 'Paper', protocol: '769', motd: 'Hi', max: '20' },
  });
});

test('a Bedrock server is checked, too', async () => {
  const { port } = await startUdp((socket, _, from) =>
    socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address),
  );
  const { outcome } = await pingTarget()({ edition: 'bedrock', host: '127.0.0.1', port });
  expect(outcome.kind).toBe('up');
});

test('where nothing listens, the check fails, and the other edition is left alone', async () => {
  const bedrock = await startUdp((socket, _, from) =>
    socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address),
  );
  const { outcome } = await pingTarget()(java(bedrock.port));
  expect(outcome).toEqual({ kind: 'fail', reason: 'refused' });
  expect(bedrock.visits()).toBe(0);
});

test('a web server is no game server', async () => {
  const { port } = await startTcp((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  expect((await pingTarget()(java(port))).outcome).toEqual({
    kind: 'fail',
    reason: 'not_minecraft',
  });
});

test('an address that the policy refuses is not contacted, and nothing is learnt', async () => {
  const fake = await startTcp((socket) => answerWith(socket));
  const addressPolicy = createAddressPolicy({ ownAddresses: () => [] });
  const { outcome } = await pingTarget({ addressPolicy })(java(fake.port));
  expect(outcome).toEqual({ kind: 'none', why: 'blocked_target' });
  expect(fake.visits()).toBe(0);
});

test('a server that takes the connection and says nothing has failed in the handshake', async () => {
  const fake = await startTcp(() => {});
  const { outcome } = await pingTarget()(java(fake.port));
  expect(outcome).toEqual({ kind: 'fail', reason: 'timeout_handshake' });
});

test('a name that leads to a refused address later is not contacted there, and nothing is learnt', async () => {
  const fake = await startTcp((socket) => answerWith(socket));
  let data = '127.0.0.1';
  const dns = await startNameServer((type, name) =>
    type === 'A' ? [{ type, name, ttl: 0, data }] : [],
  );
  const addressPolicy = createAddressPolicy({
    allowsPrivate: true,
    refusedNetworks: ['127.0.0.2/32'],
  });
  const check = pingTarget({ addressPolicy, nameServer: dns.server });
  const address = { edition: 'java', host: 'play.example.com', port: fake.port } as const;
  expect((await check(address)).outcome.kind).toBe('up');
  const visits = fake.visits();
  data = '127.0.0.2';
  expect((await check(address)).outcome).toEqual({ kind: 'none', why: 'blocked_target' });
  expect(fake.visits()).toBe(visits);
  await dns.close();
});

test('a name server of ours that does not work makes us blind, and no server unknown', async () => {
  const nameServer = `127.0.0.1:${await closedPort()}`;
  const address = { edition: 'java', host: 'play.example.com', port: 25565 } as const;
  const { outcome } = await pingTarget({ nameServer })(address);
  expect(outcome).toEqual({ kind: 'none', why: 'blind' });
});

test('one address has four visitors of ours at once, however many targets are on it', async () => {
  const open: (() => void)[] = [];
  const fake = await startTcp((socket) => {
    open.push(() => answerWith(socket));
  });
  const check = pingTarget();
  const checks = Array.from({ length: 6 }, () => check(java(fake.port)));
  const refused = await Promise.all(checks.slice(4));
  for (const { outcome } of refused) expect(outcome).toEqual({ kind: 'none', why: 'busy' });
  await expect.poll(() => open.length).toBe(4);
  for (const answer of open) answer();
  const answered = await Promise.all(checks.slice(0, 4));
  expect(answered.map(({ outcome }) => outcome.kind)).toEqual(['up', 'up', 'up', 'up']);
  expect(mistakes).toEqual([]);
});
