import type { RemoteInfo, Socket } from 'node:dgram';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { closeFakeServers, startTcp, startUdp } from '../testing/fake-server.ts';
import { answerWith } from '../testing/java-bytes.ts';
import {
  HOME_POLICY,
  look,
  PATIENT_BUDGET,
  type PingDependencies,
  SHORT_BUDGET,
} from '../testing/test-ping.ts';
import { askQuery } from './ask.ts';
import { type FullStat, readFullStat } from './full-stat.ts';

afterEach(closeFakeServers);

const KEYS = {
  hostname: 'A Minecraft Server',
  gametype: 'SMP',
  game_id: 'MINECRAFT',
  version: '1.21.4',
  plugins: 'Paper on 1.21.4: WorldEdit 7.3.1; Essentials X 2.20',
  map: 'world',
  numplayers: '2',
  maxplayers: '20',
  hostport: '25565',
  hostip: '127.0.0.1',
};

function fullStat(
  session: Buffer,
  keys: Readonly<Record<string, string>> = KEYS,
  players: readonly string[] = ['Notch', 'jeb_'],
): Buffer {
  const pairs = Object.entries(keys).map(([key, value]) => `${key}\0${value}\0`);
  return Buffer.concat([
    Buffer.from([0]),
    session,
    Buffer.from('splitnum\0\x80\0', 'latin1'),
    Buffer.from(`${pairs.join('')}\0\x01player_\0\0${players.join('\0')}\0\0`, 'latin1'),
  ]);
}

/** Answers the challenge with 12345 and, given that back, the stat. */
function queryServer(stat: (session: Buffer) => Buffer) {
  return startUdp((socket: Socket, datagram: Buffer, from: RemoteInfo) => {
    const session = datagram.subarray(3, 7);
    if (datagram[2] === 9) {
      const challenge = Buffer.concat([Buffer.from([9]), session, Buffer.from('12345\0')]);
      socket.send(challenge, from.port, from.address);
    } else if (datagram.readInt32BE(7) === 12_345) {
      socket.send(stat(session), from.port, from.address);
    }
  });
}

const ask = (port: number, budget = PATIENT_BUDGET) =>
  askQuery(createSocket, { host: '127.0.0.1', port }, budget, new AbortController().signal);

describe('the exchange', () => {
  test('challenge, then the full stat', async () => {
    const { port } = await queryServer((session) => fullStat(session));
    expect(await ask(port)).toEqual({
      ok: true,
      value: {
        software: 'Paper on 1.21.4',
        plugins: [
          { name: 'WorldEdit', version: '7.3.1' },
          { name: 'Essentials X', version: '2.20' },
        ],
        motd: 'A Minecraft Server',
        map: 'world',
        version: '1.21.4',
        online: 2,
        max: 20,
        players: ['Notch', 'jeb_'],
      },
    });
  });

  test('a lost first datagram is sent again', async () => {
    const fake = await startUdp((socket, datagram, from, visit) => {
      if (visit === 1) return;
      const session = datagram.subarray(3, 7);
      const reply =
        datagram[2] === 9
          ? Buffer.concat([Buffer.from([9]), session, Buffer.from('-7\0')])
          : fullStat(session);
      socket.send(reply, from.port, from.address);
    });
    expect(await ask(fake.port)).toMatchObject({ ok: true });
  });

  test('what is told apart as a stat and is none is an error at once', async () => {
    const fake = await queryServer((session) => Buffer.concat([Buffer.from([0]), session]));
    expect(await ask(fake.port)).toEqual({
      ok: false,
      error: { stage: 'parse', code: 'not_minecraft' },
    });
  });

  test.each(['-7', '2147483647', 'none'])(
    'the token %s is given back as a number',
    async (token) => {
      const asked: Buffer[] = [];
      const fake = await startUdp((socket, datagram, from) => {
        asked.push(datagram);
        const session = datagram.subarray(3, 7);
        const challenge = Buffer.concat([Buffer.from([9]), session, Buffer.from(`${token}\0`)]);
        const isFirst = asked.length === 1;
        socket.send(isFirst ? challenge : fullStat(session), from.port, from.address);
      });
      expect(await ask(fake.port)).toMatchObject({ ok: true });
      // A full stat is asked for with four more bytes.
      expect(asked.map(({ length }) => length)).toEqual([7, 15]);
      expect(asked[1]?.readInt32BE(7)).toBe(Number(token) || 0);
    },
  );

  test('silence, junk and foreign sessions end at the deadline', async () => {
    const junk = await startUdp((socket, _, from) => {
      for (const bytes of ['', 'x', '\t\0\0\0\0not ours\0']) {
        socket.send(Buffer.from(bytes), from.port, from.address);
      }
    });
    expect(await ask(junk.port, SHORT_BUDGET)).toMatchObject({
      ok: false,
      error: { code: 'timeout' },
    });
    expect(junk.visits()).toBeLessThanOrEqual(2);
  });

  test('a server that only ever sends challenges gets three datagrams at most', async () => {
    const fake = await startUdp((socket, datagram, from) => {
      const session = datagram.subarray(3, 7);
      for (let count = 0; count < 20; count += 1) {
        const challenge = Buffer.concat([Buffer.from([9]), session, Buffer.from('1\0')]);
        socket.send(challenge, from.port, from.address);
      }
    });
    await ask(fake.port, SHORT_BUDGET);
    expect(fake.visits()).toBeLessThanOrEqual(3);
  });
});

describe('the stat', () => {
  const session = Buffer.from([1, 2, 3, 4]);

  test.each<[string, Readonly<Record<string, string>>, Partial<FullStat>]>([
    [
      'a NUL in the MOTD',
      { ...KEYS, hostname: 'a\0b\0gametype?' },
      { motd: 'a\0b\0gametype?', online: 2 },
    ],
    ['no plugins', { ...KEYS, plugins: '' }, { plugins: [], online: 2 }],
    [
      'keys that end early',
      { hostname: 'x', gametype: 'SMP' },
      { motd: 'x', software: '', plugins: [], map: '', version: '', online: 0, max: 0 },
    ],
    [
      'codes and controls in names',
      { ...KEYS, version: '§a1.21\x07', plugins: '§cPaper: §lShop§r 1.0' },
      { version: '1.21', software: 'Paper', plugins: [{ name: 'Shop', version: '1.0' }] },
    ],
  ])('%s: all else is read', (_, keys, expected) => {
    expect(readFullStat(fullStat(session, keys))).toMatchObject({
      players: ['Notch', 'jeb_'],
      ...expected,
    });
  });

  test('texts that are far too long are cut', () => {
    const long = 'x'.repeat(5000);
    const keys = { ...KEYS, hostname: long, map: long, version: long, plugins: long };
    expect(readFullStat(fullStat(session, keys, [long]))).toMatchObject({
      motd: 'x'.repeat(512),
      map: 'x'.repeat(128),
      version: 'x'.repeat(128),
      software: 'x'.repeat(128),
      players: ['x'.repeat(128)],
    });
  });

  test('vanilla names no software', () => {
    expect(readFullStat(fullStat(session, { ...KEYS, plugins: '' }))?.software).toBe('Vanilla');
  });

  test('something else is no stat', () => {
    expect(readFullStat(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toBeUndefined();
    expect(readFullStat(Buffer.alloc(0))).toBeUndefined();
  });

  test.each([
    ['ChestShop 3.12 (build 500)', 'ChestShop', '3.12 (build 500)'],
    ['Essentials X v2.20', 'Essentials X', 'v2.20'],
    ['Shop dev', 'Shop', 'dev'],
    ['Shop', 'Shop', ''],
  ])('the plugin %s', (written, name, version) => {
    const stat = readFullStat(fullStat(session, { ...KEYS, plugins: `Paper: ${written}` }));
    expect(stat?.plugins).toEqual([{ name, version }]);
  });

  test('far too many plugins and players are cut', () => {
    const plugins = `Paper: ${Array.from({ length: 900 }, (_, n) => `p${n} 1`).join('; ')}`;
    const players = Array.from({ length: 900 }, (_, n) => `n${n}`);
    const stat = readFullStat(fullStat(session, { ...KEYS, plugins }, players));
    expect(stat?.plugins).toHaveLength(500);
    expect(stat?.players).toHaveLength(200);
  });
});

describe('in the reply', () => {
  test('asked for, it adds plugins, software, map and names; its failure takes nothing away', async () => {
    const tcp = await startTcp((socket) => answerWith(socket));
    const { reply } = await look(`127.0.0.1:${tcp.port}`, 'java', {}, true);
    expect(reply).toMatchObject({
      online: true,
      debug: { ping: true, query: false, error: { query: expect.any(String) } },
    });
    expect(reply).not.toHaveProperty('plugins');
  });

  test('of a server that answers no ping, it is the status', async () => {
    const keys = { ...KEYS, hostname: 'Only §cQuery' };
    const udp = await queryServer((session) => fullStat(session, keys));
    const { reply } = await look(`127.0.0.1:${udp.port}`, 'java', {}, true);
    expect(reply).toMatchObject({
      online: true,
      ip: '127.0.0.1',
      version: '1.21.4',
      motd: { clean: ['Only Query'] },
      players: { online: 2, max: 20, list: [{ name: 'Notch', uuid: '' }, { name: 'jeb_' }] },
      software: 'Paper on 1.21.4',
      latency_ms: null,
      debug: { ping: false, query: true, error: { ping: expect.any(String) } },
    });
    expect(reply).not.toHaveProperty('protocol');
  });

  test('what it says nothing about is left out', async () => {
    const keys = { ...KEYS, numplayers: '0', map: '', plugins: '', version: '' };
    const udp = await queryServer((session) => fullStat(session, keys, []));
    const { reply } = await look(`127.0.0.1:${udp.port}`, 'java', {}, true);
    expect(reply.players).toEqual({ online: 0, max: 20 });
    expect(reply.plugins).toEqual([]);
    for (const absent of ['map', 'software', 'version']) expect(reply).not.toHaveProperty(absent);
  });

  test('is not asked for at a port that is refused for datagrams', async () => {
    const udp = await queryServer((session) => fullStat(session));
    const tcp = await startTcp((socket) => answerWith(socket));
    const changes: Partial<PingDependencies> = {
      policy: { ...HOME_POLICY, isRefusedPort: (_, transport) => transport === 'udp' },
      connect: ({ host }) => connect({ host, port: tcp.port }),
    };
    const { reply } = await look(`127.0.0.1:${udp.port}`, 'java', changes, true);
    expect(reply).toMatchObject({
      online: true,
      debug: { query: false, error: { query: expect.any(String) } },
    });
    expect(udp.visits()).toBe(0);
  });

  test('counts that are no numbers are zero', () => {
    const keys = { ...KEYS, numplayers: 'many', maxplayers: '-1' };
    expect(readFullStat(fullStat(Buffer.alloc(4), keys))).toMatchObject({ online: 0, max: 0 });
  });

  test('not asked for, no datagram is sent', async () => {
    const tcp = await startTcp((socket) => answerWith(socket));
    let sockets = 0;
    await look(`127.0.0.1:${tcp.port}`, 'java', {
      createSocket: (type) => {
        sockets += 1;
        return createSocket(type);
      },
    });
    expect(sockets).toBe(0);
  });

  test('plugins and names of a server that answers', async () => {
    const udp = await queryServer((session) => fullStat(session));
    const tcp = await startTcp((socket) => answerWith(socket));
    const { reply } = await look(
      `127.0.0.1:${udp.port}`,
      'java',
      { connect: ({ host }) => connect({ host, port: tcp.port }) },
      true,
    );
    expect(reply).toMatchObject({
      online: true,
      software: 'Paper on 1.21.4',
      plugins: [{ name: 'WorldEdit', version: '7.3.1' }, { name: 'Essentials X' }],
      map: { clean: ['world'] },
      players: { list: [{ name: 'Notch', uuid: '' }, { name: 'jeb_' }] },
      debug: { query: true },
    });
  });
});
