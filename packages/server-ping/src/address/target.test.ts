// Which addresses a name leads to, in which order, and what is told of it.
import { Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brokenTcp } from '../testing/broken-sockets.ts';
import { closedPort, closeFakeServers, startTcp } from '../testing/fake-server.ts';
import { answerWith } from '../testing/java-bytes.ts';
import { address, look, namesWith, PATIENT_BUDGET, testPing } from '../testing/test-ping.ts';
import type { NameLookup, SrvRecord } from './name-lookup.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeFakeServers();
});

const found = <Value>(...records: readonly Value[]) => ({ kind: 'found', records }) as const;
const record = (name: string, port: number, more: Partial<SrvRecord> = {}) => ({
  name,
  port,
  priority: 0,
  weight: 0,
  ...more,
});
const never = () => new Promise<never>(() => undefined);

/** The addresses that were tried, while each refuses. */
async function tried(answers: Partial<NameLookup>) {
  const hosts: string[] = [];
  const { reply } = await look('mc.example', 'java', {
    openLookup: namesWith(answers),
    connect: ({ host }) => {
      hosts.push(host);
      return brokenTcp('ECONNREFUSED')();
    },
  });
  return { hosts, reply };
}

describe('the order', () => {
  test.each([
    [['127.1.0.1'], ['::1'], ['127.1.0.1', '::1']],
    [['127.1.0.1', '127.1.0.2', '127.1.0.3'], ['::1'], ['127.1.0.1', '127.1.0.2', '::1']],
    [
      ['127.1.0.1', '127.1.0.2', '127.1.0.3', '127.1.0.4'],
      [],
      ['127.1.0.1', '127.1.0.2', '127.1.0.3'],
    ],
    [[], ['::1', 'fd00::1'], ['::1']],
  ])('of %j and %j: %j', async (a, aaaa, expected) => {
    const { hosts, reply } = await tried({
      ipv4: async () => (a.length > 0 ? found(...a) : { kind: 'none' }),
      ipv6: async () => (aaaa.length > 0 ? found(...aaaa) : { kind: 'none' }),
    });
    expect(hosts).toEqual(expected);
    expect(reply.debug.dns).toEqual({ srv: [], a, aaaa });
  });

  test('of SRV records is by priority, then by weight; their dots and capitals are gone', async () => {
    const { reply } = await tried({
      srv: async () =>
        found(
          record('no-port.example', 0, { priority: 1 }),
          record('', 1025, { priority: 1 }),
          record('late.example', 1025, { priority: 9, weight: 9 }),
          record('light.example', 1025, { priority: 5, weight: 1 }),
          record('HEAVY.example.', 1026, { priority: 5, weight: 7 }),
        ),
      ipv4: async (name) => (name === 'heavy.example' ? found('127.1.0.1') : { kind: 'none' }),
    });
    expect(reply).toMatchObject({ ip: '127.1.0.1', port: 1026, debug: { srv: true } });
    expect(reply.debug.dns.srv).toEqual([
      record('heavy.example', 1026, { priority: 5, weight: 7 }),
      record('light.example', 1025, { priority: 5, weight: 1 }),
      record('late.example', 1025, { priority: 9, weight: 9 }),
    ]);
  });
});

test('of two hundred records sixteen are told', async () => {
  const numbers = Array.from({ length: 200 }, (_, n) => n + 1);
  const { reply } = await tried({
    srv: async () => found(...numbers.map((n) => record(`n${n}.example`, 1025))),
    ipv4: async () => found(...numbers.map((n) => `127.1.0.${n}`)),
    ipv6: async () => found(...numbers.map((n) => `fd00::${n}`)),
  });
  const { srv, a, aaaa } = reply.debug.dns;
  expect([srv.length, a.length, aaaa.length]).toEqual([16, 16, 16]);
});

test('an SRV record that leads nowhere is told, with its port', async () => {
  const { hosts, reply } = await tried({
    srv: async () => found(record('node.example', 1025)),
    ipv4: async (name) => (name === 'mc.example' ? found('127.1.0.1') : { kind: 'none' }),
  });
  expect(reply).toMatchObject({ online: false, port: 1025, debug: { code: 'dns_not_found' } });
  expect(reply.debug.dns).toEqual({ srv: [record('node.example', 1025)], a: [], aaaa: [] });
  expect(hosts).toEqual([]);
});

test.each([
  ['an alias', found('real.example'), true],
  ['no alias', { kind: 'none' } as const, false],
])('an SRV record whose target is %s', async (_, alias, expected) => {
  const { reply } = await tried({
    srv: async () => found(record('node.example', 1025)),
    ipv4: async () => found('127.1.0.1'),
    cname: async () => alias,
  });
  expect(reply.debug.cnameinsrv).toBe(expected);
  expect(reply.debug.ipinsrv).toBe(false);
});

test.each(['localhost', 'mc.localhost'])(
  '%s is this machine, whatever name servers say',
  async (name) => {
    const { port } = await startTcp((socket) => answerWith(socket));
    const openLookup = () => {
      throw new Error('asked');
    };
    const { reply } = await look(`${name}:${port}`, 'java', { openLookup });
    expect(reply).toMatchObject({ online: true, ip: '127.0.0.1', hostname: name });
    expect(reply.debug.dns).toEqual({ srv: [], a: ['127.0.0.1'], aaaa: ['::1'] });
  },
);

test('of an address that was typed nothing is told as looked up', async () => {
  const { reply } = await look(`127.0.0.1:${await closedPort()}`);
  expect(reply.debug.dns).toEqual({ srv: [], a: [], aaaa: [] });
  expect(reply).not.toHaveProperty('hostname');
});

test.each<[string, Partial<NameLookup>]>([
  ['IPv6', { ipv6: never }],
  ['SRV', { srv: never }],
])('with an address, %s is waited for a little only', async (_, silent) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const connected = Promise.withResolvers<string>();
  const ping = testPing({
    openLookup: namesWith({ ipv4: async () => found('127.1.0.1'), ...silent }),
    connect: ({ host }) => {
      connected.resolve(host);
      return new Socket();
    },
  });
  const asked = ping(address('mc.example'), { query: false, client: 'test' });
  await vi.advanceTimersByTimeAsync(PATIENT_BUDGET.dnsGraceMs);
  expect(await connected.promise).toBe('127.1.0.1');
  await vi.runAllTimersAsync();
  expect(await asked).toMatchObject({ ok: true, reply: { debug: { code: 'timeout' } } });
});
