// Lines 85 to 97: names, against a real resolver and a name server of our own.
import { connect, Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { StringAnswer } from 'dns-packet';
import { afterEach, describe, expect, test } from 'vitest';
import { createAddressPolicy } from '../address/address-policy.ts';
import { createNameLookup, type OpenNameLookup } from '../address/name-lookup.ts';
import { ResolverFailure } from '../own-failure.ts';
import { type DnsStub, startDnsStub } from '../testing/dns-stub.ts';
import { closedPort, closeFakeServers, startTcp } from '../testing/fake-server.ts';
import { answerWith, readHandshake } from '../testing/java-bytes.ts';
import type { NameServerAnswer } from '../testing/name-server.ts';
import {
  AT_ONCE_MS,
  address,
  look,
  PATIENT_BUDGET,
  SHORT_BUDGET,
  testPing,
} from '../testing/test-ping.ts';

const stubs: DnsStub[] = [];

afterEach(async () => {
  await Promise.all(stubs.splice(0).map((stub) => stub.close()));
  await closeFakeServers();
});

type Zone = Readonly<Record<string, NameServerAnswer | ((times: number) => NameServerAnswer)>>;

/** Answers from a zone of `type name` keys; other names do not exist. */
async function nameServer(zone: Zone, { dnsMs } = PATIENT_BUDGET) {
  const stub = await startDnsStub((type, name, times) => {
    const answer = zone[`${type} ${name}`] ?? 'NXDOMAIN';
    return typeof answer === 'function' ? answer(times) : answer;
  });
  stubs.push(stub);
  return { stub, openLookup: createNameLookup(stub.server, dnsMs) };
}

const a = (name: string, ...ips: string[]): StringAnswer[] =>
  ips.map((data) => ({ type: 'A', name, ttl: 0, data }));
const aaaa = (name: string, ...ips: string[]): StringAnswer[] =>
  ips.map((data) => ({ type: 'AAAA', name, ttl: 0, data }));
const srv = (name: string, target: string, port: number, priority = 0) => ({
  type: 'SRV' as const,
  name,
  data: { target, port, priority, weight: 1 },
});
const SRV = '_minecraft._tcp.mc.example';
const SILENT_ZONE: Zone = {
  'A x.example': 'silence',
  'AAAA x.example': 'silence',
  'SRV _minecraft._tcp.x.example': 'silence',
};
const FAILING_ZONE: Zone = {
  'A x.example': 'SERVFAIL',
  'AAAA x.example': 'SERVFAIL',
  'SRV _minecraft._tcp.x.example': 'SERVFAIL',
};
const publicPolicy = createAddressPolicy({ allowsPrivate: false, ownAddresses: () => [] });

/** Under the policy of the public service; any connection is a failure of the test. */
async function askPublic(text: string, zone: Zone) {
  const { stub, openLookup } = await nameServer(zone);
  let connections = 0;
  const ping = testPing({
    openLookup,
    policy: publicPolicy,
    connect: () => {
      connections += 1;
      throw new Error('connected');
    },
  });
  const result = await ping(address(text), { query: false, client: 'test' });
  return { result, connections, stub };
}

const BLOCKED = { ok: false, code: 'blocked_target' };

describe('SRV', () => {
  const typed = async (text: string, zone: (port: number) => Zone) => {
    const hands: { host: string; port: number }[] = [];
    const fake = await startTcp((socket) => {
      socket.once('data', (bytes) => hands.push(readHandshake(bytes)));
      answerWith(socket);
    });
    const { openLookup, stub } = await nameServer(zone(fake.port));
    const looked = await look(text, 'java', { openLookup });
    return { ...looked, hands, stub, port: fake.port };
  };

  test('85 leads to host and port, while the handshake says what was typed', async () => {
    const { reply, hands, port } = await typed('MC.example', (to) => ({
      [`SRV ${SRV}`]: [srv(SRV, 'node7.host.example', to)],
      'A node7.host.example': a('node7.host.example', '127.0.0.1'),
    }));
    expect(reply).toMatchObject({
      online: true,
      ip: '127.0.0.1',
      port,
      hostname: 'mc.example',
      debug: { srv: true, dns: { srv: [{ name: 'node7.host.example', port }], a: ['127.0.0.1'] } },
    });
    expect(hands[0]).toEqual({ host: 'mc.example', port: 25565 });
  });

  test('85 an alias behind it is told', async () => {
    const { reply } = await typed('mc.example', (to) => ({
      [`SRV ${SRV}`]: [srv(SRV, 'alias.example', to)],
      'A alias.example': [
        { type: 'CNAME', name: 'alias.example', data: 'real.example' },
        ...a('real.example', '127.0.0.1'),
      ],
      'AAAA alias.example': [],
      'CNAME alias.example': [{ type: 'CNAME', name: 'alias.example', data: 'real.example' }],
    }));
    expect(reply).toMatchObject({ online: true, debug: { srv: true } });
  });

  test('86 is not asked for at another port', async () => {
    const fake = await startTcp((socket) => answerWith(socket));
    const { openLookup, stub } = await nameServer({ 'A mc.example': a('mc.example', '127.0.0.1') });
    const { reply } = await look(`mc.example:${fake.port}`, 'java', { openLookup });
    expect(reply).toMatchObject({ online: true, debug: { srv: false } });
    expect(stub.asked).not.toContain(`SRV ${SRV}`);
  });

  test('87 is asked for when 25565 was typed', async () => {
    const { reply, hands } = await typed('mc.example:25565', (to) => ({
      [`SRV ${SRV}`]: [srv(SRV, 'node.example', to)],
      'A node.example': a('node.example', '127.0.0.1'),
    }));
    expect(reply).toMatchObject({ online: true, debug: { srv: true } });
    expect(hands[0]).toEqual({ host: 'mc.example', port: 25565 });
  });

  test('88 a target of "." means that there is none', async () => {
    const { reply } = await typed('mc.example', () => ({
      [`SRV ${SRV}`]: [srv(SRV, '.', 1)],
      'A mc.example': a('mc.example', '127.0.0.1'),
    }));
    expect(reply).toMatchObject({ ip: '127.0.0.1', port: 25565, debug: { srv: false } });
  });

  test.each<[string, string, Zone]>([
    ['a public literal', '8.8.8.8', {}],
    ['a private literal', '10.0.0.1', {}],
    ['localhost', 'localhost', {}],
    [
      'a name with a private address',
      'inside.host',
      { 'A inside.host': a('inside.host', '10.1.2.3') },
    ],
  ])('89 a target that is %s: refused', async (_, target, zone) => {
    const { result, connections } = await askPublic('mc.gamehost.net', {
      'SRV _minecraft._tcp.mc.gamehost.net': [
        srv('_minecraft._tcp.mc.gamehost.net', target, 25570),
      ],
      'A mc.gamehost.net': a('mc.gamehost.net', '93.184.215.14'),
      ...zone,
    });
    expect(result).toEqual(BLOCKED);
    expect(connections).toBe(0);
  });

  test('89 a literal is told where private targets are fine', async () => {
    const { reply } = await typed('mc.example', (to) => ({
      [`SRV ${SRV}`]: [srv(SRV, '127.0.0.1', to)],
    }));
    expect(reply).toMatchObject({ online: true, debug: { srv: true, ipinsrv: true } });
  });

  test('89 a port that belongs to something else: refused', async () => {
    const name = '_minecraft._tcp.mc.gamehost.net';
    const { result } = await askPublic('mc.gamehost.net', {
      [`SRV ${name}`]: [srv(name, 'node.gamehost.net', 6379)],
    });
    expect(result).toEqual(BLOCKED);
  });

  test('90 the lower priority number wins', async () => {
    const { reply } = await typed('mc.example', (to) => ({
      [`SRV ${SRV}`]: [srv(SRV, 'second.example', 1025, 20), srv(SRV, 'first.example', to, 10)],
      'A first.example': a('first.example', '127.0.0.1'),
    }));
    expect(reply).toMatchObject({ online: true, debug: { srv: true } });
  });

  test('Bedrock does not ask for it', async () => {
    const { openLookup, stub } = await nameServer({});
    await look('mc.example', 'bedrock', { openLookup });
    expect(stub.asked.filter((key) => key.startsWith('SRV'))).toEqual([]);
  });
});

describe('private addresses behind public names', () => {
  test.each<[string, Zone]>([
    ['91 127.0.0.1', { 'A x.gamehost.net': a('x.gamehost.net', '127.0.0.1') }],
    ['91 10.x', { 'A x.gamehost.net': a('x.gamehost.net', '10.20.30.40') }],
    ['91 ::1', { 'AAAA x.gamehost.net': aaaa('x.gamehost.net', '::1') }],
    ['91 ::ffff:127.0.0.1', { 'AAAA x.gamehost.net': aaaa('x.gamehost.net', '::ffff:127.0.0.1') }],
    [
      '92 one public, one private',
      { 'A x.gamehost.net': a('x.gamehost.net', '93.184.215.14', '192.168.1.1') },
    ],
    [
      '92 public IPv4, private IPv6',
      {
        'A x.gamehost.net': a('x.gamehost.net', '93.184.215.14'),
        'AAAA x.gamehost.net': aaaa('x.gamehost.net', 'fd00::1'),
      },
    ],
  ])('%s: refused without a connection', async (_, zone) => {
    const { result, connections } = await askPublic('x.gamehost.net', zone);
    expect(result).toEqual(BLOCKED);
    expect(connections).toBe(0);
  });

  test('93 a name that changes its mind is resolved once and never reached privately', async () => {
    const { stub, openLookup } = await nameServer({
      'A x.gamehost.net': (times) =>
        a('x.gamehost.net', times % 2 === 1 ? '93.184.215.14' : '127.0.0.1'),
    });
    const reached: string[] = [];
    const ping = testPing({
      openLookup,
      policy: publicPolicy,
      connect: ({ host, port }) => {
        reached.push(`${host}:${port}`);
        return new Socket();
      },
      budget: { ...PATIENT_BUDGET, connectMs: SHORT_BUDGET.connectMs },
    });
    await ping(address('x.gamehost.net'), { query: false, client: 'test' });
    expect(stub.asked.filter((key) => key === 'A x.gamehost.net')).toHaveLength(1);
    expect(new Set(reached)).toEqual(new Set(['93.184.215.14:25565']));
  });
});

describe('names that lead nowhere', () => {
  test.each<[string, Zone, string]>([
    [
      'a CNAME loop',
      {
        'A x.example': [
          { type: 'CNAME', name: 'x.example', data: 'y.example' },
          { type: 'CNAME', name: 'y.example', data: 'x.example' },
        ],
      },
      'dns_not_found',
    ],
    ['an empty answer', { 'A x.example': [], 'AAAA x.example': [] }, 'dns_not_found'],
    ['NXDOMAIN', {}, 'dns_not_found'],
    ['SERVFAIL', FAILING_ZONE, 'dns_failed'],
    [
      'no IPv4, and SERVFAIL for IPv6',
      { 'A x.example': [], 'AAAA x.example': 'SERVFAIL' },
      'dns_failed',
    ],
    ['no reply', SILENT_ZONE, 'dns_timeout'],
    [
      'no address, and SERVFAIL for SRV',
      { 'A x.example': [], 'AAAA x.example': [], 'SRV _minecraft._tcp.x.example': 'SERVFAIL' },
      'dns_failed',
    ],
    [
      'no address, and no reply about SRV',
      { 'A x.example': [], 'AAAA x.example': [], 'SRV _minecraft._tcp.x.example': 'silence' },
      'dns_timeout',
    ],
  ])('94 %s', async (_, zone, code) => {
    // Long enough for the answer about the root on a busy machine.
    const budget = code === 'dns_timeout' ? { ...SHORT_BUDGET, dnsMs: 2000 } : PATIENT_BUDGET;
    const { openLookup } = await nameServer(zone, budget);
    const { reply, ms } = await look('x.example', 'java', { openLookup });
    expect(reply).toMatchObject({
      online: false,
      ip: '',
      hostname: 'x.example',
      debug: { code, stage: 'dns' },
    });
    expect(ms).toBeLessThan(AT_ONCE_MS);
  });

  const zoneThatRefuses: Zone = {
    'A x.example': 'REFUSED',
    'AAAA x.example': 'REFUSED',
    'SRV _minecraft._tcp.x.example': 'REFUSED',
  };

  test.each<[string, () => Promise<OpenNameLookup>]>([
    [
      'cannot be reached',
      async () => createNameLookup(`127.0.0.1:${await closedPort()}`, PATIENT_BUDGET.dnsMs),
    ],
    ['does not serve us', async () => (await nameServer(zoneThatRefuses)).openLookup],
    [
      'hangs',
      async () =>
        (await nameServer({ ...SILENT_ZONE, 'NS .': 'silence' }, SHORT_BUDGET)).openLookup,
    ],
    [
      'reaches no other one',
      async () => (await nameServer({ ...FAILING_ZONE, 'NS .': 'SERVFAIL' })).openLookup,
    ],
  ])(
    'a name server of ours that %s is our failure, and no server is called offline',
    async (_, open) => {
      const ping = testPing({ openLookup: await open() });
      const asked = ping(address('x.example'), { query: false, client: 'test' });
      await expect(asked).rejects.toBeInstanceOf(ResolverFailure);
    },
  );

  test('an SRV record that our name server does not tell is no lack of one', async () => {
    const { openLookup } = await nameServer({
      [`SRV ${SRV}`]: 'REFUSED',
      'A mc.example': a('mc.example', '127.0.0.1'),
    });
    const connections: unknown[] = [];
    const ping = testPing({
      openLookup,
      connect: (target) => {
        connections.push(target);
        return connect(target);
      },
    });
    const asked = ping(address('mc.example'), { query: false, client: 'test' });
    await expect(asked).rejects.toBeInstanceOf(ResolverFailure);
    expect(connections).toEqual([]);
  });

  test('95 SRV without an answer, A with one: online', async () => {
    const { openLookup } = await nameServer({
      [`SRV ${SRV}`]: 'silence',
      'A mc.example': a('mc.example', '127.0.0.1'),
    });
    const fake = await startTcp((socket) => answerWith(socket));
    const { reply } = await look('mc.example', 'java', {
      openLookup,
      connect: ({ host }) => connect({ host, port: fake.port }),
    });
    expect(reply).toMatchObject({ online: true, debug: { srv: false } });
  });

  test.runIf(
    Object.values(networkInterfaces())
      .flat()
      .some((own) => own?.address === '::1'),
  )('96 only an AAAA: online over IPv6', async () => {
    const fake = await startTcp((socket) => answerWith(socket), '::1');
    const { openLookup } = await nameServer({ 'AAAA six.example': aaaa('six.example', '::1') });
    const { reply } = await look(`six.example:${fake.port}`, 'java', { openLookup });
    expect(reply).toMatchObject({ online: true, ip: '::1', debug: { dns: { aaaa: ['::1'] } } });
  });

  test('96 only an AAAA that cannot be reached: offline', async () => {
    const { openLookup } = await nameServer({ 'AAAA six.example': aaaa('six.example', '::1') });
    const { reply } = await look('six.example:1025', 'java', { openLookup });
    expect(reply).toMatchObject({ online: false, ip: '::1', debug: { stage: 'connect' } });
  });

  test('97 200 addresses: at most three are tried', async () => {
    const many = Array.from({ length: 200 }, (_, n) => `127.1.0.${n + 1}`);
    const { openLookup } = await nameServer({ 'A many.example': a('many.example', ...many) });
    const { reply, connections } = await look('many.example:1025', 'java', { openLookup });
    expect(reply).toMatchObject({ online: false, debug: { code: 'refused' } });
    expect(connections).toBe(3);
  });
});
