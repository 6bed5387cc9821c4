// Lines 34 to 40: servers before 1.7, and what passes for them.
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeFakeServers, startTcp } from '../testing/fake-server.ts';
import { kick } from '../testing/java-bytes.ts';
import { AT_ONCE_MS, look, PATIENT_BUDGET } from '../testing/test-ping.ts';

afterEach(closeFakeServers);

/** Drops whoever does not begin with 0xFE; `answer` sees the old request. */
async function lookAtOld(
  answer: (socket: Socket, request: Buffer) => void,
  budget = PATIENT_BUDGET,
) {
  const fake = await startTcp((socket) =>
    socket.once('data', (request) =>
      request[0] === 0xfe ? answer(socket, request) : socket.destroy(),
    ),
  );
  return look(`127.0.0.1:${fake.port}`, 'java', { budget });
}

const NUL_LAYOUT = '§1\x0078\x001.6.4\0An old §aserver\x007\x0030';

test('34 answers FE 01 in the layout of 1.4: online, version and counts', async () => {
  const { reply } = await lookAtOld((socket, request) => {
    expect(request).toEqual(Buffer.from([0xfe, 0x01]));
    socket.end(kick(NUL_LAYOUT));
  });
  expect(reply).toMatchObject({
    online: true,
    version: '1.6.4',
    protocol: { version: 78 },
    players: { online: 7, max: 30 },
    motd: { raw: ['An old §aserver'], clean: ['An old server'] },
    latency_ms: null,
  });
});

test('34 protocol numbers from before 1.7 do not go by the names of later ones', async () => {
  const { reply } = await lookAtOld((socket) =>
    socket.end(kick('§1\x0047\x001.4.2\0Old\x000\x0010')),
  );
  expect(reply.protocol).toEqual({ version: 47 });
});

test('35 answers only FE: online, no version', async () => {
  const { reply } = await lookAtOld((socket, request) =>
    request.length === 1 ? socket.end(kick('A beta server§2§10')) : socket.destroy(),
  );
  expect(reply).toMatchObject({ online: true, players: { online: 2, max: 10 } });
  expect(reply.motd?.clean).toEqual(['A beta server']);
  expect(reply).not.toHaveProperty('version');
});

test('36 § inside the old MOTD: counts still right', async () => {
  const { reply } = await lookAtOld((socket) => socket.end(kick('§6Gold§r and §lbold§4§44')));
  expect(reply).toMatchObject({
    online: true,
    players: { online: 4, max: 44 },
    motd: { clean: ['Gold and bold'] },
  });
});

test('37 keeps the socket open after the kick: online without waiting', async () => {
  const answer = (socket: Socket) => socket.write(kick(NUL_LAYOUT));
  const { reply, ms } = await lookAtOld(answer);
  expect(reply.online).toBe(true);
  expect(ms).toBeLessThan(AT_ONCE_MS);
});

test('38 announces 65 535 code units: too large', async () => {
  const { reply } = await lookAtOld((socket) => socket.write(Buffer.from([0xff, 0xff, 0xff])));
  expect(reply).toMatchObject({ online: false, debug: { code: 'too_large' } });
});

test.each([
  [
    'an odd number of bytes',
    Buffer.concat([kick('§1\x0078\x001.6.4\0odd\x001\x002'), Buffer.from([0])]),
  ],
  ['a lone surrogate', kick('§1\x0078\x001.6.4\0lone \ud83d!\x001\x002')],
])('39 %s: still an answer', async (_, bytes) => {
  const { reply } = await lookAtOld((socket) => socket.end(bytes));
  expect(reply).toMatchObject({ online: true, players: { online: 1, max: 2 } });
  expect(reply.motd?.clean.join('').isWellFormed()).toBe(true);
});

test.each([
  [1024, { online: true, version: '1.6.4' }],
  [1025, { online: false, debug: { code: 'too_large' } }],
])('38 sends %i code units', async (units, expected) => {
  const [start, end] = ['§1\x0078\x001.6.4\0', '\x001\x002'];
  const text = start + 'x'.repeat(units - start.length - end.length) + end;
  const { reply } = await lookAtOld((socket) => socket.end(kick(text)));
  expect(reply).toMatchObject(expected);
});

test('39 counts beyond all numbers are the largest and smallest there are', async () => {
  const { reply } = await lookAtOld((socket) => socket.end(kick('A§9999999999§-9999999999')));
  expect(reply.players).toEqual({ online: 2_147_483_647, max: -2_147_483_648 });
});

test('39 counts without a MOTD are no answer to a ping', async () => {
  const { reply } = await lookAtOld((socket) => socket.end(kick('2§10')));
  expect(reply).toMatchObject({ online: false, debug: { code: 'not_minecraft' } });
});

test('39 text that ends in the middle of a character: offline', async () => {
  const { reply } = await lookAtOld((socket) => socket.end(kick(NUL_LAYOUT).subarray(0, -1)));
  expect(reply.online).toBe(false);
});

test('40 three fields: offline; letters as counts: zero', async () => {
  const three = await lookAtOld((socket) => socket.end(kick('§1\x0078\x001.6.4')));
  expect(three.reply.online).toBe(false);
  const letters = await lookAtOld((socket) => socket.end(kick('§1\0x\x001.6.4\0motd\0many\0more')));
  expect(letters.reply).toMatchObject({ online: true, players: { online: 0, max: 0 } });
  expect(letters.reply).not.toHaveProperty('protocol');
});

test('an old server that kicks the modern ping is asked the old way', async () => {
  const fake = await startTcp((socket) =>
    socket.once('data', (request) =>
      socket.end(kick(request[0] === 0xfe ? NUL_LAYOUT : 'Outdated client!')),
    ),
  );
  const { reply } = await look(`127.0.0.1:${fake.port}`);
  expect(reply).toMatchObject({ online: true, version: '1.6.4' });
});

test.each([
  ['the modern ping', 'modern', 'modern'],
  ['no modern ping', undefined, 'old 2'],
])('of several reasons the first is told: a server that kicks %s', async (_, modern, expected) => {
  const fake = await startTcp((socket) =>
    socket.once('data', (request) => {
      const reason = request[0] === 0xfe ? `old ${request.length}` : modern;
      if (reason === undefined) socket.end();
      else socket.end(kick(reason));
    }),
  );
  const { reply } = await look(`127.0.0.1:${fake.port}`);
  expect(reply).toMatchObject({ online: false, debug: { reason: { clean: [expected] } } });
});

test('a reason is cut', async () => {
  const fake = await startTcp((socket) =>
    socket.once('data', () => socket.end(kick('x'.repeat(1000)))),
  );
  const { reply } = await look(`127.0.0.1:${fake.port}`);
  expect(reply.debug.reason?.clean).toEqual(['x'.repeat(500)]);
});
