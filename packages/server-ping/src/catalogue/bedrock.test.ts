// Lines 69 to 84: Bedrock's unconnected ping.
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { afterEach, describe, expect, test } from 'vitest';
import { GOOD_ADVERTISEMENT, pong } from '../testing/bedrock-bytes.ts';
import { closeFakeServers, startUdp } from '../testing/fake-server.ts';
import { AT_ONCE_MS, look, PATIENT_BUDGET, SHORT_BUDGET } from '../testing/test-ping.ts';

afterEach(closeFakeServers);

type Serve = (socket: Socket, datagram: Buffer, from: RemoteInfo, visit: number) => void;

async function lookAt(serve: Serve, budget = PATIENT_BUDGET) {
  const fake = await startUdp(serve);
  return { ...(await look(`127.0.0.1:${fake.port}`, 'bedrock', { budget })), fake };
}

const says =
  (...datagrams: readonly Buffer[]): Serve =>
  (socket, _, from) => {
    for (const datagram of datagrams) socket.send(datagram, from.port, from.address);
  };
const advertises = (text: string) => lookAt(says(pong(text)));
const silent = { online: false, debug: { code: 'timeout' } };

describe('69 advertisements of every length', () => {
  test('thirteen fields: online with everything', async () => {
    const { reply } = await advertises(GOOD_ADVERTISEMENT);
    expect(reply).toMatchObject({
      online: true,
      edition: 'bedrock',
      version: '1.21.50',
      protocol: { version: 766 },
      players: { online: 5, max: 30 },
      motd: {
        raw: ['§aA Bedrock server', '§bworld'],
        clean: ['A Bedrock server', 'world'],
      },
      map: { clean: ['world'] },
      gamemode: 'Survival',
      serverid: '13253860892328930865',
      latency_ms: expect.any(Number),
      debug: { bedrock: true, ping: false },
    });
  });

  test('six fields: online without the rest', async () => {
    const { reply } = await advertises('MCPE;§aA;none;1.21.50;5;30');
    expect(reply).toMatchObject({ online: true, version: '1.21.50', motd: { raw: ['§aA'] } });
    for (const absent of ['protocol', 'map', 'gamemode', 'serverid']) {
      expect(reply).not.toHaveProperty(absent);
    }
  });

  test('fields that are far too long are cut, and lose their codes', async () => {
    const long = `§a${'x'.repeat(200)}`;
    const { reply } = await advertises(`MCPE;A;766;${long};5;30;${long};world;${long};1`);
    const cut = 'x'.repeat(64);
    expect(reply).toMatchObject({ version: cut, serverid: cut, gamemode: cut });
  });

  test.each([6, 9, 12])('%i fields: online', async (count) => {
    const { reply } = await advertises(GOOD_ADVERTISEMENT.split(';').slice(0, count).join(';'));
    expect(reply).toMatchObject({ online: true, players: { online: 5, max: 30 } });
  });

  test('five fields: offline', async () => {
    const { reply } = await advertises('MCPE;A;766;1.21.50;5');
    expect(reply).toMatchObject({
      online: false,
      debug: { code: 'not_minecraft', stage: 'parse' },
    });
  });
});

test.each([
  ['70 an escaped semicolon', 'MCPE;a\\;b;766;1.21;5;30;1;w;Survival;1;', 'a;b', 5],
  ['71 bare semicolons', 'MCPE;a;b;c;766;1.21;5;30;1;w;Survival;1;', 'a;b;c', 5],
  ['71 semicolons beyond rescue', 'MCPE;a;b;c;d;e;f;g', 'a', 0],
])('%s in the MOTD', async (_, text, motd, online) => {
  const { reply } = await advertises(text);
  expect(reply).toMatchObject({ online: true, players: { online } });
  expect(reply.motd?.clean[0]).toBe(motd);
});

test("72 Bedrock's own colours, and a colour keeps bold", async () => {
  const { reply } = await advertises('MCPE;§gA§mB§sC§l§aD§7E§rF;766;1.21;5;30;');
  const bold = '; font-weight: bold';
  expect(reply.motd?.html).toEqual([
    '<span style="color: #DDD605">A</span><span style="color: #971607">B</span>' +
      `<span style="color: #2CBAA8">C</span><span style="color: #55FF55${bold}">D</span>` +
      `<span style="color: #C6C6C6${bold}">E</span>F`,
  ]);
  expect(reply.motd?.raw).toEqual(['§gA§mB§sC§a§lD§7§lE§rF']);
});

test('73 Education Edition: online', async () => {
  const { reply } = await advertises(GOOD_ADVERTISEMENT.replace('MCPE', 'MCEE'));
  expect(reply).toMatchObject({ online: true, software: 'Minecraft: Education Edition' });
});

const MAGIC = '00ffff00fefefefefdfdfdfd12345678';
const good = pong(GOOD_ADVERTISEMENT);
const noMagic = Buffer.from(good).fill(0, 17, 33);

test.each([
  ['no magic', noMagic],
  ['id 0x1D', pong(GOOD_ADVERTISEMENT, { id: 0x1d })],
  ['id 0x19', pong(GOOD_ADVERTISEMENT, { id: 0x19 })],
  ['id 0x1B', pong(GOOD_ADVERTISEMENT, { id: 0x1b })],
  ['1 byte', good.subarray(0, 1)],
  ['34 bytes', good.subarray(0, 34)],
])('74 an answer with %s is ignored', async (_, datagram) => {
  const { reply, fake } = await lookAt(says(datagram), SHORT_BUDGET);
  expect(reply).toMatchObject(silent);
  expect(fake.visits()).toBe(3);
});

test.each([
  ['65 535', 65_535, true],
  ['0', 0, false],
  ['one less than there is', GOOD_ADVERTISEMENT.length, true],
])('75 a length of %s is survived', async (_, length, isOnline) => {
  const { reply } = await lookAt(says(pong(GOOD_ADVERTISEMENT, { length })));
  expect(reply.online).toBe(isOnline);
});

test('76 time not echoed: online', async () => {
  const time = Buffer.alloc(8, 0xff);
  const { reply, ms } = await lookAt(says(pong(GOOD_ADVERTISEMENT, { time })));
  expect(reply).toMatchObject({ online: true, latency_ms: expect.any(Number) });
  expect(reply.latency_ms).toBeLessThanOrEqual(Math.ceil(ms));
});

test('the ping is one that RakNet answers, and each has its own number', async () => {
  const asked: Buffer[] = [];
  await lookAt(
    (socket, datagram, from, visit) => {
      asked.push(datagram);
      if (visit === 2) socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address);
    },
    { ...PATIENT_BUDGET, bedrockSendsMs: [0, 20] },
  );
  const client = asked[0]?.subarray(25).toString('hex');
  expect(client).toHaveLength(16);
  expect(asked.slice(0, 2).map((datagram) => datagram.toString('hex'))).toEqual([
    `010000000000000001${MAGIC}${client}`,
    `010000000000000002${MAGIC}${client}`,
  ]);
});

test('an IPv6 address is asked with a socket of its kind', async () => {
  const types: string[] = [];
  await look('[::1]:1025', 'bedrock', {
    budget: SHORT_BUDGET,
    createSocket: (type) => {
      types.push(type);
      return createSocket(type);
    },
  });
  expect(types).toEqual(['udp6']);
});

const SECOND_PING_MS = 1200;
const LATE_SECOND_PING = { ...PATIENT_BUDGET, bedrockSendsMs: [0, SECOND_PING_MS] };

test('77 answers only the second ping: online', async () => {
  const { reply } = await lookAt((socket, datagram, from, visit) => {
    const time = datagram.subarray(1, 9);
    if (visit === 2) socket.send(pong(GOOD_ADVERTISEMENT, { time }), from.port, from.address);
  }, LATE_SECOND_PING);
  expect(reply).toMatchObject({ online: true });
  expect(reply.latency_ms).toBeLessThan(SECOND_PING_MS);
});

test('78 answers from another port are ignored', async () => {
  const other = createSocket('udp4');
  const { reply } = await lookAt(
    (_, __, from) => other.send(good, from.port, from.address),
    SHORT_BUDGET,
  );
  other.close();
  expect(reply).toMatchObject(silent);
});

test('79 10 000 junk datagrams: we stop reading long before the last', async () => {
  let left = 10_000;
  const fake = await startUdp((socket, _, from, visit) => {
    if (visit > 1) return;
    const pour = () => {
      for (let count = 0; count < 100 && left > 0; count += 1, left -= 1) {
        socket.send(noMagic, from.port, from.address, () => undefined);
      }
      if (left > 0) setImmediate(pour);
    };
    pour();
  });
  const { reply, ms } = await look(`127.0.0.1:${fake.port}`, 'bedrock');
  left = 0;
  expect(reply).toMatchObject({ online: false, debug: { code: 'not_minecraft' } });
  expect(ms).toBeLessThan(AT_ONCE_MS);
});

test('80 a closed port: refused, quickly', async () => {
  const closed = createSocket('udp4');
  await new Promise<void>((resolve) => closed.bind(0, '127.0.0.1', resolve));
  const { port } = closed.address();
  await new Promise<void>((resolve) => closed.close(() => resolve()));
  const { reply, ms } = await look(`127.0.0.1:${port}`, 'bedrock');
  expect(reply).toMatchObject({ online: false, debug: { code: 'refused' } });
  expect(ms).toBeLessThan(AT_ONCE_MS);
});

test('81 a datagram of 60 KB is cut', async () => {
  const text = `MCPE;${'x'.repeat(60_000)};766;1.21;5;30;`;
  const { reply } = await advertises(text);
  expect(reply.online).toBe(false);
  const tail = await advertises(`${GOOD_ADVERTISEMENT}${'x'.repeat(59_000)}`);
  expect(tail.reply).toMatchObject({ online: true, players: { online: 5, max: 30 } });
});

test.each([
  ['many;more', 0, 0],
  ['99999999999999999999;5', 0, 5],
  ['4294967296;-3', 2_147_483_647, -3],
  ['NaN;1e3', 0, 0],
  ['-0;-4294967296', 0, -2_147_483_648],
])('82 counts %s are whole numbers', async (counts, online, max) => {
  const { reply } = await advertises(`MCPE;a;766;1.21;${counts};1;`);
  expect(reply).toMatchObject({ online: true, players: { online, max } });
});

test('83 NUL and invalid UTF-8 are cleaned', async () => {
  const text = Buffer.concat([
    Buffer.from('MCPE;a\0b'),
    Buffer.from([0xff]),
    Buffer.from(';766;1.21\0;5;30;'),
  ]);
  const { reply } = await lookAt(says(pong(text.toString('latin1')), pong(text)));
  expect(reply.version).toBe('1.21');
  expect(reply.motd?.clean[0]).toMatch(/^ab/);
});

test.each([
  ['a Query reply', Buffer.from('00000000013132333400', 'hex')],
  ['a DNS reply', Buffer.from(`1234818000010001${'00'.repeat(40)}`, 'hex')],
])('84 %s: offline', async (_, datagram) => {
  expect((await lookAt(says(datagram), SHORT_BUDGET)).reply).toMatchObject({ online: false });
});
