// Hostile messages for the tools. `FUZZ_RUNS` sets how many each, `FUZZ_SEED` repeats a run.
import process from 'node:process';
import { fc } from '@fast-check/vitest';
import { createToolFunctions, TOOL_LIMITS } from '@fucina/tool-functions';
import { expect, test } from 'vitest';
import { expectFairPrice } from '../testing/request-price.ts';
import { createTestApp } from '../testing/test-app.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

const refused = async () => ({ ok: false, error: { code: 'refused', message: 'No.' } }) as const;
const functions = createToolFunctions({
  serverStatus: refused,
  watchedServer: refused,
  mojangPlayer: refused,
  mojangProfile: refused,
  skinPixels: refused,
});

const piece = fc.constantFrom(
  ...['<red>', '</red>', '<gradient:red:blue>', '<rainbow>', '<hover:show_text:"', "<'", '\\', '"'],
  ...['&#ff00ff', '&x&f&f&0&0&f&f', '§k', '{"text":"', '"extra":[', '[', '{', ']', '}', '1b', ','],
  ...['java ', '-jar ', '-Xmx', ' ', '\n', '\0', 'ü', '🎉', '\u0301', 'a'],
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  // Within every limit, as long as possible: the dear ones.
  fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([pieces, isTurned]) => {
      const unit = pieces.join('');
      const long = unit.repeat(Math.max(1, Math.floor(TOOL_LIMITS.text / unit.length)));
      return isTurned ? [...long].reverse().join('') : long;
    }),
);
const NOTATIONS = ['minimessage', 'legacy', 'section', 'json', 'snbt', 'html', 'ansi', 'plain'];
const FIELDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  from: fc.constantFrom(undefined, ...NOTATIONS),
  to: fc.constantFrom(...NOTATIONS),
  colors: fc.array(fc.constantFrom('#fff', '#E43A96', 'x'), { maxLength: TOOL_LIMITS.colors }),
  format: fc.constantFrom(undefined, 'MiniMessage', 'JSON', '&#rrggbb', 'BBCode', 'x'),
  version: fc.constantFrom(undefined, '1.8', '1.13', '1.21.5', '999.999', '..'),
  ramMb: fc.constantFrom(512, 4096, 24_576, 1e9, -1),
  count: fc.constantFrom(undefined, 1, 6400, 1e15),
  lore: fc.array(text, { maxLength: 20 }),
};
const message = (tool: (typeof functions)[number]) => {
  const fields = Object.keys(tool.input.shape).map((key) => [key, FIELDS[key] ?? text]);
  const given = fc.oneof(
    { weight: 9, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.anything({ withNullPrototype: false }) },
  );
  return given.map((input) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: tool.name, arguments: input },
  }));
};

const app = createTestApp();
const post = (body: string) =>
  app.request('/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body,
  });

test.each(functions.map((tool) => [tool.name, tool] as const))(
  `%s answers ${RUNS} hostile calls within its price (seed ${SEED})`,
  { timeout: 60_000 + RUNS * 100 },
  async (name, tool) => {
    await post('{}');
    await fc.assert(
      fc.asyncProperty(message(tool), async (each) => {
        const body = JSON.stringify(each);
        await expectFairPrice(`${name} ${body.slice(0, 2000)}`, () => post(body));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
);

test(`messages that are none are refused (seed ${SEED})`, { timeout: 60_000 }, async () => {
  const odd = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.nat({ max: 30_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    fc.nat({ max: 10_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
    fc
      .record({
        jsonrpc: fc.constantFrom('2.0', '1.0', undefined),
        id: fc.oneof(fc.nat(), fc.string(), fc.constant(null), fc.object()),
        method: fc.constantFrom('tools/call', 'tools/list', 'initialize', '__proto__', 'ping', ''),
        params: fc.anything({ withNullPrototype: false }),
      })
      .map((each) => JSON.stringify(each)),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (body) => {
      await expectFairPrice(body.slice(0, 2000), () => post(body));
    }),
    { numRuns: RUNS * 3, seed: SEED },
  );
  expect((await post('null')).status).toBe(400);
});
