// The pictures of links, through the front door.
import { fc, test as property } from '@fast-check/vitest';
import { writePng } from '@fucina/png';
import type { Ping } from '@fucina/server-ping';
import { PNG } from 'pngjs';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDemoMojang } from '../../../scripts/demo/mojang.ts';
import type { Dependencies } from '../app.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { createLimits } from '../limits/limits.ts';
import { createTestApp, testSettings } from '../testing/test-app.ts';
import { testSite } from '../testing/test-site.ts';
import { connectMojang } from '../tools/skins/mojang/connect-mojang.ts';
import { onlineReply } from '../tools/status/testing/status-reply.ts';

const app = createTestApp();

type App = ReturnType<typeof createTestApp>;

async function draw(query: string, from: App = app) {
  const reply = await from.request(`/link-picture/${query}`);
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(reply.status, query).toBe(200);
  expect(reply.headers.get('content-type')).toBe('image/png');
  const picture = PNG.sync.read(bytes);
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  return { reply, bytes, colors: colorsOf(picture) };
}

/** Where each color is: its leftmost and its rightmost column, and how many pixels it has. */
function colorsOf({ width, data }: PNG) {
  const found = new Map<string, { left: number; right: number; pixels: number }>();
  for (let at = 0; at < data.length; at += 4) {
    const color = `#${data.toString('hex', at, at + 3)}`;
    const x = (at / 4) % width;
    const known = found.get(color);
    if (known === undefined) found.set(color, { left: x, right: x, pixels: 1 });
    else {
      known.left = Math.min(known.left, x);
      known.right = Math.max(known.right, x);
      known.pixels += 1;
    }
  }
  return found;
}

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('absent');
  return value;
};

async function redirected(query: string, from: App = app) {
  const reply = await from.request(`/link-picture/${query}`);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
  return [reply.status, reply.headers.get('location')];
}

describe('the picture of a gradient', () => {
  test('has each letter in its color, from left to right, and no other red or blue', async () => {
    const { colors } = await draw('text-gradient.png?text=ab&colors=%23ff0011,%231100ff');
    const [first, last] = ['#ff0011', '#1100ff'].map((color) => required(colors.get(color)));
    expect(required(first).pixels).toBeGreaterThan(1000);
    expect(required(last).pixels).toBeGreaterThan(1000);
    expect(required(first).left).toBeLessThan(required(last).left);
  });

  test('of a long text stays inside its window', async () => {
    const { colors } = await draw(
      `text-gradient.png?text=${'Wide words, many of them. '.repeat(40)}&colors=%23ff0011&bold=1`,
    );
    const { left, right, pixels } = required(colors.get('#ff0011'));
    expect(pixels).toBeGreaterThan(10_000);
    expect(left).toBeGreaterThan(80);
    expect(right).toBeLessThan(1120);
  });

  test('shows bold letters of mathematics as plain ones', async () => {
    const [fancy, plain] = await Promise.all(
      ['𝐀𝐁', 'AB'].map((text) =>
        draw(`text-gradient.png?text=${encodeURIComponent(text)}&colors=%23ff0011`),
      ),
    );
    const inked = ({ colors }: NonNullable<typeof fancy>) => required(colors.get('#ff0011')).pixels;
    expect(inked(required(fancy)) / inked(required(plain))).toBeCloseTo(1, 0);
  });

  test('is the page’s own where our font has too few of the letters', async () => {
    expect(
      await redirected(`text-gradient.png?text=${encodeURIComponent('안녕하세요')}&lng=it`),
    ).toEqual([302, '/og/it/text-gradient.png']);
  });
});

test.each([
  ['small-caps.png?text=hello', '#ffffff'],
  ['text-workshop.png?text=%3C%23ff0011%3Ehello', '#ff0011'],
  ['text-workshop.png?text=%3Cred&format=json', '#ffffff'],
  ['lore-generator.png?title=%3C%23ff0011%3ESword&lines=a', '#ff0011'],
  ['lore-generator.png?title=a&lines=%3C%23ff0011%3ESword', '#ff0011'],
  ['motd.png?line1=%3C%23ff0011%3EHello&line2=x', '#ff0011'],
  ['motd.png?line1=x&line2=%3C%23ff0011%3EHello&align2=right', '#ff0011'],
])('%s shows its text in its color', async (query, color) => {
  const { colors, reply } = await draw(query);
  const { pixels, left, right } = required(colors.get(color));
  expect(pixels).toBeGreaterThan(300);
  expect([left > 56, right < 1144]).toEqual([true, true]);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('sample values stand in place of placeholders', async () => {
  const [filled, open] = await Promise.all(
    ['&values=%25name%25%3DAlex', ''].map((values) =>
      draw(`text-workshop.png?text=%3C%23ff0011%3E%25name%25${values}`),
    ),
  );
  expect(required(filled).bytes.equals(required(open).bytes)).toBe(false);
});

test.each([
  ['no state', 'text-gradient.png'],
  ['a state without text', 'text-gradient.png?text=%20'],
  ['a query longer than any that we name', `text-gradient.png?text=${'a'.repeat(4001)}`],
  ['no address', 'server-status.png?address=https%3A%2F%2Fexample.net'],
])('with %s the picture is the page’s own', async (_, query) => {
  const [file = ''] = query.split('?', 1);
  expect(await redirected(query)).toEqual([302, `/og/en/${file}`]);
});

test('the words of a picture are in its language', async () => {
  const [english, italian] = await Promise.all(
    ['en', 'it'].map((lng) => draw(`small-caps.png?text=hello&lng=${lng}`)),
  );
  expect(english?.bytes.equals(required(italian).bytes)).toBe(false);
});

test('a tool that has none, and a path below, are not found', async () => {
  for (const path of ['start-command.png', 'x.png', 'text-gradient', 'text-gradient.png/x']) {
    expect((await app.request(`/link-picture/${path}`)).status).toBe(404);
  }
});

test('a picture has an ETag, the same for the same state, and is not sent again', async () => {
  const path = '/link-picture/text-gradient.png?text=Hi&colors=%23f00';
  const [first, again] = [await app.request(path), await app.request(`${path}&utm_source=x`)];
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(again.headers.get('etag')).toBe(etag);
  const known = await app.request(path, { headers: { 'if-none-match': etag } });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

test('pages and programs of others may show it', async () => {
  const { reply } = await draw('text-gradient.png?text=Hi');
  expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  const robots = await createTestApp({ site: testSite() }).request('/robots.txt');
  expect((await robots.text()).match(/Disallow: .*/g)).toEqual([
    'Disallow: /api/',
    'Disallow: /embed/',
    'Disallow: /watch/',
  ]);
});

test('who asks for too many is refused', async () => {
  const budgets = { ...BUDGETS, link: { ...BUDGETS.link, perMinute: 2 } };
  const limited = createTestApp({ limits: createLimits({ budgets }) });
  await draw('text-gradient.png?text=Hi', limited);
  const reply = await limited.request('/link-picture/text-gradient.png?text=Hi');
  expect(reply.status).toBe(429);
  expect(await reply.json()).toMatchObject({ code: 'rate_limited' });
});

const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['<red>', '<b>', '<gradient:red:blue>', '</gradient>', '<newline>', '<obf>', '<key:x>'],
        ...[
          '&a',
          '§l',
          '{"text":"',
          '"}',
          '[',
          '%',
          '\\',
          '\n',
          '#ff0000',
          ',',
          ' ',
          '=',
          '<sprite:a>',
        ],
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join('').toWellFormed());
const fields = {
  'text-gradient': ['text', 'colors', 'bold', 'strikethrough'],
  'small-caps': ['text', 'keepCodes', 'q', 'digits'],
  'text-workshop': ['text', 'format', 'values'],
  'lore-generator': ['title', 'lines', 'upright'],
  motd: ['line1', 'line2', 'align1', 'align2'],
  'server-status': ['address', 'bedrock'],
  skins: ['player'],
  skulls: ['player', 'name', 'lore'],
};
const anyPicture = fc.constantFrom(...Object.entries(fields)).chain(([tool, names]) =>
  fc
    .tuple(...names.map(() => fc.oneof(typed, fc.constantFrom('1', 'center', 'json'))))
    .map((texts) => {
      const query = new URLSearchParams(
        names.map((name, at): [string, string] => [name, texts[at] ?? '']),
      );
      return `/link-picture/${tool}.png?${query}`;
    }),
);

property.prop([anyPicture], { numRuns: 60 })(
  'whatever was typed, there is a picture, of the state or of the page',
  async (address) => {
    const reply = await app.request(address);
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (reply.status === 302)
      expect(reply.headers.get('location')).toMatch(/^\/og\/en\/[a-z-]+\.png$/);
    else expect([reply.status, bytes.toString('latin1', 1, 4)]).toEqual([200, 'PNG']);
  },
);

describe('the picture of a server', () => {
  const GREEN = '#6fd694';
  const MESSAGE = '#ff0011';

  function pinging(answer: Ping) {
    const ping = vi.fn(answer);
    const changes: Partial<Dependencies> = { ping };
    return { ping, from: createTestApp(changes) };
  }

  const icon = () => {
    const data = new Uint8ClampedArray(64 * 64 * 4).map((_, at) => [1, 99, 7, 255][at % 4] ?? 0);
    const file = Buffer.from(writePng({ width: 64, height: 64, data }));
    return `data:image/png;base64,${file.toString('base64')}`;
  };
  const online: Ping = async () => ({
    ok: true,
    reply: onlineReply({
      icon: icon(),
      version: '1.21',
      players: { online: 1234, max: 5000 },
      motd: { raw: [], clean: ['Hi'], html: [], runs: [[{ text: 'Hi there', color: MESSAGE }]] },
    }),
  });

  test('shows its icon, its message, and that it is online', async () => {
    const { from } = pinging(online);
    const { colors, reply } = await draw('server-status.png?address=play.example.net', from);
    expect(required(colors.get('#016307')).pixels).toBe(128 * 128);
    expect(required(colors.get(MESSAGE)).pixels).toBeGreaterThan(300);
    expect(required(colors.get(GREEN)).pixels).toBeGreaterThan(1000);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('comes from the same answer as the status', async () => {
    const { ping, from } = pinging(online);
    await from.request('/api/mcsrvstat/3/play.example.net');
    await draw('server-status.png?address=play.example.net', from);
    await draw('server-status.png?address=PLAY.example.net&lng=it', from);
    expect(ping).toHaveBeenCalledTimes(1);
  });

  test('asks Bedrock servers in their way', async () => {
    const { ping, from } = pinging(online);
    await draw('server-status.png?address=play.example.net&bedrock=1', from);
    expect(ping.mock.calls[0]?.[0]).toMatchObject({ edition: 'bedrock' });
  });

  test('that is offline says so, without green', async () => {
    const { from } = pinging(async () => ({ ok: true, reply: onlineReply({ online: false }) }));
    const { colors } = await draw('server-status.png?address=play.example.net', from);
    expect(colors.get(GREEN)).toBeUndefined();
    expect(required(colors.get('#f3f0ec')).pixels).toBeGreaterThan(1000);
  });

  const NEUTRAL = 'public, max-age=30';

  test.each(['10.0.0.1', '127.0.0.1:6379', '[::1]', '169.254.169.254'])(
    'that nobody may contact (%s) shows the address and nothing else',
    async (address) => {
      const { from } = pinging(async () => ({ ok: false, code: 'blocked_target' }));
      const { reply, colors } = await draw(
        `server-status.png?address=${encodeURIComponent(address)}`,
        from,
      );
      expect(reply.headers.get('cache-control')).toBe(NEUTRAL);
      expect(colors.get(GREEN)).toBeUndefined();
    },
  );

  test('that does not answer in time shows the address', async () => {
    const { from } = pinging(() => new Promise(() => undefined));
    const { reply } = await draw('server-status.png?address=play.example.net', from);
    expect(reply.headers.get('cache-control')).toBe(NEUTRAL);
  });

  test('for a client without budget for pings shows the address', async () => {
    const budgets = { ...BUDGETS, ping: { ...BUDGETS.ping, perMinute: 0 } };
    const from = createTestApp({ ping: online, limits: createLimits({ budgets }) });
    const { reply } = await draw('server-status.png?address=play.example.net', from);
    expect(reply.headers.get('cache-control')).toBe(NEUTRAL);
  });

  test('draws texts of any kind that a server sends', async () => {
    const text = '🎉漢\u202e\u0000"><b>'.repeat(300);
    const runs = [[{ text, obfuscated: true, bold: true }], [{ text }], [{ text }]];
    const { from } = pinging(async () => ({
      ok: true,
      reply: onlineReply({
        version: text,
        icon: 'data:image/png;base64,AAAA',
        players: { online: 2 ** 31, max: -5 },
        motd: { raw: [], clean: [], html: [], runs },
      }),
    }));
    await draw('server-status.png?address=play.example.net', from);
  });
});

describe('the picture of a player', async () => {
  const demo = await startDemoMojang();
  afterAll(() => demo.close());
  const settings = testSettings({
    MOJANG_API_URL: demo.apiUrl,
    MOJANG_SESSION_URL: demo.sessionUrl,
    MOJANG_TEXTURES_URL: demo.texturesUrl,
    RATE_LIMIT: '0',
  });
  let from = createTestApp();
  beforeEach(() => {
    demo.behave();
    from = createTestApp({ settings, mojang: connectMojang(settings), now: Date.now });
  });
  const [player] = demo.players;

  test.each(['skins', 'skulls'])('of %s shows the skin', async (tool) => {
    const name = required(player).name;
    const { colors, reply } = await draw(`${tool}.png?player=${name}`, from);
    const skin = PNG.sync.read(Buffer.from(required(player?.skin).file));
    // The forehead is seen from the front.
    const at = (11 * skin.width + 11) * 4;
    const face = `#${skin.data.toString('hex', at, at + 3)}`;
    expect(required(colors.get(face)).pixels).toBeGreaterThan(50);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=1200');
  });

  test('is found by uuid too, and drawn once', async () => {
    const { name, id } = required(player);
    const [byName, byId] = [
      await draw(`skins.png?player=${name}`, from),
      await draw(`skins.png?player=${id}`, from),
    ];
    expect(byId.reply.headers.get('etag')).toBe(byName.reply.headers.get('etag'));
  });

  test('shows the name of the item in its color', async () => {
    const { colors } = await draw(
      `skulls.png?player=${required(player).name}&name=%3C%23ff0011%3ETrophy&lore=%3C%230011ff%3Ewon`,
      from,
    );
    expect(required(colors.get('#ff0011')).pixels).toBeGreaterThan(500);
    expect(required(colors.get('#0011ff')).pixels).toBeGreaterThan(100);
  });

  test('who does not exist is the page’s own', async () => {
    expect(await redirected('skins.png?player=NobodyAtAll', from)).toEqual([
      302,
      '/og/en/skins.png',
    ]);
  });
});
