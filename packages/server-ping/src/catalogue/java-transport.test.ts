// Lines 1 to 33 of the catalogue: what may go wrong between us and a Java server.
import { connect, Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { writeVarInt } from '../java/var-int.ts';
import { brokenTcp } from '../testing/broken-sockets.ts';
import { closedPort, closeFakeServers, startTcp } from '../testing/fake-server.ts';
import {
  answerWith,
  GOOD_STATUS,
  jsonFrame,
  kick,
  pongFrame,
  statusFrame,
} from '../testing/java-bytes.ts';
import { AT_ONCE_MS, look, namesWith, PATIENT_BUDGET, SHORT_BUDGET } from '../testing/test-ping.ts';

type Serve = (socket: Socket, visit: number) => void;

afterEach(closeFakeServers);

async function lookAt(serve: Serve, budget = PATIENT_BUDGET) {
  const fake = await startTcp(serve);
  return { ...(await look(`127.0.0.1:${fake.port}`, 'java', { budget })), fake };
}

/** Says `bytes` once the client has spoken. */
const says =
  (...bytes: readonly (Buffer | string)[]): Serve =>
  (socket) =>
    socket.once('data', () => {
      for (const part of bytes) socket.write(part);
    });

const online = { online: true, version: 'Paper 1.21.4', players: { online: 3, max: 20 } };
const offline = (code: string) => ({ online: false, debug: { code } });

const SHORT_SILENCE = {
  ...PATIENT_BUDGET,
  firstByteMs: SHORT_BUDGET.firstByteMs,
  legacyMs: SHORT_BUDGET.legacyMs,
};
const WITH_PONG = { ...PATIENT_BUDGET, pongMs: 8000 };
const SHORT_ANSWER = { ...PATIENT_BUDGET, answerMs: SHORT_BUDGET.answerMs };

describe('silence and endings', () => {
  test('1 accepts and sends nothing: timeout', async () => {
    const { reply, ms } = await lookAt(() => undefined, SHORT_SILENCE);
    expect(reply).toMatchObject(offline('timeout'));
    expect(reply.debug.stage).toBe('handshake');
    expect(ms).toBeLessThan(AT_ONCE_MS);
  });

  test('2 closes on accept: closed, after the old pings were tried too', async () => {
    const { reply, connections } = await lookAt((socket) => socket.end());
    expect(reply).toMatchObject(offline('closed'));
    expect(connections).toBe(3);
  });

  test('3 resets on accept: reset', async () => {
    const { reply } = await lookAt((socket) => socket.resetAndDestroy());
    expect(reply).toMatchObject(offline('reset'));
  });

  test('4 a closed port: refused, at once', async () => {
    const { reply, ms } = await look(`127.0.0.1:${await closedPort()}`, 'java', {
      budget: PATIENT_BUDGET,
    });
    expect(reply).toMatchObject({ ...offline('refused'), ip: '127.0.0.1' });
    expect(reply.debug.stage).toBe('connect');
    expect(ms).toBeLessThan(AT_ONCE_MS);
  });

  test.each([
    ['ECONNREFUSED', 'refused'],
    ['ECONNRESET', 'reset'],
    ['ECONNABORTED', 'reset'],
    ['EPIPE', 'reset'],
    ['ETIMEDOUT', 'timeout'],
    ['EHOSTUNREACH', 'unreachable'],
    ['ENETUNREACH', 'unreachable'],
  ])('5 a connection that the system ends with %s: %s', async (systemCode, code) => {
    const { reply } = await look('127.0.0.1:25565', 'java', { connect: brokenTcp(systemCode) });
    expect(reply).toMatchObject({ online: false, debug: { code, stage: 'connect' } });
  });

  test('5 an address that never answers: timeout at the connect deadline', async () => {
    const { reply, ms, connections } = await look('127.0.0.1:25565', 'java', {
      connect: () => new Socket(),
      budget: { ...PATIENT_BUDGET, connectMs: SHORT_BUDGET.connectMs },
    });
    expect(reply).toMatchObject({ online: false, debug: { code: 'timeout', stage: 'connect' } });
    expect(connections).toBe(1);
    expect(ms).toBeGreaterThanOrEqual(SHORT_BUDGET.connectMs - 5);
    expect(ms).toBeLessThan(AT_ONCE_MS);
  });

  test('6 reads nothing, then sends a good status and half-closes: online', async () => {
    const { reply } = await lookAt((socket) => {
      socket.pause();
      socket.end(statusFrame());
    });
    expect(reply).toMatchObject({ ...online, latency_ms: null });
  });

  test('7 sends a good answer one byte at a time: online', async () => {
    const frame = statusFrame({ ...GOOD_STATUS, players: { online: 3, max: 20 } });
    const { reply } = await lookAt((socket) => {
      let at = 0;
      const drip = setInterval(() => {
        if (at >= frame.length || socket.destroyed) return clearInterval(drip);
        socket.write(frame.subarray(at, at + 1));
        at += 1;
      }, 1);
    });
    expect(reply).toMatchObject(online);
  });

  test('8 drips for ever: timeout at a deadline that no byte moves', async () => {
    const { reply, ms } = await lookAt((socket) => {
      socket.write(Buffer.from([0x80, 0x01, 0x00]));
      const drip = setInterval(() => socket.destroyed || socket.write('a'), 30);
      socket.on('close', () => clearInterval(drip));
    }, SHORT_ANSWER);
    expect(reply).toMatchObject({ online: false, debug: { code: 'timeout', stage: 'response' } });
    expect(ms).toBeLessThan(AT_ONCE_MS);
  });
});

describe('good answers in odd pieces', () => {
  const frame = statusFrame({ ...GOOD_STATUS, description: 'è ☃ 🎉' });
  const inTwo =
    (at: number): Serve =>
    (socket) =>
      socket.once('data', () => {
        socket.write(frame.subarray(0, at), () =>
          setImmediate(() => setTimeout(() => socket.write(frame.subarray(at)), 5)),
        );
      });

  test('9 split inside the length: online', async () => {
    expect((await lookAt(inTwo(1))).reply).toMatchObject(online);
  });

  test('10 split inside a character: online, text intact', async () => {
    const { reply } = await lookAt(inTwo(frame.indexOf(Buffer.from('🎉')) + 2));
    expect(reply).toMatchObject({ ...online, motd: { clean: ['è ☃ 🎉'] } });
  });

  test('11 status and pong in one segment: online with latency', async () => {
    const { reply } = await lookAt(says(Buffer.concat([frame, pongFrame()])), WITH_PONG);
    expect(reply).toMatchObject({ ...online, latency_ms: expect.any(Number) });
  });

  test('an ordinary exchange tells the latency', async () => {
    const { reply } = await lookAt((socket) => answerWith(socket), WITH_PONG);
    expect(reply).toMatchObject({ ...online, latency_ms: expect.any(Number) });
  });

  test('what is sent: a handshake for the status with no version, the request, a ping', async () => {
    const sent: Buffer[] = [];
    const { fake } = await lookAt((socket) => {
      socket.on('data', (bytes) => sent.push(bytes));
      answerWith(socket);
    }, WITH_PONG);
    const port = fake.port.toString(16).padStart(4, '0');
    const host = Buffer.from('127.0.0.1').toString('hex');
    const handshake = `1300ffffffff0f09${host}${port}01`;
    const request = '0100';
    const ping = `0901${'00'.repeat(8)}`;
    expect(Buffer.concat(sent).toString('hex')).toBe(handshake + request + ping);
  });

  test('12 no pong: online without latency, soon', async () => {
    // The answer as a whole has eight seconds here.
    const { reply, ms } = await lookAt(says(frame));
    expect(reply).toMatchObject({ ...online, latency_ms: null });
    expect(ms).toBeLessThan(AT_ONCE_MS);
  });

  test('13 a pong with another payload: online', async () => {
    const { reply } = await lookAt((socket) => {
      socket.once('data', () => {
        socket.write(frame);
        socket.once('data', () => socket.write(pongFrame(Buffer.from('otherone'))));
      });
    });
    expect(reply).toMatchObject(online);
  });

  test.each<[string, (socket: Socket) => void]>([
    ['FIN', (socket) => socket.end()],
    ['RST', (socket) => socket.once('data', () => socket.resetAndDestroy())],
    ['junk', (socket) => socket.write('junk junk junk')],
    ['10 MB', (socket) => socket.write(Buffer.alloc(10_000_000, 0x61))],
  ])('14 a good status, then %s: online, socket destroyed', async (_, then) => {
    const { reply } = await lookAt((socket) => {
      socket.once('data', () => {
        socket.write(frame);
        then(socket);
      });
    });
    expect(reply).toMatchObject(online);
  });

  test('15 a status before our request: online', async () => {
    expect((await lookAt((socket) => socket.write(frame))).reply).toMatchObject(online);
  });

  test('16 two statuses: the first wins', async () => {
    const second = statusFrame({ version: { name: 'second' } });
    const { reply } = await lookAt(says(Buffer.concat([statusFrame(), second])));
    expect(reply).toMatchObject(online);
  });

  test('17 more bytes in the frame after the JSON: online', async () => {
    const body = statusFrame().subarray(2);
    const padded = Buffer.concat([writeVarInt(body.length + 4), body, Buffer.from('more')]);
    expect((await lookAt(says(padded))).reply).toMatchObject(online);
  });

  test('18 a padded length: online', async () => {
    const body = statusFrame().subarray(2);
    const padded = Buffer.from([
      (body.length & 0x7f) | 0x80,
      ((body.length >> 7) & 0x7f) | 0x80,
      0x80,
      0x80,
      0x00,
    ]);
    expect((await lookAt(says(padded, body))).reply).toMatchObject(online);
  });
});

describe('frames that are none', () => {
  test.each<[string, Buffer, string]>([
    ['19 a length of six bytes', Buffer.from('808080808001', 'hex'), 'not_minecraft'],
    ['20 length -1', Buffer.from('ffffffff0f', 'hex'), 'not_minecraft'],
    ['21 length 0', Buffer.from([0]), 'not_minecraft'],
    ['22 length 2 147 483 647, then silence', Buffer.from('ffffffff07', 'hex'), 'too_large'],
    [
      '23 length 300 000',
      Buffer.concat([writeVarInt(300_000), Buffer.alloc(300_000)]),
      'too_large',
    ],
  ])('%s: refused at once', async (_, bytes, code) => {
    const { reply, ms } = await lookAt(says(bytes));
    expect(reply).toMatchObject(offline(code));
    expect(ms).toBeLessThan(AT_ONCE_MS);
  });

  test.each([
    ['0x00', 0x00],
    ['a', 0x61],
  ])('24 an endless stream of %s: we hang up', async (_, byte) => {
    const flood = Buffer.alloc(65_536, byte);
    let written = 0;
    const { reply, fake } = await lookAt((socket) => {
      const pour = () => {
        while (!socket.destroyed && socket.write(flood)) written += flood.length;
      };
      socket.on('drain', pour);
      pour();
    });
    expect(reply.online).toBe(false);
    await expect.poll(fake.openSockets).toBe(0);
    expect(written).toBeLessThan(16_000_000);
  });

  test.each([
    ['0x01', Buffer.from([9, 1, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['0x7F', Buffer.from([2, 0x7f, 0])],
    ['-1', Buffer.concat([Buffer.from([6]), writeVarInt(-1), Buffer.from([0])])],
  ])('25 a first packet with id %s: not Minecraft', async (_, bytes) => {
    expect((await lookAt(says(bytes))).reply).toMatchObject(offline('not_minecraft'));
  });

  test.each([
    ['longer than the frame', Buffer.from([5, 0, 40, 1, 1, 1])],
    ['-1', Buffer.concat([Buffer.from([7, 0]), writeVarInt(-1), Buffer.from([0])])],
    [
      'the largest there is',
      Buffer.concat([Buffer.from([7, 0]), writeVarInt(0x7fffffff), Buffer.from([0])]),
    ],
  ])('26 a string length %s: not Minecraft', async (_, bytes) => {
    expect((await lookAt(says(bytes))).reply).toMatchObject(offline('not_minecraft'));
  });

  test('27 a compressed frame: offline', async () => {
    const body = Buffer.concat([Buffer.from([0]), statusFrame().subarray(2)]);
    const { reply } = await lookAt(says(Buffer.concat([writeVarInt(body.length), body])));
    expect(reply).toMatchObject(offline('not_minecraft'));
  });

  test('28 an encryption request or a login disconnect: offline, with the text as reason', async () => {
    const encryption = await lookAt(says(Buffer.from([8, 1, 0, 3, 1, 2, 3, 1, 9])));
    expect(encryption.reply).toMatchObject(offline('not_minecraft'));
    const { reply } = await lookAt(
      says(jsonFrame('{"text":"You are <b>banned</b>","color":"red"}')),
    );
    expect(reply).toMatchObject({
      ...offline('not_minecraft'),
      debug: {
        reason: { clean: ['You are <b>banned</b>'] },
        error: { ping: 'You are &lt;b&gt;banned&lt;/b&gt;' },
      },
    });
  });

  test.each([
    ['29', 'HTTP 400', 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n<html>no</html>'],
    ['29', 'HTTP 200', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'],
    ['29', 'a redirect', 'HTTP/1.1 301 Moved Permanently\r\nLocation: /\r\n\r\n'],
    ['30', 'SSH', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['30', 'SMTP', '220 mail.example ESMTP\r\n'],
    ['30', 'FTP', '220 (vsFTPd 3.0.5)\r\n'],
    ['30', 'a TLS alert', Buffer.from('15030100020246', 'hex')],
    ['30', 'MySQL', Buffer.from(`4a0000000a352e372e333900${'01'.repeat(66)}`, 'hex')],
    ['30', 'RDP', Buffer.from('030000130ed000001234000209080000000000', 'hex')],
  ])('%s %s: not Minecraft', async (_, __, bytes) => {
    expect((await lookAt(says(bytes))).reply).toMatchObject(offline('not_minecraft'));
  });

  test('31 a kick that is no ping answer: offline, its text as reason, escaped', async () => {
    const { reply } = await lookAt(says(kick('Outdated <i>server</i>!')));
    expect(reply).toMatchObject({
      ...offline('not_minecraft'),
      debug: {
        reason: {
          clean: ['Outdated <i>server</i>!'],
          html: ['Outdated &lt;i&gt;server&lt;/i&gt;!'],
        },
        error: { ping: 'Outdated &lt;i&gt;server&lt;/i&gt;!' },
      },
    });
  });

  test('32 wants the PROXY protocol and resets: reset', async () => {
    const { reply } = await lookAt((socket) => socket.once('data', () => socket.resetAndDestroy()));
    expect(reply).toMatchObject(offline('reset'));
  });

  test('33 takes one connection only: online from the first', async () => {
    const { reply, connections } = await lookAt((socket, visit) =>
      visit === 1 ? answerWith(socket) : socket.resetAndDestroy(),
    );
    expect(reply).toMatchObject(online);
    expect(connections).toBe(1);
  });
});

describe('of a name with three addresses', () => {
  const openLookup = namesWith({
    ipv4: async () => ({ kind: 'found', records: ['127.1.0.1', '127.1.0.2', '127.1.0.3'] }),
  });
  const SHORT_CONNECT = { ...PATIENT_BUDGET, connectMs: SHORT_BUDGET.connectMs };

  test.each<[string, () => Socket, number]>([
    ['refuses', brokenTcp('ECONNREFUSED'), 3],
    ['cannot be reached', brokenTcp('EHOSTUNREACH'), 3],
    ['resets', brokenTcp('ECONNRESET'), 1],
    ['is silent', () => new Socket(), 1],
  ])('one that %s: so many are tried', async (_, toNowhere, expected) => {
    const changes = { openLookup, connect: toNowhere, budget: SHORT_CONNECT };
    const { connections } = await look('mc.example', 'java', changes);
    expect(connections).toBe(expected);
  });

  test.each([0, 1, 2])('%i refuse, then one closes: three connections in all', async (refusing) => {
    const closing = await startTcp((socket) => socket.end());
    let tried = 0;
    const { reply, connections } = await look('mc.example', 'java', {
      openLookup,
      connect: () => {
        tried += 1;
        if (tried <= refusing) return brokenTcp('ECONNREFUSED')();
        return connect({ host: '127.0.0.1', port: closing.port });
      },
    });
    expect(reply).toMatchObject({ ...offline('closed'), ip: `127.1.0.${refusing + 1}` });
    expect(connections).toBe(3);
  });
});

test('the first address that refuses gives way to the next', async () => {
  const { port } = await startTcp((socket) => answerWith(socket));
  const { reply } = await look(`two.example:${port}`, 'java', {
    connect: ({ host }) => connect({ host, port: host === '127.0.0.9' ? 1 : port }),
    openLookup: namesWith({
      ipv4: async () => ({ kind: 'found', records: ['127.0.0.9', '127.0.0.1'] }),
    }),
  });
  expect(reply).toMatchObject({ ...online, ip: '127.0.0.1', hostname: 'two.example' });
});
