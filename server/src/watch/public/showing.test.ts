import { createHash } from 'node:crypto';
import type { PublicStatus, WatchDays, WatchIncidents } from '@fucina/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { BUDGETS } from '../../limits/budgets.ts';
import { createLimits } from '../../limits/limits.ts';
import { createTestApp, testSettings } from '../../testing/test-app.ts';
import { writeBadge } from '../../tools/status/images/badge.ts';
import { createTestWatch, START_S, type TestWatch, upAt } from '../testing/test-watch.ts';
import { writeEmbed } from './embed-document.ts';
import { writeFeed } from './feed.ts';
import { writeSpark } from './spark.ts';
import { statusBadge } from './status-badge.ts';

const NAME = '0123456789';
const PARTS = ['badge.svg', 'spark.svg', 'feed.atom', 'og.png'];

let watch: TestWatch;
let app: ReturnType<typeof createTestApp>;

beforeEach(async () => {
  watch = createTestWatch();
  app = createTestApp({ watch });
  const created = await watch.store.createWatch({
    id: 'watch00000',
    ownerHash: new Uint8Array(32),
    name: 'Ours alone',
    zone: 'Europe/Rome',
    language: 'it',
    createdAt: START_S - 7200,
    targets: [{ address: { edition: 'java', host: 'play.example.com', port: 25_565 }, ip: '' }],
    client: '',
    most: 1000,
  });
  await setPublic(true);
  const [java] = created.ok ? created.value.targets : [];
  if (java === undefined) throw new Error('it has one');
  const at = START_S - 3600;
  await watch.find(java, {
    sample: upAt(START_S, 37),
    standing: { state: 'up', since: at + 600, recentStarts: [] },
    incident: {
      incident: {
        startedAt: at,
        confirmedAt: at + 5,
        kind: 'down',
        reason: 'refused',
        reasons: [{ at, reason: 'refused' }],
        relapses: 0,
      },
      endedAt: at + 600,
    },
  });
});

function setPublic(isPublic: boolean) {
  return watch.store.updateWatch('watch00000', { isPublic, slug: NAME });
}

const get = (path: string, of = app) => of.request(`http://localhost${path}`);
const textOf = async (path: string) => (await get(path)).text();
const part = (name: string) => `/api/status/${NAME}/${name}`;

describe('what other pages show', () => {
  test.each([
    ['', 'play.example.com: Up'],
    ['?lng=it', 'play.example.com: Raggiungibile'],
    ['?show=players', 'play.example.com: 37'],
    ['?show=latency', 'play.example.com: 20 ms'],
    ['?show=uptime&days=7', / · 7 days/],
  ])('a badge%s', async (query, said) => {
    const svg = await textOf(part(`badge.svg${query}`));
    const title = /<title>(.*)<\/title>/.exec(svg)?.[1];
    expect(title).toMatch(said);
  });

  test('a badge of a page that is private now is a picture that says so, and not kept', async () => {
    await setPublic(false);
    const reply = await get(part('badge.svg?lng=it'));
    expect(reply.status).toBe(404);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('content-type')).toContain('image/svg+xml');
    expect(await reply.text()).toContain('<title>Fucina: Qui non c’è una pagina di stato</title>');
    const etag = reply.headers.get('etag') ?? '';
    const again = app.request(part('badge.svg?lng=it'), { headers: { 'if-none-match': etag } });
    expect((await again).status).toBe(404);
  });

  test('its color is that of the state, and grey is what nobody knows', () => {
    const tones = (['up', 'partly', 'down', 'unstable', 'unknown', 'paused'] as const).map(
      (state) => statusBadge({ ...STATUS, state }, { show: 'state', days: '30', lng: 'en' }).tone,
    );
    expect(tones).toEqual(['good', 'partly', 'bad', 'bad', 'neutral', 'neutral']);
  });

  test('a small picture has its numbers in its title', async () => {
    expect(await textOf(part('spark.svg'))).toContain(
      '<title>Players of play.example.com: from 37 to 37</title>',
    );
    expect(await textOf(part('spark.svg?show=latency&lng=it'))).toContain(
      '<title>Latenza di play.example.com: da 20 ms a 20 ms</title>',
    );
    const bars = await textOf(part('spark.svg?show=bars&theme=dark'));
    expect(bars.match(/<rect /g)?.length).toBeGreaterThanOrEqual(90);
  });

  test('the feed has each outage once, with its reason and where to read on', async () => {
    const named = createTestApp({
      watch,
      settings: testSettings({ PUBLIC_URL: 'https://fucina.example' }),
    });
    const xml = await (await get(part('feed.atom?lng=it'), named)).text();
    expect(xml.match(/<entry>/g)).toHaveLength(1);
    expect(xml).toContain('<title>Non raggiungibile per 10 minuti</title>');
    expect(xml).toContain('<id>tag:fucina.example,2026-11-29:incident/0123456789/java/1</id>');
    expect(xml).toContain('href="https://fucina.example/status/0123456789?lng=it#i-1"');
    expect(xml).toContain(`<updated>${new Date((START_S - 3000) * 1000).toISOString()}</updated>`);
    expect(xml).toContain('La macchina c’è, ma su quella porta non ascolta nessuno.');
  });

  test('the picture for previews of links has their size', async () => {
    const reply = await get(part('og.png'));
    expect(reply.headers.get('content-type')).toBe('image/png');
    const file = Buffer.from(await reply.arrayBuffer());
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

describe('the document for frames', () => {
  test('it may be in any frame, and nothing in it runs', async () => {
    const reply = await get(`/embed/${NAME}?lng=it&theme=dark`);
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("script-src 'none'");
    expect(reply.headers.get('cross-origin-opener-policy')).toBeNull();
    const html = await reply.text();
    expect(html).toContain('<html lang="it" class="dark">');
    expect(html).toContain('Raggiungibile');
    expect(html).not.toMatch(/<script|style="|\son\w+=/);
    const [, style = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
  });

  test('no other answer may be in a frame', async () => {
    for (const path of ['/healthz', part('badge.svg'), '/api/status/x', '/nothing']) {
      const { headers } = await get(path);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    }
  });
});

test.each([...PARTS.map(part), `/embed/${NAME}`])(
  '%s: the same 404 for a page that is private and one that never was',
  async (path) => {
    const unknown = await get(path.replace(NAME, 'zzzzzzzzzz'));
    await setPublic(false);
    const hidden = await get(path);
    expect([hidden.status, unknown.status]).toEqual([404, 404]);
    expect(await hidden.text()).toBe(await unknown.text());
  },
);

test.each([...PARTS.map(part), `/embed/${NAME}`])('%s costs a request', async (path) => {
  const limited = createTestApp({ watch, limits: createLimits({}) });
  for (let turn = 0; turn < BUDGETS.watch.perMinute; turn += 1) {
    await limited.request(`http://localhost/api/status/${NAME}/events`);
  }
  expect((await get(path, limited)).status).toBe(429);
});

test('a frame is written once for half a minute, and is gone at once when its page is private', async () => {
  const first = await textOf(`/embed/${NAME}`);
  const [java] = (await watch.store.readWatch({ slug: NAME }))?.targets ?? [];
  if (java === undefined) throw new Error('it has one');
  await watch.find(java, { sample: upAt(START_S + 5, 99) });
  watch.setNow(START_S + 6);
  expect(await textOf(`/embed/${NAME}`)).toBe(first);
  expect(await textOf(`/embed/${NAME}?theme=dark`)).toContain('99');
  await setPublic(false);
  expect((await get(`/embed/${NAME}`)).status).toBe(404);
});

test.each([...PARTS.map(part), `/embed/${NAME}`])(
  '%s does not tell what the owner calls it',
  async (path) => expect(await textOf(path)).not.toContain('Ours alone'),
);

test.each(PARTS.map(part))('%s: where servers are not watched, it says so', async (path) => {
  expect((await get(path, createTestApp())).status).toBe(503);
});

const uptime = {
  uptime: { value: 99.31, digits: 2 },
  coverage: { value: 100, digits: 0 },
  is_partly_measured: false,
  down_s: 600,
  partly_s: 0,
} as const;
const HOSTILE = [
  '<script>alert(1)</script>',
  `"><img src=x onerror=alert(1)>`,
  `' onload='alert(1)`,
  ']]><x/>',
  '</style><script>alert(1)</script>',
  '&lt;script&gt;',
  '\u0000\u0008',
];
const STATUS: PublicStatus = {
  slug: NAME,
  name: HOSTILE.join(' '),
  is_verified: true,
  address: HOSTILE.join(' '),
  state: 'up',
  since: START_S,
  editions: [],
  uptime: { day: uptime, week: uptime, month: uptime, quarter: uptime },
  zone: 'UTC',
  created_at: START_S,
  checked_at: START_S,
  maintenance_until: null,
  place: '',
};

test('a hostile name is text everywhere', () => {
  const days: WatchDays['days'] = [];
  const incidents: WatchIncidents['incidents'] = [];
  const asked = { show: 'state', days: '30', lng: 'en' } as const;
  const written = [
    writeBadge(statusBadge(STATUS, asked)),
    writeSpark({ title: STATUS.name, content: '' }),
    writeFeed({ status: STATUS, incidents, language: 'en', origin: '' }),
    writeEmbed({ status: STATUS, days, language: 'en', theme: 'auto' }),
  ];
  for (const text of written) {
    expect(text).not.toMatch(/<script|<img|<x\/>/);
    expect(text).not.toMatch(/["']\s*on\w+\s*=/);
    expect([...text].filter((char) => char < ' ' && char !== '\n')).toEqual([]);
    expect(text).toContain('&lt;script&gt;');
  }
});
