// Pages whose address opens a state, through the front door.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fc, test } from '@fast-check/vitest';
import { pageById, type ToolId } from '@fucina/site';
import { describe, expect } from 'vitest';
import { shedExpensiveWork } from '../event-loop-watch.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { createLimits, type Limits, noLimits } from '../limits/limits.ts';
import { createTestApp, testSettings } from '../testing/test-app.ts';
import { siteWithHeads } from './testing/tool-pages.ts';

const ORIGIN = 'https://fucina.example';
const settings = testSettings({ PUBLIC_URL: ORIGIN });
const app = createTestApp({ site: siteWithHeads(), settings });

/** For each tool a query that opens a state. */
const STATES: readonly (readonly [tool: ToolId, query: string, alt: string])[] = [
  ['text-gradient', 'text=Hello&colors=%23f00,%2300f', '“Hello” in a colour gradient'],
  ['small-caps', 'text=hello', '“hello” as Minecraft shows it'],
  ['text-workshop', 'text=%3Cred%3Ehello', '“hello” as Minecraft shows it'],
  ['lore-generator', 'title=Sword&lines=%3Cred%3EHot', 'The tooltip of an item: “Sword Hot”'],
  ['motd', 'line1=Hi&line2=there', 'A server in the multiplayer list: “Hi there”'],
  [
    'server-status',
    'address=play.example.net',
    'The status of the Minecraft server play.example.net',
  ],
  ['skins', 'player=Notch', 'The Minecraft skin of Notch'],
  ['skulls', 'player=Notch&name=Trophy', 'The head of Notch as a Minecraft item'],
];

const CONTENT = /<meta (?:name|property)="([^"]*)" content="([^"]*)">/g;

function tagsOf(html: string): ReadonlyMap<string, string> {
  const head = html.slice(0, html.indexOf('</head>'));
  return new Map([...head.matchAll(CONTENT)].map(([, name = '', content = '']) => [name, content]));
}

/** A page without what its tags say. */
function frameOf(html: string): string {
  return html.replace(CONTENT, '<meta $1>');
}

async function open(path: string, headers: Record<string, string> = {}) {
  const reply = await app.request(path, { headers });
  return { reply, html: await reply.text() };
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&([^;]*);/g, (_, name: string) => signs[name] ?? `no sign ${name}`);
}

describe.each(STATES)('a link of %s', (tool, query, alt) => {
  const { path } = pageById(tool);

  test('names a picture of its state, at our own address', async () => {
    const { html } = await open(`${path}?${query}`);
    const tags = tagsOf(html);
    const picture = new URL(unescaped(tags.get('og:image') ?? ''));
    expect(picture.origin + picture.pathname).toBe(`${ORIGIN}/link-picture/${tool}.png`);
    for (const [name, value] of new URLSearchParams(query)) {
      expect(picture.searchParams.get(name)).toBe(value);
    }
    expect(picture.searchParams.get('lng')).toBe('en');
    expect(tags.get('twitter:image')).toBe(tags.get('og:image'));
    expect(unescaped(tags.get('og:image:alt') ?? '')).toBe(alt);
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630']);
  });

  test('is previewed with its state, and listed by search engines without', async () => {
    const { html } = await open(`${path}?${query}&utm_source=chat`);
    const shared = new URL(unescaped(tagsOf(html).get('og:url') ?? ''));
    expect(shared.origin + shared.pathname).toBe(ORIGIN + path);
    for (const [name, value] of new URLSearchParams(query)) {
      expect(shared.searchParams.get(name)).toBe(value);
    }
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/${tool}?lng=en">`);
  });

  test('speaks the language of the page', async () => {
    const { html } = await open(`${path}?${query}&lng=it`);
    const tags = tagsOf(html);
    expect(new URL(unescaped(tags.get('og:image') ?? '')).searchParams.get('lng')).toBe('it');
    expect(unescaped(tags.get('og:image:alt') ?? '')).not.toBe(alt);
    expect(html).toContain('<html lang="it">');
  });

  test('is the same page everywhere else', async () => {
    const [plain, linked] = [await open(path), await open(`${path}?${query}`)];
    expect(frameOf(linked.html)).toBe(frameOf(plain.html));
    expect(linked.html).toContain('content="in the body"');
    const headers = (reply: Response) =>
      [...reply.headers].filter(
        ([name]) => !['etag', 'content-length', 'x-request-id'].includes(name),
      );
    expect(headers(linked.reply)).toEqual(headers(plain.reply));
  });
});

test('the address of a server is in the title', async () => {
  const { html } = await open('/tools/server-status?address=%20play.example.net:25566%20');
  expect(tagsOf(html).get('og:title')).toBe('play.example.net:25566: Server status');
});

test.each([
  ['no query', '/tools/textgradient'],
  ['a query that is no state', '/tools/textgradient?utm_source=chat&lng=en'],
  ['a state without text', '/tools/textgradient?text=&colors=%23f00'],
  ['the default state', '/tools/textgradient?text=Fucina'],
  ['an address that none has', '/tools/server-status?address=https://example.net/x'],
  ['no address', '/tools/server-status?address='],
  ['a name that no player has', '/texture/skins?player=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['a command in place of a player', '/texture/skulls?player=/give%20@p%20stone'],
  ['more text than a link of ours has', `/tools/textgradient?text=${'a'.repeat(2000)}`],
  ['a hundred thousand characters', `/tools/textgradient?text=${'a'.repeat(90_000)}`],
  ['a page without pictures of states', '/tools/server?jar=a.jar'],
])('with %s the page is as it was built', async (_, address) => {
  const path = address.split('?', 1)[0] ?? '';
  const [plain, asked] = [await open(path), await open(address)];
  expect(asked.html).toBe(plain.html);
  expect(asked.reply.headers.get('etag')).toBe(plain.reply.headers.get('etag'));
});

describe('what is sent', () => {
  const linked = '/tools/textgradient?text=Hello';

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed as %s', async (encoding, decompress) => {
    const { html } = await open(linked);
    for (const _ of ['first', 'kept']) {
      const reply = await app.request(linked, { headers: { 'accept-encoding': encoding } });
      expect(reply.headers.get('content-encoding')).toBe(encoding);
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(reply.headers.get('content-length')).toBe(String(bytes.length));
      expect(decompress(bytes).toString()).toBe(html);
    }
  });

  test('has an ETag for its state and its encoding', async () => {
    const etags = await Promise.all(
      [linked, '/tools/textgradient?text=Hi', `${linked}&lng=it`].flatMap((path) =>
        ['', 'br'].map(async (encoding) => {
          const { reply } = await open(path, { 'accept-encoding': encoding });
          return reply.headers.get('etag');
        }),
      ),
    );
    expect(new Set(etags).size).toBe(6);
  });

  test('is not sent again', async () => {
    const etag = (await open(linked)).reply.headers.get('etag') ?? '';
    const { reply, html } = await open(linked, { 'if-none-match': etag });
    expect([reply.status, html]).toEqual([304, '']);
    const other = await open('/tools/textgradient?text=Hi', { 'if-none-match': etag });
    expect(other.reply.status).toBe(200);
  });

  test('has the same headers for HEAD', async () => {
    const [asked, head] = [
      await app.request(linked),
      await app.request(linked, { method: 'HEAD' }),
    ];
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(asked.headers.get('etag'));
    expect(head.headers.get('content-length')).toBe(asked.headers.get('content-length'));
  });
});

test('who opens too many gets the page as it was built', async () => {
  const budgets = { ...BUDGETS, link: { ...BUDGETS.link, perMinute: 2 } };
  const limited = createTestApp({
    site: siteWithHeads(),
    settings,
    limits: createLimits({ budgets }),
  });
  const picture = async () => {
    const reply = await limited.request('/tools/textgradient?text=Hello');
    expect(reply.status).toBe(200);
    return tagsOf(await reply.text()).get('og:image');
  };
  expect(await picture()).toContain('/link-picture/');
  expect(await picture()).toBe(`${ORIGIN}/og/en/text-gradient.png`);
});

test('a state is charged before it is read, also one that opens nothing', async () => {
  const spent: string[] = [];
  const limits: Limits = {
    ...noLimits,
    spend: async (_, work) => {
      spent.push(work);
      return undefined;
    },
  };
  const counted = createTestApp({ site: siteWithHeads(), settings, limits });
  await counted.request('/tools/textgradient?text=Hello');
  await counted.request('/tools/textgradient?text=%20');
  await counted.request('/tools/textgradient');
  expect(spent).toEqual(['link', 'link']);
});

test('while the event loop lags, the page is the one that was built', async () => {
  const limits = shedExpensiveWork(noLimits, { isLagging: () => true, observeShed: () => {} });
  const lagging = createTestApp({ site: siteWithHeads(), settings, limits });
  const reply = await lagging.request('/tools/textgradient?text=Hello');
  expect(reply.status).toBe(200);
  expect(tagsOf(await reply.text()).get('og:image')).toBe(`${ORIGIN}/og/en/text-gradient.png`);
  expect((await lagging.request('/link-picture/text-gradient.png?text=Hello')).status).toBe(503);
});

test('opening a page with an address contacts nobody', async () => {
  let pings = 0;
  const pinging = createTestApp({
    site: siteWithHeads(),
    ping: async () => {
      pings += 1;
      return { ok: false, code: 'blocked_target' };
    },
  });
  const reply = await pinging.request('/tools/server-status?address=play.example.net');
  expect(await reply.text()).toContain('/link-picture/server-status.png');
  expect(pings).toBe(0);
});

const HOSTILE = [
  '"><script>alert(1)</script>',
  "'onload='x",
  '</head><body>',
  '$&$1$`$$',
  '<!--',
  '&quot;&#60;',
  'a"b',
  '\u202e\u0000\ufffe',
  'https://fucina.invalid',
] as const;

const anyValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...HOSTILE),
  fc.constantFrom('Notch', 'play.example.net', '10.0.0.1', '1', '#ff0000,#00ff00'),
);
const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ...['text', 'colors', 'bold', 'format', 'values', 'title', 'lines', 'line1', 'line2'],
        ...['align1', 'address', 'bedrock', 'player', 'name', 'lore', 'lng', 'check', 'x"><b>'],
      ),
      anyValue,
      fc.boolean(),
    ),
    { maxLength: 5 },
  )
  .map((pairs) =>
    pairs
      .map(([name, value, isRaw]) => {
        const written = isRaw
          ? value.replace(/[^!-~]|[#&]/g, '%')
          : encodeURIComponent(value.toWellFormed());
        return `${encodeURIComponent(name)}=${written}`;
      })
      .join('&'),
  );

test.prop([fc.constantFrom(...STATES.map(([tool]) => pageById(tool).path)), anyQuery])(
  'whatever the query, only the contents of tags change, and none ends its tag',
  async (path, query) => {
    const language = new URLSearchParams(query).get('lng') === 'it' ? 'it' : 'en';
    const reply = await app.request(`${path}?${query}`);
    if (reply.headers.get('cache-control') === 'no-store') return; // the plain form, with its own tests
    const html = await reply.text();
    const plain = await (await app.request(`${path}?lng=${language}`)).text();
    expect(frameOf(html)).toBe(frameOf(plain));
    for (const [name, content] of tagsOf(html)) {
      expect(content).toMatch(/^(?:[^<>"'&]|&(?:amp|lt|gt|quot|#39);)*$/);
      if (name === 'og:image' || name === 'og:url') {
        expect(new URL(unescaped(content)).origin).toBe(ORIGIN);
      }
    }
  },
);
