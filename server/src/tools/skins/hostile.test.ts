// An upstream that wishes us ill: whatever it sends, the answer is a default or a clean error.
import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { writePng } from '@fucina/png';
import { DRAWN_OUTFITS, drawSkin } from '@fucina/skin-model';
import { PNG } from 'pngjs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, testSettings } from '../../testing/test-app.ts';
import { createHttpAsk } from './mojang/http-ask.ts';
import { createMojang } from './mojang/mojang.ts';
import { createPace, NO_PACE } from './mojang/pace.ts';
import { createUpstream } from './mojang/upstream.ts';

const UUID = 'f0c1a000000040008000000000000001';
const HASH = createHash('sha256').update('hostile').digest('hex');
const skin = writePng(drawSkin(DRAWN_OUTFITS.kai, 'wide'));

/** Another host, which nobody may ever be sent to. */
let visitsElsewhere = 0;
const elsewhere = await listen((_, response) => {
  visitsElsewhere += 1;
  response.end(skin);
});
let respond: RequestListener = (_, response) => response.end();
const upstream = await listen((request, response) => respond(request, response));
afterAll(() => {
  for (const { server } of [elsewhere, upstream]) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is never a pipe's name.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

function createApp() {
  const ask = createHttpAsk({ connectMs: 200, wholeMs: 400 });
  const host = () =>
    createUpstream({
      baseUrl: upstream.url,
      pace: createPace({ host: 'test', ...NO_PACE }),
      ask,
    });
  return createTestApp({
    settings: testSettings({ MOJANG_TEXTURES_URL: upstream.url }),
    mojang: createMojang({ api: host(), session: host(), textures: host() }),
    now: Date.now,
  });
}

function profile(textures: unknown, extra: object = {}): string {
  const value = Buffer.from(JSON.stringify({ textures })).toString('base64');
  return JSON.stringify({
    id: UUID,
    name: 'Cattivo',
    properties: [{ name: 'textures', value }],
    ...extra,
  });
}

/** Serves a profile whose skin is at the game's host, and this for the texture. */
function serveTexture(send: RequestListener): void {
  const url = `https://textures.minecraft.net/texture/${HASH}`;
  respond = (request, response) => {
    if (request.url?.startsWith('/texture/')) send(request, response);
    else response.end(profile({ SKIN: { url } }));
  };
}

let app = createApp();
beforeEach(() => {
  app = createApp();
  visitsElsewhere = 0;
});
const avatar = () => app.request(`/api/crafatar/avatars/${UUID}`);

async function expectCleanFailure(reply: Response): Promise<void> {
  expect(reply.status).toBe(502);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(await reply.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
  expect(visitsElsewhere).toBe(0);
}

function pngOf(width: number, height: number): Buffer {
  const file = PNG.sync.write(new PNG({ width: 1, height: 1 }));
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

const FIVE_MB = Buffer.alloc(5 * 2 ** 20, 1);
const BOMB = bombOf(deflateSync(Buffer.alloc(2 ** 26)));

/** A header of 64x64 and compressed rows for a picture of gigabytes. */
function bombOf(rows: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + rows.length);
  chunk.writeUInt32BE(rows.length, 0);
  chunk.write('IDAT', 4, 'latin1');
  chunk.set(rows, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + rows.length);
  return Buffer.concat([skin.subarray(0, 33), chunk, skin.subarray(-12)]);
}

test.each<[string, RequestListener]>([
  ['5 MB', (_, response) => response.end(FIVE_MB)],
  [
    'endless bytes',
    (_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    },
  ],
  ['a header of 20000x20000', (_, response) => response.end(pngOf(20_000, 20_000))],
  [
    'a picture of 128x128',
    (_, response) => response.end(PNG.sync.write(new PNG({ width: 128, height: 128 }))),
  ],
  ['a truncated picture', (_, response) => response.end(skin.subarray(0, 200))],
  ['a bomb', (_, response) => response.end(BOMB)],
  ['a web page', (_, response) => response.setHeader('Content-Type', 'image/png').end('<script>')],
  ['nothing', (_, response) => response.end()],
  [
    'a redirect',
    (_, response) => response.writeHead(302, { Location: `${elsewhere.url}/x.png` }).end(),
  ],
  ['silence', () => {}],
  [
    'half an answer',
    (_, response) => {
      response.writeHead(200, { 'Content-Length': 9999 });
      response.write(skin);
    },
  ],
  ['a closed door', (request) => request.socket.destroy()],
])('a texture that is %s is a clean failure', async (_, send) => {
  serveTexture(send);
  await expectCleanFailure(await avatar());
});

test.each([
  ['another host', () => `${elsewhere.url}/texture/${HASH}`],
  [
    'a host that looks like the game’s',
    () => `http://textures.minecraft.net.example/texture/${HASH}`,
  ],
  ['credentials', () => `http://textures.minecraft.net@127.0.0.1/texture/${HASH}`],
  ['a file', () => 'file:///etc/passwd'],
  ['a climbing path', () => `http://textures.minecraft.net/texture/../../session/${HASH}`],
  ['no string', () => ({ toString: 'x' })],
])('a skin at %s is no skin: the game’s default is shown, nobody else is asked', async (_, url) => {
  respond = (request, response) => {
    if (request.url?.startsWith('/texture/')) response.writeHead(404).end();
    else response.end(profile({ SKIN: { url: url() } }));
  };
  const reply = await avatar();
  expect(reply.status).toBe(200);
  expect(reply.headers.get('x-skin-source')).toBe('default');
  expect(visitsElsewhere).toBe(0);
});

test('a skin at the stand-in for the game’s host is one', async () => {
  respond = (request, response) => {
    if (request.url === `/texture/${HASH}`) response.end(skin);
    else response.end(profile({ SKIN: { url: `${upstream.url}/texture/${HASH}` } }));
  };
  expect((await avatar()).headers.get('x-skin-source')).toBe('player');
});

test.each([
  ['HTML', '<html>'],
  ['a list', '[]'],
  ['a name that is no text', JSON.stringify({ id: UUID, name: {}, properties: [] })],
  ['endless JSON', `{"id":"${'x'.repeat(100_000)}"}`],
])('a profile of %s is a clean failure', async (_, body) => {
  respond = (_request, response) => response.end(body);
  await expectCleanFailure(await avatar());
  await expectCleanFailure(await app.request(`/api/session/profile/${UUID}`));
});

test('a name that would break a header is tamed', async () => {
  respond = (request, response) => {
    if (request.url?.startsWith('/texture/')) response.end(skin);
    else response.end(profile({}, { name: 'a"; X-Evil: 1' }));
  };
  const reply = await app.request(`/api/crafatar/skins/${UUID}?download`);
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="aX-Evil1.png"');
  expect(reply.headers.has('x-evil')).toBe(false);
});

test.each([
  ['a name with a line break', { name: 'a\r\nX-Evil: 1' }],
  ['a name that is too long', { name: 'x'.repeat(26) }],
  ['an id with a path in it', { id: '../../evil' }],
])('a profile with %s is a clean failure', async (_, extra) => {
  respond = (_request, response) => response.end(profile({}, extra));
  await expectCleanFailure(await app.request(`/api/session/profile/${UUID}`));
});

test('a name’s id that is no uuid goes into no further address', async () => {
  const paths: string[] = [];
  respond = (request, response) => {
    paths.push(request.url ?? '');
    response.end(JSON.stringify({ id: '../textures/evil', name: 'Cattivo' }));
  };
  await expectCleanFailure(await app.request('/head/Cattivo'));
  expect(paths).toContain('/users/profiles/minecraft/Cattivo');
  // On a slow machine what the test before has asked for is asked again meanwhile.
  expect(paths.filter((path) => path.includes('evil'))).toEqual([]);
});

test('fifty hostile textures leave the memory flat', async () => {
  serveTexture((_, response) => response.end(FIVE_MB));
  const before = process.memoryUsage().arrayBuffers;
  // 250 MB are offered; what is read of them waits for the garbage collector.
  for (let round = 0; round < 50; round += 1) {
    const hash = createHash('sha256').update(String(round)).digest('hex');
    expect((await app.request(`/api/crafatar/skins/${hash}`)).status).toBe(502);
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 2 ** 20);
});
