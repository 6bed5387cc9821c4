// Hostile requests for every endpoint. `FUZZ_RUNS` sets how many each, `FUZZ_SEED` repeats a run.
import process from 'node:process';
import { fc } from '@fast-check/vitest';
import { type Endpoint, endpoints } from '@fucina/api-contract';
import { GRADIENT_FORMATS } from '@fucina/minecraft-text';
import { test } from 'vitest';
import { expectFairPrice } from './testing/request-price.ts';
import { createTestApp } from './testing/test-app.ts';
import { testSite } from './testing/test-site.ts';
import { createTestWatch } from './watch/testing/test-watch.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

const PIECES = [
  ...[
    '..',
    '/',
    '//',
    '\\',
    '%',
    '%2f',
    '%00',
    '%zz',
    '?',
    '#',
    ':',
    '::1',
    '[::1]',
    '127.0.0.1',
    '25565',
    '65536',
  ],
  ...[
    'a.example',
    'xn--',
    'ü',
    '.png',
    '.svg',
    'Notch',
    '069a79f444e94726a5befca90e38aaf5',
    '-',
    '_',
    '@',
    '0',
    '1e9',
  ],
  ...[
    'true',
    'false',
    'null',
    '{}',
    '[]',
    '"',
    "'",
    '<script>',
    '\n',
    '\0',
    ' ',
    '🎉',
    '\u0301',
    '__proto__',
    '$t',
  ],
];
const piece = fc.constantFrom(...PIECES);
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.tuple(piece, fc.nat({ max: 2000 })).map(([each, times]) => each.repeat(times)),
);
/** In a path also unencoded, as a client may send it. */
const inPath = fc.oneof(
  hostileText.map(encode),
  fc
    .array(fc.constantFrom('..', '%', '%2e', '//', 'a', ':', '%ff', '.'), { maxLength: 9 })
    .map((raw) => raw.join('')),
);

const variable = fc.constantFrom('$c', '$t', '$f', '$1', '$2', '$3', '$4', '$5', '$6', '$7', '$');
const literal = fc.constantFrom('&', '§', '<', '-', '"', '\\', '\0', 'é', '🎉', '{', '}');
const template = fc
  .array(
    fc.oneof(
      variable,
      literal,
      literal.map((each) => each.repeat(40)),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));
/** One that is accepted: the dear ones among these cost most. */
const goodTemplate = fc
  .tuple(literal, fc.nat({ max: 90 }), literal, fc.subarray(['$1', '$2', '$3', '$6', '$f']))
  .map(([before, times, after, digits]) => `${before.repeat(times)}${digits.join('')}$c${after}`);
const goodWrapper = fc
  .tuple(literal, fc.nat({ max: 90 }))
  .map(([each, times]) => `${each.repeat(times)}$t`);
const anyTemplate = fc.oneof(template, goodTemplate);
const anyWrapper = fc.oneof(template, goodWrapper);
const notation = fc.record(
  {
    color: fc.oneof(anyTemplate, fc.constantFrom('MiniMessage', 'JSON')),
    char: fc.oneof(literal, template),
    bold: anyWrapper,
    italic: anyWrapper,
    underline: anyWrapper,
    strikethrough: anyWrapper,
    obfuscate: anyWrapper,
  },
  { requiredKeys: ['color'] },
);
const flag = fc.constantFrom('true', 'false', 'true', '1');
const color = fc.oneof(
  fc.constantFrom('#E43A96', 'fff', '&#FBE108', '', '#ggg'),
  fc.record({ hex: fc.constantFrom('#000000', '#fff'), pos: fc.double({ min: -1, max: 101 }) }),
);
const gradientQuery = fc.record(
  {
    text: fc.oneof(
      hostileText,
      fc
        .tuple(
          fc.constantFrom('a', ' ', 'é', '🎉', '👨‍👩‍👧', '\0', '<', '\u0301', 'a '),
          fc.nat({ max: 10_001 }),
        )
        .map(([each, length]) => each.repeat(length / each.length)),
    ),
    format: fc.oneof(
      fc.constantFrom(...GRADIENT_FORMATS),
      anyTemplate,
      notation.map((each) => JSON.stringify(each)),
    ),
    colors: fc.oneof(
      fc.array(color, { maxLength: 5 }).map((each) => JSON.stringify(each)),
      fc.nat({ max: 260 }).map((length) => hexList(length)),
      hostileText,
    ),
    bold: flag,
    italic: flag,
    underline: flag,
    strikethrough: flag,
    obfuscate: flag,
    colorlength: fc.constantFrom('1', '2', '0', '9007199254740991', 'x'),
    trimspaces: flag,
    lowercase: flag,
    prefixsuffix: fc.oneof(template, goodWrapper, fc.constant('$t'.repeat(100))),
  },
  { requiredKeys: ['text'] },
);

/** Within every limit of its parts, so that only the length of the output stands in the way. */
const dearQuery = fc.record({
  text: fc
    .tuple(fc.constantFrom('a', 'é', '\0', '<', '\u0301'), fc.integer({ min: 2000, max: 10_000 }))
    .map(([each, length]) => each.repeat(length)),
  format: fc
    .record({ color: goodTemplate, bold: goodWrapper, italic: goodWrapper })
    .map((each) => JSON.stringify(each)),
  colors: fc.integer({ min: 1, max: 256 }).map((length) => hexList(length)),
  bold: fc.constant('true'),
  italic: fc.constantFrom('true', 'false'),
  prefixsuffix: fc.nat({ max: 100 }).map((times) => '$t'.repeat(times)),
});

const LANGUAGES = fc.constantFrom(
  '',
  'it',
  'en;q=0.5, it;q=0.9',
  '*',
  ';q=',
  ',,,,',
  'it;q=1e9'.repeat(200),
);
const headers = fc.record(
  {
    'accept-language': LANGUAGES,
    'accept-encoding': fc.constantFrom('gzip', 'br;q=0', '*;q=0', 'identity;q=0', ','.repeat(2000)),
    cookie: fc.constantFrom('i18nextLng=it', 'i18nextLng=../..', '='.repeat(500)),
    'if-none-match': fc.constantFrom('*', '""', 'W/"a", "b"', '"'.repeat(999)),
    origin: fc.constantFrom('null', 'https://a.example'),
    authorization: fc.constantFrom(
      'Bearer',
      'Bearer fw_',
      `Bearer ${'x'.repeat(5000)}`,
      'Basic Zm9v',
    ),
    'content-type': fc.constantFrom('application/json', 'text/plain', 'application/json; x'),
    host: fc.constantFrom('a.example', 'a.example:99999', '[::1]', '<script>'),
  },
  { requiredKeys: [] },
);

const METHODS = fc.constantFrom(
  ...['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'POST', 'PATCH', 'DELETE'],
);
const BODIES = fc.oneof(
  hostileText,
  fc.json({ maxDepth: 8 }),
  fc.nat({ max: 20_000 }).map((length) => '['.repeat(length)),
  fc
    .record({ address: hostileText, zone: hostileText, editions: fc.array(hostileText) })
    .map((body) => JSON.stringify(body)),
);

const targets: Readonly<Record<string, fc.Arbitrary<string>>> = {
  ...Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, targetOf(endpoint)])),
  'the gradient, with templates': fc
    .oneof(gradientQuery, dearQuery)
    .map((query) => `/api/v2/rgb?${queryText(query)}`),
  'pages and files': fc
    .tuple(
      fc.constantFrom(
        '/',
        '/tools',
        '/tools/',
        '/it/',
        '/assets/',
        '/locales/',
        '/locales/en/',
        '/head/',
      ),
      inPath,
      hostileText,
    )
    .map(([start, path, lng]) => `${start}${path}?${queryText({ lng })}`),
  'discovery and operation': fc
    .tuple(
      fc.constantFrom(
        '/robots.txt',
        '/sitemap.xml',
        '/llms.txt',
        '/.well-known/ai-catalog.json',
        '/mcp/server-card',
        '/api/openapi.json',
        '/healthz',
        '/readyz',
        '/metrics',
      ),
      hostileText,
    )
    .map(([path, query]) => `${path}?${encode(query)}`),
  'the words': fc
    .tuple(fc.constantFrom('en', 'it', 'de', '..'), hostileText)
    .map(([language, query]) => `/locales/${language}/translation.json?${encode(query)}`),
  slashes: fc.nat({ max: 8000 }).map((times) => `${'/'.repeat(times)}x`),
};

const app = createTestApp({ site: testSite(), watch: createTestWatch() });

test.each(Object.keys(targets))(
  `%s answers ${RUNS} hostile requests within its price (seed ${SEED})`,
  { timeout: 60_000 + RUNS * 50 },
  async (name) => {
    const target = targets[name] ?? fc.constant('/');
    await fc.assert(
      fc.asyncProperty(target, METHODS, headers, BODIES, async (path, verb, sent, body) => {
        const more = verb === 'GET' || verb === 'HEAD' ? {} : { body };
        const request = () =>
          app.request(new Request(urlOf(path), { method: verb, headers: sent, ...more }));
        await expectFairPrice(`${verb} ${path.slice(0, 2000)}`, request);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
);

function targetOf({ path, query }: Endpoint): fc.Arbitrary<string> {
  const holes = path.match(/\{\w+\}/g) ?? [];
  const fields = Object.keys(query?.shape ?? {});
  const values = fc.record(Object.fromEntries(fields.map((field) => [field, hostileText])), {
    requiredKeys: [],
  });
  return fc
    .tuple(fc.array(inPath, { minLength: holes.length, maxLength: holes.length }), values)
    .map(([parts, given]) => {
      const filled = holes.reduce(
        (target: string, hole, at) => target.replace(hole, () => parts[at] ?? ''),
        path,
      );
      return `${filled}?${queryText(given)}`;
    });
}

function hexList(length: number): string {
  return JSON.stringify(Array.from({ length }, (_, at) => `#${100 + at}`));
}

function queryText(fields: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encode(value ?? '')}`)
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function urlOf(path: string): string {
  return `http://localhost${path}`;
}
