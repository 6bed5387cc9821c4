import { createHash } from 'node:crypto';
import { sessionProfile } from '@fucina/api-contract';
import {
  DRAWN_OUTFITS,
  drawSkin,
  readSkin,
  renderAvatar,
  renderBody,
  renderHead,
} from '@fucina/skin-model';
import { PNG } from 'pngjs';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDemoMojang } from '../../../../scripts/demo/mojang.ts';
import { createTestApp, testSettings } from '../../testing/test-app.ts';
import { connectMojang } from './mojang/connect-mojang.ts';

const demo = await startDemoMojang();
const settings = testSettings({
  MOJANG_API_URL: demo.apiUrl,
  MOJANG_SESSION_URL: demo.sessionUrl,
  MOJANG_TEXTURES_URL: demo.texturesUrl,
  RATE_LIMIT: '0',
});
const createSkinApp = () =>
  createTestApp({ settings, mojang: connectMojang(settings), now: Date.now });

let app = createSkinApp();
beforeEach(() => {
  app = createSkinApp();
  demo.behave();
  demo.forgetRequests();
});
afterAll(() => demo.close());

const player = (name: string) => {
  const found = demo.players.find((one) => one.name === name);
  if (!found) throw new Error(`no sample player ${name}`);
  return found;
};
const dashed = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const get = (path: string) => app.request(path);
const bytes = async (reply: Response) => Buffer.from(await reply.arrayBuffer());
const image = async (path: string) => PNG.sync.read(await bytes(await get(path)));
const hashOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');

function worn(file: Uint8Array, model: 'wide' | 'slim') {
  const read = readSkin(PNG.sync.read(Buffer.from(file)), model);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

const fabbro = player('Fabbro');
const file = fabbro.skin?.file ?? new Uint8Array();

describe('the look-up of a name', () => {
  const find = (name: string) => get(`/api/mojang/users/profiles/minecraft/${name}`);

  test('answers with the uuid and the exact name, whatever the case', async () => {
    const reply = await find('fABBRO');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ id: fabbro.id, name: 'Fabbro' });
    expect(reply.headers.get('cache-control')).toContain('max-age=3600');
  });

  test('of nobody answers 404 in our words and in Mojang’s', async () => {
    const reply = await find('Nessuno');
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({
      code: 'player_not_found',
      errorMessage: "Couldn't find any profile with name Nessuno",
      path: '/users/profiles/minecraft/Nessuno',
    });
    await find('nessuno');
    expect(demo.requests.name).toBe(1);
  });

  test.each(['a-b', 'x'.repeat(17), '%20', 'è'])('of %s is refused unasked', async (name) => {
    expect((await find(name)).status).toBe(400);
    expect(demo.requests.name).toBe(0);
  });

  test.each([
    [500, 502],
    [429, 503],
    [403, 503],
  ])('answers with a failure of its own when Mojang says %i', async (status, expected) => {
    demo.misbehave({ route: 'name', status });
    const reply = await find('Fabbro');
    expect(reply.status).toBe(expected);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    if (expected === 503) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('leaves Mojang alone after it asked for quiet', async () => {
    demo.misbehave({ route: 'name', status: 429 });
    await find('Fabbro');
    demo.behave();
    expect((await find('Scintilla')).status).toBe(503);
    expect(demo.requests.name).toBe(1);
  });
});

describe('the profile', () => {
  const profile = (uuid: string) => get(`/api/session/profile/${uuid}`);

  test.each([fabbro.id, fabbro.id.toUpperCase(), dashed(fabbro.id)])(
    'of %s is found',
    async (id) => {
      const reply = await profile(id);
      expect(reply.status).toBe(200);
      const body = sessionProfile.parse(await reply.json());
      expect(body).toMatchObject({ id: fabbro.id, name: 'Fabbro' });
      expect(body.properties[0]).toEqual({ name: 'textures', value: expect.any(String) });
    },
  );

  test('keeps its signature when that is asked for', async () => {
    const [unsigned, signed] = await Promise.all(
      ['', '?unsigned=false'].map(async (query) =>
        sessionProfile.parse(await (await profile(fabbro.id + query)).json()),
      ),
    );
    expect(unsigned?.properties[0]).not.toHaveProperty('signature');
    expect(signed?.properties[0]?.signature).toMatch(/\w/);
  });

  test.each(['abc', `${fabbro.id}0`, 'z'.repeat(32)])('of %s is refused unasked', async (id) => {
    expect((await profile(id)).status).toBe(400);
    expect(demo.requests.profile).toBe(0);
  });

  test('of nobody answers 404', async () => {
    expect((await profile('0'.repeat(32))).status).toBe(404);
  });

  test('that is not JSON is a failure', async () => {
    demo.misbehave({ route: 'profile', isGarbage: true });
    expect((await profile(fabbro.id)).status).toBe(502);
  });
});

describe('pictures', () => {
  test.each([
    ['a uuid', fabbro.id],
    ['a dashed uuid', dashed(fabbro.id)],
    ['an upper-case uuid', fabbro.id.toUpperCase()],
    ['a name', 'fabbro'],
    ['a uuid with .png', `${fabbro.id}.png`],
    ['a texture hash', hashOf(file)],
  ])('are drawn for %s', async (_, id) => {
    const reply = await get(`/api/crafatar/renders/body/${id}?scale=4`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    const drawn = PNG.sync.read(await bytes(reply));
    expect(
      Buffer.compare(
        drawn.data,
        Buffer.from(renderBody(worn(file, 'wide'), { scale: 4 }).data.buffer),
      ),
    ).toBe(0);
  });

  test.each([
    ['avatars', '', 160, 160],
    ['avatars', '?size=128', 128, 128],
    ['avatars', '?size=1', 1, 1],
    ['avatars', '?size=512', 512, 512],
    ['renders/body', '', 120, 270],
    ['renders/head', '?scale=10', 200, 185],
    ['renders/body', '?scale=4&view=front', 64, 128],
    ['renders/head', '?scale=4&view=back', 32, 32],
    ['renders/bust', '?scale=4', 64, 64],
  ])('%s%s have %i by %i pixels', async (route, query, width, height) => {
    expect(await image(`/api/crafatar/${route}/Fabbro${query}`)).toMatchObject({ width, height });
  });

  test.each([
    ['', false],
    ['overlay', true],
    ['overlay=true', true],
    ['overlay=false', false],
    ['overlay=0', false],
    ['overlay=no', false],
    ['helm', true],
    ['helm=false', false],
    ['helm&overlay=0', false],
  ])('with ?%s show the second layer: %s', async (query, overlay) => {
    const { data } = await image(`/api/crafatar/avatars/Fabbro?size=16&${query}`);
    const expected = renderAvatar(worn(file, 'wide'), { size: 16, overlay });
    expect(Buffer.compare(data, Buffer.from(expected.data.buffer))).toBe(0);
  });

  test.each([
    'avatars/Fabbro?size=0',
    'avatars/Fabbro?size=513',
    'avatars/Fabbro?size=12.7',
    'avatars/Fabbro?size=abc',
    'avatars/Fabbro?size=',
    'renders/body/Fabbro?scale=0',
    'renders/body/Fabbro?scale=11',
    'renders/head/Fabbro?view=under',
    'avatars/not-a-name',
    'skins/..png',
    'renders/body/0123456789abcdef0123456789abcde',
  ])('%s is refused unasked with 422, and not kept', async (path) => {
    const reply = await get(`/api/crafatar/${path}`);
    expect(reply.status).toBe(422);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(demo.requests).toEqual({ name: 0, names: 0, profile: 0, texture: 0 });
  });

  test('of a slim player have slim arms', async () => {
    const { skin } = player('Scintilla');
    const { data } = await image('/api/crafatar/renders/body/Scintilla?overlay');
    const slim = renderBody(worn(skin?.file ?? file, 'slim'), { scale: 6, overlay: true });
    expect(Buffer.compare(data, Buffer.from(slim.data.buffer))).toBe(0);
  });

  test('wear the cape on request', async () => {
    const path = '/api/crafatar/renders/body/Fabbro?view=back';
    const [without, worn] = await Promise.all([path, `${path}&cape`].map(image));
    expect(Buffer.compare(without?.data ?? file, worn?.data ?? file)).not.toBe(0);
  });

  test('may be kept for twenty minutes, those of a texture for ever', async () => {
    const kept = async (id: string) =>
      (await get(`/api/crafatar/avatars/${id}`)).headers.get('cache-control');
    expect(await kept('Fabbro')).toBe('public, max-age=1200, stale-while-revalidate=86400');
    expect(await kept(hashOf(file))).toBe('public, max-age=31536000, immutable');
  });

  test('are not sent again to whoever has them', async () => {
    const path = '/api/crafatar/renders/head/Fabbro';
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    expect((await app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('/head/{playerName}', () => {
  test('shows the head with its second layer', async () => {
    const { data } = await image('/head/Fabbro');
    const head = renderHead(worn(file, 'wide'), { scale: 6, overlay: true });
    expect(Buffer.compare(data, Buffer.from(head.data.buffer))).toBe(0);
  });

  test.each([
    ['?scale=3', 60],
    ['?size=128', 128],
    ['?size=512', 512],
  ])('%s makes it %i pixels wide', async (query, width) => {
    expect((await image(`/head/Fabbro${query}`)).width).toBe(width);
  });

  test.each([1, 2, 64, 512])(
    '?size=%i is a picture of that width from every side',
    async (size) => {
      for (const view of ['iso', 'iso-left', 'front', 'back']) {
        expect((await image(`/head/Fabbro?size=${size}&view=${view}`)).width).toBe(size);
      }
    },
  );

  test('is seen from where it is asked for', async () => {
    const { data } = await image('/head/Fabbro?scale=4&view=back&overlay=no');
    const back = renderHead(worn(file, 'wide'), { scale: 4, overlay: false, view: 'back' });
    expect(Buffer.compare(data, Buffer.from(back.data.buffer))).toBe(0);
    expect((await get('/head/Fabbro?view=top')).status).toBe(422);
  });

  test('of nobody is 404, of what is no name 422', async () => {
    expect((await get('/head/Nessuno')).status).toBe(404);
    expect((await get('/head/no%20name')).status).toBe(422);
  });
});

describe('the skin file', () => {
  test('comes byte for byte', async () => {
    const reply = await get('/api/crafatar/skins/Fabbro');
    expect(Buffer.compare(await bytes(reply), Buffer.from(file))).toBe(0);
    expect(reply.headers.get('x-skin-source')).toBe('player');
    expect(reply.headers.has('content-disposition')).toBe(false);
  });

  test.each([
    ['download', 'attachment; filename="Fabbro.png"'],
    ['download=1', 'attachment; filename="Fabbro.png"'],
    ['download=0', null],
    ['download=no', null],
  ])('with ?%s is offered as %s', async (query, disposition) => {
    const reply = await get(`/api/crafatar/skins/${fabbro.id}?${query}`);
    expect(reply.headers.get('content-disposition')).toBe(disposition);
  });

  test('of an unknown texture is 404', async () => {
    expect((await get(`/api/crafatar/skins/${'0'.repeat(64)}`)).status).toBe(404);
  });
});

describe('the cape file', () => {
  test('comes byte for byte', async () => {
    const reply = await get('/api/crafatar/capes/Mantello');
    expect(Buffer.compare(await bytes(reply), Buffer.from(player('Mantello').cape ?? file))).toBe(
      0,
    );
  });

  test('is 404 for whoever wears none', async () => {
    expect((await get('/api/crafatar/capes/Scintilla')).status).toBe(404);
  });
});

describe('whoever has no skin', () => {
  test.each(['00000000000000000000000000000000', player('Senza_Skin').id, 'Senza_Skin'])(
    '(%s) wears what the game would choose, drawn by us when that cannot be had',
    async (id) => {
      const reply = await get(`/api/crafatar/skins/${id}`);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('x-skin-source')).toBe('default');
      // Only for a minute: the game's own picture may be had again soon.
      expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
    },
  );

  test('gets the model of the game’s rule', async () => {
    const { data } = await image(`/api/crafatar/skins/${'0'.repeat(32)}`);
    const alex = drawSkin(DRAWN_OUTFITS.alex, 'slim');
    expect(Buffer.compare(data, Buffer.from(alex.data.buffer))).toBe(0);
  });
});

describe('twenty people at once', () => {
  test('cost one profile and one texture', async () => {
    demo.misbehave({ latencyMs: 50 });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => get(`/api/crafatar/avatars/${fabbro.id}?size=128`)),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(demo.requests).toEqual({ name: 0, names: 0, profile: 1, texture: 1 });
  });
});

test('what is out of date is shown at once and asked for again behind it', async () => {
  const path = `/api/session/profile/${fabbro.id}`;
  await get(path);
  demo.misbehave({ latencyMs: 200 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 });
  try {
    expect((await get(path)).headers.get('x-cache')).toBe('stale');
    await vi.waitFor(async () => {
      expect((await get(path)).headers.get('x-cache')).toBe('hit');
    }, 10_000);
    expect(demo.requests.profile).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

describe('while Mojang is down', () => {
  test.each([
    ['profile', 500, 502],
    ['profile', 429, 503],
    ['profile', 403, 503],
    ['texture', 500, 502],
    ['texture', 429, 503],
  ] as const)('(%s %i) nobody becomes Steve', async (route, status, expected) => {
    demo.misbehave({ route, status });
    const reply = await get(`/api/crafatar/avatars/${fabbro.id}`);
    expect(reply.status).toBe(expected);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('content-type')).toContain('json');
  });

  test('what was seen before is still shown', async () => {
    await get('/api/crafatar/avatars/Fabbro');
    demo.misbehave({ status: 500 });
    expect((await get('/api/crafatar/renders/body/Fabbro')).status).toBe(200);
  });

  test.each([500, 429, 403])(
    '(%i) what is out of date is still shown, marked, and not for long',
    async (status) => {
      const paths = [
        `/api/crafatar/avatars/${fabbro.id}`,
        '/head/Fabbro',
        `/api/session/profile/${fabbro.id}`,
        '/api/mojang/users/profiles/minecraft/Fabbro',
      ];
      const before = await Promise.all(paths.map(async (path) => bytes(await get(path))));
      demo.misbehave({ status });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 });
      try {
        for (const [index, path] of paths.entries()) {
          const reply = await get(path);
          expect(reply.status).toBe(200);
          expect(reply.headers.get('x-cache')).toBe('stale');
          expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
          expect(await bytes(reply)).toEqual(before[index]);
        }
      } finally {
        vi.useRealTimers();
      }
    },
  );
});
